"""Draws lines of print as greyscale images of one height, with printing and cropping errors."""

import io
import random
from pathlib import Path
from typing import Protocol

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from lines import line, name, read_texts

HEIGHT = 32
SIZES = (22, 34, 48)
# How often a name is drawn like a logo.
LOGO_SHARE = 0.12


class Fonts:
    def __init__(self, folder: str):
        self.paths = sorted(path for path in Path(folder).iterdir() if path.is_file())
        self.cache: dict[tuple[int, int], ImageFont.FreeTypeFont] = {}
        self.missing: dict[int, dict[str, bool]] = {}

    def pick(self, text: str):
        for _ in range(12):
            which = random.randrange(len(self.paths))
            size = random.choice(SIZES)
            font = self.cache.get((which, size))
            if font is None:
                font = self.cache[which, size] = ImageFont.truetype(str(self.paths[which]), size)
            if all(self.has(which, font, letter) for letter in set(text)):
                return font
        return None

    def has(self, which: int, font, letter: str) -> bool:
        known = self.missing.setdefault(which, {})
        if letter not in known:
            shape, nothing = font.getmask(letter), font.getmask('\uffff')
            is_tofu = shape.size == nothing.size and bytes(shape) == bytes(nothing)
            known[letter] = letter == ' ' or not (is_tofu or shape.size[0] == 0)
        return known[letter]


def draw(font, text: str) -> Image.Image:
    spacing = random.choice((0, 0, 0, 0, 1, 2, 3, -1))
    left, top, right, bottom = font.getbbox(text or ' ')
    ascent, descent = font.getmetrics()
    width = max(4, right + (len(text) + 1) * max(0, spacing)) + 4
    image = Image.new('L', (width, ascent + descent + 8), 0)
    pen = ImageDraw.Draw(image)
    if spacing == 0:
        pen.text((2, 4), text, fill=255, font=font)
    else:
        x = 2.0
        for letter in text:
            pen.text((x, 4), letter, fill=255, font=font)
            x += font.getlength(letter) + spacing
    box = image.getbbox()
    if box is None:
        return image
    # The detector's boxes fit the words: full height with ascenders and descenders, or capitals only.
    return image.crop((box[0], box[1], box[2], box[3]))


def as_dots(ink: Image.Image) -> Image.Image:
    """A dot-matrix printer: few dots per character, with paper between them."""
    rows = random.randint(9, 14)
    scale = rows / ink.height
    small = ink.resize((max(2, round(ink.width * scale)), rows), Image.Resampling.BOX)
    small = small.point(lambda value: 255 if value > 110 else 0)
    factor = random.randint(3, 4)
    dots = np.kron(np.asarray(small), np.ones((factor, factor), np.uint8))
    gap = np.ones((factor, factor), np.float32)
    gap[-1, :] = gap[:, -1] = random.uniform(0.1, 0.7)
    mask = np.tile(gap, (rows, small.width))
    return Image.fromarray((dots * mask).astype(np.uint8))


class Drawer(Protocol):
    # How often to draw dot-matrix print, and the minimum height and sharpness at which it stays legible.
    dots: float
    least_height: float
    least_detail: float

    def prepare(self, processes: int) -> None: ...

    def ink(self) -> tuple[Image.Image, str] | None: ...


class LatinDrawer:
    dots, least_height, least_detail = 0.12, 0.55, 0.35

    def __init__(self, folder: str, texts: str | None):
        self.fonts = Fonts(folder)
        logos = Path(folder, 'display')
        self.logos = Fonts(str(logos)) if logos.exists() else None
        if texts:
            read_texts(texts)

    def prepare(self, processes: int) -> None:
        """Nothing to prepare: Latin characters are drawn fast enough on demand."""

    def ink(self) -> tuple[Image.Image, str] | None:
        if self.logos and random.random() < LOGO_SHARE:
            text, fonts = name(), self.logos
        else:
            text, fonts = line(), self.fonts
        font = fonts.pick(text)
        return None if font is None else (draw(font, text), text)


def line_images(drawer: Drawer, variants: int):
    """Ink from 0 to 255 on canvases `HEIGHT` high, and the text they show."""
    while (drawn := drawer.ink()) is None:
        pass
    ink, text = drawn
    for _ in range(variants):
        yield cut_out(as_dots(ink) if random.random() < drawer.dots else ink, text, drawer)


def cut_out(ink: Image.Image, text: str, drawer: Drawer) -> tuple[np.ndarray, str]:
    stretch = random.choice((1, 1, 1, random.uniform(0.45, 1), random.uniform(1, 2)))
    # Crop with a margin, as the detector's boxes do.
    inner = random.uniform(drawer.least_height, 0.92) if any(c.isalnum() for c in text) else random.uniform(0.2, 0.8)
    height = max(6, round(HEIGHT * inner))
    width = max(3, round(ink.width * height / ink.height * stretch))
    low = random.uniform(drawer.least_detail, 1)
    if random.random() < 0.5:
        ink = ink.resize((max(3, round(width * low)), max(6, round(height * low))), Image.Resampling.BILINEAR)
        if random.random() < 0.4:
            ink = compressed(ink)
    ink = ink.resize((width, height), Image.Resampling.BILINEAR)
    if random.random() < 0.15:
        ink = ink.filter(random.choice((ImageFilter.MaxFilter(3), ImageFilter.GaussianBlur(1), ImageFilter.GaussianBlur(0.7))))
    left, right = random.randint(1, 14), random.randint(1, 14)
    canvas = np.zeros((HEIGHT, left + width + right), np.uint8)
    top = random.randint(0, HEIGHT - height) if random.random() < 0.3 else (HEIGHT - height) // 2 + random.randint(-2, 2)
    top = min(max(top, 0), HEIGHT - height)
    canvas[top : top + height, left : left + width] = np.asarray(ink)
    if random.random() < 0.25:
        neighbour(canvas, drawer)
    return canvas, ' '.join(text.split())


def compressed(ink: Image.Image) -> Image.Image:
    """JPEG artefacts of a small photo."""
    margin = random.randint(2, 9)
    canvas = Image.new('L', (ink.width + 2 * margin, ink.height + 2 * margin), 0)
    canvas.paste(ink, (margin, margin))
    stored = io.BytesIO()
    canvas.save(stored, 'JPEG', quality=random.randint(25, 80))
    return Image.open(stored).crop((margin, margin, margin + ink.width, margin + ink.height))


def neighbour(canvas: np.ndarray, drawer: Drawer) -> None:
    """The edge of the line above or below, or a rule, inside the crop."""
    rows = random.randint(1, 5)
    width = canvas.shape[1]
    if random.random() < 0.3:
        part = np.full((min(rows, 2), width), random.randint(120, 255), np.uint8)
    else:
        drawn = drawer.ink()
        if drawn is None:
            return
        ink, _ = drawn
        whole = np.asarray(ink.resize((max(8, round(ink.width * 22 / ink.height)), 22)))
        whole = np.tile(whole, (1, width // whole.shape[1] + 1))[:, :width]
        part = whole[:rows] if random.random() < 0.5 else whole[-rows:]
    if random.random() < 0.5:
        canvas[-part.shape[0] :] = np.maximum(canvas[-part.shape[0] :], part)
    else:
        canvas[: part.shape[0]] = np.maximum(canvas[: part.shape[0]], part)
