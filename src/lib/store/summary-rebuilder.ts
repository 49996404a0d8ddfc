import type { GameId } from '../record';
import type { Connection } from './connection';

/** Has the rules make summaries anew, each of them once for as long as the page lives. */
export class SummaryRebuilder {
	readonly #begun = new Set<GameId>();
	readonly #underWay = new Set<GameId>();

	/** @param onFailed called when some couldn't be made anew; who listens to the database hears of the others */
	constructor(
		private readonly connection: Connection,
		private readonly onFailed: () => void
	) {}

	/** True as long as the game's summary is being made anew, and nobody knows what comes of it. */
	isPending(id: GameId): boolean {
		return this.#underWay.has(id);
	}

	/** Has summaries made anew, but for those that were sent before: what couldn't be made then can't be now. */
	begin(ids: readonly GameId[]): void {
		const fresh = ids.filter((id) => !this.#begun.has(id));
		if (fresh.length === 0) return;
		for (const id of fresh) {
			this.#begun.add(id);
			this.#underWay.add(id);
		}
		void import('./rebuild-summaries')
			.then(({ rebuildSummaries }) => rebuildSummaries(this.connection, fresh))
			// Without a network, and without all of the app on the device, they stay as they are.
			.catch(() => fresh)
			.then((failed) => {
				this.#end(failed);
				if (failed.length > 0) this.onFailed();
			});
	}

	/** These games were read with a sound summary. */
	succeeded(ids: readonly GameId[]): void {
		this.#end(ids);
	}

	#end(ids: readonly GameId[]): void {
		for (const id of ids) this.#underWay.delete(id);
	}
}
