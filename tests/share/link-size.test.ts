import { expect, it } from 'vitest';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { GREAT_RECORDS } from '../record/records';
import { seededRandom } from '../tools/games/seeded-random';
import { hexId, timed } from './evenings';

/** The longest link of a game with all sets, in characters. */
const LONGEST = 1100;

it.each(GREAT_RECORDS.map((record) => [record.header.id, record] as const))(
	'the link of %s, with all sets and times to the millisecond, is short',
	async (_, record) => {
		const rng = seededRandom(record.entries.length);
		const { header, entries } = timed(record, rng);
		const packed = await packGame({ header: { ...header, id: hexId(rng) }, entries });
		const link = linkOf(packed, 'https://tilekeep.example');
		expect(link.length).toBeLessThanOrEqual(LONGEST);
		expect(link.length).toBeGreaterThan(LONGEST / 2);
	}
);
