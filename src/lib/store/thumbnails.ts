import { inSideDatabase } from './side-database';

/* Small pictures of the games' boards, in a database of their own, by the games' ids. */

/** The database of thumbnails, and its only store. @internal */
export const THUMBNAIL_DATABASE = { name: 'tilekeep-thumbnails', store: 'thumbnails' } as const;

/** A picture of a board. */
export interface Thumbnail {
	/** Everything that the picture depends on, as text: if this has changed, the picture is outdated. */
	readonly shows: string;
	/** The name of its colour scheme. */
	readonly scheme: string;
	readonly picture: Blob;
}

/** A row whose fields may be anything: another version of the app may have written it. */
type StoredRow = Partial<Record<keyof Thumbnail, unknown>> | undefined;

function readThumbnail(row: StoredRow): Thumbnail | undefined {
	const { shows, scheme, picture } = row ?? {};
	const isWhole =
		typeof shows === 'string' && typeof scheme === 'string' && picture instanceof Blob;
	return isWhole ? { shows, scheme, picture } : undefined;
}

/** The thumbnail of a game; undefined if none is stored. */
export async function keptThumbnail(game: string): Promise<Thumbnail | undefined> {
	const row: unknown = await inSideDatabase(THUMBNAIL_DATABASE, 'readonly', (rows) =>
		rows.get(game)
	);
	return readThumbnail(row as StoredRow);
}

/** Stores the thumbnail of a game and replaces the one before. Does nothing if storage is refused or full. */
export async function keepThumbnail(game: string, thumbnail: Thumbnail): Promise<void> {
	await inSideDatabase(THUMBNAIL_DATABASE, 'readwrite', (rows) => rows.put(thumbnail, game));
}

/** Deletes the thumbnail of a game, if there is one. */
export async function dropThumbnail(game: string): Promise<void> {
	await inSideDatabase(THUMBNAIL_DATABASE, 'readwrite', (rows) => rows.delete(game));
}

/** Deletes the thumbnails of all games but these. */
export async function dropOtherThumbnails(games: ReadonlySet<string>): Promise<void> {
	await inSideDatabase(THUMBNAIL_DATABASE, 'readwrite', (rows) => {
		const keys = rows.getAllKeys();
		keys.onsuccess = () => {
			for (const key of keys.result)
				if (typeof key !== 'string' || !games.has(key)) rows.delete(key);
		};
		return keys;
	});
}
