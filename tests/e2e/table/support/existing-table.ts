import { existingTableWords } from '../../../../src/lib/words/en/existing-table';
import type { Finger } from './finger';
import { tapSpot, tapTile } from './turns';

/** Places a tile, spot first, and leaves it selected. */
export async function put(
	finger: Finger,
	tile: string,
	spot: { x: number; y: number }
): Promise<void> {
	await tapSpot(finger, spot);
	await tapTile(finger, tile);
	await finger.page.getByRole('button', { name: existingTableWords.next }).waitFor();
}
