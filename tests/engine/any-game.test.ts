import { describe, expect, it } from 'vitest';
import { composeModules } from '../../src/lib/engine/compose';
import { tileAt } from '../../src/lib/engine/board';
import { ledgerOf, newGame, type Game, type Outcome } from '../../src/lib/engine/game';
import { totals } from '../../src/lib/engine/ledger';
import type { GameEvent } from '../../src/lib/engine/module';
import { play, replay } from '../../src/lib/engine/play';
import { openQuestions, type Question } from '../../src/lib/engine/question';
import { INGOTS_PUT } from '../../src/lib/expansions/gold-mines/events';
import { INGOT } from '../../src/lib/expansions/gold-mines/tiles';
import { MESSENGER } from '../../src/lib/expansions/messages/figures';
import { FLOOR, floorsEach } from '../../src/lib/expansions/tower/towers';
import { DECLARED_EVENTS } from '../../src/lib/rules/declared-events';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { headerFor, withEvents } from '../record/support';
import { anyGame } from '../tools/games/any-game';
import { figuresOf, gainedIn, isOfTitle } from '../tools/games/compared';
import { engineFeatures, floodFeatures } from '../tools/games/flood-fill';
import { stateOf } from '../tools/games/game-state';
import type { RandomGame } from '../tools/games/random-game';
import { rotatedGame, rotatedLedger, sorted } from '../tools/games/rotated';
import { seededRandom } from '../tools/games/seeded-random';

/* What holds whatever is played together: random games with any of all expansions. `GAMES=200 SEED=1` tries others. */

const [GAMES, FIRST] = [Number(process.env['GAMES'] ?? 6), Number(process.env['SEED'] ?? 5200)];
/** Events of a game. */
const MOST = 70;
const SEEDS = Array.from({ length: GAMES }, (_, index) => FIRST + index);

const over = ({ rules, players, first, events }: RandomGame): Game => {
	const { game, stop } = replay(rules, players, first, events);
	expect(stop).toBeUndefined();
	return game;
};

/** The fields of an event that hold players. */
const PLAYERS: ReadonlyMap<string, readonly string[]> = new Map(
	DECLARED_EVENTS.map(({ type, fields }) => [
		type,
		Object.entries(fields).flatMap(([name, field]) =>
			['next', 'same', 'anybody'].includes(field) ? [name] : []
		)
	])
);

/** The event of a table at which everybody sits one seat further on. */
function seatedOn<E extends object>(event: E, players: number): E {
	const type = 'type' in event ? String(event.type) : '';
	const names = PLAYERS.get(type) ?? ['player'];
	return Object.fromEntries(
		Object.entries(event).map(([name, value]: [string, unknown]) => {
			if (names.includes(name)) return [name, (Number(value) + 1) % players];
			if (name !== 'choices' && name !== 'changes') return [name, value];
			return [name, (value as readonly object[]).map((one) => seatedOn(one, players))];
		})
	) as E;
}

const seatedOnGame = ({ players, first, events, ...random }: RandomGame): RandomGame => ({
	...random,
	players,
	first: (first + 1) % players,
	events: events.map((event) => seatedOn(event, players))
});

/** What is decided in a turn, too. */
const allOf = (events: readonly GameEvent[]): readonly GameEvent[] =>
	events.flatMap((event) => [event, ...(event.choices ?? [])]);

/** How many of a token there are, on tiles and with players. */
const countOf = ({ tokens, onTiles }: Game, token: string): number =>
	tokens.reduce((sum, own) => sum + (own[token] ?? 0), 0) +
	[...onTiles].filter((one) => one.token === token).length;

/** Where things are that can't be there: on no tile, or with their own player. */
function misplaced({ pieces, apart, markers, board, onTiles }: Game): readonly unknown[] {
	const spots = [
		...[...pieces].map(({ at }) => at),
		...[...apart].flatMap(({ on }) => (on.kind === 'tile' ? [on.spot] : [])),
		...markers.values(),
		...[...onTiles].map(({ at }) => at)
	];
	return [
		...spots.filter((spot) => !tileAt(board, spot)),
		...[...apart].filter(({ on, player }) => on.kind !== 'tile' && on.player === player)
	];
}

describe.each(SEEDS)('the game with any expansions of seed %i', (seed) => {
	const random = anyGame(seed, MOST);
	const { rules, players, first, events } = random;

	it('has everything in one place after each event, and scores that are the sums of awards', () => {
		const game = newGame(rules, players, first);
		for (const [index, event] of events.entries()) {
			expect(play(game, event).ok).toBe(true);
			expect(game.scores).toEqual(totals(ledgerOf(game), players));
			for (const [kind, { perPlayer }] of Object.entries(rules.pieces))
				expect(figuresOf(game, kind), kind).toEqual(game.supply.map(() => perPlayer));
			expect(misplaced(game)).toEqual([]);
			if (game.unscored) continue;
			const put = allOf(events.slice(0, index + 1)).filter(({ type }) => type === INGOTS_PUT);
			if (game.phase === 'playing') expect(countOf(game, INGOT)).toBe(2 * put.length);
			if (rules.modules.has('tower'))
				expect(countOf(game, FLOOR)).toBe(players * floorsEach(players));
		}
		for (const token of rules.tokens.filter((one) => one !== MESSENGER))
			expect(gainedIn(game, token), token).toEqual(game.tokens.map((own) => own[token]));
		const lying = game.board.order.map(({ type }) => type.id);
		for (const [id, count] of rules.counts)
			expect(
				[...lying, ...game.aside, ...game.turnedUp.map(({ tile }) => tile)].filter(
					(tile) => tile === id
				).length + (game.left.get(id) ?? 0),
				id
			).toBe(count);
	});

	it('has the same features as a flood fill finds, and the same state as from scratch', () => {
		const game = newGame(rules, players, first);
		events.forEach((event, index) => {
			play(game, event);
			if (index % 12 > 0) return;
			const { board, pieces } = game;
			expect(engineFeatures(board)).toEqual(floodFeatures(board, pieces));
			const again = replay(rules, players, first, events.slice(0, index + 1)).game;
			expect(stateOf(again)).toEqual(stateOf(game));
		});
	});

	it('tells and asks the same in every order of its modules', () => {
		const modules = [...rules.modules.values()];
		const here = told(random);
		for (const order of [modules.toReversed(), seededRandom(seed).shuffle(modules)])
			expect(
				told({ ...random, rules: { ...rules, ...composeModules(order, rules.start) } })
			).toEqual(here);
	});

	it('keeps the same ledger when the whole table is turned by 90 degrees', () => {
		const [here, there] = [over(random), over(rotatedGame(random))];
		// Of several roads as long, completed at once, any may bring a title.
		const paid = ({ settlements }: Outcome) => settlements.filter((one) => !isOfTitle(one));
		expect(there.history.map((outcome) => sorted(paid(outcome)))).toEqual(
			here.history.map((outcome) => sorted(rotatedLedger(paid(outcome))))
		);
		expect(there.history.map(({ scores }) => scores)).toEqual(
			here.history.map(({ scores }) => scores)
		);
	});

	it('gives everybody the same points one seat further on', () => {
		const [here, there] = [over(random), over(seatedOnGame(random))];
		const back = (scores: readonly number[]): readonly (number | undefined)[] =>
			scores.map((_, player) => scores[(player + 1) % players]);
		expect(there.history.map(({ scores }) => back(scores))).toEqual(
			here.history.map(({ scores }) => scores)
		);
	});

	it('is brought back by a link as it was', async () => {
		const { box, expansions } = random;
		const header = headerFor('any', players, { box, expansions, rulings: rules.rulings });
		const record = withEvents({ header, entries: [] }, events);
		expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
	});
});

/** What must be decided before the latest turn is scored. */
function choicesIn(game: Game): readonly Question[] {
	const { turn, unscored, rules } = game;
	if (!turn || !unscored) return [];
	return rules.answering.choices.flatMap((module) => module.choices(game, turn));
}

/** The ledger of a game, and the questions after each event, in whatever order their places are listed. */
function told({ rules, players, first, events }: RandomGame) {
	const game = newGame(rules, players, first);
	const asked = events.map((event) => {
		play(game, event);
		expect(choicesIn(game).filter(({ offered }) => offered)).toEqual([]);
		return openQuestions(game).map(({ id, player, options }) => ({
			id,
			player,
			options: options.map((places) => JSON.stringify(places)).sort()
		}));
	});
	return { asked, history: game.history, markers: game.markers };
}
