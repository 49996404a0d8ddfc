import type { GameRecord } from '../record';
import type { AddResult, GameStore } from './games';
import { candidateIds, merge } from './merge';

/** What adding a record would do, without writing. A copy has the id it would get now; undefined if the store can't be read. */
export async function previewImport(
	store: GameStore,
	record: GameRecord
): Promise<AddResult | undefined> {
	const own = record.header.id;
	for (const id of candidateIds(own)) {
		const here = await store.load(id);
		if (!here.ok) return undefined;
		if (!here.value) return { id, how: id === own ? 'stored' : 'copied' };
		const merged = merge(here.value.record, record);
		if (merged.fits && !here.value.unread)
			return { id, how: merged.more.length === 0 ? 'already-here' : 'continued' };
	}
	throw new Error('The ids for copies never end.');
}
