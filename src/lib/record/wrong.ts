import { checkPlayers, type Header } from './header';
import type { Entry, GameRecord } from './log';
import type { FileProblem } from './problem';
import { replayEvents, ruledBy } from './replay';
import { foldOf, stepsOf, type Fold, type Step } from './steps';
import { tellsNoTile } from './told';

/** What is wrong with a record of the right shape. */
export function wrongInRecord({ header, entries }: GameRecord): FileProblem | undefined {
	const [problem] = checkPlayers(header.players, header.first);
	if (problem) return { code: 'wrong-players', problem };
	const index = entries.findIndex(({ seq }, place) => seq !== place);
	const misplaced = entries[index];
	if (misplaced) return { code: 'wrong-order', index, seq: misplaced.seq };
	const { stands, voided, stray } = stepsOf(entries);
	if (stray !== undefined) return wrongStep(entries, stray);
	return wrongInSteps(header, [...stands, ...voided.toReversed()]);
}

const wrongStep = (entries: readonly Entry[], seq: number): FileProblem => ({
	code: entries[seq]?.event.type === 'log/amended' ? 'nothing-to-amend' : 'nothing-to-undo',
	seq
});

/** How many events are replayed in all to judge the states that a log can go back to: about two seconds on a phone. */
const MOST_REPLAYED = 50_000;

/**
 * What can still be brought back must not be nonsense either: the log as it is with everything brought back, and as it
 * was before each amendment; all other states are how one of these begins. The nearest come first. Those that lie too
 * many amendments back for this to be quick are left: should one be nonsense, the game opens at its last good state.
 */
function wrongInSteps(header: Header, steps: readonly Step[]): FileProblem | undefined {
	let replayed = 0;
	for (const count of momentsIn(steps)) {
		replayed += steps[count - 1]?.length ?? 0;
		if (replayed > MOST_REPLAYED && count < steps.length) return undefined;
		const problem = wrongInFold(header, foldOf(steps.slice(0, count)));
		if (problem) return problem;
	}
	return undefined;
}

/** The numbers of steps after which a log stood before an amendment, the latest first; in front that of all. */
const momentsIn = (steps: readonly Step[]): readonly number[] => [
	steps.length,
	...steps.flatMap(({ event }, count) => (event.type === 'log/amended' ? [count] : [])).reverse()
];

function wrongInFold(header: Header, { standing, rulings }: Fold): FileProblem | undefined {
	const events = standing.map(({ event }) => event);
	const lie = events.findIndex(tellsNoTile);
	if (lie >= 0)
		return { code: 'cannot-replay', turn: lie + 1, refusal: { nonsense: 'unknown-tile' } };
	const { stop } = replayEvents(ruledBy(header, rulings), events);
	return stop && { code: 'cannot-replay', turn: stop.index + 1, refusal: stop.refusal };
}
