import { readFile } from 'node:fs/promises';
import { Network } from '../../../src/lib/snap/network/network';
import { readWeights } from '../../../src/lib/snap/network/weights';
import type { Reader } from '../../../src/lib/snap/read-table';

const WEIGHTS = 'src/lib/snap/network/weights.bin';

/** The network of the app. */
export async function openReader(): Promise<Reader> {
	const bytes = await readFile(WEIGHTS);
	const made = new Network(
		readWeights(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
	);
	return { looks: made.looks, look: (cutOuts, count) => made.look(cutOuts, count) };
}
