"""Bad light, faint and crumpled print, a table around the paper, show-through: none of it moves the text."""

import math
import random

import torch
from torch.nn import functional as F


def chance(count: int, share: float, device) -> torch.Tensor:
    return (torch.rand(count, 1, 1, 1, device=device) < share).float()


def between(count: int, least: float, most: float, device) -> torch.Tensor:
    return torch.rand(count, 1, 1, 1, device=device) * (most - least) + least


def clouds(count: int, side: int, cells: int, device) -> torch.Tensor:
    """Soft random light from 0 to 1."""
    small = torch.rand(count, 1, cells, cells, device=device)
    return F.interpolate(small, size=(side, side), mode='bicubic', align_corners=False).clamp(0, 1)


def tables(count: int, side: int, device) -> torch.Tensor:
    """The table: plain, cloudy, streaked, grainy."""
    streaks = F.interpolate(torch.rand(count, 1, side // 4, 3, device=device), size=(side, side), mode='bilinear')
    grain = F.interpolate(torch.rand(count, 1, side // 3, side // 3, device=device), size=(side, side))
    parts = (
        between(count, 0, 1, device)
        + between(count, -0.5, 0.5, device) * (clouds(count, side, random.choice([3, 8, 24]), device) - 0.5)
        + between(count, 0, 0.4, device) * chance(count, 0.5, device) * (streaks - 0.5)
        + between(count, 0, 0.4, device) * chance(count, 0.5, device) * (grain - 0.5)
    )
    return parts.clamp(0, 1)


def faint(light, count, device):
    """Faded print: only pixels darker than the paper around them count as print."""
    paper = F.max_pool2d(F.avg_pool2d(light, 5, 1, 2), 31, 1, 15)
    paper = F.avg_pool2d(paper, 31, 1, 15, count_include_pad=False)
    weak = chance(count, 0.3, device)
    ink = weak * between(count, 0.1, 0.6, device) + (1 - weak)
    return torch.where(light < paper, paper - (paper - light) * ink, light), ink


def shining_through(light, ink, device):
    """Show-through: print of another paper, mirrored."""
    count = len(light)
    other = F.avg_pool2d(light.roll(1, 0).flip(random.choice([(-1,), (-1, -2)])), 3, 1, 1)
    strength = chance(count, 0.4, device) * between(count, 0.03, 0.38, device) * (ink > 0.9)
    return light * (1 - strength * (1 - other))


def blurred(light, device):
    count = len(light)
    reach = 6
    steps = torch.arange(-reach, reach + 1, device=device).float()
    sigma = between(count, 0.05, 1.9, device)[:, 0] * chance(count, 0.5, device)[:, 0] + 0.05
    long = between(count, 0, 2.5, device)[:, 0] * chance(count, 0.15, device)[:, 0]
    across = torch.exp(-((steps / (sigma + long)) ** 2) / 2)
    down = torch.exp(-((steps / sigma) ** 2) / 2)
    kernel = (down[:, 0, :, None] * across[:, 0, None, :])[:, None]
    kernel = kernel / kernel.sum((-1, -2), keepdim=True)
    return F.conv2d(light.transpose(0, 1), kernel, padding=reach, groups=count).transpose(0, 1)


def lit(light, device):
    count, _, side, _ = light.shape
    shade = 1 - between(count, 0, 0.8, device) * chance(count, 0.5, device) * clouds(count, side, random.choice([2, 3, 5]), device)
    dark = 1 - between(count, 0, 0.85, device) * chance(count, 0.5, device)
    creases = clouds(count, side, 40, device)
    creased = 1 - between(count, 0, 0.35, device) * chance(count, 0.2, device) * creases
    lifted = between(count, 0, 0.25, device) * chance(count, 0.3, device)
    return lifted + (1 - lifted) * light * shade * dark * creased


def grainy(light, device):
    count, _, side, _ = light.shape
    coarse = random.choice([1, 1, 2])
    noise = torch.randn(count, 1, side // coarse, side // coarse, device=device)
    noise = F.interpolate(noise, size=(side, side), mode='nearest')
    return light + noise * between(count, 0, 0.07, device) * chance(count, 0.5, device)


def sharpened(light, device):
    count = len(light)
    amount = between(count, 0, 1.5, device) * chance(count, 0.25, device)
    return light + amount * (light - F.avg_pool2d(light, 5, 1, 2))


def photographed(light, text, paper):
    """The student's input, from -1 to 1, and the text map it must output."""
    device = light.device
    count, _, side, _ = light.shape
    light, ink = faint(light + (1 - paper), count, device)
    light = shining_through(light, ink, device)
    light = light * paper + tables(count, side, device) * (1 - paper)
    negative = chance(count, 0.02, device)
    light = light * (1 - negative) + (1 - light) * negative
    light = grainy(sharpened(blurred(lit(light, device), device), device), device)
    # Cameras have 256 levels.
    return (light.clamp(0, 1) * 255).round() / 127.5 - 1, text
