import type { Summary } from '../../record';
import { currentTimestamp } from '../../record/header-shape';
import type { Shelf } from '../../store/shelf-store';
import { DAY, toRemind, type BackupDates, type Unsaved } from './reminder';

/** The reminder of a backup on the first page. */
export class Reminder {
	/** Undefined until the store has answered. */
	#past = $state.raw<BackupDates>();

	constructor(private readonly shelf: Shelf) {}

	/** Reads when the last backup was made, and something was kept of an evening. A store that can't be read gives no reminder. */
	async look(): Promise<void> {
		const [backedUp, kept, closed] = [
			await this.shelf.getFact('backed-up'),
			await this.shelf.getFact('evening-kept'),
			await this.shelf.getFact('reminder-closed')
		];
		if (backedUp.ok && kept.ok && closed.ok)
			this.#past = { backedUp: backedUp.value, kept: kept.value, closed: closed.value };
	}

	/** What to remind of; undefined when there's nothing to remind of. */
	of(games: readonly Summary[], now: number): Unsaved | undefined {
		return this.#past && toRemind(games, this.#past, now);
	}

	/** Days since the last backup; undefined when there was none. */
	daysSince(now: number): number | undefined {
		const last = this.#past?.backedUp;
		return last === undefined ? undefined : Math.floor((now - last) / DAY);
	}

	/** Hides it for as long as a backup counts as new. */
	async close(): Promise<void> {
		const closed = currentTimestamp();
		this.#past = { ...this.#past, closed };
		await this.shelf.setFact('reminder-closed', closed);
	}
}
