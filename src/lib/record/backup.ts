import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { customTileSchema } from '../custom-tiles/stored';
import { customBoxSchema } from '../custom-tiles/stored-boxes';
import type { CustomBox, CustomTile } from '../custom-tiles/tile';
import type { GameRecord } from './entry';
import { eveningSchema, type GameEvening, type Photo } from './evening';
import { gameFileOf } from './game-file';
import { parseGameFile } from './parse-file';
import { type GameId, timestampSchema } from './header-shape';
import { parseJson } from './json';
import { problemOfIssue } from './malformed';
import { personSchema, type Person } from './people';
import { readPhotoLine } from './photo-line';
import type { FileProblem } from './problem';
import { tournamentSchema, type Tournament } from '../tournament/tournament';
import {
	keepRefused,
	readUnreadable,
	unreadableLine,
	type UnreadableGame
} from './unreadable-game';

/** The newest backup format version that this app reads. It writes the earliest one that holds everything. See BACKUP.md. @internal */
export const BACKUP_VERSION = 4;
/** The newest version without tournaments: what one device sends to another. */
export const GAMES_BACKUP_VERSION = 2;
/** The most games in a backup, readable or not. */
const MAX_GAMES = 20_000;
/** The most photos in a backup. */
const MAX_PHOTOS = 20_000;
/** The most tournaments in a backup. */
const MAX_TOURNAMENTS = 1_000;
/** The most custom boxes in a backup. */
const MAX_BOXES = 1_000;
/** The most renamed or merged people in a backup. */
const MAX_PEOPLE = 5_000;

/** Reports progress: how many games and photos are done, how many there are in all, and how many of those are photos. */
export type Progress = (done: number, all: number, photos?: number) => void;

/** Everything on a device. */
export interface Backup {
	/** When it was made, in ms since 1970 UTC. */
	readonly made: number;
	readonly games: readonly GameRecord[];
	/** Games on the device that can't be read. They are kept unchanged. */
	readonly unread: readonly UnreadableGame[];
	readonly told: readonly CustomTile[];
	readonly people: readonly Person[];
	/** What is kept of the evenings of these games. */
	readonly evenings: readonly GameEvening[];
	/** The photos of these games; none if the backup was made without photos. */
	readonly photos: readonly Photo[];
	/** Tournaments; absent if there are none. */
	readonly tournaments?: readonly Tournament[];
	/** Custom boxes; absent if there are none. */
	readonly boxes?: readonly CustomBox[];
}

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const firstHead = v.strictObject({
	backup: v.number(),
	made: timestampSchema,
	games: count(MAX_GAMES),
	told: v.pipe(v.array(customTileSchema), v.maxLength(100), v.readonly()),
	people: v.pipe(v.array(personSchema), v.maxLength(MAX_PEOPLE), v.readonly())
});
const secondHead = v.strictObject({
	...firstHead.entries,
	evenings: count(MAX_GAMES),
	photos: count(MAX_PHOTOS)
});
const thirdHead = v.strictObject({
	...secondHead.entries,
	tournaments: count(MAX_TOURNAMENTS)
});
const fourthHead = v.strictObject({
	...thirdHead.entries,
	boxes: v.pipe(v.array(customBoxSchema), v.maxLength(MAX_BOXES), v.readonly())
});
type Head = v.InferOutput<typeof thirdHead> & Pick<Backup, 'boxes'>;

/**
 * The lines of a backup: the head, then a line for each game, each evening and each tournament. A line for each photo follows,
 * see `photoLine`. Without tournaments, evenings and photos, older apps can read the backup too.
 */
export function* makeBackup(backup: Backup): Generator<string> {
	yield JSON.stringify(headOf(backup));
	for (const record of backup.games) yield JSON.stringify(gameFileOf(record));
	yield* backup.unread.map(unreadableLine);
	for (const evening of backup.evenings) yield JSON.stringify({ evening });
	for (const tournament of backup.tournaments ?? []) yield JSON.stringify({ tournament });
}

function headOf(backup: Backup) {
	const {
		made,
		games,
		unread,
		told,
		people,
		evenings,
		photos,
		tournaments = [],
		boxes = []
	} = backup;
	const head = { made, games: games.length + unread.length, told, people };
	const whole = { ...head, evenings: evenings.length, photos: photos.length };
	if (boxes.length > 0) return { backup: 4, ...whole, tournaments: tournaments.length, boxes };
	if (tournaments.length > 0) return { backup: 3, ...whole, tournaments: tournaments.length };
	return evenings.length === 0 && photos.length === 0
		? { backup: 1, ...head }
		: { backup: 2, ...whole };
}

/** A part of a backup: some games, readable or not, some of what is kept of their evenings, and some tournaments. */
export type BackupPart = Pick<Backup, 'games' | 'unread' | 'evenings' | 'photos' | 'tournaments'>;

interface Part extends BackupPart {
	readonly games: GameRecord[];
	readonly unread: UnreadableGame[];
	readonly evenings: GameEvening[];
	readonly photos: Photo[];
	tournaments?: readonly Tournament[];
}

const noPart = (): Part => ({
	games: [],
	unread: [],
	evenings: [],
	photos: []
});

/** The head of each version, from 1. */
const HEADS = [firstHead, secondHead, thirdHead, fourthHead] as const;

/** Reads a backup line by line. Never throws. */
export class BackupReader {
	#head: Head | undefined;
	readonly #games = new Set<GameId>();
	readonly #evenings = new Set<GameId>();
	readonly #photos = new Set<string>();
	readonly #tournaments = new Set<Tournament['id']>();
	#part = noPart();

	/** How many games and photos were read. */
	get read(): number {
		return this.#games.size + this.#photos.size;
	}

	/** How many games and photos the head announces; 0 before the head was read. */
	get all(): number {
		return this.#head ? this.#head.games + this.#head.photos : 0;
	}

	/** How many of {@link BackupReader.all} are photos. */
	get photos(): number {
		return this.#head?.photos ?? 0;
	}

	/** Reads the next line. Returns a problem if the backup is refused. */
	next(line: string): FileProblem | undefined {
		if (!this.#head) return this.#readHead(line);
		if (this.#games.size < this.#head.games) return this.#readGame(line);
		if (this.#evenings.size < this.#head.evenings) return this.#readEvening(line);
		if (this.#tournaments.size < this.#head.tournaments) return this.#readTournament(line);
		if (this.#photos.size < this.#head.photos) return this.#readPhoto(line);
		return { code: 'damaged' };
	}

	/** Returns what was read since the last call, and forgets it. */
	drain(): BackupPart {
		const part = this.#part;
		this.#part = noPart();
		return part;
	}

	/** Returns everything read, except the parts already taken. Call it after the last line. */
	end(): Result<Backup, FileProblem> {
		if (!this.#head) return fail({ code: 'not-a-backup' });
		const { evenings, tournaments } = this.#head;
		const whole = this.#evenings.size === evenings && this.#tournaments.size === tournaments;
		if (this.read < this.all || !whole) return fail({ code: 'damaged' });
		const { made, told, people, boxes } = this.#head;
		return ok({ made, told, people, ...(boxes && { boxes }), ...this.drain() });
	}

	#readHead(line: string): FileProblem | undefined {
		const json = parseJson(line);
		const version = json.ok ? versionOf(json.value) : undefined;
		if (!json.ok || version === undefined) return { code: 'not-a-backup' };
		if (version > BACKUP_VERSION) return { code: 'newer-version', version };
		const parsed = v.safeParse(HEADS[version - 1] ?? fourthHead, json.value, { abortEarly: true });
		if (!parsed.success) return problemOfIssue(parsed.issues[0]);
		this.#head = { evenings: 0, photos: 0, tournaments: 0, ...parsed.output };
		return undefined;
	}

	#readGame(line: string): FileProblem | undefined {
		const read = readGameLine(line);
		if (!read.ok) return { code: 'bad-game', game: this.#games.size + 1, problem: read.error };
		const game = read.value;
		const id = 'header' in game ? game.header.id : game.id;
		// A device never has two games with the same id.
		if (this.#games.has(id)) return { code: 'damaged' };
		this.#games.add(id);
		if ('header' in game) this.#part.games.push(game);
		else this.#part.unread.push(game);
		return undefined;
	}

	#readEvening(line: string): FileProblem | undefined {
		const json = parseJson(line);
		if (!json.ok) return json.error;
		const parsed = v.safeParse(eveningLine, json.value, { abortEarly: true });
		if (!parsed.success) return problemOfIssue(parsed.issues[0]);
		const { evening } = parsed.output;
		if (!this.#games.has(evening.game) || this.#evenings.has(evening.game))
			return { code: 'damaged' };
		this.#evenings.add(evening.game);
		this.#part.evenings.push(evening);
		return undefined;
	}

	#readTournament(line: string): FileProblem | undefined {
		const json = parseJson(line);
		if (!json.ok) return json.error;
		const parsed = v.safeParse(tournamentLine, json.value, { abortEarly: true });
		if (!parsed.success) return problemOfIssue(parsed.issues[0]);
		const { tournament } = parsed.output;
		if (this.#tournaments.has(tournament.id)) return { code: 'damaged' };
		this.#tournaments.add(tournament.id);
		this.#part.tournaments = [...(this.#part.tournaments ?? []), tournament];
		return undefined;
	}

	#readPhoto(line: string): FileProblem | undefined {
		const read = readPhotoLine(line);
		if (!read.ok) return read.error;
		const { game, id } = read.value;
		const key = `${game} ${id}`;
		if (!this.#games.has(game) || this.#photos.has(key)) return { code: 'damaged' };
		this.#photos.add(key);
		this.#part.photos.push(read.value);
		return undefined;
	}
}

const eveningLine = v.strictObject({ evening: eveningSchema });
const tournamentLine = v.strictObject({ tournament: tournamentSchema });

/** Reads the line of a game. A game that is refused as a file is kept unread, so that the other games can still be read. */
function readGameLine(line: string): Result<GameRecord | UnreadableGame, FileProblem> {
	if (line.startsWith('{"unread"')) return readUnreadable(line);
	const read = parseGameFile(line);
	const kept = read.ok ? read : keepRefused(line);
	return kept.ok ? kept : read;
}

/** The version in a head; undefined if it has none. */
function versionOf(value: unknown): number | undefined {
	const claimed = v.safeParse(
		v.looseObject({ backup: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
		value
	);
	return claimed.success ? claimed.output.backup : undefined;
}
