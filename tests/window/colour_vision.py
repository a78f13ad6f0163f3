"""How a picture looks to the three kinds of dichromats.

Source: Machado, Oliveira & Fernandes 2009, A Physiologically-based Model for Simulation of Color Vision Deficiency,
matrices of full severity, for linear red, green and blue.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.float64]
"""Red, green and blue, 0 to 1, in the last axis."""

DICHROMACIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(pixels: Pixels) -> Pixels:
    """Without the screen's gamma (sRGB)."""
    return np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)


def seen_by(kind: str, pixels: Pixels) -> Pixels:
    """The linear light that a person of this kind takes the picture for."""
    return np.clip(linear(pixels) @ np.array(DICHROMACIES[kind]).T, 0, 1)


def brightness(light: Pixels) -> Pixels:
    """Relative luminance (WCAG 2) of linear light."""
    return light @ np.array((0.2126, 0.7152, 0.0722))


def contrast(first: Pixels, second: Pixels) -> Pixels:
    """The contrast of two luminances (WCAG 2), 1 to 21."""
    low, high = np.minimum(first, second), np.maximum(first, second)
    return (high + 0.05) / (low + 0.05)
