import * as v from 'valibot';
import {
	DRAGON_MOVED,
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	SENT_HOME,
	WENT_THROUGH,
	type DragonMoved,
	type FairyMoved,
	type FairyMovedUp,
	type SentHome,
	type WentThrough
} from '../../../src/lib/expansions/princess-and-dragon/events';
import { isFollower, onWholeTiles, spotUnder } from '../../../src/lib/engine/figures';
import type { Game } from '../../../src/lib/engine/game';
import type { Piece, PieceOnTile } from '../../../src/lib/engine/piece';
import { sameSpot } from '../../../src/lib/engine/spot';
import { FIGURES } from '../../tools/games/codes';
import { takeSteps } from '../../tools/games/compare-steps';
import type { Elsewhere, GameTold, Glue, Step } from '../../tools/games/glue';
import {
	elsewhere,
	figure,
	index,
	segmentAt,
	spot,
	toldAs,
	WHOLE_TILE,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';
import { compareDragonStep, compareInstead, compareOpening } from './compared';

/* Dragon, fairy, princess and portals in the format of recorded games. */

/** By the rule that she stands on a tile, only that. */
const withFairy = v.union([figure, spot]);

/** Rulings of games that have them. */
const RULINGS = {
	dragon: v.optional(v.picklist(['before scoring', 'after scoring'])),
	princess: v.optional(v.picklist(['may', 'must'])),
	fairy: v.optional(v.picklist(['follower', 'tile'])),
	fairyAtStart: v.optional(v.picklist(['each figure']))
};

/** Our answers to theirs. */
const rulings = ({ dragon, princess, fairy, fairyAtStart }: Told<typeof RULINGS>) => ({
	...(dragon && { dragonMoves: dragon === 'before scoring' ? 'before' : 'after' }),
	...(princess && { princess }),
	...(fairy && { fairy }),
	...(fairyAtStart && { fairyAtStart: 'each' })
});

/** What a recorded turn says of them. */
const TURN = {
	fairyAtStart: v.optional(v.array(v.object({ player: index, points: index }))),
	fairyOptions: v.optional(v.array(withFairy)),
	fairy: v.optional(withFairy),
	princessOptions: v.optional(v.array(figure)),
	princess: v.optional(figure),
	/** True where nothing else was allowed. */
	princessMust: v.optional(v.boolean()),
	dragon: v.optional(
		v.object({
			from: spot,
			moves: v.array(v.object({ player: index, options: v.array(spot), to: spot }))
		})
	)
};

/** To where each kind of figure could go through the portal. */
const PORTALS = Object.fromEntries(
	FIGURES.map((kind) => [`${toldAs(kind)}PortalOptions`, v.optional(elsewhere)])
);

export type DragonTurn = RecordedTurn &
	Told<typeof TURN> & {
		[Field in `${string}PortalOptions`]?: v.InferOutput<typeof elsewhere> | undefined;
	};

/** A figure goes through the portal. */
const wentThrough: Elsewhere = (player, figure): readonly WentThrough[] =>
	figure.feature === WHOLE_TILE
		? []
		: [{ type: WENT_THROUGH, player, piece: figure.piece, to: segmentAt(figure) }];

/** What a turn did instead of putting a figure on its tile. */
function actionOf(
	{ player, fairy, princess }: DragonTurn,
	game: Game | undefined
): readonly (FairyMoved | FairyMovedUp | SentHome)[] {
	if (princess) {
		const { player: whose, piece: kind } = princess;
		return [{ type: SENT_HOME, player, whose, piece: kind, from: segmentAt(princess) }];
	}
	return fairy ? fairyMoved(game, player, fairy) : [];
}

/** Her move; of a whole tile to the first own follower there. */
function fairyMoved(
	game: Game | undefined,
	player: number,
	to: v.InferOutput<typeof withFairy>
): readonly (FairyMoved | FairyMovedUp)[] {
	if ('length' in to) {
		const [x, y] = to;
		const own =
			game &&
			[...game.pieces, ...onWholeTiles(game)].find(
				(one) =>
					one.player === player && isFollower(game, one) && sameSpot(spotUnder(one), { x, y })
			);
		return own ? [movedTo(own)] : [];
	}
	const { piece: kind, x, y } = to;
	const on = { kind: 'tile', spot: { x, y } } as const;
	return [
		movedTo(to.feature === WHOLE_TILE ? { player, kind, on } : { player, kind, at: segmentAt(to) })
	];
}

const movedTo = (figure: Piece | PieceOnTile): FairyMoved | FairyMovedUp => {
	const { player, kind: piece } = figure;
	return 'on' in figure
		? { type: FAIRY_MOVED_UP, player, piece, at: figure.on.spot }
		: { type: FAIRY_MOVED, player, piece, to: figure.at };
};

/** The moves of a turn's journey. */
const dragonEvents = ({ dragon }: DragonTurn): readonly DragonMoved[] =>
	(dragon?.moves ?? []).map(({ player, to: [x, y] }) => ({
		type: DRAGON_MOVED,
		player,
		to: { x, y }
	}));

const JOURNEY: Step<DragonTurn> = {
	what: 'the dragon',
	when: 'moves',
	isLate: ({ rules }) => rules.rulings['dragonMoves'] === 'after',
	decided: (_, turn) => dragonEvents(turn),
	compare: compareDragonStep
};

const journey = ({ dragon }: DragonTurn): boolean => (dragon?.moves.length ?? 0) > 1;
const eating = ({ returned = [] }: DragonTurn): boolean =>
	returned.some(({ by }) => by === 'dragon');
const withOptions = ({ fairyOptions }: DragonTurn): boolean => fairyOptions !== undefined;
const withKnights = ({ princessOptions }: DragonTurn): boolean => princessOptions !== undefined;
const atPortal = ({ followerPortalOptions }: DragonTurn): boolean =>
	followerPortalOptions !== undefined;
const opening = ({ fairyAtStart }: DragonTurn): boolean => fairyAtStart !== undefined;
const paidByFairy = ({ awards = [] }: DragonTurn): boolean =>
	awards.some(({ why }) => why === 'fairy.completed');
const fairyOnTop = ({ fairyOptions = [] }: DragonTurn): boolean =>
	fairyOptions.some((one) => !('length' in one) && one.feature === WHOLE_TILE);

export default {
	editions: {
		'princess-and-dragon': { dragonTiles: 'first' },
		'princess-and-dragon-c2': { dragonTiles: 'later' }
	},
	fields: { turn: { ...PORTALS, ...TURN }, rulings: RULINGS },
	rulings,
	done: ['fairy', 'princess'],
	elsewhere: wentThrough,
	choices: actionOf,
	steps: [JOURNEY],
	homeBy: { [DRAGON_MOVED]: 'dragon', [SENT_HOME]: 'princess' },
	offers: compareInstead,
	scored: (game, turn, { outcome }, compare) => {
		compareOpening(outcome, turn, compare);
		if (JOURNEY.isLate?.(game)) takeSteps(game, turn, [JOURNEY], compare);
	},
	isListedApart: ({ occasion }) => occasion === 'fairy/start',
	items: { fairy: { each: 0, ours: ([of, , points]) => [of, 1, points] } },
	why: ({ occasion }) => (occasion === 'fairy/scored' ? 'fairy.completed' : undefined),
	damages: [
		{
			what: 'steps of the dragon',
			file: 'dragon',
			has: journey,
			change: ({ dragon }) => dragon?.moves[0]?.options.push([9, 9])
		},
		{
			what: 'steps of the dragon',
			file: 'dragon',
			has: journey,
			change: ({ dragon }) => dragon?.moves.pop()
		},
		{
			what: 'steps of the dragon',
			file: 'dragon',
			has: journey,
			change: (turn) => delete turn.dragon
		},
		{
			what: 'the dragon',
			file: 'dragon',
			has: journey,
			change: ({ dragon }) => dragon?.moves.forEach((move) => move.player++)
		},
		{
			what: 'figures returned',
			file: 'dragon',
			has: eating,
			change: (turn) => turn.returned?.pop()
		},
		{
			what: 'figures returned',
			file: 'dragon',
			has: eating,
			change: ({ returned }) => returned?.forEach((one) => delete one.by)
		},
		{
			what: 'followers for the fairy',
			file: 'dragon',
			has: withOptions,
			change: (turn) => turn.fairyOptions?.pop()
		},
		{
			what: 'knights',
			file: 'dragon',
			has: withKnights,
			change: (turn) => turn.princessOptions?.pop()
		},
		{
			what: 'a princess insists',
			file: 'dragon',
			has: withKnights,
			change: (turn) => (turn.princessMust = !turn.princessMust)
		},
		{
			what: 'follower through the portal',
			file: 'dragon',
			has: atPortal,
			change: (turn) => turn.followerPortalOptions?.pop()
		},
		{
			what: 'the fairy’s point',
			file: 'dragon',
			has: opening,
			change: (turn) => delete turn.fairyAtStart
		},
		{
			what: 'awards',
			file: 'dragon',
			has: paidByFairy,
			change: (turn) => {
				turn.awards = turn.awards?.filter(({ why }) => why !== 'fairy.completed');
			}
		},
		{
			what: 'knights',
			file: 'mixed-big',
			has: withKnights,
			change: (turn) => turn.princessOptions?.pop()
		},
		{
			what: 'followers for the fairy',
			file: 'mixed-big',
			has: fairyOnTop,
			change: (turn) => {
				turn.fairyOptions = turn.fairyOptions?.filter(
					(one) => 'length' in one || one.feature !== WHOLE_TILE
				);
			}
		}
	]
} satisfies Glue<DragonTurn, GameTold, Told<typeof RULINGS>>;
