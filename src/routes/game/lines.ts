import { confirmTurns } from '$lib/table/app/switches.svelte';
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
