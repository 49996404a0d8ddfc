"""Trains the network on generated cut-outs. See README.md."""

import argparse
import multiprocessing
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F

from cutouts import EMPTY, generate
from network import Network, prepared, same_contents
from start import start_from

SAME = same_contents()


def loss_of(network, pictures, classes, offsets, figures):
    """Contents count most; offsets only where a tile lies, figures a little."""
    contents, seen_offsets, seen_figures = network(pictures)
    likely = torch.logsumexp(contents + torch.log(SAME[classes] + 1e-12), 1)
    smooth = contents.mean(1)
    known = ~torch.isnan(offsets[:, 0])
    apart = F.smooth_l1_loss(seen_offsets[known], offsets[known], beta=0.05)
    weights = torch.where(figures > 0, 4.0, 1.0)
    colours = F.binary_cross_entropy_with_logits(seen_figures, figures, weights)
    return -(likely * 0.99 + smooth * 0.01).mean() + 2.0 * apart + 4.0 * colours


def batch_of(data, indices):
    pictures = prepared(data["pictures"][indices])
    count = len(indices)
    pictures = pictures * torch.exp(torch.randn(count, 3, 1, 1) * 0.06) * torch.exp(torch.randn(count, 1, 1, 1) * 0.1)
    pictures = pictures + torch.randn(count, 1, 1, 1) * 0.15
    return pictures, *(torch.as_tensor(data[name][indices]) for name in ("classes", "offsets", "figures"))


def accuracy(network, data):
    """Share of cut-outs with the right design and turn, and the mean error of offsets, in tiles."""
    network.eval()
    right, apart = [], []
    with torch.no_grad():
        for start in range(0, len(data["classes"]), 512):
            part = slice(start, start + 512)
            contents, offsets, _ = network(prepared(data["pictures"][part]))
            classes = torch.as_tensor(data["classes"][part])
            right.append(SAME[classes, contents.argmax(1)])
            apart.append((offsets - torch.as_tensor(data["offsets"][part])).norm(dim=1))
    network.train()
    return torch.cat(right).mean().item(), torch.cat(apart).nanmean().item()


STEPS, SHARES = 36_000, 340
"""Steps of the training, and shares of samples that it sees in all: most of them two or three times."""
STEPS_ON, SHARES_ON = 9_000, 80
"""The same for a network that starts from weights of the app, to learn further looks."""
GROWING = 0.7
"""In which part of the steps the samples grow."""


def produce(queue, seed):
    """Makes shares of samples, each from its own seed, as long as there is room for them."""
    for number in range(1000):
        queue.put(generate(SHARE, seed * 1000 + number))


SHARE = 4000
"""Samples made at a time."""


FEW, OFTEN = 3, 2
"""Where the time is short: shares to begin with, and how often a sample is seen in the mean before there are more."""


class Pool:
    """Samples in memory, about 7 kB each: a process makes more while the network learns. The same for the same seed."""

    def __init__(self, seed, shares):
        self.capacity, self.count, self.data = shares * SHARE, 0, {}
        self.queue = multiprocessing.Queue(4)
        self.process = multiprocessing.Process(target=produce, args=(self.queue, seed), daemon=True)
        self.process.start()

    def grow_along(self, seen):
        """Takes a share that is there, unless each sample was seen only a few times: two processes part a busy machine."""
        if self.count * OFTEN < seen + FEW * SHARE and not self.queue.empty():
            self.grow()

    def grow(self):
        """Takes the next share, and waits for it."""
        if self.count == self.capacity:
            return
        for name, values in self.queue.get().items():
            if name not in self.data:
                self.data[name] = np.zeros((self.capacity, *values.shape[1:]), values.dtype)
            self.data[name][self.count : self.count + SHARE] = values
        self.count += SHARE


RATE, RATE_ON = 3e-3, 1.2e-3
"""The highest learning rates, from nothing and from weights of the app."""


def rate_at(step, done, most):
    """The learning rate: up quickly, then down to nearly nothing, by the part that is done."""
    return most * min(1, step / 200) * (1 - done) + 1e-5


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--start", type=pathlib.Path, help="weights of the app to start from, else from nothing")
    options.add_argument("--steps", type=int)
    options.add_argument("--minutes", type=float, help="how long all may take: on a busy machine fewer steps are done then")
    options.add_argument("--batch", type=int, default=192, help="samples of a step: fewer where there is time for few steps")
    options.add_argument("--shares", type=int, help=f"of {SHARE} samples each")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="network.pt")
    options, start = options.parse_args(), time.time()
    steps = options.steps or (STEPS_ON if options.start else STEPS)
    shares = options.shares or (SHARES_ON if options.start else SHARES)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(options.seed)
    network = Network()
    print(sum(p.numel() for p in network.parameters()), "weights, seed", options.seed, flush=True)
    # What a network was started from it has seen already: it gets other samples.
    pool = Pool(options.seed + (1 if options.start else 0), shares)
    held_out = generate(2000, 7)
    started = start_from(network, options.start.read_bytes(), held_out["pictures"]) if options.start else None
    print("right at first:", *accuracy(network, held_out), flush=True)
    for _ in range(FEW if options.minutes else shares // 10):
        pool.grow()
    pause = max(1, int(steps * GROWING / shares))
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    losses = []

    def keep():
        """Writes the network as it is, and says how good it is."""
        right, apart = accuracy(network, held_out)
        report = f"loss {np.mean(losses[-500:]):.3f}, right {right:.4f}, offsets off by {apart:.4f}"
        print(f"{len(losses)} steps, {time.time() - start:.0f} s, {pool.count} samples: {report}", flush=True)
        torch.save({"network": network.state_dict(), "started": started}, options.out)

    for step in range(steps):
        spent = (time.time() - start) / 60 / options.minutes if options.minutes else 0
        if spent >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, max(step / steps, spent), RATE_ON if options.start else RATE)
        loss = loss_of(network, *batch_of(pool.data, rng.integers(0, pool.count, options.batch)))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        if options.minutes:
            pool.grow_along(step * options.batch)
        elif step % pause == pause - 1:
            pool.grow()
        if step % 250 == 249:
            keep()
    keep()
    pool.process.terminate()


if __name__ == "__main__":
    main()
