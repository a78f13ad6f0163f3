"""The screens of a stand, one a file."""
