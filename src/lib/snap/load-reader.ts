import { Network } from './network/network';
import { readWeights } from './network/weights';
import type { Reader } from './read-table';

/** Thrown if the weights of the network can't be loaded. */
export class NoWeights extends Error {}

/**
 * Loads the network that reads cut-outs. Rejects with {@link NoWeights} if its file can't be loaded.
 * @param weights its address
 */
export async function loadReader(weights: string): Promise<Reader> {
	const response = await fetch(weights).catch(() => undefined);
	const file = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
	if (!file) throw new NoWeights();
	const network = new Network(readWeights(file));
	return { looks: network.looks, look: (cutOuts, count) => network.look(cutOuts, count) };
}
