import { AMENDED } from './amendment';
import { wrongTransfer } from './transfer';
import { checkPlayers, type Header } from './header';
import type { Entry, GameRecord } from './entry';
import type { FileProblem } from './problem';
import { replayEvents, ruledBy } from './replay';
import { logStates, stepsOf, type LogState, type Step } from './steps';
import { readLine } from '../custom-tiles/read';
import type { TableEvent } from '../rules/catalogue';
import { descriptionIn } from './custom-tiles';

/**
 * The most events in effect at one time in a game from elsewhere: four times those of the largest games. Each is drawn. @internal
 */
export const MAX_EVENTS = 800;

/** What is wrong with a record that fits the schema. */
export function recordProblem({ header, entries }: GameRecord): FileProblem | undefined {
	const [problem] = checkPlayers(header.players, header.first);
	if (problem) return { code: 'wrong-players', problem };
	const wrongTile = toldProblem(header);
	if (wrongTile) return wrongTile;
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

/** The problem with the first tile of a custom box that couldn't be printed. */
function toldProblem({ told = [] }: Header): FileProblem | undefined {
	const index = told.findIndex(({ line }) => !readLine(line).ok);
	const found = told[index]?.line;
	const path = `header.told[${String(index)}].line`;
	return found === undefined ? undefined : { code: 'malformed', path, wrong: 'value', found };
}

const strayProblem = (entries: readonly Entry[], seq: number): FileProblem => ({
	code: entries[seq]?.event.type === AMENDED ? 'nothing-to-amend' : 'nothing-to-undo',
	seq
});

/** The most events that are replayed to check the states that undo and redo can reach: half a second on a phone. */
const MAX_REPLAYED = 8_000;

/**
 * Checks what undo and redo can reach: the log with everything redone, and as it was before each amendment. All other
 * states are the beginning of one of these. Amendments too far back to check quickly are skipped; if such a state is
 * impossible, the game opens at its last possible state.
 */
function stepsProblem(header: Header, steps: readonly Step[]): FileProblem | undefined {
	const lengths = lengthsIn(steps);
	let replayed = 0;
	const tooFarBack = lengths.findLastIndex((length) => (replayed += length) > MAX_REPLAYED);
	let index = 0;
	for (const state of logStates(steps)) {
		const judged = index > tooFarBack || index === lengths.length - 1;
		const problem = judged ? stateProblem(header, state) : undefined;
		if (problem) return problem;
		index++;
	}
	return undefined;
}

/** The number of events in effect before each amendment, and at the end. */
const lengthsIn = (steps: readonly Step[]): readonly number[] => [
	...steps.flatMap(({ event }, index) =>
		event.type === AMENDED ? [steps[index - 1]?.length ?? 0] : []
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

/** True for an event that describes a tile that couldn't be printed. */
function describesNoTile(event: TableEvent): boolean {
	const description = descriptionIn(event);
	return description !== undefined && !readLine(description.told.line).ok;
}
