"""The lab in the window: a scene live in the middle, a slider for each of its values, counts that grow meanwhile."""
