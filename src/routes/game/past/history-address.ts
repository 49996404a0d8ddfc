import { goto, pushState, replaceState } from '$app/navigation';
import { resolve } from '$app/paths';
import { gameParam } from '../../review/requested-game';

/*
 * What is looked back at stands in the address, `moment=41`, so that Back closes it and a reload keeps it. `review` tells
 * that it was opened from the game's review; `over` that the page below it in the history is where closing leads.
 */

/** How the table was come to: by a link of the game's review, by another one or none, or again: by Back or a reload. */
export type Arrival = 'review' | 'again' | 'elsewhere';

const here = (): URLSearchParams => new URL(location.href).searchParams;

/** True when the address asks to look back. */
export const isHistoryOpen = (params = here()): boolean =>
	params.has('moment') || params.has('replay');

/** True when what is looked back at was opened from the game's review. */
export const isFromReview = (): boolean => here().has('review');

/** True while the address is still that of a game at the table. */
export const isAt = (game: string): boolean =>
	location.pathname === new URL(resolve('/game/'), location.origin).pathname &&
	gameParam(here()) === game;

/** Notes whether closing leads back to the page before: an address that was copied says so of another window. */
export function noteArrival(arrival: Arrival): void {
	if (!isHistoryOpen() || arrival === 'again') return;
	put(replaceState, (params) => {
		if (arrival === 'review') params.set('over', '');
		else params.delete('over');
	});
}

/** A moment is looked back at: Back leads to the table again. */
export function openHistory(moment: number): void {
	put(pushState, (params) => {
		params.set('moment', String(moment));
		params.set('over', '');
	});
}

/** Another moment is looked back at now. */
export function showInHistory(moment: number): void {
	if (!isHistoryOpen() || here().get('moment') === String(moment)) return;
	put(replaceState, (params) => {
		for (const name of ['at', 'replay']) params.delete(name);
		params.set('moment', String(moment));
	});
}

/** Nothing is looked back at any more. What was opened from the review stays at the table; Back leads to the review. */
export function closeHistory(): void {
	if (here().has('over') && !isFromReview()) history.back();
	else
		put(replaceState, (params) => {
			for (const name of ['moment', 'at', 'replay', 'review', 'over']) params.delete(name);
		});
}

/** Back to the review from which it was opened. */
export async function backToReview(): Promise<void> {
	if (here().has('over')) history.back();
	else await goto(resolve(`/review/?${gameParam(here())}`), { replaceState: true });
}

/** Puts another address into the history, with the game's name as it was. */
function put(how: typeof pushState, change: (params: URLSearchParams) => void): void {
	const params = here();
	change(params);
	// A parameter without a value is written as the links write it.
	how(resolve(`/game/?${params.toString().replace(/=(?=&|$)/g, '')}`), {});
}
