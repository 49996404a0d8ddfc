import { expect, it } from 'vitest';
import { replayRecord } from '../../src/lib/record/replay';
import { recorded, recordOf } from '../e2e/table/support/games';

it('replays a record once, for its summary and for a table without other games’ custom tiles', () => {
	const record = recordOf(recorded('winter', 'winter-117'), 20, 'replayed');
	// Whether two replays are one: comparing all that is in them would take minutes.
	expect(replayRecord(record, new Map()) === replayRecord(record)).toBe(true);
	const other = { ...record, entries: [...record.entries] };
	expect(replayRecord(other) === replayRecord(record)).toBe(false);
});
