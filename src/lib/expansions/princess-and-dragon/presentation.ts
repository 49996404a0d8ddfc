import type { Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import type { EventPresentations, FigureMove } from '../../rules/presentation/events';
import {
	figureMove,
	figureMoveToTile,
	namedPlace,
	renumberedPlace
} from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import {
	DRAGON_MOVED,
	DRAGON_STOOD,
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	FAIRY_STOOD,
	SENT_HOME,
	WENT_THROUGH,
	type DragonEvent,
	type DragonStood,
	type FairyEvent,
	type FairyMovedUp,
	type FairyStood,
	type SentHome,
	type WentThrough
} from './events';
import { isFairyMovedUp, isFairyStood, standsOnTile } from './fairy';
import { DRAGON, FAIRY, isDragonMoved, isDragonStood } from './journey';
import { dragonTales } from './tales';
import { VOLCANO } from './tiles';

/** A tile is named by where it lies: its sentences don't say what is on it. */
const tilePlace = (game: Game, { x, y }: Spot) => namedPlace(game, { x, y, segment: 0 });

const DRAGON_SAID: EventPresentations<DragonEvent> = {
	[DRAGON_MOVED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({ key: type, player, place: tilePlace(game, to) })
	},
	[DRAGON_STOOD]: {
		role: 'setup',
		facts: ({ type, to }, game) => ({ key: type, place: tilePlace(game, to) })
	}
};

const FAIRY_SAID: EventPresentations<FairyEvent> = {
	[FAIRY_MOVED]: {
		role: 'answer',
		facts: ({ type, player, piece, to }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, to)
		}),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) }),
		figureMoves: ({ player, to }, game) => figureMove(game, { player, piece: FAIRY }, to)
	},
	[FAIRY_MOVED_UP]: {
		role: 'answer',
		facts: ({ type, player, piece, at }, game) => ({
			key: game.phase === 'building' ? 'fairy/stood-up' : type,
			player,
			piece,
			place: tilePlace(game, at)
		}),
		figureMoves: ({ player, at }) => [figureMoveToTile({ player, piece: FAIRY }, at)]
	},
	[FAIRY_STOOD]: {
		role: 'setup',
		facts: ({ type, to }, game) => ({ key: type, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

const PRINCESS_SAID: EventPresentations<SentHome> = {
	[SENT_HOME]: {
		role: 'answer',
		facts: ({ type, player, whose, piece, from }, game) => ({
			key: type,
			player,
			other: whose,
			piece,
			place: namedPlace(game, from)
		}),
		renumbered: (event, number) => ({ ...event, from: renumberedPlace(event.from, number) })
	}
};

const PORTAL_SAID: EventPresentations<WentThrough> = {
	[WENT_THROUGH]: {
		role: 'answer',
		facts: ({ type, player, piece, to }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, to)
		}),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

/**
 * Whoever laid a volcano puts the dragon there. After a journey its last mover puts it where it ended, even if there was no
 * choice.
 */
const dragonMoves = (game: Game): readonly FigureMove[] => {
	const last = game.history
		.slice(game.turn?.since ?? game.history.length)
		.flatMap(({ event }) => [event, ...(event.choices ?? [])])
		.findLast(isDragonMoved);
	return last
		? [figureMoveToTile({ player: last.player, piece: DRAGON }, last.to)]
		: toVolcano(game);
};

const toVolcano = ({ turn }: Game): readonly FigureMove[] =>
	turn?.tile.type.mark === VOLCANO
		? [figureMoveToTile({ player: turn.player, piece: DRAGON }, turn.tile.spot, VOLCANO)]
		: [];

export const DRAGON_PRESENTATIONS: readonly Presentation[] = [
	{
		module: 'dragon',
		events: DRAGON_SAID,
		markers: [
			{
				id: DRAGON,
				standsAt: ({ markers }) => markers.get(DRAGON),
				segmentsOn: () => [0],
				stood: ({ x, y }): DragonStood => ({ type: DRAGON_STOOD, to: { x, y } }),
				stoodAt: (event) => (isDragonStood(event) ? event.to : undefined)
			}
		],
		movesAfterTurn: dragonMoves,
		tales: dragonTales
	},
	{
		module: 'fairy',
		events: FAIRY_SAID,
		sources: { 'fairy/start': 'fairy', 'fairy/scored': 'fairy' },
		markers: [
			{
				id: FAIRY,
				standsAt: ({ markers }) => markers.get(FAIRY),
				segmentsOn: ({ type }) => type.segments.map(({ index }) => index),
				stood: (to): FairyStood => ({ type: FAIRY_STOOD, to }),
				stoodOnTop: ({ kind, player, on: { spot } }, game): FairyMovedUp | undefined =>
					standsOnTile(game.rules.rulings)
						? undefined
						: { type: FAIRY_MOVED_UP, player, piece: kind, at: { x: spot.x, y: spot.y } },
				stoodAt: (event) => {
					if (isFairyStood(event)) return event.to;
					return isFairyMovedUp(event) ? event.at : undefined;
				}
			}
		]
	},
	{ module: 'princess', events: PRINCESS_SAID },
	{ module: 'portal', events: PORTAL_SAID }
];
