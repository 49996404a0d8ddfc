import { returnToSupply } from './figures';
import { newGame } from './game';
import type { Settlement } from './ledger';
import type { Change, Game, GameEvent, MutableGame, Outcome, Rules } from './module';
import type { EngineNonsense, Objection, Refusal } from './objection';
import type { PlayerIndex } from './piece';
import { fail, ok, type Result } from './result';
import { decidingRuling } from './rulings';

const UNKNOWN: EngineNonsense = 'unknown-event';

/**
 * One event into the game: recorded by the module it belongs to, settled by all, figures sent home.
 * Refused events leave the game as it was.
 */
export function play(game: MutableGame, event: GameEvent): Result<Outcome, Refusal> {
	const owner = game.rules.modules.get(event.type.slice(0, event.type.indexOf('/')));
	const recorded = owner?.record?.(game, event) ?? fail({ nonsense: UNKNOWN });
	if (!recorded.ok) return recorded;
	const change = { game, event, touched: recorded.value.touched };
	const settlements = settleAll(change);
	for (const settlement of settlements) payAndSendHome(game, settlement);
	const outcome = {
		event,
		objections: recorded.value.objections,
		settlements,
		scores: game.scores
	};
	game.history.push(outcome);
	return ok(outcome);
}

/** What every module pays for a change, in the order of the stages; in each, module by module in the order of their ids. */
export function settleAll(change: Change): readonly Settlement[] {
	const { modules, stages } = change.game.rules;
	const found: Settlement[] = [];
	for (const id of [...modules.keys()].sort())
		found.push(...(modules.get(id)?.settle?.(change) ?? []));
	const stageOf = ({ stage }: Settlement): number => stages.get(stage) ?? 0;
	return found.map(asAnswered(change.game)).sort((a, b) => stageOf(a) - stageOf(b));
}

/** Names in a settlement the rulings that the table answered. */
function asAnswered({ rules }: Game): (settlement: Settlement) => Settlement {
	const asked = [...rules.modules.values()].flatMap(({ rulings = [] }) => rulings);
	return (settlement) =>
		settlement.rulings.length === 0
			? settlement
			: {
					...settlement,
					rulings: settlement.rulings.map((id) => decidingRuling(asked, rules.rulings, id))
				};
}

function payAndSendHome(game: MutableGame, { awards, home }: Settlement): void {
	const scores = [...game.scores];
	for (const { player, points } of awards) scores[player] = (scores[player] ?? 0) + points;
	game.scores = scores;
	for (const piece of home) returnToSupply(game, piece);
}

/** The first event of a log which could not be taken, and why. */
export interface Stop {
	/** Its position in the list of events, from 0. */
	readonly index: number;
	readonly event: GameEvent;
	readonly refusal: Refusal;
}

/** A game rebuilt from what happened, up to the first event that can't be taken. */
export interface Replay {
	readonly game: Game;
	readonly stop?: Stop;
}

/** A replay whose game may be played on: nothing else refers to it. */
export interface FreshReplay extends Replay {
	readonly game: MutableGame;
}

/** Plays all events from the start. A log that can't be replayed to its end gives the last good state and where it stopped. */
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

/** A refusal with the objections that the event doesn't overrule; undefined where there are none. */
export function refusalUnlessOverruled(
	objections: readonly Objection[],
	{ overruled = [] }: GameEvent
): Refusal | undefined {
	const [first, ...more] = objections.filter(({ code }) => !overruled.includes(code));
	return first && { objections: [first, ...more] };
}
