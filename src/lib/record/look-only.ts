import * as v from 'valibot';
import { PLAYER_COLOURS } from '../engine/colours';
import { keyAt, REACH, type Rotation, type Spot, type SpotKey } from '../engine/spot';
import { tile } from '../engine/tile';
import { TILE_KINDS, TILE_SIGNS } from '../rules/facts';
import {
	nameProblem,
	pointsSchema,
	timestampSchema,
	trimName,
	whole,
	type Player
} from './header-shape';

/*
 * A game that this version of the app doesn't fully know: what can be shown of it without rules. Each of its entries says what it
 * led to, see `readable.ts`. It is never played on, nor stored as a game that can be played on.
 */

/** A tile that anybody can draw: where it lies, and the line of its design. */
export interface ReadableTile extends Spot {
	readonly rotation: Rotation;
	readonly line: string;
}

/** What an entry led to, told without any rule. */
export interface Readable {
	/** Each player's points after it. */
	readonly scores: readonly number[];
	/**
	 * The tiles that lie on the table since this entry, also those that replace others. In the first entry also those that lay
	 * before.
	 */
	readonly laid?: readonly ReadableTile[] | undefined;
	/** The spots where a tile no longer lies. */
	readonly gone?: readonly Spot[] | undefined;
}

/** A game that can only be looked at. */
export interface LookOnlyGame {
	/** When it was set up, in ms since 1970 UTC. */
	readonly created: number;
	/** Its box, which this version may not know either. */
	readonly box: string;
	readonly players: readonly Player[];
	/** What each entry led to. */
	readonly after: readonly Readable[];
}

/** What is seen of such a game. */
interface LookOnlyTable {
	readonly scores: readonly number[];
	/** In the order they were laid. */
	readonly tiles: readonly ReadableTile[];
}

/** The table after a number of entries. */
export function tableAfter({ players, after }: LookOnlyGame, entries: number): LookOnlyTable {
	const tiles = new Map<SpotKey, ReadableTile>();
	for (const { laid = [], gone = [] } of after.slice(0, entries)) {
		for (const { x, y } of [...gone, ...laid]) tiles.delete(keyAt(x, y));
		for (const one of laid) tiles.set(keyAt(one.x, one.y), one);
	}
	const scores = after[entries - 1]?.scores ?? players.map(() => 0);
	return { scores, tiles: [...tiles.values()] };
}

/** The most entries that are shown, and the most tiles of one entry: more than any game has. */
const MOST_ENTRIES = 10_000;
const MOST_TILES = 1_000;
/** Longest line of a design, in characters. */
const MOST_LETTERS = 200;

const spot = { x: whole(-REACH, REACH), y: whole(-REACH, REACH) };

const MEADOW = 'F:01234567';

const readableSchema = v.object({
	scores: v.array(pointsSchema),
	laid: v.optional(
		v.pipe(
			v.array(
				v.object({
					...spot,
					rotation: v.picklist([0, 1, 2, 3]),
					line: v.pipe(v.string(), v.maxLength(MOST_LETTERS), v.transform(drawable))
				})
			),
			v.maxLength(MOST_TILES)
		),
		[]
	),
	gone: v.optional(v.pipe(v.array(v.object(spot)), v.maxLength(MOST_TILES)), [])
}) satisfies v.GenericSchema<unknown, Readable>;

/** A name that this version can show. Otherwise it is empty, and the seat is called by its colour. */
const nameSchema = v.fallback(
	v.pipe(
		v.string(),
		v.transform(trimName),
		v.check((name) => nameProblem(name) === undefined)
	),
	''
);

const lookOnlySchema = v.pipe(
	v.object({
		header: v.object({
			created: timestampSchema,
			box: v.pipe(v.string(), v.maxLength(64)),
			players: v.pipe(
				v.array(
					v.object({ name: nameSchema, colour: v.fallback(v.picklist(PLAYER_COLOURS), 'grey') })
				),
				v.minLength(1),
				v.maxLength(12)
			)
		}),
		entries: v.pipe(
			v.array(v.object({ readable: readableSchema })),
			v.minLength(1),
			v.maxLength(MOST_ENTRIES)
		)
	}),
	v.transform(({ header, entries }): LookOnlyGame => ({
		...header,
		after: entries.map(({ readable }) => readable)
	})),
	v.check(({ players, after }) => after.every(({ scores }) => scores.length === players.length))
);

/** What can be shown of a game whose header and entries were sent or saved like this; undefined if they don't say it. */
export function readLookOnly(file: unknown): LookOnlyGame | undefined {
	const read = v.safeParse(lookOnlySchema, file, { abortEarly: true });
	return read.success ? read.output : undefined;
}

const KINDS: ReadonlySet<string> = new Set(TILE_KINDS.map(({ kind }) => kind));
const SIGNS: ReadonlySet<string> = new Set([
	...TILE_SIGNS.map(({ sign }) => sign),
	...TILE_KINDS.flatMap(({ ends = [] }) => ends)
]);

/**
 * A line as far as this version can draw it: without signs and kinds that it doesn't know; a meadow if the rest can't be drawn.
 */
function drawable(line: string): string {
	const known = line
		.replaceAll(/=([a-z]+)/g, (all, kind: string) => (KINDS.has(kind) ? all : ''))
		.replaceAll(/!([a-z]+)/g, (all, sign: string) => (SIGNS.has(sign) ? all : ''));
	try {
		tile('', {}, known);
		return known;
	} catch {
		return MEADOW;
	}
}
