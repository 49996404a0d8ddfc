import { returnToSupply } from './figures';
import { newGame } from './game';
import type { Settlement } from './ledger';
import type { Change, Game, GameEvent, ModuleId, MutableGame, Outcome, Rules } from './module';
import type { EngineNonsense, Objection, Refusal } from './objection';
import type { PlayerIndex } from './piece';
import { fail, ok, type Result } from './result';
import { decidingRuling } from './rulings';

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
	const outcome = {
		event,
		objections: recorded.value.objections,
		settlements,
		scores: game.scores,
		...(part > 1 && { part })
	};
	game.history.push(outcome);
	return ok(outcome);
}

/** Which tile of its turn the event in play has laid; 0 for none. */
const partLaid = ({ turn, history }: Game): number =>
	turn?.since === history.length ? turn.part : 0;

/** What every module pays for a change, by stage, then by module id. */
export function settleAll(change: Change): readonly Settlement[] {
	const { modules, stages } = change.game.rules;
	const paid: { readonly id: ModuleId; readonly settlement: Settlement }[] = [];
	for (const [id, module] of modules)
		for (const settlement of module.settle?.(change) ?? []) paid.push({ id, settlement });
	if (paid.length > 1)
		paid.sort(
			(a, b) => stageOf(stages, a) - stageOf(stages, b) || Number(a.id > b.id) - Number(a.id < b.id)
		);
	return paid.map(({ settlement }) => asAnswered(change.game, settlement));
}

const stageOf = (stages: Rules['stages'], { settlement }: { settlement: Settlement }): number =>
	stages.get(settlement.stage) ?? 0;

/** A settlement whose implied rulings are replaced with those the players answered. */
function asAnswered({ rules }: Game, settlement: Settlement): Settlement {
	if (settlement.rulings.length === 0) return settlement;
	const rulings = settlement.rulings.map((id) => {
		for (const { rulings: asked = [] } of rules.modules.values()) {
			const deciding = decidingRuling(asked, rules.rulings, id);
			if (deciding !== undefined) return deciding;
		}
		return id;
	});
	return { ...settlement, rulings };
}

function carryOut(game: MutableGame, { awards, gains = [], home }: Settlement): void {
	const scores = [...game.scores];
	for (const { player, points } of awards) scores[player] = (scores[player] ?? 0) + points;
	game.scores = scores;
	for (const { player, token, count } of gains) {
		const own = game.tokens[player];
		if (own) own[token] = (own[token] ?? 0) + count;
	}
	for (const piece of home) returnToSupply(game, piece);
}

/** The first refused event of a log, and why. */
export interface Stop {
	/** Position in the log, from 0. */
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
