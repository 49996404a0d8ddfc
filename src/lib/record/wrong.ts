import { wrongHandOver } from './hand-over';
import { checkPlayers, type Header } from './header';
import type { Entry, GameRecord } from './log';
import type { FileProblem } from './problem';
import { replayEvents, ruledBy } from './replay';
import { foldsOf, stepsOf, type Fold, type Step } from './steps';
import { tellsNoTile } from './told';

/**
 * The most events that stand at one time in a game from elsewhere: four times those of the largest tables. Each of them is
 * drawn when the game is shown.
 */
export const MOST_EVENTS = 800;

/** What is wrong with a record of the right shape. */
export function wrongInRecord({ header, entries }: GameRecord): FileProblem | undefined {
	const [problem] = checkPlayers(header.players, header.first);
	if (problem) return { code: 'wrong-players', problem };
	const index = entries.findIndex(({ seq }, place) => seq !== place);
	const misplaced = entries[index];
	if (misplaced) return { code: 'wrong-order', index, seq: misplaced.seq };
	const handed = wrongHandOver(entries);
	if (handed !== undefined) return { code: 'wrong-hand-over', seq: handed };
	const { stands, voided, stray } = stepsOf(entries);
	if (stray !== undefined) return wrongStep(entries, stray);
	const steps = [...stands, ...voided.toReversed()];
	if (steps.some(({ length }) => length > MOST_EVENTS))
		return { code: 'too-many-events', most: MOST_EVENTS };
	return wrongInSteps(header, steps);
}

const wrongStep = (entries: readonly Entry[], seq: number): FileProblem => ({
	code: entries[seq]?.event.type === 'log/amended' ? 'nothing-to-amend' : 'nothing-to-undo',
	seq
});

/** How many events are replayed in all to judge the states that a log can go back to: half a second on a phone. */
const MOST_REPLAYED = 8_000;

/**
 * What can still be brought back must not be nonsense either: the log as it is with everything brought back, and as it
 * was before each amendment; all other states are how one of these begins. Those that lie too
 * many amendments back for this to be quick are left: should one be nonsense, the game opens at its last good state.
 */
function wrongInSteps(header: Header, steps: readonly Step[]): FileProblem | undefined {
	const lengths = lengthsIn(steps);
	let replayed = 0;
	const far = lengths.findLastIndex((length) => (replayed += length) > MOST_REPLAYED);
	let moment = 0;
	for (const fold of foldsOf(steps)) {
		const judged = moment > far || moment === lengths.length - 1;
		const problem = judged ? wrongInFold(header, fold) : undefined;
		if (problem) return problem;
		moment++;
	}
	return undefined;
}

/** How many events stood before each amendment, and after all steps. */
const lengthsIn = (steps: readonly Step[]): readonly number[] => [
	...steps.flatMap(({ event }, index) =>
		event.type === 'log/amended' ? [steps[index - 1]?.length ?? 0] : []
	),
	steps.at(-1)?.length ?? 0
];

function wrongInFold(header: Header, { standing, rulings }: Fold): FileProblem | undefined {
	const events = standing.map(({ event }) => event);
	const lie = events.findIndex(tellsNoTile);
	if (lie >= 0)
		return { code: 'cannot-replay', turn: lie + 1, refusal: { nonsense: 'unknown-tile' } };
	const { stop } = replayEvents(ruledBy(header, rulings), events);
	return stop && { code: 'cannot-replay', turn: stop.index + 1, refusal: stop.refusal };
}
