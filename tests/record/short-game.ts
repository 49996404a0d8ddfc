import { tileId } from '../../src/lib/engine/tile';
import type { Rotation } from '../../src/lib/engine/spot';
import type { GameRecord, Header } from '../../src/lib/record';
import type { Laid } from '../../src/lib/rules/base/events';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { headerFor, withEvents } from './support';

/** A turn in short. */
export const laid = (
	player: number,
	tile: string,
	x: number,
	y: number,
	rotation: Rotation,
	deploy?: Laid['deploy']
): Laid => ({
	type: 'base/laid',
	player,
	tile: tileId(tile),
	x,
	y,
	rotation,
	...(deploy && { deploy })
});

/** A figure on a segment. */
export const on = (segment: number, piece = 'follower') => ({ piece, segment });

/** The record of two players with these events. */
export const recordOf = (events: readonly TableEvent[], header: Partial<Header> = {}): GameRecord =>
	withEvents({ header: headerFor('talk', 2, header), entries: [] }, events);

/**
 * Four turns around the start tile, whose city lies north and whose road runs from west to east: Ana closes its city
 * (2 tiles × 2 = 4) and goes on east, Björn stands on the road of four tiles, which ends at the crossings of the last
 * two turns (4 × 1 = 4).
 */
export const FOUR_TURNS: readonly Laid[] = [
	laid(0, 'base-E', 0, -1, 2, on(0)),
	laid(1, 'base-U', 1, 0, 0, on(0)),
	laid(0, 'base-W', 2, 0, 0),
	laid(1, 'base-W', -1, 0, 0)
];

/** One of the four turns, changed. */
export const turnAs = (turn: number, change: Partial<Laid> = {}): Laid => {
	const event = FOUR_TURNS[turn];
	if (!event) throw new Error(`There is no turn ${String(turn)}.`);
	return { ...event, ...change };
};
