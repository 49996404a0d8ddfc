import type { Stop } from '../../engine/play';
import { replayEvents, customTilesIn } from '../../record';
import type { TileRedescribed } from '../../rules/base/events';
import type { CustomTile } from '../../custom-tiles';
import type { LiveGame } from '../game/live-game.svelte';

/**
 * What was told of a tile was wrong: from its first turn on it's another.
 * @returns where the log could not have gone on with it, in which case nothing is changed
 */
export async function amendCustomTile(live: LiveGame, told: CustomTile): Promise<Stop | undefined> {
	const { id: tile, ...said } = told;
	const event: TileRedescribed = { type: 'base/retold', tile, told: said };
	const { stop } = replayEvents(live.header, [...live.log.events, event], live.customTypes);
	if (stop) return stop;
	await live.customTiles.save(told);
	if (usesCustomTile(live, told)) await live.writer.write(event);
	return undefined;
}

/** True for a tile of which this game's log tells: the device may forget it, the game doesn't. */
export const usesCustomTile = (live: LiveGame, told: CustomTile): boolean =>
	customTilesIn(live.log.events).has(told.id);
