"""À la carte, the card game: appetizers, main courses and desserts, collected to whole dishes. Pure."""
