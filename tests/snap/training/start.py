"""Weights of the app as what a training starts from: a network that knows more looks learns them in a fraction of the steps."""

import json
import re
import struct

import numpy as np
import torch

from boards import LOOKS
from network import prepared

NAMES = ["first", "second", "third", "fourth", "fifth"]
"""The layers of the trunk, as the file of weights names them."""


def filled(length):
    """Layers begin at multiples of four bytes."""
    return length + -length % 4


def read_weights(content):
    """The header, and by layer its biases and its weights as floats; src/lib/snap/network/weights.ts describes the file."""
    (length,) = struct.unpack("<I", content[4:8])
    header, at = json.loads(content[8 : 8 + length]), filled(8 + length)
    layers = {}
    for shape in header["layers"]:
        maps, inputs, size = shape["maps"], shape["inputs"], shape["size"]
        turns = (4,) if shape["orientations"] == 4 else ()
        count = maps * inputs * shape["orientations"] * size * size
        scales = np.frombuffer(content, np.float32, maps, at)
        biases = np.frombuffer(content, np.float32, maps, at + maps * 4)
        values = np.frombuffer(content, np.int8, count, at + maps * 8).reshape(maps, inputs, *turns, size, size)
        weights = values * scales.reshape(-1, *[1] * (values.ndim - 1))
        layers[shape["name"]] = torch.tensor(biases), torch.tensor(weights)
        at = filled(at + maps * 8 + count)
    return header, layers


def start_from(network, content, pictures):
    """
    Gives a network the weights of a file, and returns what they were made by. Its normalisations were worked into them: they
    are set to what undoes itself on some pictures, so that the network begins by computing what the file does. Looks that
    the file doesn't know begin as the one that differs only by a sign, where there is one, or with nothing.
    """
    header, layers = read_weights(content)
    with torch.no_grad():
        x = prepared(pictures)
        for name, layer, norm in zip(NAMES, network.layers, network.norms):
            biases, weights = layers[name]
            layer.weight.copy_(weights)
            set_apart(norm.norm, layer(x), biases)
            x = norm.eval()(layer(x))
            norm.train()
        for name in ("offset", "figures"):
            biases, weights = layers[name]
            head = getattr(network, name)
            head.weight.copy_(weights)
            if head.bias is not None:
                head.bias.copy_(biases)
        start_looks(network.looks, header["lines"], *layers["looks"])
    return header["source"]


def set_apart(norm, values, biases):
    """Makes a normalisation add only the biases, by the mean and variance that its maps have."""
    batch, channels, height, width = values.shape
    alike = values.reshape(batch, channels // 4, 4 * height, width)
    variance = alike.var((0, 2, 3), unbiased=False)
    norm.running_mean.copy_(alike.mean((0, 2, 3)))
    norm.running_var.copy_(variance)
    norm.weight.copy_(torch.sqrt(variance + norm.eps))
    norm.bias.copy_(biases + norm.running_mean)


UNLIKELY = -3.0
"""How much less likely a look begins that nobody knows yet."""


def plain(line):
    """A look without its signs."""
    return re.sub("![a-z]+", "", line)


def start_looks(head, lines, biases, weights):
    """Puts the known looks where they are in the list now, and another tile and none at its end."""
    head.weight.zero_()
    head.bias.fill_(UNLIKELY)
    known = {line: index for index, line in enumerate(lines)}
    for index, look in enumerate(LOOKS):
        line, less = look["line"], 0.0
        if line not in known:
            line, less = plain(line), UNLIKELY
        if line in known:
            head.weight[index].copy_(weights[known[line]])
            head.bias[index] = biases[known[line]] + less
    head.weight[-2:].copy_(weights[-2:])
    head.bias[-2:].copy_(biases[-2:])
