"""Classifies every row of a receipt: convolutions over characters, attention over rows."""
import math

import torch
from torch import nn

from encode import CHARS, MOST_ROWS, NUMBERS, SIZE
from tags import TAGS

WIDTH = 128
HEADS = 4
LAYERS = 3


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.before = nn.LayerNorm(WIDTH)
        self.three = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.between = nn.LayerNorm(WIDTH)
        self.forth = nn.Linear(WIDTH, 2 * WIDTH)
        self.back = nn.Linear(2 * WIDTH, WIDTH)
        # Attention bias by distance in rows, per head.
        self.distance = nn.Embedding(2 * MOST_ROWS - 1, HEADS)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, is_there, apart):
        count = x.shape[1]
        query, key, value = self.three(self.before(x)).chunk(3, -1)
        shape = (x.shape[0], count, HEADS, WIDTH // HEADS)
        query, key, value = (part.reshape(shape).transpose(1, 2) for part in (query, key, value))
        scores = query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS)
        scores = scores + self.distance(apart).permute(2, 0, 1).unsqueeze(0)
        if is_there is not None:
            scores = scores.masked_fill(~is_there[:, None, None, :], -1e4)
        seen = scores.softmax(-1) @ value
        x = x + self.drop(self.out(seen.transpose(1, 2).reshape(x.shape)))
        return x + self.drop(self.back(torch.relu(self.forth(self.between(x)))))


class Chooser(nn.Module):
    def __init__(self):
        super().__init__()
        self.letters = nn.Embedding(SIZE, 40, padding_idx=0)
        self.convolve = nn.Sequential(
            nn.Conv1d(40, 96, 3, padding=1), nn.ReLU(), nn.Conv1d(96, 128, 3, padding=1), nn.ReLU(),
            nn.Conv1d(128, 160, 5, padding=2), nn.ReLU(),
        )
        self.text = nn.Linear(320, WIDTH)
        self.place = nn.Sequential(nn.Linear(NUMBERS, 64), nn.ReLU(), nn.Linear(64, WIDTH))
        self.drop = nn.Dropout(0.1)
        self.layers = nn.ModuleList(Attention() for _ in range(LAYERS))
        self.last = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, len(TAGS))

    def forward(self, chars, numbers, is_there=None):
        """chars [receipts, rows, CHARS], numbers [receipts, rows, NUMBERS] -> scores [receipts, rows, tags]."""
        receipts, rows = chars.shape[:2]
        flat = chars.reshape(receipts * rows, CHARS)
        used = (flat > 0).to(numbers.dtype).unsqueeze(1)
        found = self.convolve(self.letters(flat).transpose(1, 2)) * used
        most = found.amax(2)
        mean = found.sum(2) / used.sum(2).clamp(min=1)
        text = self.text(torch.cat([most, mean], 1)).reshape(receipts, rows, WIDTH)
        x = self.drop(text + self.place(numbers))
        steps = torch.arange(rows, device=chars.device)
        apart = steps[:, None] - steps[None, :] + MOST_ROWS - 1
        for layer in self.layers:
            x = layer(x, is_there, apart)
        return self.head(self.last(x))


class Exported(nn.Module):
    """One receipt, probabilities instead of scores."""

    def __init__(self, chooser):
        super().__init__()
        self.chooser = chooser

    def forward(self, chars, numbers):
        return self.chooser(chars.unsqueeze(0), numbers.unsqueeze(0)).softmax(-1).squeeze(0)
