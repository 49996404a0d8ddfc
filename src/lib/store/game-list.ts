import * as v from 'valibot';
import type { GameId, Header, Summary } from '../record';
import { readHeaderShape, timestampSchema } from '../record/header-shape';
import { isOld, readLookSummary, readSummary } from '../record/summary';
import { isRemoved } from './game-rows';
import type { GameRow } from './db';
import type { DamagedGame } from './games';

/** What a list of games shows of the database rows, without deleted games. */
interface GameList {
	/** Games that can be read, newest first. */
	readonly summaries: readonly Summary[];
	/** Games whose header can't be read. */
	readonly damaged: readonly DamagedGame[];
	/** Games with a valid header and an invalid summary, which can be rebuilt. */
	readonly withoutSummary: readonly DamagedGame[];
	/** The ids of these games, of those whose summary has an old version, and of those that could only be looked at. */
	readonly outdated: readonly GameId[];
}

/** Reads the rows of games. An invalid row never hides the others. */
export function readGameList(rows: readonly GameRow[]): GameList {
	const seen = rows.flatMap(parseRow).sort((a, b) => b.touched - a.touched);
	const summaries = seen.flatMap(({ summary }) => summary ?? []);
	const withoutSummary = seen.filter(({ header, summary }) => header && !summary);
	return {
		summaries,
		damaged: seen.filter(({ header }) => !header).map(({ game }) => game),
		withoutSummary: withoutSummary.map(({ game }) => game),
		outdated: [
			...withoutSummary.map(({ game }) => game.id),
			...summaries.filter(isOld).map(({ id }) => id),
			...seen.flatMap(({ game }) => (game.look ? [game.id] : []))
		]
	};
}

/** Damaged games, newest first; those without a date at the end. */
export const byDate = (games: readonly DamagedGame[]): readonly DamagedGame[] =>
	games.toSorted((a, b) => (b.at ?? -1) - (a.at ?? -1));

/** What can be read of a row. */
interface ParsedRow {
	readonly game: DamagedGame;
	readonly header?: Header;
	readonly summary?: Summary;
	/** The sort key: see `touch`. */
	readonly touched: number;
}

function parseRow(row: GameRow): readonly ParsedRow[] {
	if (isRemoved(row)) return [];
	const at = [field(row.summary, 'modified'), field(row.header, 'created')].find(isTime);
	const game = { id: row.id, ...(at !== undefined && { at }) };
	// Only the rules say which expansions are known: a game can only be looked at until they have made its summary.
	const look = readLookSummary(row.summary);
	const header = look ? undefined : readHeaderShape(row.header);
	// A row stored under the id of another game would be opened and deleted instead of that one.
	const touched = Number.isFinite(row.touched) ? Number(row.touched) : (at ?? -1);
	if (header?.id !== row.id) return [{ game: { ...game, ...(look && { look }) }, touched }];
	const summary = readSummary(header, row.summary);
	return [{ game, header, touched, ...(summary && { summary }) }];
}

const isTime = (value: unknown): value is number => v.is(timestampSchema, value);

/** A field of a value that should be an object. */
const field = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && name in value
		? Reflect.get(value, name)
		: undefined;
