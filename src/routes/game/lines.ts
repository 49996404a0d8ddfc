import type { Header } from '$lib/record';
import { confirmTurns } from '$lib/table/app/confirm-turns.svelte';
import { assistanceOf } from '$lib/table/view/assistance';
import { deviationsFromToday } from '$lib/table/setup/contract';
import { contractWords } from '$lib/words/contract';
import { words } from '$lib/words/table';

/** Hint for placing a figure; `options` are the places for one kind of figure, empty when none is in supply. */
export function figureHint(
	options: readonly { readonly piece: string; readonly occupied: boolean }[]
): string {
	const [first] = options;
	if (!first) return words.table.noFigure;
	const full = options.every(({ occupied }) => occupied);
	return full
		? words.table.allPlacesTaken(first.piece)
		: words.table.figure(first.piece, confirmTurns.on);
}

/** The rules of a game that differ from today's, and how much help Tilekeep gave. */
export const playedLine = (header: Pick<Header, 'expansions' | 'rulings' | 'found'>): string =>
	contractWords.resultSummary(deviationsFromToday(header), assistanceOf(header.rulings));
