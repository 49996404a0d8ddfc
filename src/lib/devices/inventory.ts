import type { Entry, GameId, GameRecord, Header } from '../record';
import type { GameEvening, Photo } from '../record/evening';
import { hashOfValue } from '../record/fingerprint';
import { PageYielder } from '../record/page-yielder';
import { readableHeader } from '../record/readable';
import type { UnreadableGame } from '../record/unreadable-game';
import type { DeviceExport } from '../store';
import { EVENING_FIELDS, type Listed } from './talk';

/** Everything on this device as of one moment, and how it is listed for another device. */
export interface Inventory {
	readonly all: DeviceExport;
	readonly listed: readonly Listed[];
}

/** Lists all games of a device. */
export async function inventoryOf(all: DeviceExport): Promise<Inventory> {
	const evenings = new Map(all.evenings.map((evening) => [evening.game, evening]));
	const photos = new Map<GameId, Photo[]>();
	for (const photo of all.photos)
		photos.set(photo.game, [...(photos.get(photo.game) ?? []), photo]);
	const listed: Listed[] = [];
	const yielder = new PageYielder();
	for (const game of [...all.games, ...all.unread]) {
		const id = idOf(game);
		listed.push(await listedAs(game, evenings.get(id), photos.get(id)));
		await yielder.take();
	}
	return { all, listed };
}

async function listedAs(
	game: GameRecord | UnreadableGame,
	evening: GameEvening | undefined,
	photos: readonly Photo[] | undefined
): Promise<Listed> {
	const { header, entries } = contentOf(game);
	return {
		id: idOf(game),
		entries: entries.length,
		hash: await hashOf(header, entries),
		...(evening && { evening: EVENING_FIELDS.filter((field) => evening[field] !== undefined) }),
		...(photos && { photos: photos.map((photo) => ({ id: photo.id, bytes: sizeOf(photo) })) })
	};
}

export const idOf = (game: GameRecord | UnreadableGame): GameId =>
	'header' in game ? game.header.id : game.id;

/** What a photo takes, in bytes. */
const sizeOf = ({ picture, thumbnail }: Photo): number => picture.size + thumbnail.size;

/**
 * The content of a game by which it is compared: it is the same if one version of the app can read the game and another can't.
 */
function contentOf(game: GameRecord | UnreadableGame): {
	readonly header: object;
	readonly entries: readonly object[];
} {
	if ('header' in game) return { ...game, header: readableHeader(game.header) };
	return { ...game.stored, entries: game.stored.entries.map(({ entry }) => bare(entry)) };
}

/** An entry without the field that it has only when it is sent. */
const bare = (entry: Readonly<Record<string, unknown>>): object =>
	Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'readable'));

/** The hash of the first `count` entries of a game and its header, as {@link Listed} has it. */
export const hashOfBeginning = (
	{ header, entries }: { readonly header: Header; readonly entries: readonly Entry[] },
	count: number
): Promise<string> => hashOf(readableHeader(header), entries.slice(0, count));

/** The hash of a game. It leaves out the id: a copy has another one, and is the same game. */
const hashOf = (header: object, entries: readonly object[]): Promise<string> =>
	hashOfValue({ header: { ...header, id: '' }, entries });
