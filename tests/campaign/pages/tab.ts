import { gameId, type Entry, type GameRecord, type LoggedEvent } from '../../../src/lib/record';
import { newGameId, openStore, type GameStore } from '../../../src/lib/store';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Session } from '../../../src/lib/table/game/session.svelte';
import { headerFor, randomTurn } from '../../record/support';
import { seededRandom, type SeededRandom } from '../../tools/games/seeded-random';

/*
 * A tab of a game like the app's table, but without its screen: writes go through the session, the lock, the
 * keeper and the store that the table uses.
 */

/** How a tab is to write. */
interface Orders {
	/** Different from that of other tabs of the game. */
	readonly name: string;
	readonly seed: number;
	readonly writes: number;
}

/** What a tab has and the database doesn't. */
export interface Left {
	/** Entries that its screen shows. */
	readonly shown: readonly Entry[];
	/** Entries kept for a file, because another tab was first. */
	readonly displaced: readonly Entry[];
	readonly problem: string | undefined;
	readonly unread: boolean;
}

declare global {
	interface Window {
		tab: Tab;
		/** Set by the campaign: records an entry when the table shows it as stored. */
		shownAsStored?: (entry: string) => Promise<void>;
	}
}

/** A table without a screen. */
class Tab {
	#store: GameStore | undefined;
	#session: Session | undefined;

	/** Creates a game of three. Returns its id. */
	async create(): Promise<string> {
		const store = await this.#opened();
		const id = newGameId();
		const created = await store.putBack({ header: headerFor(id, 3), entries: [] }, {});
		if (!created.ok) throw new Error(`No game can be begun: ${created.error.code}.`);
		return id;
	}

	/** Opens a game. */
	async open(id: string): Promise<void> {
		this.#session = new Session(await this.#opened(), gameId(id));
		await this.#session.open();
		if (this.#session.state !== 'open') throw new Error(`The game is ${this.#session.state}.`);
	}

	/** Writes again and again, and takes the game over now and then. Resolves to the number of writes shown as stored. */
	async write({ name, seed, writes }: Orders): Promise<number> {
		const rng = seededRandom(seed);
		let stored = 0;
		for (let write = 0; write < writes; write++) {
			if (!this.#here.writes && rng.below(4) === 0) await this.#here.takeOver();
			if (await this.#write(rng, `${name}-${String(write)}`)) stored++;
			await new Promise((later) => setTimeout(later, rng.below(12)));
		}
		return stored;
	}

	/** The entries shown, and those kept for a file. */
	left(): Left {
		const { record, persisted } = this.#live;
		return {
			shown: record.entries,
			displaced: persisted.unsavedPart.displaced?.record.entries ?? [],
			problem: persisted.problem?.code,
			unread: this.#here.logProblem !== undefined
		};
	}

	/** The record as it is shown. */
	record(): GameRecord {
		return this.#live.record;
	}

	get #here(): Session {
		if (!this.#session) throw new Error('No game is open.');
		return this.#session;
	}

	get #live(): LiveGame {
		const { live } = this.#here;
		if (!live) throw new Error('No game is open.');
		return live;
	}

	async #opened(): Promise<GameStore> {
		return (this.#store ??= await openStore());
	}

	/** @returns whether the table showed it as stored */
	async #write(rng: SeededRandom, token: string): Promise<boolean> {
		const live = this.#live;
		const before = live.record.entries.length;
		const event = eventBy(rng, token, live);
		if (!(await live.writer.write(event)) || live.persisted.problem) return false;
		const entry = live.record.entries[before];
		// Another tab's log may have replaced it on the screen.
		if (!entry || JSON.stringify(entry.event) !== JSON.stringify(event)) return false;
		await window.shownAsStored?.(JSON.stringify(entry));
		return true;
	}
}

function eventBy(rng: SeededRandom, token: string, live: LiveGame): LoggedEvent {
	const roll = rng.below(10);
	const { undoable, redoable } = live.log;
	if (roll === 0 && undoable) return { type: 'log/undone' };
	if (roll <= 1 && redoable) return { type: 'log/redone' };
	if (roll <= 4 && [...live.game.left.values()].some((left) => left > 0))
		return randomTurn(live.game, () => rng.below(1e6) / 1e6);
	const changes = [{ player: rng.below(3), points: 1 + rng.below(9) }];
	return { type: 'base/corrected', changes, reason: token, why: 'mistake' };
}

window.tab = new Tab();
