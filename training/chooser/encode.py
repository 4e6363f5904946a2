"""Rows as the model sees them; src/tags/chooser.ts of the reader does the same."""
import unicodedata

import numpy as np

CHARS = 40
HEAD = 28
MOST_ROWS = 110
NUMBERS = 10
# Position 0 is padding; every digit is 0, every currency symbol $.
ALPHABET = '\0 0ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;\'"!?&@#%*()/\\+-=_<>[]{}|~^`$'
OTHER_LETTER = len(ALPHABET)
OTHER_SIGN = len(ALPHABET) + 1
SIZE = len(ALPHABET) + 2

_ids = {char: index for index, char in enumerate(ALPHABET)}


def _id(char):
    if char in _ids:
        return _ids[char]
    if char.isdigit():
        return _ids['0']
    if char in '€£¥₹￥':
        return _ids['$']
    base = unicodedata.normalize('NFD', char)[0]
    if base in _ids:
        return _ids[base]
    return OTHER_LETTER if char.isalpha() else OTHER_SIGN


_table = {}


def encode_text(text):
    if len(text) > CHARS:
        text = text[:HEAD] + text[len(text) - (CHARS - HEAD):]
    ids = []
    for char in text:
        found = _table.get(char)
        if found is None:
            found = _table[char] = _id(char)
        ids.append(found)
    return ids


def encode_rows(rows):
    """rows: dicts with text, left, right, top, height, confidence, boxes; top to bottom."""
    rows = rows[:MOST_ROWS]
    count = len(rows)
    chars = np.zeros((count, CHARS), np.uint8)
    for index, row in enumerate(rows):
        ids = encode_text(row['text'])
        chars[index, :len(ids)] = ids
    left = np.array([row['left'] for row in rows])
    right = np.array([row['right'] for row in rows])
    top = np.array([row['top'] for row in rows])
    height = np.array([row['height'] for row in rows])
    low, high = left.min(), max(right.max(), left.min() + 1e-6)
    width = high - low
    # The median height, the upper one of two.
    middle = max(np.sort(height)[count // 2], 1e-6)
    bottom = top + height
    span = max(bottom.max() - top.min(), 1e-6)
    above = np.concatenate([[4 * middle], top[1:] - bottom[:-1]]) / middle
    below = np.concatenate([top[1:] - bottom[:-1], [4 * middle]]) / middle
    numbers = np.stack([
        (left - low) / width,
        (right - low) / width,
        ((left + right) / 2 - low) / width - 0.5,
        (top - top.min()) / span,
        np.clip(np.log(np.maximum(height, 1e-6) / middle), -1.5, 1.5),
        np.clip(above, -1, 4) / 2,
        np.clip(below, -1, 4) / 2,
        np.minimum(np.arange(count), 60) / 20,
        np.minimum(count - 1 - np.arange(count), 60) / 20,
        (np.array([row['confidence'] for row in rows]) - 0.9) * 5,
    ], axis=1).astype(np.float32)
    return chars, numbers
