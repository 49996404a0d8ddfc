import { meetFate, returnToSupply } from './figures';
import { newGame } from './game';
import { STAGES, type Award, type Settlement } from './ledger';
import type {
	Change,
	Game,
	GameEvent,
	MutableGame,
	Outcome,
	Recorded,
	Rules,
	Turn,
	UnscoredTurn
} from './module';
import type { EngineNonsense, Refusal } from './objection';
import type { MarkerId, PlayerIndex } from './piece';
import { bindingIn, isUndecided, questionsTo, type Question } from './question';
import { fail, ok, type Result } from './result';
import { addTokens, takeOffTile } from './tile-tokens';

const UNKNOWN: EngineNonsense = 'unknown-event';

/**
 * Plays one event: its module records it, all modules settle it, scored figures return. A turn about which something must be
 * decided first is settled after the last answer. A refused event changes nothing.
 */
export function play(game: MutableGame, event: GameEvent): Result<Outcome, Refusal> {
	const waiting = game.unscored;
	const recorded = recordWhole(game, event);
	if (!recorded.ok) return recorded;
	const settled: Settled = { settlements: [], left: [] };
	for (const due of dueAfter(game, event, recorded.value, waiting)) settleDue(game, due, settled);
	const told = toldBy(game, event, recorded.value, settled);
	game.history.push(told);
	return ok(told);
}

/** What was settled because of one event. */
interface Settled {
	readonly settlements: Settlement[];
	/** The neutral figures that left the table. */
	readonly left: MarkerId[];
}

/** The outcome of an event, without members that have nothing to say. */
function toldBy(
	game: Game,
	event: GameEvent,
	{ objections, fates = [], before }: Recorded,
	{ settlements, left }: Settled
): Outcome {
	const outcome: Outcome = { event, objections, settlements, scores: game.scores };
	const part = partLaid(game);
	if (part < 2 && left.length + fates.length === 0) return outcome;
	return {
		...outcome,
		...(left.length > 0 && { left }),
		...(fates.length > 0 && { fates }),
		...(before && { before }),
		...(part > 1 && { part })
	};
}

/**
 * Records an event with its choices and settles nothing: this is how a turn lies while it is being entered. After that, the game
 * can only be asked for its open questions.
 */
export const playUnscored = (game: MutableGame, event: GameEvent): Result<Recorded, Refusal> =>
	recordWhole(game, event);

/** Records an event, and the choices that its player made in the same turn. */
function recordWhole(game: MutableGame, event: GameEvent): Result<Recorded, Refusal> {
	const waiting = game.unscored;
	const first = recordOne(game, event);
	if (!first.ok) return first;
	const { touched } = first.value;
	if (partLaid(game) > 0) game.unscored = { event, touched, opening: game.turn?.opening ?? [] };
	else if (waiting) takeAnswer(game, event, first.value);
	return event.choices ? recordChoices(game, event, event.choices, first.value) : first;
}

/** Records what a turn's player decided in it; takes back the whole turn if one of these decisions is refused. */
function recordChoices(
	game: MutableGame,
	{ overruled }: GameEvent,
	choices: readonly GameEvent[],
	{ touched, objections: first, fates: before = [] }: Recorded
): Result<Recorded, Refusal> {
	const objections = [...first];
	const fates = [...before];
	for (const choice of choices) {
		const taken = recordOne(game, { ...choice, overruled });
		if (!taken.ok) {
			startOver(game);
			return taken;
		}
		takeAnswer(game, choice, taken.value);
		objections.push(...taken.value.objections);
		fates.push(...(taken.value.fates ?? []));
	}
	return ok({ touched, objections, fates });
}

/** Records one event by itself, without its choices. */
function recordOne(game: MutableGame, event: GameEvent): Result<Recorded, Refusal> {
	const owner = game.rules.modules.get(event.type.slice(0, event.type.indexOf('/')));
	const asked = owner ? questionsTo(game, owner) : [];
	const isPaid = payBeforeMoves(game, asked);
	const { turn } = game;
	const recorded = owner?.record?.(game, event, asked) ?? fail({ nonsense: UNKNOWN });
	if (recorded.ok) for (const fate of recorded.value.fates ?? []) meetFate(game, fate);
	else if (isPaid) startOver(game);
	if (recorded.ok) noteAnswer(game, turn, asked);
	return recorded;
}

/** Notes that somebody answered what everybody is asked after a turn. */
function noteAnswer(game: MutableGame, turn: Turn | undefined, asked: readonly Question[]): void {
	if (turn && turn === game.turn && bindingIn(asked)?.timing === 'everybody')
		game.turn = { ...turn, everybodyAsked: true };
}

/** Pays what comes before the first move of a turn. Returns false if there is no such move, or nothing to pay. */
function payBeforeMoves(game: MutableGame, asked: readonly Question[]): boolean {
	const { unscored } = game;
	if (!unscored || bindingIn(asked)?.timing !== 'moves') return false;
	const paid = game.rules.answering.beforeMoves.flatMap((module) => module.beforeMoves(game));
	if (paid.length === 0) return false;
	for (const { taken = [], home } of paid) {
		for (const token of taken) takeOffTile(game, token);
		for (const piece of home) returnToSupply(game, piece);
	}
	game.unscored = { ...unscored, opening: [...unscored.opening, ...paid] };
	return true;
}

/** Adds what an answer changed to the turn that waits for it. */
function takeAnswer(
	game: MutableGame,
	event: GameEvent,
	{ touched, acted, earned = [] }: Recorded
): void {
	const { turn, unscored } = game;
	if (!turn || !unscored) return;
	game.unscored = {
		...unscored,
		touched: [...unscored.touched, ...touched],
		opening: [...unscored.opening, ...earned]
	};
	game.turn = { ...turn, choices: [...turn.choices, event], acted: acted ?? turn.acted };
}

/** Takes a game back to its last event after something was recorded only in part. That is rare, so the game is played again. */
function startOver(game: MutableGame): void {
	const events = game.history.map(({ event }) => event);
	Object.assign(game, replay(game.rules, game.players, game.first, events).game);
}

/** What is settled now, in order: a turn that was undecided when the next began, the current turn, what else the event does. */
function dueAfter(
	game: MutableGame,
	event: GameEvent,
	{ touched }: Recorded,
	waiting: UnscoredTurn | undefined
): readonly UnscoredTurn[] {
	const { unscored } = game;
	const begins = partLaid(game) > 0;
	const due: UnscoredTurn[] = [];
	if (waiting && begins) due.push(waiting);
	if (unscored && !isUndecided(game)) {
		due.push(unscored);
		game.unscored = undefined;
	}
	if (!begins) due.push({ event, touched: waiting ? [] : touched, opening: [] });
	return due;
}

function settleDue(game: MutableGame, due: UnscoredTurn, { settlements, left }: Settled): void {
	const change = { game, event: due.event, touched: due.touched };
	const before = settlements.length;
	settlements.push(...settleAll(change, due.opening));
	for (const module of game.rules.answering.leaves) left.push(...module.leaves(change));
	for (const settlement of settlements.slice(before)) carryOut(game, settlement);
	for (const marker of left) game.markers.delete(marker);
}

/** Which tile of its turn the event in play has laid; 0 for none. */
const partLaid = ({ turn, history }: Game): number =>
	turn?.since === history.length ? turn.part : 0;

/**
 * What every module pays for a change, by stage, then by module id; then what follows from that, also by module id.
 * @param opening what is paid before that, for how the turn began
 */
export function settleAll(
	change: Change,
	opening: readonly Settlement[] = []
): readonly Settlement[] {
	const { game } = change;
	const later = payAll(change);
	const paid =
		opening.length === 0 ? later : [...opening.map((one) => asAnswered(game, one)), ...later];
	let all = paid;
	for (const module of game.rules.answering.follows) {
		const more = module.follows(change, all);
		if (more.length > 0) all = [...all, ...more];
	}
	return all;
}

function payAll(change: Change): readonly Settlement[] {
	const { answering } = change.game.rules;
	const paid: Settlement[] = [];
	for (const module of answering.settle)
		for (const settlement of module.settle(change)) paid.push(asAnswered(change.game, settlement));
	if (paid.length < 2) return paid;
	return paid.sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
}

/** A settlement whose implied rulings are replaced with those the players answered. */
function asAnswered({ rules: { deciding } }: Game, settlement: Settlement): Settlement {
	if (!settlement.rulings.some((id) => deciding.has(id))) return settlement;
	return { ...settlement, rulings: settlement.rulings.map((id) => deciding.get(id) ?? id) };
}

function carryOut(
	game: MutableGame,
	{ awards, gains = [], taken = [], home, apart = [] }: Settlement
): void {
	if (awards.length > 0) game.scores = scoresWith(game.scores, awards);
	for (const { player, token, count, spent } of gains)
		if (!spent) addTokens(game, player, token, count);
	// What left earlier in this turn is already gone.
	for (const token of taken) if (game.onTiles.has(token)) takeOffTile(game, token);
	for (const piece of home) if (game.pieces.has(piece)) returnToSupply(game, piece);
	for (const move of apart) meetFate(game, move);
}

function scoresWith(before: readonly number[], awards: readonly Award[]): readonly number[] {
	const scores = [...before];
	for (const { player, points } of awards) scores[player] = (scores[player] ?? 0) + points;
	return scores;
}

/** The first refused event of a log, and why. */
export interface Stop {
	/** Index in the log, from 0. */
	readonly index: number;
	readonly event: GameEvent;
	readonly refusal: Refusal;
}

/** A game rebuilt from a log, up to the first refused event. */
export interface Replay {
	readonly game: Game;
	readonly stop?: Stop;
}

/** A replay whose game may be changed: nothing else refers to it. */
export interface FreshReplay extends Replay {
	readonly game: MutableGame;
}

/**
 * Plays a log from the start, up to the first refused event.
 * @param before called before each event, with its index: it may read the game, but must keep nothing of it
 */
export function replay(
	rules: Rules,
	players: number,
	first: PlayerIndex,
	events: readonly GameEvent[],
	before?: (game: Game, index: number) => void
): FreshReplay {
	const game = newGame(rules, players, first);
	for (const [index, event] of events.entries()) {
		before?.(game, index);
		const played = play(game, event);
		if (!played.ok) return { game, stop: { index, event, refusal: played.error } };
	}
	return { game };
}
