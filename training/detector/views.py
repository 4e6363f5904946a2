"""Crops of pages as cameras see them: turned, tilted, near and far, on a table, with the same crop of the text map."""

import math
import random

import torch
from torch.nn import functional as F

SIDE = 640
# Each page also in smaller sizes, to avoid aliasing in distant views.
SIZES = (1.0, 0.7, 0.5, 0.35)


class Page:
    def __init__(self, picture, likeness, device):
        both = torch.stack([torch.from_numpy(picture.copy()), torch.from_numpy(likeness.copy())])
        self.both = both[None].to(device).float() / 255
        self.height, self.width = picture.shape
        self.sizes = [
            self.both
            if size == 1
            else F.interpolate(self.both, scale_factor=size, mode='bilinear', antialias=True, align_corners=False)
            for size in SIZES
        ]

    def seen_at(self, zoom: float):
        """The smallest size with at least one pixel for each pixel of the view."""
        fitting = [both for both, size in zip(self.sizes, SIZES) if size >= zoom * 0.95]
        return fitting[-1] if fitting else self.sizes[0]


def zoom_for(page: Page) -> float:
    """A scale at which the paper has as many pixels as the detector may get."""
    least, most = random.choice([(350e3, 950e3), (350e3, 950e3), (120e3, 450e3), (900e3, 4000e3)])
    area = math.exp(random.uniform(math.log(least), math.log(most)))
    return math.sqrt(area / (page.width * page.height))


def angle_of_view() -> float:
    kind = random.random()
    if kind < 0.65:
        return math.radians(random.gauss(0, 4))
    if kind < 0.85:
        return math.radians(random.choice([90, 180, 270]) + random.gauss(0, 5))
    return random.uniform(0, 2 * math.pi)


def placed(page: Page, zoom: float, steps: torch.Tensor) -> torch.Tensor:
    """The position in the page, from -1 to 1, of each pixel of a view."""
    angle = angle_of_view()
    y, x = torch.meshgrid(steps, steps, indexing='ij')
    x, y = x * SIDE / 2, y * SIDE / 2
    if random.random() < 0.5:
        tip, aside = random.gauss(0, 1.5e-4), random.gauss(0, 1.5e-4)
        deep = (1 + tip * y + aside * x).clamp(min=0.5)
        x, y = x / deep, y / deep
    if random.random() < 0.3:
        bend, length = random.uniform(0, 8), random.uniform(250, 900)
        y = y + bend * torch.sin(x * 2 * math.pi / length + random.uniform(0, 6))
    x, y = (
        (x * math.cos(angle) - y * math.sin(angle)) / zoom,
        (x * math.sin(angle) + y * math.cos(angle)) / zoom,
    )
    if random.random() < 0.3:
        x = x * random.uniform(0.8, 1.25)
    # Mostly within the page, sometimes beyond its edge.
    reach = random.choice([0.7, 0.9, 1.1])
    at_x = random.uniform(-reach, reach) * max(0, page.width / 2 - SIDE / zoom / 3)
    at_y = random.uniform(-reach, reach) * max(0, page.height / 2 - SIDE / zoom / 3)
    return torch.stack([(x + at_x) / (page.width / 2), (y + at_y) / (page.height / 2)], -1)


def look(page: Page, steps: torch.Tensor):
    """A view of the page: brightness, text map, and mask of the paper."""
    zoom = zoom_for(page)
    grid = placed(page, zoom, steps)[None]
    seen = F.grid_sample(page.seen_at(zoom), grid, padding_mode='zeros', align_corners=False)
    paper = (grid.abs().amax(-1) < 1).float()
    return seen[0, 0], seen[0, 1], paper[0]


def views(pages: list[Page], count: int, device):
    """Brightness, text map and paper mask of `count` views, each as [count, 1, SIDE, SIDE]."""
    steps = (torch.arange(SIDE, device=device) + 0.5) * 2 / SIDE - 1
    seen = [look(random.choice(pages), steps) for _ in range(count)]
    light, text, paper = (torch.stack(parts)[:, None] for parts in zip(*seen))
    return light, text, paper
