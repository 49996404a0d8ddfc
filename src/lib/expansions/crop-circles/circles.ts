import { deploy, goingHome, isFollower } from '../../engine/figures';
import type { Game, MutableGame } from '../../engine/game';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Judging, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { samePlace } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { BaseNonsense } from '../../rules/base/codes';
import { figureElsewhere } from '../../rules/base/options';
import {
	ADDED,
	CHOSE_ADDING,
	CHOSE_TAKING,
	DECLINED,
	TOOK,
	type Added,
	type Chose,
	type CircleEvent,
	type Took
} from './events';
import { added, candidatesToAdd, candidatesToTake, followersOn, type Candidate } from './followers';
import { ANSWERS, QUESTIONS, whatHappens, whereToAdd, whichToTake } from './questions';
import { kindOfCircle } from './tiles';

/** The crop circles: once a turn with one is scored, everybody adds a follower or takes one home, as whoever laid it says. */
export const cropCircles: RuleModule<CircleEvent> = {
	id: 'crop-circles',
	codes: { questions: QUESTIONS, answers: ANSWERS, reasons: [ADDED] },
	record,
	questions
};

const TYPES: readonly string[] = [CHOSE_ADDING, CHOSE_TAKING, ADDED, DECLINED, TOOK];
const isOfCircle = (event: GameEvent): event is CircleEvent => TYPES.includes(event.type);
const isChose = (event: GameEvent): event is Chose =>
	event.type === CHOSE_ADDING || event.type === CHOSE_TAKING;
const isAdded = (event: GameEvent): event is Added => event.type === ADDED;
const isTook = (event: GameEvent): event is Took => event.type === TOOK;

/** True when a player who can add a follower must. */
const mustAdd = (rulings: Rulings): boolean => rulings['circleAdd'] === 'must';

/** The crop circle of the last turn: what it is about, and what was done because of it. */
interface Circle {
	readonly kind: SegmentKind;
	readonly player: PlayerIndex;
	readonly done: readonly CircleEvent[];
}

function circleIn({ turn, history }: Game): Circle | undefined {
	const kind = turn && kindOfCircle(turn.tile.type);
	if (!kind) return undefined;
	const since = history.slice(turn.since).map(({ event }) => event);
	return { kind, player: turn.player, done: since.filter(isOfCircle) };
}

/** Asks one question after the other: first what happens, then the next player who has a choice. */
function questions(game: Game): readonly Question[] {
	const circle = circleIn(game);
	if (!circle) return [];
	const { kind, player, done } = circle;
	if (done.length > 0) return nextStep(game, circle, done).asked;
	return concerns(game, kind) ? [whatHappens(kind, player)] : [];
}

/** True if anybody has a follower on what the crop circle is about. */
const concerns = (game: Game, kind: SegmentKind): boolean =>
	game.supply.some((_, player) => followersOn(game, kind, player).length > 0);

/** What comes after the last thing done: who is asked, and what the players before them take home without a choice. */
interface Step {
	readonly asked: readonly Question[];
	readonly taken: readonly { readonly player: PlayerIndex; readonly candidate: Candidate }[];
}

function nextStep(game: Game, circle: Circle, done: readonly CircleEvent[]): Step {
	const adds = done.some(({ type }) => type === CHOSE_ADDING);
	const taken: Step['taken'][number][] = [];
	for (const player of leftToAct(game, circle, done.at(-1))) {
		const found = (adds ? candidatesToAdd : candidatesToTake)(game, circle.kind, player);
		const [candidate, ...others] = found;
		if (!candidate) continue;
		if (adds) return { asked: [whereToAdd(player, found, !mustAdd(game.rules.rulings))], taken };
		if (others.length > 0) return { asked: [whichToTake(player, found)], taken };
		taken.push({ player, candidate });
	}
	return { asked: [], taken };
}

/** Who comes after the player of an event. The order begins to the left of whoever laid the crop circle, and ends with them. */
function leftToAct(
	{ players }: Game,
	{ player }: Circle,
	last: CircleEvent | undefined
): readonly PlayerIndex[] {
	const order = Array.from({ length: players }, (_, behind) => (player + 1 + behind) % players);
	return last && !isChose(last) ? order.slice(order.indexOf(last.player) + 1) : order;
}

function record(
	game: MutableGame,
	event: CircleEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = asked.find((one) => isAnswerTo(event, one));
	const circle = circleIn(game);
	if (!ask || !circle) return nonsense('nothing-asked');
	if (isAdded(event)) return recordAdded(game, event, { ask, asked });
	const own = isTook(event) ? standing(game, event.player, { ...event, at: event.from }) : [];
	if (isTook(event) && own.length === 0) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, isTook(event) ? { ...event, to: event.from } : event);
	if (!judged.ok) return judged;
	const { taken } = nextStep(game, circle, [...circle.done, event]);
	const all = [
		...own,
		...taken.flatMap(({ player, candidate }) => standing(game, player, candidate))
	];
	const fates = all.flatMap((piece) => goingHome(game, [piece]));
	return ok({ touched: [], objections: judged.value, fates });
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** True for an answer to that question, or to a question that its choices lead to. */
function isAnswerTo(event: CircleEvent, ask: Question): boolean {
	if (ask.player !== event.player || !QUESTIONS.includes(ask.id)) return false;
	if (isChose(event)) return ask.choices?.some((one) => one.event?.type === event.type) ?? false;
	if (event.type === DECLINED) return ask.no !== undefined;
	const answered = ask.options.flat().map((place) => ask.answer?.(place).type);
	return answered.includes(event.type);
}

/** The follower of that kind that stands there: of several, the one put there last. Empty if there is none. */
function standing(game: Game, player: PlayerIndex, { piece, at }: Candidate): readonly Piece[] {
	const found = [...game.pieces].findLast(
		(one) => one.player === player && one.kind === piece && samePlace(one.at, at)
	);
	return found && isFollower(game, found) ? [found] : [];
}

function recordAdded(
	game: MutableGame,
	event: Added,
	{ ask, asked }: Judging
): Result<Recorded, Refusal> {
	const { player, piece, to } = event;
	if (!isFollower(game, { kind: piece })) return nonsense('unknown-piece');
	const found = figureElsewhere(game, to, added(player, piece));
	if (!found.ok) return nonsense(found.error);
	const judged = judgeAnswer(asked, placesFor(ask, piece), { ...event, ...found.value });
	if (!judged.ok) return judged;
	const at = { x: to.x, y: to.y, segment: to.segment };
	return ok({
		touched: [deploy(game, { kind: piece, player, at, because: ADDED })],
		objections: judged.value
	});
}

/** The question that offers places for that kind of figure: this one, or the one that the figure's button leads to. */
const placesFor = (ask: Question, piece: string): Question =>
	ask.choices?.find((one) => one.piece === piece)?.then ?? ask;
