import type { Header } from '$lib/record';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import { tileChangesSaid } from '$lib/table/setup/tile-changes';
import { contractWords } from '$lib/words/en/contract';

/** The rules of a game that differ from today's, and how much help Tilekeep gave, and how its tiles differ from those of its boxes. */
export const playedLine = (
	header: Pick<Header, 'box' | 'expansions' | 'rulings' | 'found' | 'tiles'>
): string =>
	[
		contractWords.resultSummary(deviationsFromToday(header), assistanceOf(header.rulings)),
		tileChangesSaid(header.box, header.tiles)
	]
		.filter((each) => each !== undefined)
		.join(' · ');
