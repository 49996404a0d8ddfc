import { resolve } from '$app/paths';
import type { PictureShape } from '$lib/drawing/board/picture';
import type { GameRecord } from '$lib/record';
import { qrCodeOf } from '$lib/share/qr-code';
import { linkOf } from '$lib/share/link';
import { packGame } from '$lib/share/pack';
import { withGame } from '$lib/share/png';
import { loadShapesFor } from '$lib/table/view/board-tiles';
import { pictureOf } from '$lib/table/sharing/picture';
import { paintPicture } from '$lib/ui/share/picture/paint';
import { wordsReady } from '$lib/words/parts';
import { toldMoment } from './told-moment';

/**
 * A picture of a game as a PNG. A card has the game's code on it and the game in it; a story has neither, and tells a moment
 * of the game. Load this module on demand.
 */
export async function pictureFor(record: GameRecord, shape: PictureShape): Promise<Blob> {
	await Promise.all([loadShapesFor(record), wordsReady()]);
	if (shape === 'story')
		return paintPicture({ ...pictureOf(record, undefined), caption: toldMoment(record) }, shape);
	const packed = await packGame(record);
	const code = qrCodeOf(linkOf(packed, location.origin + resolve('/open/')));
	const painted = await paintPicture(pictureOf(record, code), shape);
	const png = new Uint8Array(await painted.arrayBuffer());
	return new Blob([withGame(png, packed)], { type: 'image/png' });
}
