import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { customTileSchema, type CustomTile } from '../custom-tiles/tile';
import { FILE_VERSION, parseGameFile } from './file';
import type { GameId } from './game-id';
import { timestampSchema } from './timestamp';
import { parseJson } from './json';
import type { GameRecord } from './entry';
import { malformed } from './malformed';
import { personSchema, type Person } from './people';
import type { FileProblem } from './problem';
import { readUnreadable, unreadableLine, type UnreadableGame } from './unreadable-game';

/** The backup format version that this app writes, and the newest it reads. See BACKUP.md. @internal */
export const BACKUP_VERSION = 1;
/** Most games in a backup, readable or not. */
const MAX_GAMES = 20_000;
/** Most people who are renamed or merged. */
const MAX_PEOPLE = 5_000;

/** Reports progress: how many games are done, of how many. */
export type Progress = (done: number, all: number) => void;

/** Everything on a device. */
export interface Backup {
	/** When it was made, in ms since 1970 UTC. */
	readonly made: number;
	readonly games: readonly GameRecord[];
	/** Games on the device that can't be read. They are kept unchanged. */
	readonly unread: readonly UnreadableGame[];
	readonly told: readonly CustomTile[];
	readonly people: readonly Person[];
}

const headSchema = v.strictObject({
	backup: v.literal(BACKUP_VERSION),
	made: timestampSchema,
	games: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_GAMES)),
	told: v.pipe(v.array(customTileSchema), v.maxLength(100), v.readonly()),
	people: v.pipe(v.array(personSchema), v.maxLength(MAX_PEOPLE), v.readonly())
});
type Head = v.InferOutput<typeof headSchema>;

/** The lines of a backup: the head, then a line a game. */
export function* makeBackup(backup: Backup): Generator<string> {
	const { made, games, unread, told, people } = backup;
	const all = games.length + unread.length;
	yield JSON.stringify({ backup: BACKUP_VERSION, made, games: all, told, people });
	for (const { header, entries } of games)
		yield JSON.stringify({ tilekeep: FILE_VERSION, header, entries });
	yield* unread.map(unreadableLine);
}

/** Some games of a backup, readable or not. */
export type BackupPart = Pick<Backup, 'games' | 'unread'>;

/** Reads a backup line by line. Never throws. */
export class BackupReader {
	#head: Head | undefined;
	readonly #ids = new Set<GameId>();
	#games: GameRecord[] = [];
	#unread: UnreadableGame[] = [];

	/** How many games were read. */
	get read(): number {
		return this.#ids.size;
	}

	/** How many games the head announces; 0 before the head was read. */
	get all(): number {
		return this.#head?.games ?? 0;
	}

	/** Reads the next line. Returns a problem when the backup is refused. */
	next(line: string): FileProblem | undefined {
		if (!this.#head) return this.#readHead(line);
		if (this.read === this.all) return { code: 'damaged' };
		const game = readGameLine(line);
		if (!game.ok) return { code: 'bad-game', game: this.read + 1, problem: game.error };
		return this.#take(game.value);
	}

	/** Returns the games read since the last call, and forgets them. */
	drain(): BackupPart {
		const part = { games: this.#games, unread: this.#unread };
		this.#games = [];
		this.#unread = [];
		return part;
	}

	/** Everything read, except the games already taken. Call after the last line. */
	end(): Result<Backup, FileProblem> {
		if (!this.#head) return fail({ code: 'not-a-backup' });
		if (this.read < this.all) return fail({ code: 'damaged' });
		const { made, told, people } = this.#head;
		return ok({ made, told, people, ...this.drain() });
	}

	#readHead(line: string): FileProblem | undefined {
		const json = parseJson(line);
		const version = json.ok ? versionOf(json.value) : undefined;
		if (!json.ok || version === undefined) return { code: 'not-a-backup' };
		if (version > BACKUP_VERSION) return { code: 'newer-version', version };
		const parsed = v.safeParse(headSchema, json.value, { abortEarly: true });
		if (!parsed.success) return malformed(parsed.issues[0]);
		this.#head = parsed.output;
		return undefined;
	}

	#take(game: GameRecord | UnreadableGame): FileProblem | undefined {
		const id = 'header' in game ? game.header.id : game.id;
		// A device never has two games with the same id.
		if (this.#ids.has(id)) return { code: 'damaged' };
		this.#ids.add(id);
		if ('header' in game) this.#games.push(game);
		else this.#unread.push(game);
		return undefined;
	}
}

const readGameLine = (line: string): Result<GameRecord | UnreadableGame, FileProblem> =>
	line.startsWith('{"unread"') ? readUnreadable(line) : parseGameFile(line);

/** The version in a head; undefined when it has none. */
function versionOf(value: unknown): number | undefined {
	const claimed = v.safeParse(
		v.looseObject({ backup: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
		value
	);
	return claimed.success ? claimed.output.backup : undefined;
}
