import type { GameRecord } from '$lib/record';
import { qrCodeOf } from '$lib/share/qr-code';
import { linkOf } from '$lib/share/link';
import { packGame } from '$lib/share/pack';
import { withGame } from '$lib/share/png';
import { loadShapesFor } from '$lib/table/custom-tiles/shapes';
import { pictureOf } from '$lib/table/sharing/picture';
import { paintPicture } from '$lib/ui/share/picture/paint';

/** A picture of a game as a PNG that contains the game. Load this module on demand. */
export async function pictureFor(record: GameRecord): Promise<Blob> {
	await loadShapesFor(record);
	const packed = await packGame(record);
	const code = qrCodeOf(linkOf(packed, location.origin));
	const painted = await paintPicture(pictureOf(record, code));
	const png = new Uint8Array(await painted.arrayBuffer());
	return new Blob([withGame(png, packed)], { type: 'image/png' });
}
