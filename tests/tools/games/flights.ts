import {
	LANDED,
	ROLLED,
	TOOK_OFF,
	type FlyingEvent
} from '../../../src/lib/expansions/flying-machines/events';
import type { RecordedTurn } from './recorded';

/** What a turn did instead of putting a figure on its tile: one took off, and landed where the record says, or nowhere. */
export function flightOf({ player, flight }: RecordedTurn): readonly FlyingEvent[] {
	if (!flight) return [];
	const { piece, roll, to } = flight;
	const place = to && { x: to.x, y: to.y, segment: to.feature };
	return [
		{ type: TOOK_OFF, player, piece },
		{ type: ROLLED, player, shows: roll },
		...(place ? [{ type: LANDED, player, to: place } as const] : [])
	];
}
