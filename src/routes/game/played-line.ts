import type { Header } from '$lib/record';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import { contractWords } from '$lib/words/contract';

/** The rules of a game that differ from today's, and how much help Tilekeep gave. */
export const playedLine = (header: Pick<Header, 'expansions' | 'rulings' | 'found'>): string =>
	contractWords.resultSummary(deviationsFromToday(header), assistanceOf(header.rulings));
