"""Draws lines of Japanese and Chinese, letter by letter from a store of drawn letters: drawing a Han character anew costs
more than all the rest."""

import random
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from alphabet import CJK
from cjk_lines import Writer

# Smooth outlines, and dot-matrix fonts of printers.
STYLES = ((40, 'L'), (24, '1'))
TRIES = 6


class Face:
    """One font style in one size."""

    def __init__(self, path: Path, size: int, mode: str):
        self.font = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
        self.size, self.mode = size, mode
        self.letters: dict[str, tuple[np.ndarray, int, int, float] | None] = {}
        self.missing = self.drawn('\uffff')

    def drawn(self, letter: str):
        """The glyph's bitmap, its offset from the pen position, and its advance."""
        size = self.size
        image = Image.new('L', (3 * size, 2 * size), 0)
        pen = ImageDraw.Draw(image)
        pen.fontmode = self.mode
        pen.text((size, size * 3 // 2), letter, fill=255, font=self.font, anchor='ls')
        box = image.getbbox()
        if box is None:
            return None
        ink = np.asarray(image.crop(box))
        return ink, box[0] - size, box[1], self.font.getlength(letter)

    def letter(self, letter: str):
        if letter not in self.letters:
            drawn = self.drawn(letter)
            is_missing = (
                drawn is not None
                and self.missing is not None
                and drawn[0].shape == self.missing[0].shape
                and bool((drawn[0] == self.missing[0]).all())
            )
            self.letters[letter] = None if is_missing else drawn
        return self.letters[letter]

    def has(self, text: str) -> bool:
        return all(letter in ' \u3000' or self.letter(letter) for letter in text)


class CjkDrawer:
    dots, least_height, least_detail = 0, 0.62, 0.6

    def __init__(self, folder: str, words: str):
        self.writer = Writer(words)
        self.paths = sorted(path for path in Path(folder).iterdir() if path.is_file())
        self.latin = sorted((Path(folder) / 'latin').iterdir())
        self.faces: dict[tuple[Path, int], Face] = {}

    def prepare(self, processes: int) -> None:
        """Draws all glyphs of all faces, once for all processes forked later."""
        faces = [(path, style) for path in self.paths for style in range(len(STYLES))]
        with Pool(processes) as pool:
            for (path, style), letters in zip(faces, pool.imap(all_letters, faces)):
                self.face(path, style).letters = letters

    def face(self, path: Path, style: int) -> Face:
        face = self.faces.get((path, style))
        if face is None:
            face = self.faces[path, style] = Face(path, *STYLES[style])
        return face

    def ink(self) -> tuple[Image.Image, str] | None:
        text = self.writer.line().strip()
        faces = self.pick(text)
        ink = drawn(text, *faces) if faces else None
        return None if ink is None else (ink, text)

    def pick(self, text: str) -> tuple[Face, Face] | None:
        """A face with all the characters, and one for the Latin ones."""
        style = 0 if random.random() < 0.65 else 1
        own = self.face(random.choice(self.latin), style) if random.random() < 0.35 else None
        if own and not own.has(''.join(letter for letter in text if letter.isascii())):
            own = None
        needed = ''.join(letter for letter in text if not (own and letter.isascii()))
        for path in random.sample(self.paths, TRIES):
            face = self.face(path, style)
            if face.has(needed):
                return face, own or face
        return None


def all_letters(face: tuple[Path, int]):
    path, style = face
    drawing = Face(path, *STYLES[style])
    for letter in CJK.letters:
        drawing.letter(letter)
    return drawing.letters


def drawn(text: str, face: Face, latin: Face) -> Image.Image | None:
    size = face.size
    # Most tills print in cells: a Han character takes two of them.
    in_cells = random.random() < 0.35
    spacing = random.choice((0, 0, 0, 0, 0, 1, 2, 4)) * size / 40
    space = size * random.choice((0.5, 0.5, random.uniform(0.25, 0.6)))
    parts = []
    x = 2.0
    for letter in text:
        if letter == ' ' or letter == '\u3000':
            x += (space if letter == ' ' else size) + spacing
            continue
        # Never missing: the faces were chosen for the text.
        ink, left, top, advance = (latin if letter.isascii() else face).letter(letter)
        if in_cells:
            cell = size / 2 if letter.isascii() or '｡' <= letter <= 'ﾟ' else size
            left, advance = (round((cell - advance) / 2) + left, cell) if advance <= cell * 1.3 else (left, advance)
        parts.append((ink, round(x) + left, top))
        x += advance + spacing
    if not parts:
        return None
    start = min(left for _, left, _ in parts)
    high = min(top for _, _, top in parts)
    width = max(left + ink.shape[1] for ink, left, _ in parts) - start
    height = max(top + ink.shape[0] for ink, _, top in parts) - high
    canvas = np.zeros((height, width), np.uint8)
    for ink, left, top in parts:
        place = canvas[top - high : top - high + ink.shape[0], left - start : left - start + ink.shape[1]]
        np.maximum(place, ink, out=place)
    return Image.fromarray(canvas)
