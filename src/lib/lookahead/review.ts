import { newGame, type Game } from '../engine/game';
import type { GameEvent, Rules } from '../engine/module';
import { play } from '../engine/play';
import { LAID, type Laid } from '../rules/base/events';
import { farmRuleOf } from '../rules/base/rulings';
import learned from './learned-values.json' with { type: 'json' };
import { Reviewer, type MoveJudgement, type TurnReview } from './review-turn';
import type { Values } from './values';

/** A game as it was played. */
export interface PlayedGame {
	readonly rules: Rules;
	readonly land: 'summer' | 'winter';
	readonly players: number;
	readonly first: number;
	/** The events in effect, in order. */
	readonly events: readonly GameEvent[];
}

/** The game after all of its events. */
export function gameAfter({ rules, players, first, events }: PlayedGame): Game {
	const game = newGame(rules, players, first);
	for (const event of events) play(game, event);
	return game;
}

/** A turn that was reviewed, by the position of its event. */
export interface ReviewedTurn {
	readonly event: number;
	readonly review: TurnReview;
}

/** What features are worth according to games that the app played against itself, by land and farm rule. */
export const valuesFor = (land: PlayedGame['land'], rules: Rules): Values =>
	learned[land][farmRuleOf(rules.rulings)];

/**
 * Reviews the turns of a game one by one, as far as it goes. The same seed gives the same results, wherever the review begins.
 * Throws if the rules aren't covered, see `whyNotCovered`.
 * @param from how many events are only played, because their turns are known already
 */
export function* reviewTurns(
	{ rules, land, players, first, events }: PlayedGame,
	seed: string,
	from = 0
): Generator<ReviewedTurn> {
	const reviewer = new Reviewer(rules, players, valuesFor(land, rules), seed);
	const game = newGame(rules, players, first);
	for (const [at, event] of events.entries()) {
		const review = at >= from && isTurn(event) ? reviewer.review(game, event) : undefined;
		if (review) yield { event: at, review };
		if (!play(game, event).ok) return;
	}
}

/** Judges a turn after all events of a game; undefined if the table can't be expressed. Throws as {@link reviewTurns} does. */
export function judgeTurn(played: PlayedGame, turn: Laid, seed: string): MoveJudgement | undefined {
	const { rules, land, players } = played;
	return new Reviewer(rules, players, valuesFor(land, rules), seed).judge(gameAfter(played), turn);
}

const isTurn = (event: GameEvent): event is Laid => event.type === LAID;
