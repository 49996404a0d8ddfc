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

/** The open questions by which an event of a module is judged: all except what other modules offer in a turn. */
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

/** Offers with the timing `before` wait until nothing else has to be done before the next tile. */
const openAtOnce = (found: Question[]): Question[] =>
	isBusy(found) ? found.filter(({ offered, timing }) => !offered || timing !== 'before') : found;

function questionsIn(game: Game): Question[] {
	const found: Question[] = [];
	for (const module of game.rules.answering.questions) found.push(...module.questions(game));
	return game.turn?.everybodyAsked ? found.filter(({ timing }) => timing !== 'scored') : found;
}

/** True for a game in which something may be decided before a turn is scored. */
export const decidesInTurns = ({ rules: { answering } }: Game): boolean =>
	answering.choices.length + answering.offers.length > 0;

/** What is decided before a turn is scored. Once a figure was put, or if something must be done instead, no action is offered. */
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
 * What the player of a turn is asked before it is scored. This includes where a second figure goes, or what else is done with
 * it, though nobody must answer that.
 * @param alone true if there is no second figure
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

/** The event that takes up the only offer for which a tap on this place is enough; undefined for none or several. */
export function offeredAt(offers: readonly Question[], place: Place): GameEvent | undefined {
	const [only, ...others] = offers.filter((one) => one.tappable && isOffered(one, place));
	return others.length > 0 ? undefined : only?.answer?.(place);
}

/** The only answer to a question that can't be declined; undefined if there is a choice. Any place of the only option will do. */
export function onlyAnswer(ask: Question): GameEvent | undefined {
	const { options, choices = [], no } = ask;
	if (no || options.length + choices.length !== 1) return undefined;
	const [place] = options[0] ?? [];
	if (place) return ask.answer?.(place);
	const [{ event, then } = {}] = choices;
	return event ?? (then && onlyAnswer(then));
}

/** The answer that a question gets by itself; undefined if somebody has to answer it. */
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

/** The first of some questions that must be answered before anything else; see {@link Question.lapses}. */
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
 * True for two decisions that may come in any order: those made while tile and figure are laid, those of one player in one step,
 * and those in the steps around a move, which earlier versions asked in another order.
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
 * The objections to an answer, as a refusal unless they were overruled: another question comes first, or its place isn't among
 * the options. The module checks beforehand whether the answer is possible at all.
 * @param asked the questions that the module's `record` was given
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
		/** The objection to a place that isn't offered, if there is more to say than that; without a place, to the answer. */
		readonly objection?: ObjectionCode | undefined;
	}
): Result<readonly Objection[], Refusal> {
	const objections = [...answerOrderObjections(asked, ask)];
	if (to && !isOffered(ask, to)) objections.push({ code: objection ?? NOT_OFFERED });
	if (!to && objection !== undefined) objections.push({ code: objection });
	const refusal = refusalUnlessOverruled(objections, { overruled });
	return refusal ? fail(refusal) : ok(objections);
}

/** True if a place is among those that may be named. */
const isOffered = ({ options }: Question, { x, y, segment }: Place): boolean =>
	options.flat().some((place) => place.x === x && place.y === y && place.segment === segment);
