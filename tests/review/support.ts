import type { GameRecord, LoggedEvent } from '../../src/lib/record';
import { START_TIME, headerFor, withEvents } from '../record/support';
import { readSamples } from '../samples/read';

/** The game of a sample. Throws when there is none of that name. */
export function recordOfSample(name: string): GameRecord {
	const sample = readSamples().find(([called]) => called === name)?.[1];
	if (!sample) throw new Error(`There is no sample called ${name}.`);
	const { box, expansions, rulings, players, events } = sample;
	const header = headerFor(name, players, { box, expansions, rulings });
	return withEvents({ header, entries: [] }, events);
}

/** The record with its entries written so many seconds after the set-up. */
const writtenAt = ({ header, entries }: GameRecord, seconds: readonly number[]): GameRecord => ({
	header,
	entries: entries.map((entry, seq) => ({ ...entry, at: START_TIME + 1000 * (seconds[seq] ?? 0) }))
});

/** A record of these events, each written so many seconds after the set-up. */
export const timed = (
	record: GameRecord,
	steps: readonly (readonly [seconds: number, event: LoggedEvent])[]
): GameRecord =>
	writtenAt(
		withEvents(
			{ header: record.header, entries: [] },
			steps.map(([, event]) => event)
		),
		steps.map(([seconds]) => seconds)
	);
