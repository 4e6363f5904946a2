"""The OCR's errors, as measured on the real engine (measure_faults.py writes faults.json)."""
import json
from pathlib import Path

_table = json.loads((Path(__file__).parent / 'faults.json').read_text())
_swaps = {char: (list(others), list(others.values())) for char, others in _table['swaps'].items()}
_SPACE_LOST, _SPACE_ADDED = 0.25, 0.1


def misread(rng, text, rate):
    """About `rate` errors per character."""
    count = int(rate * len(text) + rng.random())
    for _ in range(count):
        if not text:
            return text
        at = rng.randrange(len(text))
        kind = rng.random()
        if kind < _SPACE_LOST and ' ' in text:
            at = rng.choice([index for index, char in enumerate(text) if char == ' '])
            text = text[:at] + text[at + 1:]
        elif kind < _SPACE_LOST + _SPACE_ADDED:
            text = text[:at] + ' ' + text[at:]
        elif kind < 0.45:
            text = text[:at] + text[at + 1:]
        elif text[at] in _swaps:
            others, weights = _swaps[text[at]]
            text = text[:at] + rng.choices(others, weights)[0] + text[at + 1:]
    return text
