import type { TournamentKeeper } from '$lib/table/tournament/keeper.svelte';
import { tournamentWords } from '$lib/words/en/tournament';
import { standingFacts, standingsAfter } from './facts';

/** How many tie-breaks fit on a picture. */
const MOST_COLUMNS = 3;

/** Returns the standings as a picture to post. */
export async function picture(keeper: TournamentKeeper): Promise<File> {
	const [{ paintStandings, MOST_LINES }, { pictureName }] = await Promise.all([
		import('$lib/table/tournament/picture'),
		import('$lib/table/tournament/files')
	]);
	const kinds = (keeper.state?.settings.tieBreaks ?? []).slice(0, MOST_COLUMNS);
	const rows = standingFacts(keeper);
	const left = rows.length - MOST_LINES;
	const painted = await paintStandings({
		title: keeper.title,
		subtitle: standingsAfter(keeper),
		heads: [tournamentWords.wins, ...kinds.map((kind) => tournamentWords.tieBreakShort[kind])],
		rows: rows.slice(0, MOST_LINES).map(({ rank, name, wins, tieBreaks }) => ({
			rank,
			name,
			cells: [wins, ...tieBreaks.slice(0, MOST_COLUMNS)]
		})),
		more: left > 0 ? tournamentWords.pictureMore(left) : ''
	});
	return new File([painted], pictureName(keeper), { type: 'image/png' });
}
