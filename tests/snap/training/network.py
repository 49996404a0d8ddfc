"""The network: convolutions that commute with quarter turns, so a turned cut-out gives exactly the turned answer."""

import torch
import torch.nn.functional as F
from torch import nn

from boards import LOOKS
from scene import FIGURES


def turned(weights, quarters):
    """Turned clockwise in space."""
    return torch.rot90(weights, -quarters, (-2, -1))


class FirstConvolution(nn.Module):
    """From colours to maps in four orientations: output channel `map * 4 + quarter turns`."""

    def __init__(self, colours, maps, size, stride, padding):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(maps, colours, size, size) * (2 / (colours * size * size)) ** 0.5)
        self.stride, self.padding = stride, padding

    def expanded(self):
        return torch.stack([turned(self.weight, k) for k in range(4)], 1).flatten(0, 1)

    def forward(self, x):
        return F.conv2d(x, self.expanded(), stride=self.stride, padding=self.padding)


class TurningConvolution(nn.Module):
    """From maps in four orientations to maps in four orientations."""

    def __init__(self, inputs, maps, size, stride=1, padding=0, bias=False):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(maps, inputs, 4, size, size) * (2 / (inputs * 4 * size * size)) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(maps)) if bias else None
        self.stride, self.padding = stride, padding

    def expanded(self):
        """As the weights of an ordinary convolution: maps * 4, inputs * 4, size, size."""
        orientations = [turned(torch.roll(self.weight, k, 2), k) for k in range(4)]
        return torch.stack(orientations, 1).flatten(2, 3).flatten(0, 1)

    def forward(self, x):
        bias = None if self.bias is None else self.bias.repeat_interleave(4)
        return F.conv2d(x, self.expanded(), bias, stride=self.stride, padding=self.padding)


class Norm(nn.Module):
    """Batch normalisation that treats the four orientations of a map alike, and a rectifier."""

    def __init__(self, maps):
        super().__init__()
        self.norm = nn.BatchNorm2d(maps)

    def forward(self, x):
        batch, channels, height, width = x.shape
        alike = x.reshape(batch, channels // 4, 4 * height, width)
        return F.relu(self.norm(alike).reshape(batch, channels, height, width))


MAPS = (16, 24, 24, 8)
"""Maps, each in four orientations, after each convolution of the trunk."""

FIGURE_PLACES = 3.6
"""About the logarithm of how many places of a cut-out a figure is looked for at."""

PERIODS = torch.tensor([look["period"] for look in LOOKS])


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        first, second, third, fourth = MAPS
        self.layers = nn.ModuleList(
            [
                FirstConvolution(3, first, 6, 4, 1),
                TurningConvolution(first, second, 4, 2, 1),
                TurningConvolution(second, third, 3, 1, 1),
                TurningConvolution(third, third, 3, 1, 1),
                TurningConvolution(third, fourth, 1),
            ]
        )
        self.norms = nn.ModuleList([Norm(n) for n in (first, second, third, third, fourth)])
        self.dropout = nn.Dropout(0.1)
        self.looks = TurningConvolution(fourth, len(LOOKS) + 2, 6, bias=True)
        self.offset = TurningConvolution(fourth, 1, 6)
        self.figures = TurningConvolution(third, len(FIGURES), 1, bias=True)

    def forward(self, x):
        """Log-probabilities of contents, offsets to the right and down in tiles, and logits of figures."""
        convolved = x
        for layer, norm in list(zip(self.layers, self.norms))[:-1]:
            convolved = norm(layer(convolved))
        deep = self.norms[-1](self.layers[-1](convolved))
        deep = self.dropout(deep)
        scores = self.looks(deep).flatten(1).reshape(len(x), len(LOOKS) + 2, 4)
        contents = torch.cat([scores[:, :-2].flatten(1), scores[:, -2:].mean(2)], 1)
        east = self.offset(deep).flatten(1)
        offsets = torch.stack([east[:, 0] - east[:, 2], east[:, 1] - east[:, 3]], 1)
        maps = self.figures(convolved).reshape(len(x), len(FIGURES), 4, 36).mean(2)
        figures = torch.logsumexp(maps, 2) - FIGURE_PLACES
        return contents.log_softmax(1), offsets, figures


def same_contents():
    """For each content those that look the same, itself included: a square of ones and zeros."""
    count = len(LOOKS) * 4 + 2
    same = torch.eye(count)
    for look, period in enumerate(PERIODS.tolist()):
        for k in range(4):
            for other in range(4):
                if (k - other) % period == 0:
                    same[look * 4 + k, look * 4 + other] = 1
    return same


def prepared(pictures):
    """Pictures of blue, green, red from 0 to 255 as the network takes them: red, green, blue, about -2 to 2."""
    x = torch.as_tensor(pictures).permute(0, 3, 1, 2).flip(1).float()
    return (x - 128) / 64
