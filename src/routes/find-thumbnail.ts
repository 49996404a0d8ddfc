import { version } from '$app/environment';
import type { Summary } from '$lib/record';
import type { OpenShelf } from '$lib/store/shelf-store';
import { keepThumbnail, keptThumbnail, type Thumbnail } from '$lib/store/thumbnails';
import { coloursAt } from '$lib/ui/drawing/colours';
import { isDeviceDark } from '$lib/ui/drawing/device';

/** A listed game, and the element where its picture will be. */
export interface WantedThumbnail {
	readonly shelf: OpenShelf;
	readonly game: Summary;
	readonly element: HTMLElement;
	/** Aborted when nobody wants the picture any more. */
	readonly signal: AbortSignal;
}

/** Everything that a picture depends on, except its colours. Every version of the app draws its own pictures. */
const whatItShows = ({ modified, turns, state, scores }: Summary): string =>
	[version, modified, turns, state, ...scores].join(' ');

/**
 * Gets the picture of a game. A kept picture is given at once, even one of an earlier turn; if it is outdated, a new one follows.
 * `shown` is the picture that is already shown.
 */
export async function findThumbnail(
	{ shelf, game, element, signal }: WantedThumbnail,
	shown: Thumbnail | undefined,
	onfound: (thumbnail: Thumbnail) => void
): Promise<void> {
	const isUnwanted = (): boolean => signal.aborted;
	const { scheme, colours } = coloursAt(element, isDeviceDark());
	const shows = whatItShows(game);
	const isNew = (one: Thumbnail | undefined) => one?.scheme === scheme && one.shows === shows;
	if (isNew(shown)) return;
	const kept = await keptThumbnail(game.id);
	if (isUnwanted()) return;
	if (kept?.scheme === scheme) onfound(kept);
	if (isNew(kept)) return;
	const { drawBoardOf } = await import('./draw-thumbnail');
	const picture = await drawBoardOf(shelf, game.id, colours);
	if (!picture || isUnwanted()) return;
	const drawn = { shows, scheme, picture };
	onfound(drawn);
	await keepThumbnail(game.id, drawn);
}
