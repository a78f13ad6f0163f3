"""Physics against closed forms and the literature, with the same world, tool and materials as the acts."""
