import { QUESTION_TIMINGS, type Question } from './event';
import type { Answering, Game, GameEvent, RuleModule, Turn } from './module';
import {
	engineObjection,
	refusalUnlessOverruled,
	type Objection,
	type ObjectionCode,
	type Refusal
} from './objection';
import type { PlayerIndex } from './piece';
import { fail, ok, type Result } from './result';
import type { Place } from './spot';

export type { Choice, Offer, Question } from './event';

/** All open questions, the next one first: those about a turn that isn't scored yet, or else all others. */
export const openQuestions = (game: Game): readonly Question[] =>
	questionsWith(game, game.rules.answering.offers);

/** The open questions that an event of a module is judged by: all but what other modules offer in a turn. */
export const questionsTo = (game: Game, answered: RuleModule): readonly Question[] =>
	questionsWith(
		game,
		answered.offers ? game.rules.answering.offers.filter((one) => one === answered) : NONE
	);

const NONE: readonly never[] = [];

function questionsWith(game: Game, offering: Answering['offers']): readonly Question[] {
	if (game.phase !== 'playing') return NONE;
	const { unscored, turn } = game;
	const found = unscored && turn ? choicesIn(game, turn, offering) : questionsIn(game);
	return found.length < 2
		? found
		: openAtOnce(found).sort((a, b) => orderOf(game, a) - orderOf(game, b));
}

/** What is offered before a tile waits until only that tile is to be laid. */
const openAtOnce = (found: Question[]): Question[] =>
	isBusy(found) ? found.filter(({ offered, timing }) => !offered || timing !== 'before') : found;

function questionsIn(game: Game): Question[] {
	const found: Question[] = [];
	for (const module of game.rules.answering.questions) found.push(...module.questions(game));
	return found;
}

/** True where something may be decided before a turn is scored. */
export const decidesInTurns = ({ rules: { answering } }: Game): boolean =>
	answering.choices.length + answering.offers.length > 0;

/** What is decided before a turn is scored. After a figure was put, or where something must be done instead, nothing is offered instead of it. */
function choicesIn(game: Game, turn: Turn, offering: Answering['offers']): Question[] {
	const found: Question[] = [];
	for (const module of game.rules.answering.choices) found.push(...module.choices(game, turn));
	const isOver = turn.acted !== undefined || found.some(({ timing }) => timing === 'action');
	for (const module of offering)
		for (const offer of module.offers(game, turn))
			if (!isOver || offer.timing !== 'action') found.push(offer);
	return found;
}

/** By timing, then clockwise from the player whose turn it is. */
function orderOf({ players, toMove, turn }: Game, { timing, player }: Question): number {
	const behind = (player - (turn?.player ?? toMove) + players) % players;
	return QUESTION_TIMINGS.indexOf(timing) * players + behind;
}

/** The question that is asked next. */
export const nextQuestion = (game: Game): Question | undefined =>
	questionsWith(game, NONE).find(({ offered }) => !offered);

/**
 * What the player of a turn is asked before it is scored: also where a second figure goes, or what else is done with it, though
 * nobody must.
 * @param alone true where there is none
 */
export function nextInTurn(game: Game, alone: boolean): Question | undefined {
	const asked = openQuestions(game).filter(
		({ offered, timing }) => !offered || (timing === 'second' && !alone)
	);
	const [first] = asked;
	return (
		(first?.offered && asked.find(({ offered, options }) => offered && options.length > 0)) || first
	);
}

/** What is offered now, and may be left out. */
export const offersIn = (game: Game): readonly Question[] =>
	openQuestions(game).filter(({ offered }) => offered);

/** What takes up the only one of some offers that a tap on a place is enough for; undefined where none or several are offered there. */
export function offeredAt(offers: readonly Question[], place: Place): GameEvent | undefined {
	const [only, ...others] = offers.filter((one) => one.tappable && isOffered(one, place));
	return others.length > 0 ? undefined : only?.answer?.(place);
}

/** The only answer to a question that can't be declined; undefined where there is a choice. Of one feature or tile any place will do. */
export function onlyAnswer(ask: Question): GameEvent | undefined {
	const { options, choices = [], no } = ask;
	if (no || options.length + choices.length !== 1) return undefined;
	const [place] = options[0] ?? [];
	if (place) return ask.answer?.(place);
	const [{ event, then } = {}] = choices;
	return event ?? (then && onlyAnswer(then));
}

/** What a question is answered with by itself; undefined where somebody has to say. */
export const ownAnswer = (ask: Question): GameEvent | undefined =>
	ask.usual ?? (ask.runs && onlyAnswer(ask));

/** The questions to which the choices of a question lead, one after the other. */
export const ledTo = ({ choices = [] }: Question): readonly Question[] =>
	choices.flatMap(({ then }) => (then ? [then, ...ledTo(then)] : []));

/** The question of that id to which the choices of a question lead. */
export const questionLedTo = (ask: Question, id: string | undefined): Question | undefined =>
	ledTo(ask).find((one) => one.id === id);

/** True while a turn waits for an answer before it is scored. */
export const isUndecided = (game: Game): boolean => {
	const { turn, phase, rules } = game;
	if (!turn || phase !== 'playing') return false;
	return rules.answering.choices.some((module) => module.choices(game, turn).length > 0);
};

/** The one of some questions that must be answered before anything else; see {@link Question.lapses}. */
export const bindingIn = (asked: readonly Question[]): Question | undefined =>
	asked.find(isBinding);

/** True while something must be answered, other than by laying the next tile. */
export const isBusy = (asked: readonly Question[]): boolean =>
	asked.some((one) => isBinding(one) && one.tile === undefined);

const isBinding = ({ lapses, offered }: Question): boolean => !lapses && !offered;

/** Who has to act: the player who is asked, or else the one who lays the next tile. */
export const playerToAct = (game: Game): PlayerIndex => nextQuestion(game)?.player ?? game.toMove;

/** Objections to an answer while another question, or another player, comes first. */
function answerOrderObjections(asked: readonly Question[], ask: Question): readonly Objection[] {
	const { id, player } = ask;
	const isThis = (one: Question): boolean =>
		one.player === player && (one.id === id || questionLedTo(one, id) !== undefined);
	const first = asked.find((one) => isThis(one) || (isBinding(one) && !isInAnyOrder(one, ask)));
	if (!first || isThis(first)) return [];
	return [engineObjection(first.id === id ? 'not-their-turn' : 'question-open')];
}

/**
 * True for two decisions of which nobody minds which comes first: while tile and figure are laid, of one player in one step, or
 * in the steps around a move, which earlier versions asked in another order.
 */
const isInAnyOrder = (one: Question, other: Question): boolean =>
	(isOfLaying(one) && isOfLaying(other)) ||
	(one.player === other.player && one.timing === other.timing) ||
	(one.timing !== other.timing && isAroundMoves(one) && isAroundMoves(other));

const isAroundMoves = ({ timing }: Question): boolean =>
	timing === 'gathered' || timing === 'moves' || timing === 'built';

/** True for what is decided while a tile and a figure are laid. */
const isOfLaying = ({ timing }: Question): boolean => timing === 'tile' || timing === 'action';

/** The question that an event answers, among those that are open. */
export interface Judging {
	readonly ask: Question;
	readonly asked: readonly Question[];
}

const NOT_OFFERED = 'not-offered';

/**
 * What is objected to an answer, or why it is refused: another question comes first, or its place isn't among the options. A
 * module checks before whether the answer is possible at all.
 * @param asked what its `record` was given
 */
export function judgeAnswer(
	asked: readonly Question[],
	ask: Question,
	{
		overruled,
		to,
		objection
	}: {
		readonly overruled?: GameEvent['overruled'];
		readonly to?: Place | undefined;
		/** What is objected to a place that isn't offered, if more can be said of it; without a place, to the answer. */
		readonly objection?: ObjectionCode | undefined;
	}
): Result<readonly Objection[], Refusal> {
	const objections = [...answerOrderObjections(asked, ask)];
	if (to && !isOffered(ask, to)) objections.push({ code: objection ?? NOT_OFFERED });
	if (!to && objection !== undefined) objections.push({ code: objection });
	const refusal = refusalUnlessOverruled(objections, { overruled });
	return refusal ? fail(refusal) : ok(objections);
}

/** True when a place is among those that may be named. */
const isOffered = ({ options }: Question, { x, y, segment }: Place): boolean =>
	options.flat().some((place) => place.x === x && place.y === y && place.segment === segment);
