import { isFollower } from '../../engine/figures';
import { inSupply, type Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import type { EventFacts, EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation, Tale } from '../../rules/presentation/presentation';
import { mostOf } from '../../rules/presentation/tales';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	RANSOMED,
	SPARED,
	type Built,
	type Captured,
	type Climbed,
	type TowerEvent
} from './events';
import { isBuilt, isClimbed } from './questions';
import { isRansomed, RANSOM } from './ransom';
import { hasFoundation } from './tiles';
import { climbersOf, FLOOR, heightOf, topOf } from './towers';
import { stackOf } from './figure-art';

/** A tile is named by where it lies: its sentences don't say what is on it. */
const tilePlace = (game: Game, { x, y }: Spot) => namedPlace(game, { x, y, segment: 0 });

/** What lay or stood on an existing table has sentences of its own. */
const isFound = ({ phase }: Game): boolean => phase === 'building';

const built = ({ type, player, at }: Built, game: Game): EventFacts =>
	isFound(game)
		? { key: 'tower/found', place: tilePlace(game, at) }
		: { key: type, player, place: tilePlace(game, at), count: heightOf(game, at) };

const climbed = ({ type, player, piece, at }: Climbed, game: Game): EventFacts => ({
	key: isFound(game) ? 'tower/stood' : type,
	player,
	piece,
	place: tilePlace(game, at)
});

/** Whose figure was captured, and from where; of one on top of a tower its place is that tile. */
function captured(event: Captured, game: Game): EventFacts {
	const { type, player, whose, piece, from, top } = event;
	if (!from) return { key: 'tower/held', player, other: whose, piece };
	const key = player === whose ? 'tower/captured-own' : type;
	const place = top === 1 ? tilePlace(game, from) : namedPlace(game, from);
	return { key, player, other: whose, piece, place, count: top };
}

const EVENTS: EventPresentations<TowerEvent> = {
	[BUILT]: { role: 'answer', facts: built },
	[CAPTURED]: {
		role: 'answer',
		facts: captured,
		renumbered: (event, number) =>
			event.from && event.top === 0
				? { ...event, from: renumberedPlace(event.from, number) }
				: event
	},
	[SPARED]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player }) => ({ key: type, player })
	},
	[CLIMBED]: { role: 'answer', facts: climbed },
	[EXCHANGED]: {
		role: 'answer',
		facts: ({ type, player, from, piece }) => ({ key: type, player, other: from, piece })
	},
	[RANSOMED]: {
		role: 'answer',
		facts: ({ type, player, from, piece }) => ({ key: type, player, other: from, piece })
	}
};

/** Who paid most in ransoms. */
const ransomPaid = (game: Game): readonly Tale[] =>
	mostOf(
		'tower/ransom-paid',
		game.history.flatMap(({ event }, index) =>
			isRansomed(event) ? [{ player: event.player, count: RANSOM, position: index + 1 }] : []
		)
	);

export const TOWER_PRESENTATION: Presentation = {
	module: 'tower',
	events: EVENTS,
	onTiles: [
		{
			id: FLOOR,
			found: ({ x, y }): Built => ({ type: BUILT, player: 0, at: { x, y } }),
			foundAt: (event) => (isBuilt(event) ? event.at : undefined),
			stackOf,
			mayLieOn: ({ type }) => hasFoundation(type)
		}
	],
	onTop: {
		mayStandOn: ({ type }) => hasFoundation(type),
		kindsOn: (game, tile, player) =>
			heightOf(game, tile) > 0 && !topOf(game, tile) ? climbersOf(game, player) : [],
		stood: (player, piece, { x, y }): Climbed => ({ type: CLIMBED, player, piece, at: { x, y } }),
		stoodAt: (event) => (isClimbed(event) ? event.at : undefined)
	},
	held: {
		kindsOf: (game, owner) =>
			Object.keys(game.rules.pieces).filter(
				(piece) => isFollower(game, { kind: piece }) && inSupply(game, owner, piece) > 0
			),
		found: ({ holder, owner, piece }): Captured => ({
			type: CAPTURED,
			player: holder,
			whose: owner,
			piece,
			top: 0
		})
	},
	sources: { [RANSOMED]: 'ransom' },
	tales: ransomPaid
};
