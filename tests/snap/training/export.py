"""Writes trained weights as the app reads them (src/lib/snap/network/weights.ts describes the file), and an example to test by."""

import argparse
import base64
import hashlib
import json
import pathlib
import struct

import numpy as np
import torch

from boards import LOOKS
from cutouts import generate
from network import Network, prepared, same_contents
from scene import FIGURES
from start import NAMES

HERE = pathlib.Path(__file__).parent
WEIGHTS = HERE / "../../../src/lib/snap/network/weights.bin"
EXAMPLE = HERE / "../network-example.json"

LEARNT_FROM = [
    *("boards", "buildings", "canvas", "cutouts", "geometry", "land", "marks", "minis"),
    *("network", "scene", "signs", "start", "style", "tile_art", "train", "ways", "wood"),
]


def source(seed):
    """A hash of all that decides what the network learns: the seed, the code and the looks."""
    digest = hashlib.sha256(str(seed).encode())
    for name in [*(f"{module}.py" for module in LEARNT_FROM), "looks.json"]:
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()[:16]


def folded(layer, norm):
    """Weights and biases of a convolution with its normalisation worked in."""
    scale = norm.norm.weight / torch.sqrt(norm.norm.running_var + norm.norm.eps)
    weight = layer.weight * scale.reshape(-1, *[1] * (layer.weight.dim() - 1))
    return weight, norm.norm.bias - norm.norm.running_mean * scale


def layers_of(network):
    for name, layer, norm in zip(NAMES, network.layers, network.norms):
        yield name, layer, *folded(layer, norm)
    for name in ("looks", "offset", "figures"):
        layer = getattr(network, name)
        bias = torch.zeros(layer.weight.shape[0]) if layer.bias is None else layer.bias
        yield name, layer, layer.weight, bias


def filled(data):
    return data + bytes(-len(data) % 4)


def quantised(weight):
    """Signed bytes and a scale for each map."""
    flat = weight.detach().reshape(weight.shape[0], -1).numpy()
    scales = np.float32(np.abs(flat).max(1) / 127 + 1e-12)
    return np.int8(np.round(flat / scales[:, None])), scales


def use(network, name, layer, weight, bias):
    """Makes the network compute with the weights as they are stored."""
    with torch.no_grad():
        layer.weight.copy_(weight)
        if name in NAMES:
            norm = network.norms[NAMES.index(name)].norm
            norm.weight.fill_(1)
            norm.bias.copy_(bias)
            norm.running_mean.fill_(0)
            norm.running_var.fill_(1 - norm.eps)


def as_file(network, seed, started):
    shapes, payload = [], b""
    for name, layer, weight, bias in layers_of(network):
        values, scales = quantised(weight)
        turning = weight.dim() == 5
        shapes.append(
            {
                "name": name,
                "inputs": weight.shape[1],
                "maps": weight.shape[0],
                "size": weight.shape[-1],
                "stride": layer.stride,
                "padding": layer.padding,
                "orientations": 4 if turning else 1,
            }
        )
        biases = np.float32(bias.detach().numpy())
        payload += filled(scales.tobytes() + biases.tobytes() + values.tobytes())
        use(network, name, layer, torch.as_tensor(values * scales[:, None]).reshape(weight.shape), bias)
    header = {"source": source(seed), "lines": [look["line"] for look in LOOKS], "colours": FIGURES, "layers": shapes}
    if started:
        header["started"] = started
    text = json.dumps(header, separators=(",", ":")).encode()
    return filled(b"TKSN" + struct.pack("<I", len(text)) + text) + payload


def example(network):
    """Two cut-outs, and what the network says of them."""
    pictures = generate(40, 3)["pictures"][[5, 17]]
    with torch.no_grad():
        contents, offsets, figures = network(prepared(pictures))
        same = same_contents()
        contents = torch.log(contents.exp() @ (same / same.sum(1)))
    return {
        "cutOuts": [base64.b64encode(np.ascontiguousarray(p[..., ::-1]).tobytes()).decode() for p in pictures],
        "best": [[int(i) for i in c.topk(5).indices] for c in contents],
        "likely": [[round(float(v), 3) for v in c.topk(5).values] for c in contents],
        "offsets": [[round(float(v), 4) for v in o] for o in offsets],
        "figures": [[round(float(v), 4) for v in f.sigmoid()] for f in figures],
    }


def main():
    options = argparse.ArgumentParser()
    options.add_argument("trained")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    network = Network()
    trained = torch.load(options.trained, map_location="cpu")
    network.load_state_dict(trained["network"])
    network.eval()
    content = as_file(network, options.seed, trained["started"])
    WEIGHTS.resolve().write_bytes(content)
    EXAMPLE.resolve().write_text(json.dumps(example(network), indent="\t") + "\n")
    print(f"{len(content)} bytes")


if __name__ == "__main__":
    main()
