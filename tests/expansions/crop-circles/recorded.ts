import * as v from 'valibot';
import { fromTheBoard } from '../../../src/lib/engine/figures';
import { play } from '../../../src/lib/engine/play';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import type { Game, MutableGame } from '../../../src/lib/engine/game';
import {
	ADDED,
	CHOSE_ADDING,
	CHOSE_TAKING,
	DECLINED,
	TOOK,
	type CircleEvent
} from '../../../src/lib/expansions/crop-circles/events';
import {
	candidatesToAdd,
	candidatesToTake
} from '../../../src/lib/expansions/crop-circles/followers';
import { kindOfCircle } from '../../../src/lib/expansions/crop-circles/tiles';
import { placeText, playerText, type Compare, type Facts } from '../../tools/games/compare-texts';
import type { Glue } from '../../tools/games/glue';
import {
	index,
	piece,
	place,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Crop circles in recorded games. */

const figure = v.object({ piece, ...place.entries });

const Step = v.object({
	player: index,
	/** The figures that could be added, and where; or those that could be taken home. */
	options: v.array(figure),
	/** Null: none was added. */
	did: v.optional(v.nullable(figure)),
	/** Those that came home: the one taken, and a builder or pig left alone. */
	returned: v.optional(v.array(v.object({ player: index, ...figure.entries })))
});

/** What records say of a crop circle: what was chosen, and what everybody did who could, in order. */
const TURN = {
	circle: v.optional(v.object({ choice: v.picklist(['add', 'remove']), steps: v.array(Step) }))
};

type Turn = RecordedTurn & Told<typeof TURN>;
type Figure = v.InferOutput<typeof figure>;

const textOf = (at: Omit<Figure, 'piece'> & { readonly piece: string }): string =>
	`${at.piece} at ${placeText({ ...at, segment: at.feature })}`;

/** The answer to a question about a crop circle; undefined for any other question. */
function circleAnswer(ask: Question, { circle }: Turn): CircleEvent | undefined {
	if (!ask.id.startsWith('crop-circles/')) return undefined;
	const { player } = ask;
	const adds = circle?.choice !== 'remove';
	if (ask.id.startsWith('crop-circles/choose'))
		return { type: adds ? CHOSE_ADDING : CHOSE_TAKING, player };
	const did = circle?.steps.find((step) => step.player === player)?.did;
	if (!did) return { type: DECLINED, player };
	const at = { x: did.x, y: did.y, segment: did.feature };
	return adds
		? { type: ADDED, player, piece: did.piece, to: at }
		: { type: TOOK, player, piece: did.piece, from: at };
}

/** Plays the crop circle of a turn, and compares who could do what, and which figures came home. */
function compareCircle(game: MutableGame, turn: Turn, compare: Compare): void {
	const home: string[] = [];
	compareOptions(game, turn, compare);
	for (let ask = nextQuestion(game); ask; ask = nextQuestion(game)) {
		const answer = circleAnswer(ask, turn);
		if (!answer) break;
		if (!turn.circle) compare('the crop circle', [], ['it was asked about']);
		const played = play(game, answer);
		if (!played.ok) {
			compare('the crop circle', ['it was played'], [JSON.stringify(played.error)]);
			return;
		}
		for (const { player, kind, at } of fromTheBoard(played.value.fates))
			home.push(`${playerText(player)}’s ${textOf({ ...at, piece: kind, feature: at.segment })}`);
	}
	const recorded = turn.circle?.steps.flatMap(({ returned = [] }) =>
		returned.map((one) => `${playerText(one.player)}’s ${textOf(one)}`)
	);
	compare('figures taken home', recorded ?? [], home);
}

/** What everybody could do, in order; figures of one kind on one segment count once. */
function compareOptions(game: Game, turn: Turn, compare: Compare): void {
	const kind = game.turn && kindOfCircle(game.turn.tile.type);
	if (!kind) return;
	const candidates = turn.circle?.choice === 'remove' ? candidatesToTake : candidatesToAdd;
	const found = game.supply.flatMap((_, behind): Facts => {
		const player = (turn.player + 1 + behind) % game.players;
		return candidates(game, kind, player).map(
			({ piece: which, at }) =>
				`${playerText(player)}: ${textOf({ ...at, piece: which, feature: at.segment })}`
		);
	});
	const recorded = (turn.circle?.steps ?? []).flatMap(({ player, options }) =>
		options.map((one) => `${playerText(player)}: ${textOf(one)}`)
	);
	compare('what the crop circle allows', [...new Set(recorded)], turn.circle ? found : []);
	const order = (lines: Facts): string =>
		[...new Set(lines.map((line) => line.split(':')[0] ?? ''))].join(', ');
	compare('the order of players', turn.circle && [order(recorded)], [order(found)]);
}

/** Two sets that lie on one table together. */
const BOTH = ['crop-circles-1', 'crop-circles-2'];

const added = ({ circle }: Turn): boolean =>
	circle?.choice === 'add' && circle.steps.some(({ did }) => did != null);
const taken = ({ circle }: Turn): boolean => circle?.choice === 'remove' && circle.steps.length > 0;
const severalTook = ({ circle }: Turn): boolean =>
	circle?.choice === 'remove' && circle.steps.length > 1;

export default {
	editions: {
		'crop-circles-1': { circleTiles: 'first' },
		'crop-circles-2': { circleTiles: 'second' }
	},
	fields: { turn: TURN },
	rulings: (_, boxes) => (BOTH.every((id) => boxes.includes(id)) ? { circleTiles: 'both' } : {}),
	answer: circleAnswer,
	ended: (game, turn, _, compare) => {
		compareCircle(game, turn, compare);
	},
	damages: [
		{
			what: 'what the crop circle allows',
			file: 'corn',
			has: added,
			change: ({ circle }) => circle?.steps[0]?.options.pop()
		},
		{
			what: 'figures taken home',
			file: 'corn',
			has: taken,
			change: ({ circle }) => circle && (circle.choice = 'add')
		},
		{ what: 'the crop circle', file: 'corn', has: taken, change: (turn) => delete turn.circle },
		{
			what: 'the order of players',
			file: 'corn',
			has: severalTook,
			change: ({ circle }) => circle?.steps.reverse()
		},
		{
			what: 'figures taken home',
			file: 'corn',
			has: taken,
			change: ({ circle }) => circle?.steps[0]?.returned?.pop()
		},
		{
			what: 'supply before',
			file: 'corn',
			has: added,
			change: ({ circle }) => circle?.steps.forEach((one) => (one.did = null))
		}
	]
} satisfies Glue<Turn>;
