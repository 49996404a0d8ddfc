import type { PlayerColour } from '$lib/engine/colours';
import type { Header } from '$lib/record';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import type { TableView } from '$lib/table/view/table-view.svelte';
import { contractWords } from '$lib/words/contract';
import { words } from '$lib/words/table';
import { tableTaskLines, type TableTask } from '$lib/words/table-tasks';

/** A table task with the player's colour. */
interface ColouredTask extends TableTask {
	readonly colour: PlayerColour;
}

/** The table tasks in words, one line for each player who has any. */
export const taskLines = (view: TableView, names: readonly string[]): readonly ColouredTask[] =>
	(view.tasks ? tableTaskLines(view.tasks, names) : []).map((line) => ({
		...line,
		colour: view.players[line.player]?.colour ?? 'grey'
	}));

/** Hint for placing a figure; `options` are the places for one kind of figure, empty when none is in supply. */
export function figureHint(
	options: readonly { readonly piece: string; readonly occupied: boolean }[]
): string {
	const [first] = options;
	if (!first) return words.table.noFigure;
	const full = options.every(({ occupied }) => occupied);
	return full ? words.table.allPlacesTaken(first.piece) : words.table.figure(first.piece);
}

/** The rules of a game that differ from today's, and how much help Tilekeep gave. */
export const playedLine = (header: Pick<Header, 'expansions' | 'rulings' | 'found'>): string =>
	contractWords.resultSummary(deviationsFromToday(header), assistanceOf(header.rulings));
