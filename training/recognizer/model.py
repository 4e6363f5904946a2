"""Plain convolutions: on two server cores they run several times faster than depthwise ones."""

import torch
from torch import nn

STEP = 4


def conv(into: int, out: int, kernel, stride=1, padding=None) -> nn.Sequential:
    if padding is None:
        padding = kernel // 2
    return nn.Sequential(
        nn.Conv2d(into, out, kernel, stride, padding, bias=False), nn.BatchNorm2d(out), nn.ReLU(inplace=True)
    )


class Residual(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.body = nn.Sequential(
            conv(width, width, 3), nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x):
        return torch.relu(x + self.body(x))


class Along(nn.Module):
    """Convolutions along the line."""

    def __init__(self, width: int, dilation: int):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(width, width, (1, 5), 1, (0, 2 * dilation), (1, dilation), bias=False),
            nn.BatchNorm2d(width),
        )

    def forward(self, x):
        return torch.relu(x + self.body(x))


class Recognizer(nn.Module):
    """Maps greyscale lines 32 high, from -1 to 1, to the probability of each character at every fourth column."""

    def __init__(self, classes: int, narrowed: int | None = None, is_deep: bool = False):
        super().__init__()
        self.layers = nn.Sequential(
            conv(1, 48, 5, 2),
            conv(48, 64, 3, 2),
            Residual(64),
            conv(64, 128, 3, (2, 1)),
            Residual(128),
            conv(128, 192, 3, (2, 1)),
            Residual(192),
            conv(192, 256, (2, 1), 1, 0),
            Along(256, 1),
            Along(256, 2),
            Along(256, 4),
            Along(256, 1),
        )
        # More of the same after these layers. They start as identity, so that a shallower net's weights stay valid.
        self.deeper = nn.ModuleDict()
        if is_deep:
            self.deeper['2'] = Residual(64)
            self.deeper['4'] = Residual(128)
            self.deeper['6'] = Residual(192)
            self.deeper['11'] = nn.Sequential(Along(256, 8), Along(256, 2), Along(256, 1))
            for module in self.deeper.modules():
                if isinstance(module, (Residual, Along)):
                    nn.init.zeros_(module.body[-1].weight)
        # With thousands of classes the last layer would be the largest: put a narrower one before it.
        self.narrow = conv(256, narrowed, 1) if narrowed else None
        self.head = nn.Linear(narrowed, classes, bias=False) if narrowed else nn.Conv2d(256, classes, 1)

    def forward(self, x):
        for position, layer in enumerate(self.layers):
            x = layer(x)
            if str(position) in self.deeper:
                x = self.deeper[str(position)](x)
        if self.narrow:
            scores = self.head(self.narrow(x).squeeze(2).transpose(1, 2))
        else:
            scores = self.head(x).squeeze(2).transpose(1, 2)
        return scores if self.training else scores.softmax(-1)
