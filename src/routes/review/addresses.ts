import { resolve } from '$app/paths';
import type { Moment } from '$lib/review';

/** Address of the history of a game after this many of its events. */
export const addressAt = (game: string, position: number) =>
	resolve(`/game/?${game}&moment=${String(position)}&review`);

/** Address of a moment, with its feature highlighted on the board. */
export function addressOf(game: string, moment: Moment) {
	const at = placeOf(moment);
	if (!at) return addressAt(game, moment.position);
	const place = [at.x, at.y, at.segment].join();
	return resolve(`/game/?${game}&moment=${String(moment.position)}&at=${place}&review`);
}

/** Returns what is highlighted on the board: the best feature, or the farm when it was taken. */
function placeOf(moment: Moment) {
	if (moment.kind === 'feature') return moment.settlement.at;
	return moment.kind === 'stolen' ? moment.at : undefined;
}
