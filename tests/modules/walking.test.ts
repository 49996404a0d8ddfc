import { describe, expect, it } from 'vitest';
import { tileAt } from '../../src/lib/engine/board';
import { markerPlace, returnToSupply } from '../../src/lib/engine/figures';
import { inSupply, type Game, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule, Turn } from '../../src/lib/engine/module';
import { judgeAnswer, openQuestions, type Question } from '../../src/lib/engine/question';
import { fail, ok } from '../../src/lib/engine/result';
import { ALL_SIDES, beside, sameSpot, type Place, type Spot } from '../../src/lib/engine/spot';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

const BEAR = 'bear';
const WALKED = 'bear/walked';
interface Walked extends GameEvent {
	readonly player: number;
	readonly to: Spot;
}
const isWalked = (event: GameEvent): event is Walked => event.type === WALKED;

/** Steps of one journey. */
const STEPS = 3;

/** A bear walks from tile to tile after each turn: all move it in turn, never back onto a tile of its journey; figures there go home. */
const bear: RuleModule<Walked> = {
	id: 'bear',
	codes: { questions: [WALKED] },
	markers: (start) => ({ [BEAR]: start[0]?.spot ?? { x: 0, y: 0 } }),
	choices: (game, turn) => nextStep(game, turn),
	record: (game, event, asked) => {
		const ask = asked.find(({ id }) => id === event.type);
		if (!ask || !isWalked(event) || !tileAt(game.board, event.to))
			return fail({ nonsense: 'nothing-asked' });
		const judged = judgeAnswer(asked, { ...ask }, { ...event, to: { ...event.to, segment: 0 } });
		if (!judged.ok) return judged;
		if (ask.player !== event.player) return fail({ nonsense: 'unknown-player' });
		game.markers.set(BEAR, event.to);
		for (const piece of game.pieces) if (sameSpot(piece.at, event.to)) returnToSupply(game, piece);
		return ok({ touched: [], objections: judged.value });
	}
};

/** The next step of the journey; none where it is over, or can't go on. */
function nextStep({ board, markers, players }: Game, turn: Turn): readonly Question[] {
	const steps = turn.choices.filter(isWalked);
	const at = markers.get(BEAR);
	if (!at || steps.length === STEPS) return [];
	const player = (turn.player + steps.length) % players;
	const free = ALL_SIDES.map((side) => beside(at, side)).filter(
		(spot) => tileAt(board, spot) && !journeyOf(turn).some((one) => sameSpot(one, spot))
	);
	if (free.length === 0) return [];
	return [
		{
			id: WALKED,
			player,
			timing: 'moves',
			options: free.map((spot) => placesOn(board, spot)),
			answer: ({ x, y }): Walked => ({ type: WALKED, player, to: { x, y } })
		}
	];
}

/** The tiles of this journey: where it began is on it once it has left. */
const journeyOf = ({ choices }: Turn): readonly Spot[] =>
	choices.filter(isWalked).map(({ to }) => to);

const placesOn = (board: Game['board'], spot: Spot): readonly Place[] =>
	(tileAt(board, spot)?.type.segments ?? []).map(({ index }) => ({ ...spot, segment: index }));

const rules = rulesFor(expansionOf(bear));
const walk = (player: number, x: number, y: number): Walked => ({
	type: WALKED,
	player,
	to: { x, y }
});
/** A thief west of the start tile; the bear is there at once, and then it can't go back but over the start tile. */
const west = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
const stateOf = ({ scores, pieces, markers, unscored }: MutableGame) => ({
	scores,
	pieces: [...pieces],
	markers: [...markers],
	unscored: unscored?.event
});

describe('a neutral figure that walks from tile to tile', () => {
	it('begins on a whole tile, and stands on no feature', () => {
		const game = played(rules, []);
		expect(game.markers.get(BEAR)).toEqual({ x: 0, y: 0 });
		expect(markerPlace(game, BEAR)).toBeUndefined();
	});

	it('is moved by one player after the other, and remembers its journey', () => {
		const game = played(rules, [west, walk(0, -1, 0)]);
		expect(openQuestions(game)).toMatchObject([{ player: 1 }]);
		expect(inSupply(game, 0, 'follower')).toBe(7);
		const back = played(rules, [west, walk(0, -1, 0), walk(1, 0, 0)]);
		// From the start tile it could only go back to where it was.
		expect(openQuestions(back)).toEqual([]);
		expect(back.unscored).toBeUndefined();
	});

	it('is moved by nobody out of turn, nor to a tile of its journey', () => {
		expect(refusalOf(played(rules, [west]), walk(1, -1, 0))).toEqual(['unknown-player']);
		const south = laid(0, 'base-B', [0, 1, 0]);
		const game = played(rules, [south, walk(0, 0, 1)]);
		expect(refusalOf(game, walk(1, 0, 1))).toEqual(['not-offered']);
	});

	it('walks before the turn is scored: whoever it sends home is paid nothing', () => {
		const closing = laid(1, 'base-A', [1, 0, 0], ['follower', 0]);
		const first = [laid(0, 'base-A', [-1, 0, 2]), walk(0, -1, 0), walk(1, 0, 0)];
		const game = played(rules, [...first, closing]);
		expect(game.unscored?.event).toBe(closing);
		const walked = played(rules, [...first, closing, walk(1, 1, 0), walk(0, 0, 0), walk(1, -1, 0)]);
		expect(walked.scores).toEqual([0, 0]);
		expect(inSupply(walked, 1, 'follower')).toBe(7);
		expect(played(rulesFor(), [laid(0, 'base-A', [-1, 0, 2]), closing]).scores).toEqual([0, 3]);
	});

	it('comes to the same as one event with all that its player decides', () => {
		const steps = [{ ...west, choices: [walk(0, -1, 0)] }, walk(1, 0, 0)];
		expect(stateOf(played(rules, steps))).toEqual({
			...stateOf(played(rules, [west, walk(0, -1, 0), walk(1, 0, 0)]))
		});
	});
});
