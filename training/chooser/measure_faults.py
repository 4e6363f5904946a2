"""Which characters the engine takes for which: where its two recognisers read the same box differently.

measure_faults.py <folder of OCR pages>... ; only counts are kept, no text.
"""
import json
import sys
from collections import Counter, defaultdict
from difflib import SequenceMatcher
from pathlib import Path

swaps = defaultdict(Counter)
for folder in sys.argv[1:]:
    for path in sorted(Path(folder).glob('*.json')):
        for box in json.loads(path.read_text())['boxes']:
            for other in box.get('alternatives', []):
                left, right = box['text'], other['text']
                match = SequenceMatcher(None, left, right, autojunk=False)
                if match.ratio() < 0.6:
                    continue
                for kind, a, b, c, d in match.get_opcodes():
                    if kind == 'replace' and b - a == d - c:
                        for one, two in zip(left[a:b], right[c:d]):
                            if one.isascii() and two.isascii() and ' ' not in one + two:
                                swaps[one][two] += 1
                                swaps[two][one] += 1
table = {char: {other: count for other, count in others.most_common(12) if count > 1} for char, others in sorted(swaps.items())}
out = {'swaps': {char: others for char, others in table.items() if others}}
(Path(__file__).parent / 'faults.json').write_text(json.dumps(out, indent=2) + '\n')
print(sum(sum(others.values()) for others in out['swaps'].values()), 'swaps of', len(out['swaps']), 'characters')
