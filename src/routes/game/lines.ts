import type { PlayerColour } from '$lib/engine/colours';
import type { Header } from '$lib/record';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import type { TableView } from '$lib/table/view/table-view.svelte';
import { contractWords } from '$lib/words/contract';
import { words } from '$lib/words/table';
import { tableTaskLines, type TableTask } from '$lib/words/table-tasks';

/** What a player's hands must do, in their colour. */
export interface ColouredTask extends TableTask {
	readonly colour: PlayerColour;
}

/** The table check in words, a line for each player who has to do something. */
export const taskLines = (view: TableView, names: readonly string[]): readonly ColouredTask[] =>
	(view.tasks ? tableTaskLines(view.tasks, names) : []).map((line) => ({
		...line,
		colour: view.players[line.player]?.colour ?? 'grey'
	}));

/** What a player may do with a figure of the kind that these places on the tile are for; none in hand, no places. */
export function figureHint(
	options: readonly { readonly piece: string; readonly occupied: boolean }[]
): string {
	const [first] = options;
	if (!first) return words.table.noFigure;
	const full = options.every(({ occupied }) => occupied);
	return full ? words.table.allPlacesTaken(first.piece) : words.table.figure(first.piece);
}

/** By which rules a game was played, as far as they aren't today's, and with how much help. */
export const playedLine = (header: Pick<Header, 'expansions' | 'rulings' | 'found'>): string =>
	contractWords.resultSummary(
		deviationsFromToday(header).map(({ id, answer }) => contractWords.change(id, answer)),
		assistanceOf(header.rulings)
	);
