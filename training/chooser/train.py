"""Trains the chooser: train.py --labelled rows.jsonl --minutes 7 --seed 1 --out O

First on drawn receipts alone; then, from there, once with all labelled receipts and once for each fold of vendors
without it, so that every labelled receipt can be judged by a model that never saw its vendor.
"""
import argparse
import copy
import math
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset

from encode import CHARS, NUMBERS, encode_rows
from labelled import examine, loss_of, padded, read_labelled
from model import Chooser, Exported
from receipt import receipt
from tags import TAG, TAGS

BATCH = 192
FOLDS = 5
REAL_BATCH = 24
FINE_STEPS = 700


class Drawn(IterableDataset):
    def __init__(self, seed):
        self.seed = seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(self.seed * 1000 + worker.id)
        while True:
            encoded = []
            while len(encoded) < BATCH:
                _, rows = receipt(rng)
                if rows:
                    encoded.append((*encode_rows(rows), [TAG[row['tag']] for row in rows]))
            longest = max(len(chars) for chars, _, _ in encoded)
            chars = np.zeros((BATCH, longest, CHARS), np.uint8)
            numbers = np.zeros((BATCH, longest, NUMBERS), np.float32)
            tags = np.full((BATCH, longest), -100, np.int64)
            for index, (one, two, three) in enumerate(encoded):
                count = len(one)
                chars[index, :count], numbers[index, :count], tags[index, :count] = one, two, three[:count]
            yield torch.from_numpy(chars), torch.from_numpy(numbers), torch.from_numpy(tags)


def drawn_loss(model, batch, weights):
    chars, numbers, tags = (part.cuda(non_blocking=True) for part in batch)
    scores = model(chars.long(), numbers, tags >= 0)
    return F.cross_entropy(scores.float().reshape(-1, len(TAGS)), tags.reshape(-1), weights, label_smoothing=0.02), scores, tags


def smoothed(smooth, model, keep):
    with torch.no_grad():
        for old, new in zip(smooth.state_dict().values(), model.state_dict().values()):
            old.lerp_(new, 1 - keep) if old.dtype.is_floating_point else old.copy_(new)


def draw_train(loader, weights, seconds, labelled):
    model = Chooser().cuda()
    smooth = copy.deepcopy(model)
    optimizer = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=0.02)
    started = said = time.time()
    step = 0
    while time.time() - started < seconds:
        done = (time.time() - started) / seconds
        for group in optimizer.param_groups:
            group['lr'] = 2e-3 * min(1, (step + 1) / 300) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6
        loss, scores, tags = drawn_loss(model, next(loader), weights)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1)
        optimizer.step()
        step += 1
        smoothed(smooth, model, min(0.999, step / (step + 50)))
        if time.time() - said > 40:
            said = time.time()
            right = (scores.argmax(-1) == tags)[tags >= 0].float().mean().item()
            print(f'{said - started:.0f} s, step {step}, loss {loss.item():.4f}, rows {100 * right:.2f}; labelled: {examine(smooth, labelled)}', flush=True)
    return smooth


def fine_train(start, loader, weights, receipts, seed):
    model = copy.deepcopy(start).train()
    smooth = copy.deepcopy(model)
    optimizer = torch.optim.AdamW(model.parameters(), 3e-4, weight_decay=0.02)
    rng = np.random.default_rng(seed)
    for step in range(FINE_STEPS):
        for group in optimizer.param_groups:
            group['lr'] = 3e-4 * min(1, (step + 1) / 50) * (0.5 + 0.5 * math.cos(math.pi * step / FINE_STEPS)) + 1e-6
        chosen = [receipts[index] for index in rng.choice(len(receipts), REAL_BATCH, replace=False)]
        loss = drawn_loss(model, next(loader), weights)[0] + 0.15 * loss_of(model(*padded(chosen, rng)), chosen)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1)
        optimizer.step()
        smoothed(smooth, model, min(0.99, (step + 1) / (step + 20)))
    return smooth


def export(model, path):
    torch.onnx.export(
        Exported(copy.deepcopy(model).cpu().eval()), (torch.ones(7, CHARS, dtype=torch.long), torch.zeros(7, NUMBERS)), path,
        input_names=['chars', 'numbers'], output_names=['tags'],
        dynamic_axes={'chars': {0: 'rows'}, 'numbers': {0: 'rows'}, 'tags': {0: 'rows'}}, opset_version=17, dynamo=False,
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--labelled', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=7)
    parser.add_argument('--workers', type=int, default=14)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--drawn', help='a model trained on drawn receipts before: only the last step is done again')
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    labelled = read_labelled(options.labelled)
    vendors = [one['vendor'] for one in labelled]
    for one, key in zip(labelled, vendors):
        # Receipts of one vendor count together as their square root.
        one['weight'] = vendors.count(key) ** -0.5 * 2
    loader = iter(DataLoader(Drawn(options.seed), None, num_workers=options.workers, prefetch_factor=6, pin_memory=True))
    weights = torch.ones(len(TAGS)).cuda()
    weights[[TAG['name'], TAG['name-more'], TAG['total'], TAG['date']]] = 2.0
    if options.drawn:
        start = Chooser().cuda()
        start.load_state_dict(torch.load(options.drawn))
    else:
        start = draw_train(loader, weights, options.minutes * 60, labelled)
        torch.save(start.state_dict(), f'{options.out}/chooser-drawn.pt')
    for fold in [None, *range(FOLDS)]:
        seen = [one for one in labelled if one['fold'] != fold]
        unseen = [one for one in labelled if one['fold'] == fold]
        model = fine_train(start, loader, weights, seen, options.seed)
        name = 'chooser' if fold is None else f'chooser-without-{fold}'
        export(model, f'{options.out}/{name}.onnx')
        print(f'{name}: seen {examine(model, seen)}; unseen before {examine(start, unseen) if unseen else "-"}, after {examine(model, unseen) if unseen else "-"}', flush=True)


if __name__ == '__main__':
    main()
    os._exit(0)
