import type { Stop } from '../engine/play';
import { replayEvents, toldIn } from '../record';
import type { Retold } from '../rules/base/events';
import type { ToldTile } from '../told';
import type { LiveGame } from './live.svelte';

/**
 * What was told of a tile was wrong: from its first turn on it's another.
 * @returns where the log could not have gone on with it, in which case nothing is changed
 */
export async function retell(live: LiveGame, told: ToldTile): Promise<Stop | undefined> {
	const { id: tile, ...said } = told;
	const event: Retold = { type: 'base/retold', tile, told: said };
	const { stop } = replayEvents(live.header, [...live.log.events, event], live.shelf);
	if (stop) return stop;
	await live.told.tell(told);
	if (tells(live, told)) await live.write(event);
	return undefined;
}

/** True for a tile of which this game's log tells: the device may forget it, the game doesn't. */
export const tells = (live: LiveGame, told: ToldTile): boolean =>
	toldIn(live.log.events).has(told.id);
