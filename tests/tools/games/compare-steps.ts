import type { MutableGame, Outcome } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Refusal } from '../../../src/lib/engine/objection';
import { play } from '../../../src/lib/engine/play';
import { OBJECTIONS } from './codes';
import { compareDragonStep } from './compare-dragon';
import { compareFerries } from './compare-ferries';
import { compareGoldOptions } from './compare-gold';
import { compareMagic } from './compare-magic';
import type { Compare, Facts } from './compare-texts';
import type { RecordedTurn } from './recorded';
import { dragonEvents } from './recorded-dragon';
import { ferryEvents } from './recorded-ferries';
import { putIn } from './recorded-gold';
import { magicEvents } from './recorded-magic';

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

/** What is decided about a turn, one after the other. */
interface Step {
	/** What it is called where the rules object. */
	readonly what: string;
	/** False where it comes at another time, or not at all. */
	readonly isTaken?: (game: MutableGame) => boolean;
	/** What was decided, as our events. */
	readonly decided: (game: MutableGame, turn: RecordedTurn) => readonly GameEvent[];
	/** Compares what could be decided before each of them, by its number, and after the last. */
	readonly compare: (game: MutableGame, turn: RecordedTurn, step: number, compare: Compare) => void;
}

const THE_DRAGON = {
	what: 'the dragon',
	decided: (_: MutableGame, turn: RecordedTurn) => dragonEvents(turn),
	compare: compareDragonStep
};

const hasDragon = ({ rules }: MutableGame): boolean => rules.modules.has('dragon');
const movesAfterScoring = ({ rules }: MutableGame): boolean =>
	rules.rulings['dragonMoves'] === 'after';

/** Before a turn is scored. */
export const BEFORE_SCORING: readonly Step[] = [
	{ what: 'the ingot', decided: putIn, compare: compareGoldOptions },
	{
		what: 'mage or witch',
		decided: (_, { player, magic }) => magicEvents(player, magic),
		compare: compareMagic
	},
	{ what: 'the ferry', decided: (_, turn) => ferryEvents(turn), compare: compareFerries },
	{ ...THE_DRAGON, isTaken: (game) => hasDragon(game) && !movesAfterScoring(game) }
];

/** After that. */
export const AFTER_SCORING: readonly Step[] = [
	{ ...THE_DRAGON, isTaken: (game) => hasDragon(game) && movesAfterScoring(game) }
];

/** Takes these steps, and compares before each what could be done. */
export function takeSteps(
	game: MutableGame,
	turn: RecordedTurn,
	steps: readonly Step[],
	compare: Compare
): Outcome | undefined {
	let outcome: Outcome | undefined;
	for (const { what, isTaken, decided, compare: compareStep } of steps) {
		if (isTaken?.(game) === false) continue;
		const events = decided(game, turn);
		for (const [step, event] of events.entries()) {
			compareStep(game, turn, step, compare);
			outcome = enter(game, event, what, compare) ?? outcome;
		}
		compareStep(game, turn, events.length, compare);
	}
	return outcome;
}
