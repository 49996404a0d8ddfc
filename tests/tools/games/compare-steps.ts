import type { MutableGame, Outcome } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Refusal } from '../../../src/lib/engine/objection';
import { play } from '../../../src/lib/engine/play';
import { OBJECTIONS } from './codes';
import type { Compare, Facts } from './compare-texts';
import type { Step } from './glue';

/* What is decided about a turn in steps of its own: each of them can be compared before it is taken. */

/** Plays an event. If the rules object, notes that and overrules them as the record does. */
export function enter(
	game: MutableGame,
	event: GameEvent,
	what: string,
	compare: Compare
): Outcome | undefined {
	const played = play(game, event);
	if (played.ok) return played.value;
	compare(what, ['it was played'], refusalTexts(played.error));
	const forced = play(game, { ...event, overruled: OBJECTIONS });
	return forced.ok ? forced.value : undefined;
}

const refusalTexts = (refusal: Refusal): Facts =>
	'nonsense' in refusal ? [refusal.nonsense] : refusal.objections.map(({ code }) => code);

/** Takes these steps, and compares before each what could be done. */
export function takeSteps<Turn>(
	game: MutableGame,
	turn: Turn,
	steps: readonly Step<Turn>[],
	compare: Compare
): Outcome | undefined {
	let outcome: Outcome | undefined;
	for (const { what, decided, compare: compareStep } of steps) {
		const events = decided(game, turn);
		for (const [step, event] of events.entries()) {
			compareStep(game, turn, step, compare);
			outcome = enter(game, event, what, compare) ?? outcome;
		}
		compareStep(game, turn, events.length, compare);
	}
	return outcome;
}
