import { describe, expect, it } from 'vitest';
import { featureAt } from '../../src/lib/engine/board';
import { isCompleted } from '../../src/lib/engine/feature';
import { deploy } from '../../src/lib/engine/figures';
import { ledgerOf, type Game, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule, Turn } from '../../src/lib/engine/module';
import { playUnscored } from '../../src/lib/engine/play';
import {
	judgeAnswer,
	nextQuestion,
	offersIn,
	openQuestions,
	type Offer,
	type Question
} from '../../src/lib/engine/question';
import { fail, ok } from '../../src/lib/engine/result';
import type { Place } from '../../src/lib/engine/spot';
import { ENDED, expansionOf, laid, played, refusalOf, rulesFor } from './playing';

interface Answer extends GameEvent {
	readonly player: number;
	readonly to?: Place;
}

const isAnswer = (event: GameEvent): event is Answer => event.type.startsWith('kite/');
const answersIn = ({ choices }: Turn, type: string) =>
	choices.filter((event) => isAnswer(event) && event.type === type);

/** Whoever lays a tile names a road (`tile`), may fly a follower to any open road (`action`); then all say yes (`moves`). */
const kite: RuleModule<Answer> = {
	id: 'kite',
	codes: { questions: ['kite/named', 'kite/flown', 'kite/agreed'] },
	choices: (game, turn) => [...named(game, turn), ...agreed(game, turn)],
	offers: (game, turn) => flown(game, turn),
	record: (game, event, asked) => {
		const ask = asked.find(({ id, player }) => id === event.type && player === event.player);
		if (!ask) return fail({ nonsense: 'nothing-asked' });
		const judged = judgeAnswer(asked, ask, event);
		if (!judged.ok) return judged;
		if (event.type !== 'kite/flown' || !event.to)
			return ok({ touched: [], objections: judged.value });
		const touched = [deploy(game, { kind: 'follower', player: event.player, at: event.to })];
		return ok({ touched, objections: judged.value, acted: 'instead' });
	}
};

/** Anybody may ring it at any time. */
const bell: RuleModule = { id: 'bell', record: () => ok({ touched: [], objections: [] }) };

const roadsIn = ({ board }: Game): readonly (readonly Place[])[] =>
	board.order.flatMap((tile) =>
		tile.type.segments
			.map(({ index }) => ({ x: tile.x, y: tile.y, segment: index }))
			.filter((place) => featureAt(board, place)?.kind === 'road')
			.map((place) => [place])
	);

const answer =
	(type: Answer['type'], player: number) =>
	(to: Place): Answer => ({ type, player, to });

const named = (game: Game, turn: Turn): readonly Question[] =>
	answersIn(turn, 'kite/named').length > 0
		? []
		: [
				{
					id: 'kite/named',
					player: turn.player,
					timing: 'tile',
					options: roadsIn(game),
					answer: answer('kite/named', turn.player)
				}
			];

const flown = (game: Game, turn: Turn): readonly Offer[] => [
	{
		id: 'kite/flown',
		player: turn.player,
		timing: 'action',
		offered: true,
		options: roadsIn(game).filter(([place]) => {
			const road = place && featureAt(game.board, place);
			return road && !isCompleted(road);
		}),
		answer: answer('kite/flown', turn.player)
	}
];

const agreed = (game: Game, turn: Turn): readonly Question[] =>
	Array.from({ length: game.players }, (_, player) => player)
		.filter(
			(player) =>
				!answersIn(turn, 'kite/agreed').some((event) => isAnswer(event) && event.player === player)
		)
		.map((player) => ({
			id: 'kite/agreed',
			player,
			timing: 'moves',
			options: [],
			choices: [{ id: 'yes', event: yes(player) }]
		}));

const yes = (player: number): Answer => ({ type: 'kite/agreed', player });
const name = (player: number, to: Place): Answer => ({ type: 'kite/named', player, to });
const fly = (player: number, to: Place): Answer => ({ type: 'kite/flown', player, to });

const rules = rulesFor(expansionOf(kite));
/** The road of the start tile, from west to east. */
const START: Place = { x: 0, y: 0, segment: 1 };
/** Closes that road in the west, then in the east. */
const west = laid(0, 'base-A', [-1, 0, 2]);
const east = laid(1, 'base-A', [1, 0, 0]);
const bareGame = () => played(rules, []);
const agreedBy = (...players: readonly number[]) => players.map(yes);

/** Everything that can differ between two games. */
const stateOf = ({ history, scores, supply, toMove, turn, unscored, pieces }: MutableGame) => ({
	history,
	scores,
	supply,
	toMove,
	turn: turn && { ...turn, tile: undefined, touched: undefined },
	unscored: unscored?.event,
	pieces: [...pieces]
});

describe('a turn about which something is decided before it is scored', () => {
	const first = { ...west, choices: [name(0, START), fly(0, START), ...agreedBy(0, 1)] };
	const closing = { ...east, choices: [name(1, START)] };

	it('asks by its steps, then clockwise from its player', () => {
		const game = played(rules, [west]);
		const asked = openQuestions(game).map(({ id, player }) => `${id} ${String(player)}`);
		expect(asked).toEqual(['kite/named 0', 'kite/flown 0', 'kite/agreed 0', 'kite/agreed 1']);
		expect(nextQuestion(game)?.id).toBe('kite/named');
		expect(offersIn(game).map(({ id }) => id)).toEqual(['kite/flown']);
	});

	it('is scored by the answer that comes last, and not before', () => {
		const game = played(rules, [first, closing, yes(1)]);
		expect(game.scores).toEqual([0, 0]);
		expect(game.unscored?.event).toBe(closing);
		const scored = played(rules, [first, closing, yes(1), yes(0)]);
		expect(scored.scores).toEqual([3, 0]);
		expect(scored.unscored).toBeUndefined();
		expect(scored.history.at(-1)?.settlements).toHaveLength(1);
		expect(scored.history.at(-2)?.settlements).toEqual([]);
	});

	it('is scored at once where it brings all answers', () => {
		const whole = { ...east, choices: [name(1, START), ...agreedBy(1, 0)] };
		expect(played(rules, [first, whole]).scores).toEqual([3, 0]);
	});

	it('offers nothing instead of a figure once one was put', () => {
		const figure = laid(0, 'base-A', [-1, 0, 2], ['follower', 0]);
		const game = played(rules, [figure]);
		expect(openQuestions(game).map(({ id }) => id)).not.toContain('kite/flown');
		expect(refusalOf(bareGame(), { ...figure, choices: [fly(0, START)] })).toEqual([
			'nothing-asked'
		]);
		expect(
			refusalOf(bareGame(), { ...west, choices: [name(0, START), fly(0, START), fly(0, START)] })
		).toEqual(['nothing-asked']);
	});

	it('changes nothing when one of its choices is refused', () => {
		const game = played(rules, [first]);
		const before = stateOf(game);
		const wrong = { ...east, choices: [name(1, START), name(1, START)] };
		expect(refusalOf(game, wrong)).toEqual(['nothing-asked']);
		expect(stateOf(game)).toEqual(before);
		expect(refusalOf(game, { ...east, choices: [name(1, START), ...agreedBy(1, 0)] })).toEqual([]);
		expect(game.scores).toEqual([3, 0]);
	});

	it('overrules in the turn what is objected to a choice', () => {
		const nowhere = { x: 0, y: 0, segment: 0 };
		const event = { ...west, choices: [name(0, nowhere)] };
		expect(refusalOf(bareGame(), event)).toEqual(['not-offered']);
		const game = played(rules, [{ ...event, overruled: ['not-offered'] }]);
		expect(game.history[0]?.objections).toEqual([{ code: 'not-offered' }]);
	});

	it('asks a module for its offers only to take one of them up', () => {
		let times = 0;
		const counted: RuleModule = {
			...kite,
			offers: (game, turn) => {
				times++;
				return flown(game, turn);
			}
		};
		const game = played(rulesFor(expansionOf(counted), expansionOf(bell)), [west]);
		played(rulesFor(expansionOf(counted), expansionOf(bell)), [west, { type: 'bell/rung' }]);
		expect(times).toBe(0);
		expect(refusalOf(game, fly(0, START))).toEqual([]);
		expect(times).toBe(1);
	});

	it('lets nobody answer out of turn, nor lay the next tile', () => {
		const game = played(rules, [{ ...west, choices: [name(0, START)] }]);
		expect(refusalOf(game, yes(1))).toEqual(['not-their-turn']);
		expect(refusalOf(game, name(0, START))).toEqual(['nothing-asked']);
		expect(refusalOf(game, east)).toEqual(['question-open', 'not-their-turn']);
	});

	it('is scored before the next tile where the table goes on without an answer', () => {
		const next = laid(0, 'base-B', [0, 1, 0], undefined, ['question-open', 'not-their-turn']);
		const game = played(rules, [first, closing, next]);
		expect(game.scores).toEqual([3, 0]);
		expect(game.unscored?.event).toBe(next);
	});

	it('is scored before the game ends where the table ends it without an answer', () => {
		const end = { ...ENDED, overruled: ['tiles-left', 'question-open'] };
		const game = played(rules, [first, closing, end]);
		expect(game.scores).toEqual([3, 0]);
		expect(ledgerOf(game).map(({ occasion }) => occasion)).toEqual(['completed']);
	});

	it('waits while points are corrected, which count at once', () => {
		const points: GameEvent = {
			type: 'base/corrected',
			...{ changes: [{ player: 1, points: 7 }], reason: 'a bet', why: 'mistake' }
		};
		const game = played(rules, [first, closing, points]);
		expect(game.scores).toEqual([0, 7]);
		expect(nextQuestion(game)?.player).toBe(1);
		expect(played(rules, [first, closing, points, ...agreedBy(1, 0)]).scores).toEqual([3, 7]);
	});

	it('can be tried without being scored', () => {
		const game = played(rules, [first]);
		expect(playUnscored(game, closing).ok).toBe(true);
		expect(nextQuestion(game)?.id).toBe('kite/agreed');
		expect(game.scores).toEqual([0, 0]);
	});
});
