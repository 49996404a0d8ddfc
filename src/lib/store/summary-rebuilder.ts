import type { GameId } from '../record';
import type { Connection } from './connection';

/** Rebuilds summaries by the rules, each at most once while the page lives. */
export class SummaryRebuilder {
	readonly #begun = new Set<GameId>();
	readonly #underWay = new Set<GameId>();

	/** @param onFailed called when some couldn't be rebuilt; the others show up as changes of the database */
	constructor(
		private readonly connection: Connection,
		private readonly onFailed: () => void
	) {}

	/** True while the game's summary is being rebuilt. */
	isPending(id: GameId): boolean {
		return this.#underWay.has(id);
	}

	/** Rebuilds summaries, except those that were tried before: they would fail again. */
	begin(ids: readonly GameId[]): void {
		const fresh = ids.filter((id) => !this.#begun.has(id));
		if (fresh.length === 0) return;
		for (const id of fresh) {
			this.#begun.add(id);
			this.#underWay.add(id);
		}
		void import('./rebuild-summaries')
			.then(({ rebuildSummaries }) => rebuildSummaries(this.connection, fresh))
			// The code can't be loaded, because the app is offline and not installed completely: the summaries stay as they are.
			.catch(() => fresh)
			.then((failed) => {
				this.#end(failed);
				if (failed.length > 0) this.onFailed();
			});
	}

	/** Notes that these games were read with a valid summary. */
	succeeded(ids: readonly GameId[]): void {
		this.#end(ids);
	}

	#end(ids: readonly GameId[]): void {
		for (const id of ids) this.#underWay.delete(id);
	}
}
