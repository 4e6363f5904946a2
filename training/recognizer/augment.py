"""Simulates paper, light, lens and wear, for a whole batch on the accelerator."""

import math

import torch
import torch.nn.functional as F


def between(low, high, count, device):
    return torch.empty(count, 1, 1, 1, device=device).uniform_(low, high)


def chance(share, count, device):
    return (torch.rand(count, 1, 1, 1, device=device) < share).float()


def smooth_noise(count, rows, columns, height, width, device):
    return F.interpolate(torch.randn(count, 1, rows, columns, device=device), (height, width), mode='bicubic')


def bend(ink, strength=1.0):
    count, _, height, width = ink.shape
    device = ink.device
    turn = between(-0.02, 0.02, count, device) * strength
    slant = between(-0.25, 0.25, count, device) * chance(0.3, count, device) * strength
    tall = 1 + between(-0.12, 0.12, count, device) * strength
    shift = between(-0.08, 0.08, count, device) * strength
    wave = between(0, 0.1, count, device) * chance(0.4, count, device) * strength
    length = between(0.5, 3, count, device)
    phase = between(0, 2 * math.pi, count, device)
    y = torch.linspace(-1, 1, height, device=device).view(1, height, 1, 1)
    x = torch.linspace(-1, 1, width, device=device).view(1, 1, width, 1)
    across = width / height
    down = y * tall + turn * x * across + shift + wave * torch.sin(length * x * math.pi + phase)
    along = x + slant * y / across
    grid = torch.cat([along.expand(count, height, width, 1), down.expand(count, height, width, 1)], -1)
    return F.grid_sample(ink, grid, mode='bilinear', padding_mode='zeros', align_corners=True)


def blur(image, most):
    count = image.shape[0]
    device = image.device
    reach = torch.arange(-3, 4, device=device, dtype=torch.float32)
    wide = between(0.05, most, count, device) * chance(0.7, count, device) + 0.05
    tall = between(0.05, most, count, device) * chance(0.7, count, device) + 0.05
    row = torch.exp(-(reach.view(1, 1, 1, 7) ** 2) / (2 * wide**2))
    column = torch.exp(-(reach.view(1, 1, 7, 1) ** 2) / (2 * tall**2))
    kernel = row * column
    kernel = kernel / kernel.sum((2, 3), keepdim=True)
    return F.conv2d(image.transpose(0, 1), kernel, padding=3, groups=count).transpose(0, 1)


def moved(image):
    """Motion blur."""
    count = image.shape[0]
    device = image.device
    angle = between(0, math.pi, count, device)
    reach = between(0.3, 2.6, count, device)
    place = torch.arange(-3, 4, device=device, dtype=torch.float32)
    along = place.view(1, 1, 1, 7) * torch.cos(angle) + place.view(1, 1, 7, 1) * torch.sin(angle)
    across = place.view(1, 1, 7, 1) * torch.cos(angle) - place.view(1, 1, 1, 7) * torch.sin(angle)
    kernel = torch.sigmoid((reach - along.abs()) * 4) * torch.exp(-(across**2) / 0.4)
    kernel = kernel / kernel.sum((2, 3), keepdim=True)
    blurred = F.conv2d(image.transpose(0, 1), kernel, padding=3, groups=count).transpose(0, 1)
    return torch.where(chance(0.15, count, device) > 0, blurred, image)


def sharpened(image):
    """Sharpens as phones do, with light edges around the print."""
    count = image.shape[0]
    around = F.avg_pool2d(image, 5, 1, 2, count_include_pad=False)
    return image + (image - around) * between(0.2, 1.2, count, image.device) * chance(0.25, count, image.device)


def crumpled(ink):
    count, _, height, width = ink.shape
    device = ink.device
    x = torch.linspace(-1, 1, width, device=device).view(1, 1, width).expand(count, height, width)
    y = torch.linspace(-1, 1, height, device=device).view(1, height, 1).expand(count, height, width)
    strength = between(0, 1, count, device) * chance(0.25, count, device)
    rough = max(2, width // 24)
    aside = smooth_noise(count, 3, rough, height, width, device) * strength * 2.2 / width
    down = smooth_noise(count, 3, rough, height, width, device) * strength * 1.6 / height
    grid = torch.stack([x + aside.squeeze(1), y + down.squeeze(1)], -1)
    return F.grid_sample(ink, grid, mode='bilinear', padding_mode='zeros', align_corners=True)


def bands(count, height, width, device):
    """A worn print head: whole columns, rarely rows, print faintly."""
    columns = (smooth_noise(count, 1, max(2, width // 5), 1, width, device) > between(0.6, 2.2, count, device)).float()
    rows = (smooth_noise(count, height // 3, 1, height, 1, device) > between(1.4, 2.5, count, device)).float()
    weak = columns * chance(0.12, count, device) + rows * chance(0.06, count, device)
    return 1 - weak.clamp(0, 1) * between(0.3, 0.95, count, device)


def shaded(count, height, width, device):
    """The edge of a shadow, or light that falls off."""
    x = torch.linspace(0, 1, width, device=device).view(1, 1, 1, width)
    edge = torch.sigmoid((x - between(-0.2, 1.2, count, device)) * between(4, 60, count, device))
    return 1 - edge * between(0, 0.5, count, device) * chance(0.2, count, device)


def printed(ink, blurred):
    """From ink (0 to 1) to a greyscale image (0 to 1)."""
    count, _, height, width = ink.shape
    device = ink.device
    ink = blur(crumpled(bend(ink)), blurred)
    fade = torch.sigmoid(smooth_noise(count, 3, 10, height, width, device) * between(0, 2.5, count, device) + between(0.5, 3, count, device))
    ink = ink * torch.where(chance(0.5, count, device) > 0, fade, torch.ones_like(fade))
    holes = (smooth_noise(count, height // 2, max(2, width // 2), height, width, device) > between(0.9, 2.5, count, device)).float()
    ink = ink * (1 - holes * chance(0.3, count, device) * between(0.2, 0.9, count, device))
    streak = (torch.rand(count, 1, 1, width, device=device) < 0.03).float() * chance(0.08, count, device)
    ink = ink * (1 - streak * 0.8) * bands(count, height, width, device)
    ink = (ink * between(0.9, 1.8, count, device)).clamp(0, 1)
    paper = between(0.45, 1.0, count, device) + smooth_noise(count, 2, 5, height, width, device) * between(0, 0.06, count, device)
    contrast = between(0.12, 1, count, device) ** 0.7
    picture = paper * (1 - ink * contrast)
    picture = sharpened(moved(blur(picture * shaded(count, height, width, device), 0.9)))
    return finish(picture, 0.07)


def photographed(picture):
    """A real cropped line, varied a little each time."""
    count = picture.shape[0]
    device = picture.device
    paper = picture.amax((2, 3), keepdim=True)
    ink = crumpled(bend(paper - picture, 0.6)) * bands(count, *picture.shape[2:], device)
    fade = torch.sigmoid(smooth_noise(count, 3, 10, ink.shape[2], ink.shape[3], device) + between(1, 3, count, device))
    ink = ink * torch.where(chance(0.3, count, device) > 0, fade, torch.ones_like(fade))
    picture = paper - ink * between(0.5, 1.2, count, device)
    picture = moved(blur(picture, 1.0)) * between(0.6, 1.05, count, device)
    return finish(picture, 0.05)


def finish(picture, noise):
    count, _, height, width = picture.shape
    device = picture.device
    fine = torch.randn_like(picture) * between(0, noise, count, device) * chance(0.6, count, device)
    coarse = smooth_noise(count, height // 3, max(2, width // 3), height, width, device) * between(0, noise / 2, count, device)
    picture = (picture + fine + coarse).clamp(0, 1)
    turned = chance(0.05, count, device)
    return picture * (1 - turned) + (1 - picture) * turned
