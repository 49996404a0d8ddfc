import type { Game } from './game';
import type { GameEvent } from './module';
import type { Objection } from './objection';
import type { PlayerIndex } from './piece';
import type { Place } from './spot';
import type { TileId } from './tile';

/** When in a turn a question is asked: what was scored; what the tile laid leads to; before the game ends. */
const QUESTION_TIMINGS = ['scored', 'laid', 'last'] as const;
type QuestionTiming = (typeof QUESTION_TIMINGS)[number];

/** A question that a player must answer before the next turn. */
export interface Question {
	/** Its name, as the rules that ask it call it: the module, a stroke and what is asked. */
	readonly id: string;
	readonly player: PlayerIndex;
	readonly timing: QuestionTiming;
	/** The place that it is about: where a figure stood. */
	readonly about?: Place;
	/** The features to choose from, of each the places that may be named; empty when it's answered by laying a tile. */
	readonly options: readonly (readonly Place[])[];
	/** The tile of their own that answers it. */
	readonly tile?: TileId;
	/** The event that answers it with a place. */
	answer?(place: Place): GameEvent;
	/** The event which says no; absent where the rules leave no choice but which. */
	readonly no?: GameEvent;
}

/** Everything that is asked now, what comes first in front; a turn may go on only when there's nothing. */
export function openQuestions(game: Game): readonly Question[] {
	if (game.phase !== 'playing') return [];
	const found: Question[] = [];
	for (const module of game.rules.modules.values())
		if (module.questions) found.push(...module.questions(game));
	return found.length < 2 ? found : found.sort((a, b) => orderOf(game, a) - orderOf(game, b));
}

/** Moment by moment, and in each clockwise from the player whose turn it is. */
function orderOf({ players, turn }: Game, { timing, player }: Question): number {
	const behind = (player - (turn?.player ?? 0) + players) % players;
	return QUESTION_TIMINGS.indexOf(timing) * players + behind;
}

/** The question that must be answered next. */
export const nextQuestion = (game: Game): Question | undefined => openQuestions(game)[0];

/** Whose word is awaited: the one who is asked, or else who lays the next tile. */
export const playerToAct = (game: Game): PlayerIndex => nextQuestion(game)?.player ?? game.toMove;

/** What is wrong with an answer while another question comes first: it is open, or somebody else is asked it. */
export function answerOrderObjections(game: Game, { id, player }: Question): readonly Objection[] {
	const first = nextQuestion(game);
	if (!first || (first.id === id && first.player === player)) return [];
	return [{ code: first.id === id ? 'not-their-turn' : 'question-open' }];
}

/** True when a place is among those that may be named. */
export const isOffered = ({ options }: Question, { x, y, segment }: Place): boolean =>
	options.flat().some((place) => place.x === x && place.y === y && place.segment === segment);
