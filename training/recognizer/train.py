"""Trains the recogniser: python3 train.py --fonts F --cut-outs C --models M --minutes 8 --out O [--resume CHECKPOINT]"""

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

from alphabet import decode, encode
from augment import photographed, printed
from model import STEP, Recognizer
from render import HEIGHT, Fonts, line_images
from teachers import labelled

WIDTHS = (64, 96, 128, 192, 256, 320, 384, 512, 640, 800)
BATCH_PIXELS = 160_000
# How often a drawn text is used, each time cut out and worn differently.
VARIANTS = 3
REAL_SHARE = 0.35


class Lines(IterableDataset):
    """Batches of like width, made without end."""

    def __init__(self, fonts: str, real: list, seed: int):
        self.fonts, self.real, self.seed = fonts, real, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        random.seed(self.seed * 1000 + (worker.id if worker else 0))
        np.random.seed(random.randrange(2**31))
        fonts = Fonts(self.fonts)
        buckets = {(kind, width): [] for kind in ('drawn', 'real') for width in WIDTHS}
        while True:
            is_real = bool(self.real) and random.random() < REAL_SHARE
            kind = 'real' if is_real else 'drawn'
            for picture, text in [random.choice(self.real)] if is_real else line_images(fonts, VARIANTS):
                codes = encode(text)
                width = next((w for w in WIDTHS if w >= picture.shape[1]), None)
                if width is None or not codes or needed(codes) > picture.shape[1] // STEP:
                    continue
                bucket = buckets[kind, width]
                bucket.append((picture, codes))
                if len(bucket) >= BATCH_PIXELS // width:
                    random.shuffle(bucket)
                    yield kind, *stacked(bucket, width)
                    bucket.clear()


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


def prepared(kind, pictures, widths, is_training=True):
    x = pictures.cuda(non_blocking=True).float() / 255
    widths = widths.cuda()
    columns = torch.arange(x.shape[3], device='cuda').view(1, 1, 1, -1)
    inside = columns < widths.view(-1, 1, 1, 1)
    if kind == 'real':
        # Beyond the cut-out the paper goes on, so that bending brings in no black.
        last = x.gather(3, (widths - 1).view(-1, 1, 1, 1).expand(-1, 1, HEIGHT, 1))
        x = torch.where(inside, x, last)
        x = photographed(x) if is_training else x
    else:
        x = printed(x)
    return torch.where(inside, x * 2 - 1, torch.zeros_like(x))


def read(scores, widths):
    texts = []
    for best, width in zip(scores.argmax(-1).tolist(), widths.tolist()):
        best = best[: math.ceil(width / STEP)]
        texts.append(decode([b for i, b in enumerate(best) if b != 0 and (i == 0 or best[i - 1] != b)]))
    return texts


@torch.no_grad()
def examine(model, batches):
    model.eval()
    results = {}
    for kind, pictures, widths, targets, lengths in batches:
        x = prepared(kind, pictures, widths, is_training=False)
        with torch.autocast('cuda', torch.bfloat16):
            scores = model(x)
        truths = [decode(part.tolist()) for part in targets.split(lengths.tolist())]
        for truth, text in zip(truths, read(scores.float(), widths)):
            result = results.setdefault(kind, [0, 0, 0])
            result[0] += 1
            result[1] += truth == text
            result[2] += truth.replace(' ', '') == text.replace(' ', '')
    model.train()
    return ', '.join(f'{kind} whole {100 * b / a:.2f} letters {100 * c / a:.2f} of {a}' for kind, (a, b, c) in results.items())


def main():
    parser = argparse.ArgumentParser()
    for name in ('fonts', 'cut-outs', 'models', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--minutes', type=float, default=8)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--resume')
    parser.add_argument('--earlier', help='an earlier recogniser as ONNX, to help label real lines')
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    started = time.time()

    teachers = {
        'main': (f'{options.models}/ch_PP-OCRv4_rec_infer.onnx', f'{options.models}/ppocr_keys_v1.txt'),
        'english': (f'{options.models}/en_PP-OCRv4_rec_infer.onnx', f'{options.models}/en_dict.txt'),
    }
    if options.earlier:
        teachers['own'] = (options.earlier, '')
    receipts = labelled(options.cut_outs, teachers, os.cpu_count() or 4)
    held_out = receipts[-12:]
    real = [line for receipt in receipts[:-12] for line in receipt]
    print(f'{len(real)} real lines from {len(receipts)} receipts after {time.time() - started:.0f} s', flush=True)

    loader = iter(DataLoader(Lines(options.fonts, real, options.seed), None, num_workers=15, prefetch_factor=8, pin_memory=True))
    exam = []
    for picture, text in (line for receipt in held_out for line in receipt):
        width = next((w for w in WIDTHS if w >= picture.shape[1]), None)
        if width:
            exam.append(('real', *stacked([(picture, encode(text))], width)))
    drawn = []
    while len(drawn) < 10:
        batch = next(loader)
        if batch[0] == 'drawn':
            drawn.append(batch)
    exam += drawn

    model = Recognizer().cuda().to(memory_format=torch.channels_last)
    if options.resume:
        model.load_state_dict(torch.load(options.resume))
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
        kind, pictures, widths, targets, lengths = next(loader)
        x = prepared(kind, pictures, widths).contiguous(memory_format=torch.channels_last)
        with torch.autocast('cuda', torch.bfloat16):
            scores = model(x)
        likelihood = F.log_softmax(scores.float(), -1).transpose(0, 1)
        steps = torch.div(widths + STEP - 1, STEP, rounding_mode='floor').clamp(max=likelihood.shape[0])
        loss = F.ctc_loss(likelihood, targets.cuda(), steps.cuda(), lengths.cuda(), zero_infinity=True)
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
            print(f'{time.time() - started:.0f} s, step {step}, {seen} lines, loss {running:.4f}; {examine(smooth, exam)}', flush=True)
            torch.save(smooth.state_dict(), f'{options.out}/recognizer.pt')
    print(f'end: step {step}, {seen} lines; {examine(smooth, exam)}', flush=True)
    torch.save(smooth.state_dict(), f'{options.out}/recognizer.pt')
    os._exit(0)


if __name__ == '__main__':
    main()
