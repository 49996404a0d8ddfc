import * as v from 'valibot';
import type { GameId, Summary } from '../record';
import { readHeaderShape, currentTimestamp } from '../record/header-shape';
import { readSummary } from '../record/summary';
import type { EntryRow, GameRow } from './db';
import { withoutRemoval } from './game-rows';
import { type Unsubscribe, RESTORE_WINDOW_MS } from './games';
import { pageEvents } from './page-lifecycle';
import { LayeredStorage, type Copy, type Lifetime } from './layered-storage';

/** A game that the database doesn't have completely, as rows like in the database. */
export interface UnsavedGame {
	readonly row: GameRow;
	/** All entries, including those in the database. */
	readonly entries: readonly EntryRow[];
	/** How many of them were in the database when this was written. */
	readonly stored: number;
}

/** One of the stored copies of a game. */
interface OneCopy extends Pick<Copy, 'lifetime'> {
	readonly game: UnsavedGame;
}

export const UNSAVED_KEY = 'tilekeep:unsaved:';
export const DISPLACED_KEY = 'tilekeep:beside:';

/** The longest text that is read, in UTF-16 code units. */
const LONGEST = 5_000_000;

/** Only the outer shape: the rows are validated like rows of the database. */
const gameSchema = v.object({
	row: v.looseObject({ id: v.string(), removed: v.exactOptional(v.number()) }),
	entries: v.array(v.looseObject({ seq: v.number() })),
	stored: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Turns that could not be stored, kept where they last longest: in the browser, else the tab, else the page. Loads no rules. */
export class Unsaved {
	readonly #listeners = new Set<() => void>();

	constructor(private readonly places = new LayeredStorage()) {}

	/** Keeps a game and replaces what was kept of it. Returns how long it will last. A deleted game stays deleted. */
	keep(game: UnsavedGame): Lifetime {
		const { removed } = this.#read(UNSAVED_KEY + game.row.id)?.row ?? {};
		const row = removed === undefined ? game.row : { removed, ...game.row };
		return this.#put({ ...game, row });
	}

	#put(game: UnsavedGame): Lifetime {
		const lifetime = this.places.put(UNSAVED_KEY + game.row.id, JSON.stringify(game));
		this.#notify();
		return lifetime;
	}

	/** What is kept of a game, unless the game was deleted. */
	game(id: GameId): UnsavedGame | undefined {
		const game = this.#read(UNSAVED_KEY + id);
		return game?.row.removed === undefined ? game : undefined;
	}

	/** All games that are kept here, except deleted ones. */
	games(): readonly UnsavedGame[] {
		const kept = this.places.names(UNSAVED_KEY).flatMap((name) => this.#read(name) ?? []);
		return kept.filter(({ row }) => row.removed === undefined);
	}

	/** Drops what was kept of a game, because all of it is stored now. */
	drop(id: GameId): void {
		this.places.delete(UNSAVED_KEY + id);
		this.#notify();
	}

	/** Marks a game as deleted: what is kept of it is hidden until it is restored. */
	remove(id: GameId): boolean {
		return this.#mark(id, { removed: currentTimestamp() });
	}

	restore(id: GameId): boolean {
		return this.#mark(id, {});
	}

	/** The summaries of the games that are kept here. Drops games deleted too long ago. */
	summaries(): readonly Summary[] {
		return this.places.names(UNSAVED_KEY).flatMap((name) => {
			const { row } = this.#read(name) ?? {};
			if (row?.removed === undefined) return summaryIn(row) ?? [];
			if (row.removed < currentTimestamp() - RESTORE_WINDOW_MS) this.places.delete(name);
			return [];
		});
	}

	/** How long what is kept of a game lasts; undefined if nothing is kept. */
	lifetime(id: GameId): Lifetime | undefined {
		return this.#longest(UNSAVED_KEY + id)?.lifetime;
	}

	/** Logs that were replaced by another window's turns, the oldest first. */
	displaced(id: GameId): readonly UnsavedGame[] {
		const [copy] = this.places.copies(DISPLACED_KEY + id);
		const read = v.safeParse(v.array(gameSchema), parse(copy?.text));
		return read.success ? (read.output as unknown as readonly UnsavedGame[]) : [];
	}

	/** Replaces the displaced logs of a game. */
	setDisplaced(id: GameId, games: readonly UnsavedGame[]): void {
		if (games.length === 0) this.places.delete(DISPLACED_KEY + id);
		else this.places.put(DISPLACED_KEY + id, JSON.stringify(games));
	}

	/** Calls back whenever anything here changes, in any tab. */
	watch(onChange: () => void): Unsubscribe {
		this.#listeners.add(onChange);
		const page = pageEvents();
		page?.addEventListener('storage', onChange);
		return () => {
			this.#listeners.delete(onChange);
			page?.removeEventListener('storage', onChange);
		};
	}

	#mark(id: GameId, mark: Pick<GameRow, 'removed'>): boolean {
		const game = this.#read(UNSAVED_KEY + id);
		if (!game) return false;
		this.#put({ ...game, row: { ...withoutRemoval(game.row), ...mark } });
		return true;
	}

	#read(name: string): UnsavedGame | undefined {
		return this.#longest(name)?.game;
	}

	/** The copy with the most entries: an older one may be left in another storage. */
	#longest(name: string): OneCopy | undefined {
		return this.places
			.copies(name)
			.flatMap(({ text, lifetime }) => {
				const read = v.safeParse(gameSchema, parse(text));
				return read.success ? { lifetime, game: read.output as unknown as UnsavedGame } : [];
			})
			.reduce<OneCopy | undefined>(
				(best, one) => (best && best.game.entries.length >= one.game.entries.length ? best : one),
				undefined
			);
	}

	#notify(): void {
		for (const listener of this.#listeners) listener();
	}
}

function parse(text: string | undefined): unknown {
	if (text === undefined || text.length > LONGEST) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The unsaved games of this browser. */
export const unsaved = new Unsaved();

/** The summary in a row, if it can be read. */
function summaryIn(row: GameRow | undefined): Summary | undefined {
	const header = readHeaderShape(row?.header);
	return header && readSummary(header, row?.summary);
}
