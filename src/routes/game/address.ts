import { goto, pushState, replaceState } from '$app/navigation';
import { resolve } from '$app/paths';
import type { RouteId } from '$app/types';

/*
 * The position in the history is in the address (`moment=41`), so that Back closes the history and a reload keeps it. `review`
 * means that it was opened from the game's review; `over` means that closing it goes back one entry in the browser's history.
 */

/** The game that an address asks for, as a parameter: `id=…`, `visit`, `follow`, `example` or `trial`. */
export function gameParam(params: URLSearchParams): string {
	const shown = ['visit', 'follow', 'example', 'trial'].find((name) => params.has(name));
	return shown ?? `id=${params.get('id') ?? ''}`;
}

/** How the game page was reached: from the game's review, again by Back or a reload, or from anywhere else. */
export type Arrival = 'review' | 'again' | 'elsewhere';

/**
 * Returns how a navigation reached the game page.
 * @param type the type of the navigation, as SvelteKit names it
 * @param from the route where it started
 * @param loaded how the page of this window was loaded: after Back or a reload, entering it is no first arrival
 */
export function arrivalBy(
	type: string,
	from: RouteId | null | undefined,
	loaded = loadedBy()
): Arrival {
	if (type === 'link' && from === '/review') return 'review';
	const again = type === 'enter' && loaded !== undefined && loaded !== 'navigate';
	return type === 'popstate' || again ? 'again' : 'elsewhere';
}

function loadedBy(): NavigationTimingType | undefined {
	const [loaded] = performance.getEntriesByType('navigation');
	return loaded instanceof PerformanceNavigationTiming ? loaded.type : undefined;
}

const here = (): URLSearchParams => new URL(location.href).searchParams;

/** True if the address shows the history or a replay. */
export const isHistoryOpen = (params = here()): boolean =>
	params.has('moment') || params.has('replay');

/** True if the history was opened from the game's review. */
export const isFromReview = (): boolean => here().has('review');

/** True while the address is still the game page of this game. */
export const isAt = (game: string): boolean =>
	location.pathname === new URL(resolve('/game/'), location.origin).pathname &&
	gameParam(here()) === game;

/**
 * Notes in the address whether closing goes back to the previous page. In a copied address that mark belongs to another window.
 */
export function noteArrival(arrival: Arrival): void {
	if (!isHistoryOpen() || arrival === 'again') return;
	put(replaceState, (params) => {
		if (arrival === 'review') params.set('over', '');
		else params.delete('over');
	});
}

/** Opens the history at the position after this many events. Back closes it. */
export function openHistory(position: number): void {
	put(pushState, (params) => {
		params.set('moment', String(position));
		params.set('over', '');
	});
}

/** Moves the position in the history. */
export function showInHistory(position: number): void {
	if (!isHistoryOpen() || here().get('moment') === String(position)) return;
	put(replaceState, (params) => {
		for (const name of ['at', 'replay']) params.delete(name);
		params.set('moment', String(position));
	});
}

/** Closes the history. If it was opened from the review, the game page stays and Back leads to the review. */
export function closeHistory(): void {
	if (here().has('over') && !isFromReview()) history.back();
	else
		put(replaceState, (params) => {
			for (const name of ['moment', 'at', 'replay', 'review', 'over']) params.delete(name);
		});
}

/** Goes back to the review. */
export async function backToReview(): Promise<void> {
	if (here().has('over')) history.back();
	else await goto(resolve(`/review/?${gameParam(here())}`), { replaceState: true });
}

/** Changes the parameters of the address. */
function put(how: typeof pushState, change: (params: URLSearchParams) => void): void {
	const params = here();
	change(params);
	// In links, parameters without a value have no `=`.
	how(resolve(`/game/?${params.toString().replace(/=(?=&|$)/g, '')}`), {});
}
