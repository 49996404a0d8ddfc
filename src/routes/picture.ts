import { resolve } from '$app/paths';
import type { PictureShape } from '$lib/drawing/board/picture';
import { headerOf, type GameRecord } from '$lib/record';
import { reviewOf, turnAt, type Moment } from '$lib/review';
import { qrCodeOf } from '$lib/share/qr-code';
import { linkOf } from '$lib/share/link';
import { packGame } from '$lib/share/pack';
import { withGame } from '$lib/share/png';
import { loadShapesFor } from '$lib/table/view/board-tiles';
import { pictureOf } from '$lib/table/sharing/picture';
import { paintPicture } from '$lib/ui/share/picture/paint';
import { wordsReady } from '$lib/words/parts';
import { playerNames } from '$lib/words';
import { cardOf } from './review/parts/cards';

/**
 * Returns a picture of a game as a PNG. A card shows the game's code and contains the game. A story does neither, and tells a
 * moment of the game. Load this module on demand.
 */
export async function pictureFor(record: GameRecord, shape: PictureShape): Promise<Blob> {
	await Promise.all([loadShapesFor(record), wordsReady()]);
	if (shape === 'story')
		return paintPicture({ ...pictureOf(record, undefined), caption: tellMoment(record) }, shape);
	const packed = await packGame(record);
	const code = qrCodeOf(linkOf(packed, location.origin + resolve('/open/')));
	const painted = await paintPicture(pictureOf(record, code), shape);
	const png = new Uint8Array(await painted.arrayBuffer());
	return new Blob([withGame(png, packed)], { type: 'image/png' });
}

/**
 * Returns what the players of a finished game would tell a friend first, besides who has won, in one sentence; '' if there is
 * nothing. @internal
 */
export function tellMoment(record: GameRecord): string {
	const { running, moments, race } = reviewOf(record);
	const moment = running ? undefined : moments.find(saysMore);
	if (!moment) return '';
	const names = playerNames(headerOf(record).players);
	return cardOf(moment, { names, turnAt: (at) => turnAt(race, at) }).says;
}

/** False for a moment that the headline tells already, and for one that nobody is proud of. */
function saysMore(moment: Moment): boolean {
	if (moment.kind !== 'tie') return moment.kind !== 'stranded';
	const { winners, players } = moment;
	return winners.length > 0 && winners.length < players.length;
}
