"""Prints the texts of drawn receipts, box by box, for the recogniser's training: texts.py <seed> <count>."""
import random
import sys

import receipt as drawing

rng = random.Random(int(sys.argv[1]))
drawing.misread = lambda _, text, __: text
drawing.junk = lambda _: ''
seen = set()
while len(seen) < int(sys.argv[2]):
    for row in drawing.receipt(rng)[1]:
        if row['tag'] != 'junk':
            seen.update(part.strip() for part in row['text'].split('  ') if part.strip())
print('\n'.join(sorted(seen)))
