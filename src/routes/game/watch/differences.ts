import { tileAt } from '$lib/engine/board';
import type { LiveGame } from '$lib/table/game/live-game.svelte';
import type { Difference } from '$lib/watch/watching';
import { watchWords } from '$lib/words/en/watch';

/** The greatest number of differences that are told at once. If there are more, the board isn't where it was. */
const MOST = 2;

/** Tells where the table isn't as it was entered, in sentences. */
export function sayDifferences(
	{ game, header }: Pick<LiveGame, 'game' | 'header'>,
	differences: readonly Difference[],
	names: readonly string[]
): readonly string[] {
	const sentences = differences.slice(0, MOST).flatMap((difference) => {
		const type = tileAt(game.board, difference.spot)?.type;
		if (!type) return [];
		if (difference.kind === 'tile-gone') return [watchWords.tileGone(type)];
		if (difference.kind === 'other-tile') return [watchWords.otherTile(type)];
		const seat = header.players.findIndex(({ colour }) => colour === difference.colour);
		return seat < 0 ? [] : [watchWords.figureStillThere(names[seat] ?? '', type)];
	});
	return [...new Set(sentences)];
}
