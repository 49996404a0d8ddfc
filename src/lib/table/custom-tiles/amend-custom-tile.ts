import type { Stop } from '../../engine/play';
import { replayEvents, describedTypes } from '../../record';
import { REDESCRIBED, type TileRedescribed } from '../../rules/base/events';
import type { CustomTile } from '../../custom-tiles';
import type { LiveGame } from '../game/live-game.svelte';

/**
 * Replaces a custom tile's description from its first turn on.
 * @returns where the log can't be played with it, in which case nothing changes; undefined if it can
 */
export async function amendCustomTile(
	live: LiveGame,
	amended: CustomTile
): Promise<Stop | undefined> {
	const { id: tile, ...told } = amended;
	const event: TileRedescribed = { type: REDESCRIBED, tile, told };
	const { stop } = replayEvents(live.header, [...live.log.events, event], live.customTypes);
	if (stop) return stop;
	await live.customTiles.save(amended);
	if (usesCustomTile(live, amended)) await live.writer.write(event);
	return undefined;
}

/** True when this game describes the tile: the device may forget it, the game doesn't. */
export const usesCustomTile = (live: LiveGame, tile: CustomTile): boolean =>
	describedTypes(live.log.events, live.header).has(tile.id);
