import * as v from 'valibot';
import type { GameId, Summary } from '../record';
import { readHeaderShape } from '../record/header-shape';
import { presentMoment } from '../record/moment';
import { readSummary } from '../record/summary';
import type { EntryRow, GameRow } from './db';
import type { Stop } from './games';
import { thisPage } from './leaving';
import { Places, type Copy, type Life } from './places';
import { RESTORABLE } from './restorable';

/** A game of which the database lacks something, in rows as the database would hold it. */
export interface UnsavedGame {
	readonly row: GameRow;
	/** All entries, those that the database has as well. */
	readonly entries: readonly EntryRow[];
	/** How many of them the database had when this was kept. */
	readonly stored: number;
}

/** A game kept in one place. */
interface OneCopy extends Pick<Copy, 'life'> {
	readonly game: UnsavedGame;
}

const UNSAVED = 'tilekeep:unsaved:';
const BESIDE = 'tilekeep:beside:';

/** The longest text that is read, in UTF-16 units. */
const LONGEST = 5_000_000;

/** The shape alone: what stands in the rows is checked as for rows of the database. */
const gameSchema = v.object({
	row: v.looseObject({ id: v.string(), removed: v.exactOptional(v.number()) }),
	entries: v.array(v.looseObject({ seq: v.number() })),
	stored: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * What could not be stored, kept apart from the database where it survives longest: in the browser's own storage, else
 * in the tab's, else in the page's memory. It loads no rules: the first page lists what is only here.
 */
export class Unsaved {
	readonly #listeners = new Set<() => void>();

	constructor(private readonly places = new Places()) {}

	/** Keeps a game in the place of what was kept of it; says how long that will live. A removed one stays removed. */
	keep(game: UnsavedGame): Life {
		const { removed } = this.#read(UNSAVED + game.row.id)?.row ?? {};
		const row = removed === undefined ? game.row : { removed, ...game.row };
		return this.#put({ ...game, row });
	}

	#put(game: UnsavedGame): Life {
		const life = this.places.put(UNSAVED + game.row.id, JSON.stringify(game));
		this.#tell();
		return life;
	}

	/** What is kept of a game, unless the game was removed. */
	game(id: GameId): UnsavedGame | undefined {
		const game = this.#read(UNSAVED + id);
		return game?.row.removed === undefined ? game : undefined;
	}

	/** All games that are kept here, but those that were removed. */
	games(): readonly UnsavedGame[] {
		const kept = this.places.names(UNSAVED).flatMap((name) => this.#read(name) ?? []);
		return kept.filter(({ row }) => row.removed === undefined);
	}

	/** Forgets what was kept of a game: all of it is stored. */
	drop(id: GameId): void {
		this.places.delete(UNSAVED + id);
		this.#tell();
	}

	/** The game was taken off the list: what is kept of it is as good as gone, until it is restored. */
	remove(id: GameId): boolean {
		return this.#mark(id, { removed: presentMoment() });
	}

	/** The game is back on the list. */
	restore(id: GameId): boolean {
		return this.#mark(id, {});
	}

	/** What a list shows of the games that are kept here. What was removed too long ago is forgotten. */
	summaries(): readonly Summary[] {
		return this.places.names(UNSAVED).flatMap((name) => {
			const { row } = this.#read(name) ?? {};
			if (row?.removed === undefined) return summaryIn(row) ?? [];
			if (row.removed < presentMoment() - RESTORABLE) this.places.delete(name);
			return [];
		});
	}

	/** How long what is kept of a game lives; undefined when nothing is. */
	life(id: GameId): Life | undefined {
		return this.#longest(UNSAVED + id)?.life;
	}

	/** What another window's turns took the place of, the oldest first. */
	aside(id: GameId): readonly UnsavedGame[] {
		const [copy] = this.places.copies(BESIDE + id);
		const read = v.safeParse(v.array(gameSchema), parsed(copy?.text));
		return read.success ? (read.output as unknown as readonly UnsavedGame[]) : [];
	}

	/** Keeps these logs of a game in the place of those that were set aside before. */
	putAside(id: GameId, games: readonly UnsavedGame[]): void {
		if (games.length === 0) this.places.delete(BESIDE + id);
		else this.places.put(BESIDE + id, JSON.stringify(games));
	}

	/** Calls back whenever anything here changes, by any tab. */
	watch(onChange: () => void): Stop {
		this.#listeners.add(onChange);
		const page = thisPage();
		page?.addEventListener('storage', onChange);
		return () => {
			this.#listeners.delete(onChange);
			page?.removeEventListener('storage', onChange);
		};
	}

	#mark(id: GameId, mark: Pick<GameRow, 'removed'>): boolean {
		const game = this.#read(UNSAVED + id);
		if (!game) return false;
		const row: GameRow & { removed?: number } = { ...game.row };
		delete row.removed;
		this.#put({ ...game, row: { ...row, ...mark } });
		return true;
	}

	#read(name: string): UnsavedGame | undefined {
		return this.#longest(name)?.game;
	}

	/** Of several copies, one of which was kept when there was no room elsewhere, that with most entries. */
	#longest(name: string): OneCopy | undefined {
		return this.places
			.copies(name)
			.flatMap(({ text, life }) => {
				const read = v.safeParse(gameSchema, parsed(text));
				return read.success ? { life, game: read.output as unknown as UnsavedGame } : [];
			})
			.reduce<OneCopy | undefined>(
				(best, one) => (best && best.game.entries.length >= one.game.entries.length ? best : one),
				undefined
			);
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

function parsed(text: string | undefined): unknown {
	if (text === undefined || text.length > LONGEST) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** What could not be stored, in this browser. */
export const unsaved = new Unsaved();

/** What a list shows of a row, where it can be read. */
function summaryIn(row: GameRow | undefined): Summary | undefined {
	const header = readHeaderShape(row?.header);
	return header && readSummary(header, row?.summary);
}
