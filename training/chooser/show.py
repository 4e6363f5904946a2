"""Prints drawn receipts: show.py <seed> <count>."""
import random
import sys

from receipt import receipt

rng = random.Random(int(sys.argv[1]))
for _ in range(int(sys.argv[2])):
    name, rows = receipt(rng)
    print('===', name)
    for row in rows:
        print(f"{row['tag']:>12} {row['height']:.2f} {row['left']:5.1f} {row['text']}")
