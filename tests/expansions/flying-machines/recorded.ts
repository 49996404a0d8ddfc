import * as v from 'valibot';
import {
	LANDED,
	ROLLED,
	TOOK_OFF,
	type FlyingEvent
} from '../../../src/lib/expansions/flying-machines/events';
import type { Game } from '../../../src/lib/engine/game';
import { openQuestions } from '../../../src/lib/engine/question';
import type { Place } from '../../../src/lib/engine/spot';
import { firstPlaces, originText, type Compare } from '../../tools/games/compare-texts';
import type { Glue, Offers } from '../../tools/games/glue';
import {
	piece,
	place,
	segmentAt,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Flights in recorded games. */

/** What records say of flights in a turn. */
const TURN = {
	/** Kinds of figures in hand that may fly from the tile. */
	flierOptions: v.optional(v.array(piece)),
	/** What one did instead of being put on the tile; `to` null: it crashed. */
	flight: v.optional(
		v.object({
			piece,
			roll: v.picklist([1, 2, 3]),
			options: v.array(place),
			to: v.nullable(place)
		})
	)
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** What a turn did instead of putting a figure on its tile: one took off, and landed where the record says, or nowhere. */
function flightOf({ player, flight }: Turn): readonly FlyingEvent[] {
	if (!flight) return [];
	const { piece, roll, to } = flight;
	const place = to && segmentAt(to);
	return [
		{ type: TOOK_OFF, player, piece },
		{ type: ROLLED, player, shows: roll },
		...(place ? [{ type: LANDED, player, to: place } as const] : [])
	];
}

/**
 * Which figures may fly in a turn, and where the one that flew may land. Who may fly isn't recorded of nobody.
 */
function compareFlight(game: Game, { turn, asked, after }: Offers<Turn>, compare: Compare): void {
	if (!game.rules.modules.has('flying-machines')) return;
	const { flierOptions, flight, supplyBefore } = turn;
	compare(
		'figures that may fly',
		flierOptions ?? (supplyBefore && []),
		asked()
			.filter(({ id }) => id === TOOK_OFF)
			.flatMap(({ choices = [] }) => choices.map(({ piece: kind = '' }) => kind))
	);
	if (!flight) return;
	const [tookOff, rolled] = flightOf(turn);
	const flying = after([tookOff, rolled].flatMap((event) => event ?? []));
	const textOf = (at: Place): string => originText(flying, at);
	compare(
		'where it may land',
		// The engine lists features that something joins one by one.
		[...new Set(flight.options.map((at) => textOf(segmentAt(at))))],
		openQuestions(flying).flatMap(firstPlaces).map(textOf)
	);
}

const flown = ({ flight }: Turn): boolean => (flight?.options.length ?? 0) > 0;
const mayFly = ({ flierOptions }: Turn): boolean => flierOptions !== undefined;

export default {
	editions: { 'flying-machines-c2': { flyingTiles: 'later' } },
	fields: { turn: TURN },
	done: ['flight'],
	choices: flightOf,
	offers: compareFlight,
	damages: [
		{
			what: 'figures that may fly',
			file: 'flier',
			has: mayFly,
			change: (turn) => turn.flierOptions?.pop()
		},
		{
			what: 'where it may land',
			file: 'flier',
			has: flown,
			change: (turn) => turn.flight?.options.pop()
		}
	]
} satisfies Glue<Turn>;
