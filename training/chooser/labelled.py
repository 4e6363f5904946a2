"""Rows of labelled receipts (npm run bench -- reader-rows), and their labels."""
import json

import numpy as np
import torch

from encode import CHARS, NUMBERS, SIZE
from tags import TAG

NAME, MORE, DATE, TOTAL = TAG['name'], TAG['name-more'], TAG['date'], TAG['total']


def read_labelled(path):
    receipts = [json.loads(line) for line in open(path)]
    for receipt in receipts:
        receipt['chars'] = np.array(receipt['chars'], np.uint8).reshape(-1, CHARS)
        receipt['numbers'] = np.array(receipt['numbers'], np.float32).reshape(-1, NUMBERS)
    return receipts


def worn(rng, chars, numbers, rate=0.02):
    """Other errors and positions, as if the same receipt were photographed again."""
    chars = chars.copy()
    hit = (rng.random(chars.shape) < rate) & (chars > 2)
    chars[hit] = rng.integers(3, SIZE - 4, hit.sum())
    numbers = numbers + rng.normal(0, 0.03, numbers.shape).astype(np.float32)
    return chars, numbers


def padded(receipts, rng=None):
    rows = max(len(receipt['chars']) for receipt in receipts)
    chars = np.zeros((len(receipts), rows, CHARS), np.uint8)
    numbers = np.zeros((len(receipts), rows, NUMBERS), np.float32)
    there = np.zeros((len(receipts), rows), bool)
    for index, receipt in enumerate(receipts):
        one, two = receipt['chars'], receipt['numbers']
        if rng is not None:
            one, two = worn(rng, one, two)
        chars[index, :len(one)], numbers[index, :len(two)], there[index, :len(one)] = one, two, True
    return torch.from_numpy(chars).cuda().long(), torch.from_numpy(numbers).cuda(), torch.from_numpy(there).cuda()


def known_of(receipts, rows):
    """Masks [kind, receipts, rows]: first row of the name, its other rows, rows that are no name; sure rows of the
    date; sure rows of the total, rows that are no total."""
    masks = np.zeros((6, len(receipts), rows), np.float32)
    for index, receipt in enumerate(receipts):
        count = len(receipt['chars'])
        name, date, total = ([row for row in receipt[key] if row < count] for key in ('name', 'date', 'total'))
        said = [row for row in receipt['totalSaid'] if row < count] or total
        if name:
            masks[2, index, :count] = 1
            masks[2, index, name] = 0
            masks[0, index, name[0]] = 1
            masks[1, index, name[1:]] = 1
        masks[3, index, date] = 1
        masks[4, index, said] = 1
        if said:
            masks[5, index, :count] = 1
            masks[5, index, total] = 0
    return torch.from_numpy(masks).cuda()


def loss_of(scores, receipts):
    """Loss: labelled rows must get their tag, other known rows must not; unknown rows do not count."""
    share = scores.float().softmax(-1).clamp(1e-6, 1 - 1e-6)
    first, more, no_name, date, total, no_total = known_of(receipts, scores.shape[1])
    weight = torch.tensor([receipt['weight'] for receipt in receipts]).cuda()
    name_loss = -(first * share[..., NAME].log() + more * share[..., MORE].log()).sum(1)
    name_loss = name_loss - (no_name * (1 - share[..., NAME] - share[..., MORE]).clamp(min=1e-6).log()).sum(1)
    # If several rows print the date or the total, one of them must get the tag.
    date_loss = -(date * share[..., DATE]).amax(1).clamp(min=1e-6).log() * (date.sum(1) > 0)
    total_loss = -(total * share[..., TOTAL]).amax(1).clamp(min=1e-6).log() * (total.sum(1) > 0)
    total_loss = total_loss - (no_total * (1 - share[..., TOTAL]).log()).sum(1)
    return (weight * (name_loss + 0.3 * date_loss + 0.3 * total_loss)).mean()


@torch.no_grad()
def examine(model, receipts):
    """How often the best rows are the right ones: name, date, total."""
    model.eval()
    right, known = np.zeros(3), np.zeros(3)
    for start in range(0, len(receipts), 64):
        part = receipts[start:start + 64]
        shares = model(*padded(part)).float().softmax(-1).cpu()
        for share, receipt in zip(shares, part):
            rows = len(receipt['chars'])
            share = share[:rows].clamp(1e-6, 1 - 1e-6)
            if receipt['name']:
                known[0] += 1
                right[0] += best_name(share) == receipt['name']
            for at, tag in ((1, DATE), (2, TOTAL)):
                truth = receipt['date' if at == 1 else 'total']
                if truth:
                    known[at] += 1
                    right[at] += int(share[:, tag].argmax()) in truth
    model.train()
    return ' '.join(f'{100 * a / max(b, 1):.1f}' for a, b in zip(right, known)) + f' of {int(known[0])}'


def best_name(share):
    rows = len(share)
    more = share[:, MORE].tolist()
    best, found = -1, []
    for start in range(rows):
        chance = float(share[start, NAME])
        for count in (1, 2, 3):
            end = start + count
            if end > rows:
                break
            chance *= more[end - 1] if count > 1 else 1
            whole = chance * (1 - more[end] if end < rows else 1)
            if whole > best:
                best, found = whole, list(range(start, end))
    return found
