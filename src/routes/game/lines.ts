import type { PlayerColour } from '$lib/engine/colours';
import type { TableView } from '$lib/table/view.svelte';
import { handLines, type HandLine } from '$lib/words/check';

/** What a player's hands must do, in their colour. */
export interface ColouredLine extends HandLine {
	readonly colour: PlayerColour;
}

/** The table check in words, a line for each player who has to do something. */
export const checkLines = (view: TableView, names: readonly string[]): readonly ColouredLine[] =>
	(view.check ? handLines(view.check, names) : []).map((line) => ({
		...line,
		colour: view.players[line.player]?.colour ?? 'grey'
	}));
