import { wrongTransfer } from './transfer';
import { checkPlayers, type Header } from './header';
import type { Entry, GameRecord } from './log';
import type { FileProblem } from './problem';
import { replayEvents, ruledBy } from './replay';
import { logStates, stepsOf, type LogState, type Step } from './steps';
import { describesNoTile } from './custom-tiles';

/**
 * The most events that stand at one time in a game from elsewhere: four times those of the largest tables. Each of them is
 * drawn when the game is shown.
 * @internal
 */
export const MAX_EVENTS = 800;

/** What is wrong with a record of the right shape. */
export function recordProblem({ header, entries }: GameRecord): FileProblem | undefined {
	const [problem] = checkPlayers(header.players, header.first);
	if (problem) return { code: 'wrong-players', problem };
	const index = entries.findIndex(({ seq }, place) => seq !== place);
	const misplaced = entries[index];
	if (misplaced) return { code: 'wrong-order', index, seq: misplaced.seq };
	const wrongEntry = wrongTransfer(entries);
	if (wrongEntry !== undefined) return { code: 'wrong-transfer', seq: wrongEntry };
	const { applied, undone, stray } = stepsOf(entries);
	if (stray !== undefined) return strayProblem(entries, stray);
	const steps = [...applied, ...undone.toReversed()];
	if (steps.some(({ length }) => length > MAX_EVENTS))
		return { code: 'too-many-events', most: MAX_EVENTS };
	return stepsProblem(header, steps);
}

const strayProblem = (entries: readonly Entry[], seq: number): FileProblem => ({
	code: entries[seq]?.event.type === 'log/amended' ? 'nothing-to-amend' : 'nothing-to-undo',
	seq
});

/** How many events are replayed in all to judge the states that a log can go back to: half a second on a phone. */
const MAX_REPLAYED = 8_000;

/**
 * What can still be brought back must not be nonsense either: the log as it is with everything brought back, and as it
 * was before each amendment; all other states are how one of these begins. Those that lie too
 * many amendments back for this to be quick are left: should one be nonsense, the game opens at its last good state.
 */
function stepsProblem(header: Header, steps: readonly Step[]): FileProblem | undefined {
	const lengths = lengthsIn(steps);
	let replayed = 0;
	const tooFarBack = lengths.findLastIndex((length) => (replayed += length) > MAX_REPLAYED);
	let moment = 0;
	for (const state of logStates(steps)) {
		const judged = moment > tooFarBack || moment === lengths.length - 1;
		const problem = judged ? stateProblem(header, state) : undefined;
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

function stateProblem(header: Header, { standing, rulings }: LogState): FileProblem | undefined {
	const events = standing.map(({ event }) => event);
	const notATile = events.findIndex(describesNoTile);
	if (notATile >= 0)
		return { code: 'cannot-replay', turn: notATile + 1, refusal: { nonsense: 'unknown-tile' } };
	const { stop } = replayEvents(ruledBy(header, rulings), events);
	return stop && { code: 'cannot-replay', turn: stop.index + 1, refusal: stop.refusal };
}
