import { QUESTION_TIMINGS, type Game, type Question } from './module';
import { engineObjection, type Objection } from './objection';
import type { PlayerIndex } from './piece';
import type { Place } from './spot';

export type { Question } from './module';

/** All open questions, the next one first. No turn may be taken while there is one that doesn't lapse. */
export function openQuestions(game: Game): readonly Question[] {
	if (game.phase !== 'playing') return [];
	const found: Question[] = [];
	for (const module of game.rules.answering.questions) found.push(...module.questions(game));
	return found.length < 2 ? found : found.sort((a, b) => orderOf(game, a) - orderOf(game, b));
}

/** By timing, then clockwise from the player whose turn it is. */
function orderOf({ players, toMove, turn }: Game, { timing, player }: Question): number {
	const behind = (player - (turn?.player ?? toMove) + players) % players;
	return QUESTION_TIMINGS.indexOf(timing) * players + behind;
}

/** The question that is asked next. */
export const nextQuestion = (game: Game): Question | undefined => openQuestions(game)[0];

/** The question that must be answered before anything else; see {@link Question.lapses}. */
export const bindingQuestion = (game: Game): Question | undefined =>
	openQuestions(game).find(({ lapses }) => !lapses);

/** Who has to act: the player who is asked, or else the one who lays the next tile. */
export const playerToAct = (game: Game): PlayerIndex => nextQuestion(game)?.player ?? game.toMove;

/** Objections to an answer while another question, or another player, comes first. */
export function answerOrderObjections(game: Game, { id, player }: Question): readonly Objection[] {
	const isThis = (one: Question): boolean => one.id === id && one.player === player;
	const first = openQuestions(game).find((one) => !one.lapses || isThis(one));
	if (!first || isThis(first)) return [];
	return [engineObjection(first.id === id ? 'not-their-turn' : 'question-open')];
}

/** True when a place is among those that may be named. */
export const isOffered = ({ options }: Question, { x, y, segment }: Place): boolean =>
	options.flat().some((place) => place.x === x && place.y === y && place.segment === segment);
