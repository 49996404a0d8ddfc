import { partAt } from '../engine/board';
import type { Place } from '../engine/spot';
import { chancesOfCompletion } from './continuations';
import { compactGame, positionOf } from './from-game';
import { gameAfter, valuesFor, type PlayedGame } from './review';

/** As many as the calibration was made with. */
const DECKS = 40;

/**
 * The chance that a road, city or monastery gets completed after all events of a game, from 0 to 1, see
 * {@link chancesOfCompletion}; undefined if nothing lies there, or the table can’t be expressed. Throws if the rules aren't
 * covered, see `whyNotCovered`.
 */
export function chanceOfCompletion(played: PlayedGame, place: Place): number | undefined {
	const { rules, land, players, events } = played;
	const game = gameAfter(played);
	const compact = compactGame(rules, players);
	const position = partAt(game.board, place) && positionOf(compact, game);
	if (!position) return undefined;
	const effort = { decks: DECKS, seed: String(events.length) };
	return chancesOfCompletion(compact, valuesFor(land, rules), position, [place], effort)[0];
}
