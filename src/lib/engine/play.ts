import { returnToSupply } from './figures';
import { newGame } from './game';
import { STAGES, type Award, type Settlement } from './ledger';
import type { Change, Game, GameEvent, MutableGame, Outcome, Rules } from './module';
import type { EngineNonsense, Objection, Refusal } from './objection';
import type { PlayerIndex } from './piece';
import { fail, ok, type Result } from './result';

const UNKNOWN: EngineNonsense = 'unknown-event';

/** Plays one event: its module records it, all modules settle it, scored figures return. A refused event changes nothing. */
export function play(game: MutableGame, event: GameEvent): Result<Outcome, Refusal> {
	const owner = game.rules.modules.get(event.type.slice(0, event.type.indexOf('/')));
	const recorded = owner?.record?.(game, event) ?? fail({ nonsense: UNKNOWN });
	if (!recorded.ok) return recorded;
	const change = { game, event, touched: recorded.value.touched };
	const settlements = settleAll(change);
	for (const settlement of settlements) carryOut(game, settlement);
	const part = partLaid(game);
	const { objections } = recorded.value;
	const outcome = { event, objections, settlements, scores: game.scores };
	const told = part > 1 ? { ...outcome, part } : outcome;
	game.history.push(told);
	return ok(told);
}

/** Which tile of its turn the event in play has laid; 0 for none. */
const partLaid = ({ turn, history }: Game): number =>
	turn?.since === history.length ? turn.part : 0;

/** What every module pays for a change, by stage, then by module id. */
export function settleAll(change: Change): readonly Settlement[] {
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

function carryOut(game: MutableGame, { awards, gains = [], home }: Settlement): void {
	if (awards.length > 0) game.scores = scoresWith(game.scores, awards);
	for (const { player, token, count } of gains) {
		const own = game.tokens[player];
		if (own) own[token] = (own[token] ?? 0) + count;
	}
	for (const piece of home) returnToSupply(game, piece);
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

/** Plays a log from the start, up to the first refused event. */
export function replay(
	rules: Rules,
	players: number,
	first: PlayerIndex,
	events: readonly GameEvent[]
): FreshReplay {
	const game = newGame(rules, players, first);
	for (const [index, event] of events.entries()) {
		const played = play(game, event);
		if (!played.ok) return { game, stop: { index, event, refusal: played.error } };
	}
	return { game };
}

/** The objections an event doesn't overrule, as a refusal; undefined without any. */
export function refusalUnlessOverruled(
	objections: readonly Objection[],
	{ overruled = [] }: GameEvent
): Refusal | undefined {
	const [first, ...more] = objections.filter(({ code }) => !overruled.includes(code));
	return first && { objections: [first, ...more] };
}
