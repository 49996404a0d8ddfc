import type { GameId } from '../record';
import {
	readEvening,
	readPhoto,
	type Evening,
	type GameEvening,
	type ListedEvening,
	type Photo,
	type PhotoId
} from '../record/evening';
import { currentTimestamp } from '../record/header-shape';
import type { Connection } from './connection';
import type { Database } from './db';
import { factRow, type StoreResult, type Unsubscribe } from './games';
import { plain, presentRow } from './game-rows';
import type { OpenShelf } from './open';
import type { StoreProblem } from './problem';
import { readRow, readRows } from './read-rows';

/** All that is kept of a game's evening. */
export interface KeptEvening {
	readonly evening: Evening;
	/** In the order in which they were added. */
	readonly photos: readonly Photo[];
}

/** How much photos take. */
export interface PhotoUsage {
	readonly photos: number;
	readonly bytes: number;
}

/** New values of some fields; empty ones are deleted. */
export type EveningChange = { readonly [Field in keyof Evening]?: Evening[Field] | undefined };

/** The evenings of a device; undefined without a database: an evening that is lost with the tab isn't worth keeping. */
export const eveningsOf = (shelf: OpenShelf): Evenings | undefined =>
	shelf.kind === 'device' ? new Evenings(shelf.connection) : undefined;

/** Notes, places, ratings and photos of games, in the device's database. Loads no rules. */
export class Evenings {
	constructor(private readonly connection: Connection) {}

	/**
	 * Calls back with what lists show of each game's evening, deleted games included, now and whenever any tab changed something.
	 */
	watchAll(
		onChange: (evenings: ReadonlyMap<GameId, ListedEvening>) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return this.connection.live(() => listEvenings(this.#db), onChange, onProblem);
	}

	/** Calls back with all that is kept of a game's evening now and whenever any tab changed it. */
	watch(
		game: GameId,
		onChange: (kept: KeptEvening) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return this.connection.live(() => keptOf(this.#db, game), onChange, onProblem);
	}

	/** Changes some fields of a game's evening. `gone` if there is no such game. */
	change(game: GameId, change: EveningChange): StoreResult {
		return this.connection.write(async () => {
			await presentRow(this.#db, game);
			const before = readEvening(await readRow(this.#db.evenings, game));
			await putEvening(this.#db, { ...before, ...change, game });
			await noteChange(this.#db);
		});
	}

	/**
	 * Adds a photo to its game. `gone` if there is no such game. Adding it again changes nothing.
	 * @param signal stops it with the problem `stopped`, unless it is being stored already
	 */
	addPhoto(photo: Photo, signal?: AbortSignal): StoreResult {
		return this.connection.write(async () => {
			await presentRow(this.#db, photo.game);
			await this.#db.photos.put({ ...photo });
			await noteChange(this.#db);
		}, signal);
	}

	deletePhoto(photo: Pick<Photo, 'game' | 'id'>): StoreResult {
		return this.connection.write(() => this.#db.photos.delete(photoKey(photo)));
	}

	/** Calls back with how much all photos take now and whenever any tab changed one; those of deleted games count. */
	watchUsage(
		onChange: (usage: PhotoUsage) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return this.connection.live(
			async () => usageOf(await allPhotos(this.#db)),
			onChange,
			onProblem
		);
	}

	get #db(): Database {
		return this.connection.db;
	}
}

/** Remembers when an evening was last changed, for the backup reminder. */
const noteChange = (db: Database): PromiseLike<unknown> =>
	db.facts.put(factRow('evening-kept', currentTimestamp()));

/** Stores an evening in place of the one before, or deletes it if nothing is left of it. */
export async function putEvening(
	db: Database,
	{ game, ...fields }: EveningChange & Pick<GameEvening, 'game'>
): Promise<void> {
	const kept = readEvening(plain({ game, ...fields }));
	if (kept) await db.evenings.put({ ...kept });
	else await db.evenings.delete(game);
}

async function listEvenings(db: Database): Promise<ReadonlyMap<GameId, ListedEvening>> {
	const [evenings, photos] = await Promise.all([
		allEvenings(db),
		// Keys alone: pictures aren't read.
		db.photos.toCollection().primaryKeys()
	]);
	const all = new Map<GameId, ListedEvening>();
	for (const { game, ...evening } of evenings) all.set(game, { ...evening, photos: 0 });
	for (const [game] of photos) {
		const evening = all.get(game);
		all.set(game, { ...evening, photos: (evening?.photos ?? 0) + 1 });
	}
	return all;
}

async function keptOf(db: Database, game: GameId): Promise<KeptEvening> {
	const [row, photos] = await Promise.all([readRow(db.evenings, game), photosOf(db, game)]);
	const { note, place, rating } = readEvening(row) ?? {};
	const evening = { ...(note && { note }), ...(place && { place }), ...(rating && { rating }) };
	return { evening, photos: photos.toSorted(byTime) };
}

const byTime = (a: Photo, b: Photo): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** The photos of a game. Skips what can't be read. */
async function photosOf(db: Database, game: GameId): Promise<readonly Photo[]> {
	const rows = await readRows(db.photos, () => undefined, db.photosOf(game));
	return rows.flatMap((row) => readPhoto(row) ?? []);
}

/** The evenings of all games, deleted ones too. Skips what can't be read. */
export const allEvenings = async (db: Database): Promise<readonly GameEvening[]> =>
	(await readRows(db.evenings)).flatMap((row) => readEvening(row) ?? []);

/** The photos of all games, deleted ones too, without reading their bytes. Skips what can't be read. */
export const allPhotos = async (db: Database): Promise<readonly Photo[]> =>
	(await readRows(db.photos)).flatMap((row) => readPhoto(row) ?? []);

/** How much some photos take. */
const usageOf = (photos: readonly Photo[]): PhotoUsage => ({
	photos: photos.length,
	bytes: photos.reduce((sum, { picture, thumbnail }) => sum + picture.size + thumbnail.size, 0)
});

/** The key of a photo in the database. */
export const photoKey = ({ game, id }: Pick<Photo, 'game' | 'id'>): [GameId, PhotoId] => [game, id];
