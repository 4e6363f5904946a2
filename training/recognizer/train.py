"""Trains a recogniser:
python3 train.py --fonts F --cut-outs C --models M --minutes 8 --out O [--resume CHECKPOINT]
python3 train.py --script cjk --fonts F --words W --minutes 8 --out O [--resume CHECKPOINT]"""

import argparse
import copy
import math
import os
import queue
import random
import threading
import time
from collections import deque

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset

from augment import photographed, printed
from model import STEP
from render import HEIGHT, Drawer, line_images
from scripts import SCRIPTS, Script
from teachers import labelled, load

WIDTHS = (64, 96, 128, 192, 256, 320, 384, 512, 640, 800)
BATCH_PIXELS = 160_000
# How often a drawn text is used, each time cropped and degraded differently.
VARIANTS = 3
REAL_SHARE = 0.35
# Batches kept for reuse.
KEPT = 2500
LEAST_KEPT = 150
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


class Lines(IterableDataset):
    """Endless batches of similar width."""

    def __init__(self, script: Script, drawer: Drawer, real: list, seed: int):
        self.script, self.drawer, self.real, self.seed = script, drawer, real, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        random.seed(self.seed * 1000 + (worker.id if worker else 0))
        np.random.seed(random.randrange(2**31))
        buckets = {(kind, width): [] for kind in ('drawn', 'real') for width in WIDTHS}
        while True:
            is_real = bool(self.real) and random.random() < REAL_SHARE
            kind = 'real' if is_real else 'drawn'
            for picture, text in [random.choice(self.real)] if is_real else line_images(self.drawer, VARIANTS):
                codes = self.script.alphabet.encode(text)
                width = next((w for w in WIDTHS if w >= picture.shape[1]), None)
                if width is None or not codes or needed(codes) > picture.shape[1] // STEP:
                    continue
                bucket = buckets[kind, width]
                bucket.append((picture, codes))
                if len(bucket) >= BATCH_PIXELS // width:
                    random.shuffle(bucket)
                    yield kind, *stacked(bucket, width)
                    bucket.clear()


class Feed:
    """Batches from the workers; if these are slower than the training, a recent batch again, degraded differently."""

    def __init__(self, loader, replays: bool):
        self.loader, self.replays = loader, replays
        self.waiting: queue.Queue = queue.Queue(8)
        self.late: deque = deque(maxlen=KEPT)
        self.fresh = 0
        threading.Thread(target=self.fill, daemon=True).start()

    def fill(self):
        for batch in self.loader:
            self.waiting.put(batch)

    def next(self):
        if self.replays and len(self.late) >= LEAST_KEPT and self.waiting.empty():
            return random.choice(self.late)
        # If the workers died, end the training instead of hanging.
        batch = self.waiting.get(timeout=120)
        self.fresh += 1
        if self.replays:
            self.late.append(batch)
        return batch


def needed(codes):
    return len(codes) + sum(a == b for a, b in zip(codes, codes[1:]))


def stacked(bucket, width):
    pictures = np.zeros((len(bucket), 1, HEIGHT, width), np.uint8)
    for row, (picture, _) in enumerate(bucket):
        pictures[row, 0, :, : picture.shape[1]] = picture
    widths = torch.tensor([picture.shape[1] for picture, _ in bucket])
    lengths = torch.tensor([len(codes) for _, codes in bucket])
    targets = torch.tensor([code for _, codes in bucket for code in codes])
    return torch.from_numpy(pictures), widths, targets, lengths


def prepared(script, kind, pictures, widths, is_training=True):
    x = pictures.to(DEVICE, non_blocking=True).float() / 255
    widths = widths.to(DEVICE)
    columns = torch.arange(x.shape[3], device=DEVICE).view(1, 1, 1, -1)
    inside = columns < widths.view(-1, 1, 1, 1)
    if kind == 'real':
        # Extend the paper beyond the crop, so that bending adds no black.
        last = x.gather(3, (widths - 1).view(-1, 1, 1, 1).expand(-1, 1, HEIGHT, 1))
        x = torch.where(inside, x, last)
        x = photographed(x) if is_training else x
    else:
        x = printed(x, script.blurred)
    return torch.where(inside, x * 2 - 1, torch.zeros_like(x))


def read(alphabet, scores, widths):
    texts = []
    for best, width in zip(scores.argmax(-1).tolist(), widths.tolist()):
        best = best[: math.ceil(width / STEP)]
        texts.append(alphabet.decode([b for i, b in enumerate(best) if b != 0 and (i == 0 or best[i - 1] != b)]))
    return texts


@torch.no_grad()
def examine(script, model, batches):
    model.eval()
    results = {}
    for kind, pictures, widths, targets, lengths in batches:
        x = prepared(script, kind, pictures, widths, is_training=False)
        with torch.autocast(DEVICE, torch.bfloat16):
            scores = model(x)
        truths = [script.alphabet.decode(part.tolist()) for part in targets.split(lengths.tolist())]
        for truth, text in zip(truths, read(script.alphabet, scores.float(), widths)):
            result = results.setdefault(kind, [0, 0, 0])
            result[0] += 1
            result[1] += truth == text
            result[2] += truth.replace(' ', '') == text.replace(' ', '')
    model.train()
    return ', '.join(f'{kind} whole {100 * b / a:.2f} letters {100 * c / a:.2f} of {a}' for kind, (a, b, c) in results.items())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--script', choices=SCRIPTS, default='latin')
    for name in ('fonts', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--cut-outs', help='of real receipts, with --models to label them')
    parser.add_argument('--models')
    parser.add_argument('--labelled', help='cut-outs that teachers.py labelled before')
    parser.add_argument('--texts', help='folder with lines.txt (training/chooser/texts.py) and words.txt')
    parser.add_argument('--words', help='for Japanese and Chinese: the file that words.mjs writes')
    parser.add_argument('--workers', type=int, default=15)
    parser.add_argument('--replays', action='store_true', help='use batches again where the workers are the slower part')
    parser.add_argument('--minutes', type=float, default=8)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--resume')
    parser.add_argument('--earlier', help='an earlier recogniser as ONNX, to help label real lines')
    options = parser.parse_args()
    script = SCRIPTS[options.script]
    os.makedirs(options.out, exist_ok=True)
    script.alphabet.write(f'{options.out}/alphabet.txt')
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    started = time.time()

    receipts = []
    if options.cut_outs:
        teachers = {
            'main': (f'{options.models}/ch_PP-OCRv4_rec_infer.onnx', f'{options.models}/ppocr_keys_v1.txt'),
            'english': (f'{options.models}/en_PP-OCRv4_rec_infer.onnx', f'{options.models}/en_dict.txt'),
        }
        if options.earlier:
            teachers['own'] = (options.earlier, '')
        receipts = labelled(options.cut_outs, teachers, os.cpu_count() or 4)
    elif options.labelled:
        receipts = load(options.labelled)
    held_out = receipts[-12:]
    real = [line for receipt in receipts[:-12] for line in receipt]
    print(f'{len(real)} real lines from {len(receipts)} receipts after {time.time() - started:.0f} s', flush=True)

    drawer = script.drawer(options.fonts, options.words or options.texts)
    drawer.prepare(os.cpu_count() or 4)
    print(f'ready to draw after {time.time() - started:.0f} s', flush=True)
    lines = Lines(script, drawer, real, options.seed)
    loader = DataLoader(lines, None, num_workers=options.workers, prefetch_factor=8, pin_memory=DEVICE == 'cuda')
    feed = Feed(loader, options.replays)
    exam = []
    for picture, text in (line for receipt in held_out for line in receipt):
        width = next((w for w in WIDTHS if w >= picture.shape[1]), None)
        if width:
            exam.append(('real', *stacked([(picture, script.alphabet.encode(text))], width)))
    drawn = []
    while len(drawn) < 10:
        batch = feed.next()
        if batch[0] == 'drawn':
            drawn.append(batch)
    exam += drawn
    # Exclude the evaluation lines from training.
    feed.late.clear()

    model = script.recognizer().to(DEVICE).to(memory_format=torch.channels_last)
    if options.resume:
        # Take all layers except the last from another script's recogniser.
        fits = {name: tensor.shape for name, tensor in model.state_dict().items()}
        earlier = torch.load(options.resume, map_location=DEVICE)
        known = {name: tensor for name, tensor in earlier.items() if fits.get(name) == tensor.shape}
        model.load_state_dict(known, strict=False)
        print(f'{len(known)} of {len(fits)} tensors from {options.resume}', flush=True)
    smooth = copy.deepcopy(model)
    optimizer = torch.optim.AdamW(model.parameters(), options.rate, weight_decay=0.01)
    train_started = time.time()
    end = started + options.minutes * 60
    step, seen, said, running = 0, 0, time.time(), 0.0
    while time.time() < end:
        done = (time.time() - train_started) / (end - train_started)
        warm = min(1, (step + 1) / 500)
        for group in optimizer.param_groups:
            group['lr'] = options.rate * warm * (0.5 + 0.5 * math.cos(math.pi * min(1, done))) + 1e-6
        kind, pictures, widths, targets, lengths = feed.next()
        x = prepared(script, kind, pictures, widths).contiguous(memory_format=torch.channels_last)
        with torch.autocast(DEVICE, torch.bfloat16):
            scores = model(x)
        likelihood = F.log_softmax(scores.float(), -1).transpose(0, 1)
        steps = torch.div(widths + STEP - 1, STEP, rounding_mode='floor').clamp(max=likelihood.shape[0])
        loss = F.ctc_loss(likelihood, targets.to(DEVICE), steps.to(DEVICE), lengths.to(DEVICE), zero_infinity=True)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()
        step += 1
        seen += len(widths)
        keep = min(0.999, step / (step + 50))
        with torch.no_grad():
            for old, new in zip(smooth.state_dict().values(), model.state_dict().values()):
                if old.dtype.is_floating_point:
                    old.lerp_(new, 1 - keep)
                else:
                    old.copy_(new)
        if step % 50 == 0:
            running = loss.item()
        if time.time() - said > 45:
            said = time.time()
            print(f'{time.time() - started:.0f} s, step {step}, {seen} lines in {feed.fresh} fresh batches, loss {running:.4f}; {examine(script, smooth, exam)}', flush=True)
            torch.save(smooth.state_dict(), f'{options.out}/recognizer.pt')
    print(f'end: step {step}, {seen} lines in {feed.fresh} fresh batches; {examine(script, smooth, exam)}', flush=True)
    torch.save(smooth.state_dict(), f'{options.out}/recognizer.pt')
    os._exit(0)


if __name__ == '__main__':
    main()
