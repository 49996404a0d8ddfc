import type { Header } from '$lib/record';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import { describedTilesSaid, tileChangesSaid } from '$lib/table/setup/tile-changes';
import { contractWords } from '$lib/words/en/contract';

/**
 * Returns a line about a game: which of its rules differ from today's, how much help Tilekeep gave, and how its tiles differ from
 * those of its boxes.
 */
export const playedLine = (
	header: Pick<Header, 'box' | 'expansions' | 'rulings' | 'found' | 'tiles' | 'told'>
): string =>
	[
		contractWords.resultSummary(deviationsFromToday(header), assistanceOf(header.rulings)),
		tileChangesSaid(header.box, header.tiles),
		describedTilesSaid(header)
	]
		.filter((each) => each !== undefined)
		.join(' · ');
