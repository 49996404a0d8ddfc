import { ok } from '../engine/result';
import { currentTimestamp, loadRulesFor, type GameId, type GameRecord } from '../record';
import type { Photo } from '../record/evening';
import { readHeaderShape } from '../record/header-shape';
import { recordProblem } from '../record/record-problem';
import { PageYielder } from '../record/page-yielder';
import { readUnreadable, unreadableLine, type UnreadableGame } from '../record/unreadable-game';
import { isRemoved, readPeople } from './game-rows';
import type { Connection } from './connection';
import type { Database, EntryRow, GameRow } from './db';
import { isLostRow } from './errors';
import { allEvenings, allPhotos } from './evenings';
import { allTournaments } from './tournaments';
import type { DeviceExport, ExportOptions, RawGame, StoreResult } from './games';
import { unstoredEntries } from './merge';
import { readGameRows, readRows } from './read-rows';
import { readCustomTiles } from '../custom-tiles/stored';
import { readCustomBoxes } from '../custom-tiles/stored-boxes';
import { storedLogFrom, jsonSafe, readUnsavedGame } from './rows';
import { unsaved, type UnsavedGame } from './unsaved';

/** A game as it is in the database; without entries if the browser can't read them. */
interface Rows {
	readonly row: GameRow;
	readonly entries: readonly EntryRow[] | undefined;
}

/** Everything on the device, as of one moment. */
export async function exportAll(
	connection: Connection,
	{ photos: withPhotos = false, onProgress }: ExportOptions = {}
): StoreResult<DeviceExport> {
	const made = currentTimestamp();
	const read = await connection.read(() => readAll(connection.db, withPhotos));
	if (!read.ok) return read;
	const { told, people, tournaments, boxes } = read.value;
	const rows = withUnsaved(read.value.rows);
	// A game whose rules can't be loaded is included as one that can't be read.
	await loadRulesFor(...rows.map(({ row }) => readHeaderShape(row.header))).catch(() => undefined);
	const games: GameRecord[] = [];
	const unread: UnreadableGame[] = [];
	const yielder = new PageYielder();
	for (const [index, each] of rows.entries()) {
		const record = attempt(() => recordIn(each));
		const carried = record ? undefined : attempt(() => unreadIn(each));
		if (record) games.push(record);
		if (carried) unread.push(carried);
		onProgress?.(index + 1, rows.length);
		await yielder.take();
	}
	const left = rows.length - games.length - unread.length;
	const included = new Set([
		...games.map(({ header }) => header.id),
		...unread.map(({ id }) => id)
	]);
	const ofThem = ({ game }: { readonly game: GameId }): boolean => included.has(game);
	const theirs = read.value.photos.filter(ofThem);
	const photos = await readable(theirs);
	const evenings = read.value.evenings.filter(ofThem);
	const leftPhotos = theirs.length - photos.length;
	return ok({
		...{ made, games, unread, told, people, evenings, photos, left, leftPhotos },
		...(tournaments.length > 0 && { tournaments }),
		...(boxes.length > 0 && { boxes })
	});
}

/** The photos whose bytes the browser still has. Only the first byte of each picture is read. */
async function readable(photos: readonly Photo[]): Promise<readonly Photo[]> {
	const found: Photo[] = [];
	for (const photo of photos)
		if ((await hasBytes(photo.picture)) && (await hasBytes(photo.thumbnail))) found.push(photo);
	return found;
}

const hasBytes = (blob: Blob): Promise<boolean> =>
	blob
		.slice(0, 1)
		.arrayBuffer()
		.then(
			() => true,
			() => false
		);

/** Everything that is stored, except deleted games. */
async function readAll(db: Database, withPhotos: boolean) {
	const rows: Rows[] = [];
	for (const row of await readGameRows(db)) if (!isRemoved(row)) rows.push(await rowsOf(db, row));
	return {
		rows,
		told: readCustomTiles(await readRows(db.told)),
		people: readPeople(await readRows(db.people)),
		evenings: await allEvenings(db),
		tournaments: await allTournaments(db),
		boxes: readCustomBoxes(await readRows(db.boxes)),
		photos: withPhotos ? await allPhotos(db) : []
	};
}

/** The games as they would be if the database had stored all turns. */
function withUnsaved(rows: readonly Rows[]): readonly Rows[] {
	const apart = unsaved.games();
	const here = new Set(rows.map(({ row }) => row.id));
	const longer = ({ row, entries }: Rows) =>
		apart.find((game) => game.row.id === row.id && goesOn(game, entries));
	return [
		...rows.map((each) => longer(each) ?? each),
		...apart.filter(({ row }) => !here.has(row.id))
	];
}

/** True if an unsaved game continues the log in the database. Either may have been written first. */
function goesOn(game: UnsavedGame, entries: Rows['entries']): boolean {
	const kept = readUnsavedGame(game);
	const stored = entries && readUnsavedGame({ ...game, entries });
	return !!kept && !!stored && !stored.unread && unstoredEntries(stored.record, kept.record).goesOn;
}

async function rowsOf(db: Database, row: GameRow): Promise<Rows> {
	try {
		return { row, entries: await db.entriesOf(row.id).toArray() };
	} catch (error) {
		if (isLostRow(error)) return { row, entries: undefined };
		throw error;
	}
}

/** The game, if a reader of the backup would accept it; otherwise undefined. */
function recordIn({ row, entries }: Rows): GameRecord | undefined {
	const kept = entries && storedLogFrom(row, entries);
	if (!kept?.ok || kept.value.unread || recordProblem(kept.value.record)) return undefined;
	return kept.value.record;
}

/** The game as an unreadable one; undefined if even that would make the whole backup unreadable. */
function unreadIn({ row, entries }: Rows): UnreadableGame | undefined {
	if (!entries) return undefined;
	const stored = {
		header: fieldsOf(row.header),
		entries: entries.map(({ seq, entry }) => ({ seq, entry: fieldsOf(entry) }))
	};
	const unread = { id: row.id, stored };
	return readUnreadable(unreadableLine(unread)).ok ? unread : undefined;
}

/** The result for one game; undefined if it throws for a reason that the schemas don't cover. */
function attempt<T>(judge: () => T): T | undefined {
	try {
		return judge();
	} catch {
		return undefined;
	}
}

/** Everything stored of a game, in whatever state, for a download. */
export async function rawGame(db: Database, id: GameId): Promise<RawGame | undefined> {
	const row = await db.games.get(id);
	if (!row || isRemoved(row)) return undefined;
	const rows = await rowsOf(db, row);
	const unread = attempt(() => unreadIn(rows));
	return { text: JSON.stringify(jsonSafe(rows), undefined, '\t'), ...(unread && { unread }) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
	const safe = jsonSafe(value);
	return typeof safe === 'object' && safe !== null ? { ...safe } : {};
}
