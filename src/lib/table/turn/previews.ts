import type { Game, MutableGame, Outcome } from '../../engine/game';
import type { TableEvent } from '../../rules/catalogue';
import { previewEvent } from './turn';

/** What events would lead to, by game and event: a tap asks again for what the screen has shown before it. */
export class Previews {
	readonly #known = new WeakMap<Game, Map<string, Outcome | undefined>>();

	/** @param fresh makes a copy of the game that may be played on, where that is needed */
	of(game: Game, event: TableEvent, fresh: () => MutableGame): Outcome | undefined {
		const known = this.#known.get(game) ?? new Map<string, Outcome | undefined>();
		this.#known.set(game, known);
		const key = JSON.stringify(event);
		if (!known.has(key)) known.set(key, previewEvent(fresh(), event));
		return known.get(key);
	}
}
