"""À la carte, the dexterity simulator."""

__version__ = "0.1.0"
