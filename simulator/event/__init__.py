"""The stand: shown at an event, unattended, for days."""
