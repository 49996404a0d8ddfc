import { describe, expect, it } from 'vitest';
import { gameId } from '../../../src/lib/record';
import { clockLimits } from '../../../src/lib/record/clock-limits';
import { memoryStore } from '../../../src/lib/store/memory';
import type { Unsaved } from '../../../src/lib/store';
import { beginGame } from '../../../src/lib/table/setup/begin';
import { headerFor } from '../../record/support';
import { must, recordWith } from '../../store/support';

const CLOCK = { minutes: 15, increment: 5 };
const unsaved = { keep: () => expect.unreachable() } as Pick<Unsaved, 'keep'> as Unsaved;

describe('a new game', () => {
	it('begins with its chess clock', async () => {
		const store = memoryStore();
		const header = headerFor('new');
		expect(await beginGame(store, unsaved, header, { clock: CLOCK })).toBeUndefined();
		const kept = await must(store.load(header.id));
		expect(kept && clockLimits(kept.record.entries)).toEqual(CLOCK);
	});

	it.each([undefined, CLOCK])(
		'leaves a game alone that has its id, with the clock %o',
		async (clock) => {
			const store = memoryStore();
			const other = recordWith(3);
			await must(store.add(other));
			expect(await beginGame(store, unsaved, other.header, { clock })).toEqual({
				code: 'conflict'
			});
			expect((await must(store.load(other.header.id)))?.record).toEqual(other);
			// Nor was a copy stored beside it.
			expect(await must(store.load(gameId(`${other.header.id}~2`)))).toBeUndefined();
		}
	);
});
