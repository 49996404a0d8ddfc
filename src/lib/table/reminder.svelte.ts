import type { Summary } from '../record';
import { presentMoment } from '../record/moment';
import type { Shelf } from '../store/light';
import { DAY, remindsOf, type Past } from './reminder';

/** The reminder of a backup on the first page. */
export class Reminder {
	/** Undefined until the store has told. */
	#past = $state.raw<Past>();

	constructor(private readonly shelf: Shelf) {}

	/** Looks when the last backup was. A store that can't be read reminds of nothing. */
	async look(): Promise<void> {
		const [backedUp, closed] = [
			await this.shelf.fact('backed-up'),
			await this.shelf.fact('reminder-closed')
		];
		if (backedUp.ok && closed.ok) this.#past = { backedUp: backedUp.value, closed: closed.value };
	}

	/** How many games it speaks of; 0 when there's nothing to be reminded of. */
	games(games: readonly Summary[], now: number): number {
		return this.#past ? remindsOf(games, this.#past, now) : 0;
	}

	/** How many days ago the last backup was made; undefined when there was none. */
	daysSince(now: number): number | undefined {
		const last = this.#past?.backedUp;
		return last === undefined ? undefined : Math.floor((now - last) / DAY);
	}

	/** Puts it away for as long as a backup counts as new. */
	async close(): Promise<void> {
		const closed = presentMoment();
		this.#past = { ...this.#past, closed };
		await this.shelf.note('reminder-closed', closed);
	}
}
