import { tileAt } from '../../engine/board';
import { whyNotPlaying, type Game } from '../../engine/game';
import type { Piece } from '../../engine/piece';
import type { EventPresentations } from '../../rules/presentation/events';
import {
	figureMove,
	namedPlace,
	renumberedPlace,
	sentHomeInTurn
} from '../../rules/presentation/helpers';
import type { Payment, Presentation } from '../../rules/presentation/presentation';
import { buysTiles } from '../../rules/base/rulings';
import { hasAbbey } from './abbey';
import {
	KEPT,
	PAID,
	WAGON_LAIN,
	WAGON_MOVED,
	type Kept,
	type Paid,
	type WagonLain,
	type WagonMoved
} from './events';

const ABBEY_EVENTS: EventPresentations<Kept | Paid> = {
	[KEPT]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player }) => ({ key: type, player })
	},
	[PAID]: {
		role: 'correction',
		idle: true,
		facts: ({ type, player, seller }) => ({ key: type, player, other: seller })
	}
};

const WAGON_EVENTS: EventPresentations<WagonMoved | WagonLain> = {
	[WAGON_MOVED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) =>
			to ? { key: type, player, place: namedPlace(game, to) } : { key: 'wagon/sent-home', player },
		renumbered: (event, number) =>
			event.to ? { ...event, to: renumberedPlace(event.to, number) } : event,
		figureMoves: ({ player, to }, game) =>
			to ? figureMove(game, { player, piece: 'wagon' }, to) : [],
		sentHome: ({ player, to }, game) => (to ? [] : wagonsOf(game, player))
	},
	[WAGON_LAIN]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({ key: type, player, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) }),
		figureMoves: ({ player, to }, game) => figureMove(game, { player, piece: 'wagon' }, to)
	}
};

const wagonsOf = (game: Game, whose: number): readonly Piece[] =>
	sentHomeInTurn(game).filter(({ kind, player }) => kind === 'wagon' && player === whose);

/** Lets whoever has an abbey buy a tile with it. Undefined if tiles can't be bought. */
const paidWithAbbey = (game: Game): Payment | undefined =>
	buysTiles(game.rules.rulings) && !whyNotPlaying(game)
		? {
				id: 'abbey',
				payers: game.supply.flatMap((_, player) => (hasAbbey(game, player) ? [player] : [])),
				event: (player, seller) => ({ type: PAID, player, seller })
			}
		: undefined;

export const ABBEY_AND_MAYOR_PRESENTATIONS: readonly Presentation[] = [
	{
		module: 'abbey',
		events: ABBEY_EVENTS,
		// Of all monasteries only an abbey has sides.
		sourceOf: (settlement, board) => {
			if (settlement.kind !== 'monastery') return undefined;
			const { at } = settlement;
			const segment = tileAt(board, at)?.type.segments[at.segment];
			return segment?.kind === 'monastery' && segment.sides.length > 0 ? 'abbey' : undefined;
		},
		payment: paidWithAbbey
	},
	{ module: 'wagon', events: WAGON_EVENTS },
	{
		module: 'barn',
		sources: { 'barn/end': 'barn' },
		farmRule: { rulings: (farmRule) => ({ barnFarms: farmRule }), printed: ['third'] }
	}
];
