import { isOfFeature } from '$lib/engine/ledger';
import { samePlace, type Place } from '$lib/engine/spot';
import type { Playback } from '$lib/table/past/playback.svelte';
import type { TableView } from '$lib/table/view/table-view.svelte';

/**
 * Shows what an address asks for: the game after so many events (`moment=41`), with the feature at a place highlighted
 * (`at=2,-1,0`), or a replay of the whole game (`replay`).
 */
export async function showRequested(
	view: TableView,
	replay: Playback,
	params: URLSearchParams
): Promise<void> {
	if (params.has('replay')) replay.playFromStart();
	const [position] = wholeIn(params.get('moment'));
	if (position === undefined) return;
	view.shown.lookAt(position);
	// Custom tiles of this device rebuild the game, which clears the highlight.
	await view.live.customTiles.load();
	const at = placeIn(params.get('at'));
	if (at && view.shown.position === position && !view.shown.editor) lightUp(view, position, at);
}

function lightUp(view: TableView, position: number, at: Place): void {
	const paid = view.live.game.history[position - 1]?.settlements ?? [];
	const settlement = paid.filter(isOfFeature).findLast((one) => samePlace(one.at, at));
	if (settlement) view.highlights.showSettlementThen(settlement);
	else view.highlights.showPlaceAlone(at);
}

function placeIn(text: string | null): Place | undefined {
	const [x, y, segment] = wholeIn(text);
	return x === undefined || y === undefined || segment === undefined
		? undefined
		: { x, y, segment };
}

/** Integers separated by commas; empty when anything else is among them. */
function wholeIn(text: string | null): readonly number[] {
	const numbers = text === null || text === '' ? [] : text.split(',').map(Number);
	return numbers.every(Number.isSafeInteger) ? numbers : [];
}
