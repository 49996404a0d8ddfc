import { inSupply, type Game } from '../../engine/game';
import { sameSpot, type Spot } from '../../engine/spot';
import type { EventFacts, EventPresentations, FigureMove } from '../../rules/presentation/events';
import { figureMoveToTile, namedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { ACROBAT, hasRoom, isPut } from './acrobats';
import { BIG_TOP, isShown, isStood } from './big-top';
import {
	PUT,
	SCORED,
	SHOWN,
	STOOD,
	type AcrobatsEvent,
	type BigTopEvent,
	type Put,
	type Stood
} from './events';
import { isCircus, isForAcrobats } from './tiles';

/** Names a tile by where it lies, because the sentences about it don't say what is on it. */
const tilePlace = (game: Game, { x, y }: Spot) => namedPlace(game, { x, y, segment: 0 });

const BIG_TOP_SAID: EventPresentations<BigTopEvent> = {
	[SHOWN]: {
		role: 'answer',
		facts: ({ type, at, count }, game) => ({ key: type, place: tilePlace(game, at), count }),
		figureMoves: ({ player, at }, game) => goesOn(game, player, at)
	},
	[STOOD]: {
		role: 'setup',
		facts: ({ type, at }, game) => ({ key: type, place: tilePlace(game, at) })
	}
};

/** The move of the big top after its token was shown; none at the end. */
function goesOn(game: Game, player: number, from: Spot): readonly FigureMove[] {
	const to = game.markers.get(BIG_TOP);
	return to && !sameSpot(to, from) ? [figureMoveToTile({ player, piece: BIG_TOP }, to)] : [];
}

/** The big top is put onto the first circus as soon as that is laid. */
function comesAfterTurn({ turn, markers, history }: Game): readonly FigureMove[] {
	const at = markers.get(BIG_TOP);
	if (!turn || !at || !isCircus(turn.tile.type) || !sameSpot(turn.tile, at)) return [];
	const hasMoved = history.slice(turn.since).some(({ event }) => isShown(event));
	return hasMoved ? [] : [figureMoveToTile({ player: turn.player, piece: BIG_TOP }, at)];
}

/** A follower that stood there on an existing table gets a sentence of its own. */
const put = ({ type, player, at }: Put, game: Game): EventFacts => ({
	key: game.phase === 'building' ? 'acrobats/stood' : type,
	player,
	place: tilePlace(game, at)
});

const ACROBATS_SAID: EventPresentations<AcrobatsEvent> = {
	[PUT]: { role: 'answer', facts: put },
	[SCORED]: {
		role: 'answer',
		facts: ({ type, player, at }, game) => ({ key: type, player, place: tilePlace(game, at) })
	}
};

export const BIG_TOP_PRESENTATIONS: readonly Presentation[] = [
	{
		module: 'big-top',
		events: BIG_TOP_SAID,
		sources: { [SHOWN]: 'big-top' },
		markers: [
			{
				id: BIG_TOP,
				standsAt: ({ markers }) => markers.get(BIG_TOP),
				segmentsOn: ({ type }) => (isCircus(type) ? [0] : []),
				stood: ({ x, y }): Stood => ({ type: STOOD, at: { x, y } }),
				stoodAt: (event) => (isStood(event) ? event.at : undefined)
			}
		],
		movesAfterTurn: comesAfterTurn
	},
	{
		module: 'acrobats',
		events: ACROBATS_SAID,
		sources: { [SCORED]: 'acrobats', 'acrobats/end': 'acrobats' },
		onTop: {
			mayStandOn: ({ type }) => isForAcrobats(type),
			kindsOn: (game, tile, player) =>
				hasRoom(game, tile) && inSupply(game, player, ACROBAT) > 0 ? [ACROBAT] : [],
			stood: (player, _, { x, y }): Put => ({ type: PUT, player, at: { x, y } }),
			stoodAt: (event) => (isPut(event) ? event.at : undefined)
		}
	},
	{ module: 'ringmaster', sources: { 'ringmaster/scored': 'ringmaster' } }
];
