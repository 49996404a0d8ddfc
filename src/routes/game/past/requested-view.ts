import { isOfFeature } from '$lib/engine/ledger';
import { samePlace, type Place } from '$lib/engine/spot';
import type { Playback } from '$lib/table/past/playback.svelte';
import type { TableView } from '$lib/table/view/table-view.svelte';

/**
 * Shows the moment that an address asks for, as in `moment=41`, and lights up what is at a place: `at=2,-1,0`; or plays the
 * whole game again: `replay`.
 */
export async function showRequested(
	view: TableView,
	replay: Playback,
	params: URLSearchParams
): Promise<void> {
	if (params.has('replay')) replay.playFromStart();
	const [moment] = wholeIn(params.get('moment'));
	if (moment === undefined) return;
	view.lookAt(moment);
	// Designs told on this device make the game anew, which puts out the light.
	await view.live.customTiles.load();
	const at = placeIn(params.get('at'));
	if (at && view.moment === moment && !view.editor) lightUp(view, moment, at);
}

function lightUp(view: TableView, moment: number, at: Place): void {
	const paid = view.live.game.history[moment - 1]?.settlements ?? [];
	const settlement = paid.filter(isOfFeature).findLast((one) => samePlace(one.at, at));
	if (settlement) view.lookAtSettlement(settlement);
	else view.showPlaceAlone(at);
}

function placeIn(text: string | null): Place | undefined {
	const [x, y, segment] = wholeIn(text);
	return x === undefined || y === undefined || segment === undefined
		? undefined
		: { x, y, segment };
}

/** Whole numbers between commas; none where anything else stands among them. */
function wholeIn(text: string | null): readonly number[] {
	const numbers = text === null || text === '' ? [] : text.split(',').map(Number);
	return numbers.every(Number.isSafeInteger) ? numbers : [];
}
