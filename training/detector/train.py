"""Teaches a small detector what the published one finds:
python3 train.py --pages P --teacher ch_PP-OCRv4_det_infer.onnx --minutes 8 --seed 1 --out O"""

import argparse
import random
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from model import STEP, Detector
from teacher import labelled_pages
from views import Page, views
from wear import photographed

parser = argparse.ArgumentParser()
parser.add_argument('--pages', required=True)
parser.add_argument('--teacher', required=True)
parser.add_argument('--minutes', type=float, default=8)
parser.add_argument('--batch', type=int, default=48)
parser.add_argument('--rate', type=float, default=2e-3)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--resume')
parser.add_argument('--out', required=True)
options = parser.parse_args()

device = 'cuda' if torch.cuda.is_available() else 'cpu'
# One page in this many is held out.
ASIDE = 12
WARM_UP = 0.03


def loss_of(scores: torch.Tensor, text: torch.Tensor) -> torch.Tensor:
    """Edges and the gaps between lines count most: they separate the boxes."""
    near = F.max_pool2d((text > 0.3).float(), 9, 1, 4)
    each = F.binary_cross_entropy_with_logits(scores, text, reduction='none')
    crossed = (each * (0.25 + near)).sum() / (0.25 + near).sum()
    likeness, sure = scores.sigmoid(), (text > 0.3).float()
    dice = 1 - 2 * (likeness * sure).sum() / (likeness.sum() + sure.sum() + 1)
    return 2 * crossed + dice


def batch_of(pages: list[Page]):
    picture, text = photographed(*views(pages, options.batch, device))
    return picture, F.avg_pool2d(text, STEP)


@torch.no_grad()
def overlap(model: torch.nn.Module, pages: list[Page]) -> float:
    """Intersection over union of the pixels taken for text."""
    model.eval()
    shares = []
    for _ in range(6):
        picture, text = batch_of(pages)
        found, wanted = model(picture) > 0.3, text > 0.3
        shares.append(((found & wanted).sum() / (found | wanted).sum()).item())
    model.train()
    return sum(shares) / len(shares)


def main() -> None:
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    began = time.monotonic()
    pages = [Page(*page, device) for page in labelled_pages(options.pages, options.teacher)]
    print(f'{len(pages)} pages after {time.monotonic() - began:.0f} s', flush=True)
    kept, aside = [page for at, page in enumerate(pages) if at % ASIDE], pages[::ASIDE]
    model = Detector()
    if options.resume:
        model.load_state_dict(torch.load(options.resume, map_location='cpu'))
    model = model.to(device).to(memory_format=torch.channels_last).train()
    average = torch.optim.swa_utils.AveragedModel(
        model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True
    )
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.02)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    began, step, shown = time.monotonic(), 0, 0.0
    while (done := (time.monotonic() - began) / (options.minutes * 60)) < 1:
        for group in optimizer.param_groups:
            group['lr'] = options.rate * min(done / WARM_UP, (1 - done) / (1 - WARM_UP)) + 1e-6
        picture, text = batch_of(kept)
        with torch.autocast(device, torch.bfloat16):
            scores = model(picture.contiguous(memory_format=torch.channels_last))
        loss = loss_of(scores.float(), text)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimizer.step()
        average.update_parameters(model)
        step += 1
        if done >= shown:
            shown += 0.1
            print(f'{done:4.0%} step {step} loss {loss.item():.3f} overlap {overlap(average.module, aside):.3f}', flush=True)
            torch.save(average.module.state_dict(), out / 'detector.pt')
    print(f'{step} steps, overlap on pages kept aside {overlap(average.module, aside):.3f}')
    torch.save(average.module.state_dict(), out / 'detector.pt')


if __name__ == '__main__':
    main()
