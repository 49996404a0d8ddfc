import type { TurnEntry } from '$lib/table/turn/turn-entry';
import { optionsOf } from '$lib/table/turn/turn';
import { scoredLines } from '$lib/words/table-tasks';
import { words } from '$lib/words/en/table';
import { figureHint } from './laying-words';

/* A tile that lies on its spot, before the turn is written. */

export { default as LayingSheet } from './LayingSheet.svelte';

/** Tells what the turn would do as it is entered, for screen readers. */
export function sayLaying(entry: TurnEntry, names: readonly string[]): string {
	const { preview, reopened } = entry;
	const said = [
		...(reopened ? [words.table.reopened] : []),
		...(preview?.objections ?? []).map((objection) => words.table.objection(objection)),
		...scoredLines(preview?.settlements ?? [], names)
	];
	return (
		said.join(' ') ||
		figureHint(optionsOf(entry.game, entry.draft), entry.draft.deploy !== undefined)
	);
}
