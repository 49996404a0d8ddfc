import { expect, it } from 'vitest';
import { replayRecord } from '../../src/lib/record/replay';
import { recorded, recordOf } from '../e2e/table/support/games';

it('replays a record once, for its summary and for a table without other games’ custom tiles', () => {
	const record = recordOf(recorded('winter', 'winter-117'), 20, 'replayed');
	expect(replayRecord(record, new Map())).toBe(replayRecord(record));
	expect(replayRecord({ ...record })).not.toBe(replayRecord(record));
});
