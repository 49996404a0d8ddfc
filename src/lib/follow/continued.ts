import * as v from 'valibot';
import { entrySchema, type GameRecord } from '../record';
import { parseJson } from '../record/json';
import { recordProblem } from '../record/record-problem';
import { MOST_SAID } from './talk';

/** Most lines that the page reads itself, and the longest of them: more is read as a file, which doesn't hold up the page. */
const MOST_LINES = 50;
/** Most entries of a game to which lines are added in the page: twice as many as any real one has. */
const MOST_ENTRIES = 1_000;

const entriesSchema = v.array(entrySchema);

/**
 * A game with the lines that came after its own, checked as a file would be. Undefined if they can't be added this way: then all
 * lines are to be read as a file, which also says what is wrong.
 */
export function continueRecord(
	record: GameRecord,
	lines: readonly string[]
): GameRecord | undefined {
	const added = lines.slice(record.entries.length + 1);
	if (lines.length > MOST_ENTRIES || added.length > MOST_LINES) return undefined;
	if (added.some((line) => line.length > MOST_SAID)) return undefined;
	const read = v.safeParse(entriesSchema, added.map(valueOf), { abortEarly: true });
	if (!read.success) return undefined;
	const next = { ...record, entries: [...record.entries, ...read.output] };
	return recordProblem(next) ? undefined : next;
}

/** The value of a line; undefined, which no entry is, if the line isn't JSON. */
function valueOf(line: string): unknown {
	const json = parseJson(line);
	return json.ok ? json.value : undefined;
}
