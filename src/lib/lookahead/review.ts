import { newGame } from '../engine/game';
import type { GameEvent, Rules } from '../engine/module';
import { play } from '../engine/play';
import { LAID, type Laid } from '../rules/base/events';
import { farmRuleOf } from '../rules/base/rulings';
import { whyNotCovered, type Uncovered } from './from-game';
import learned from './learned-values.json' with { type: 'json' };
import { Reviewer, type TurnReview } from './review-turn';
import type { Values } from './values';

/** A game as it was played. */
interface PlayedGame {
	readonly rules: Rules;
	readonly land: 'summer' | 'winter';
	readonly players: number;
	readonly first: number;
	/** Those in effect, in order. */
	readonly events: readonly GameEvent[];
}

/** What can be said of a game: its turns by the position of their events, and why some or all are missing. */
interface GameReview {
	readonly uncovered?: Uncovered;
	readonly turns: ReadonlyMap<number, TurnReview>;
}

/** What features are worth by games that the app played against itself, by land and farm rule. @internal */
export const valuesFor = (land: PlayedGame['land'], rules: Rules): Values =>
	learned[land][farmRuleOf(rules.rulings)];

/** Reviews all turns of a game, as far as it goes. The same seed says the same. */
export function reviewGame(played: PlayedGame, seed: string): GameReview {
	const { rules, land, players, first, events } = played;
	const turns = new Map<number, TurnReview>();
	const uncovered = whyNotCovered(rules);
	if (uncovered) return { uncovered, turns };
	const reviewer = new Reviewer(rules, players, valuesFor(land, rules), seed);
	const game = newGame(rules, players, first);
	for (const [at, event] of events.entries()) {
		const turn = isTurn(event) ? reviewer.review(game, event) : undefined;
		if (turn) turns.set(at, turn);
		if (!play(game, event).ok) break;
	}
	return { turns };
}

const isTurn = (event: GameEvent): event is Laid => event.type === LAID;
