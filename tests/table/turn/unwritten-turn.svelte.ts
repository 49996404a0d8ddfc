import type { Game, MutableGame, Rules } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { replay } from '../../../src/lib/engine/play';
import { EMPTY_DRAFT, type Draft } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { CustomTiles } from '../../../src/lib/table/custom-tiles/custom-tiles.svelte';
import { TurnDraft } from '../../../src/lib/table/turn/turn-draft.svelte';
import { recordWith } from '../../store/support';

/** A turn of a game of two under any rules, after some events. What would be written stays in `written`, and the game goes on with none. */
export class UnwrittenTurn extends TurnDraft {
	readonly header = recordWith(0).header;
	readonly canEnter = true;
	readonly writing = false;
	readonly busy = false;
	readonly reopened = false;
	readonly written: TableEvent[] = [];
	draft: Draft = $state.raw(EMPTY_DRAFT);
	readonly game: Game;
	protected readonly customTiles = new CustomTiles(memoryStore());
	readonly #rules: Rules;
	readonly #before: readonly GameEvent[];

	constructor(rules: Rules, before: readonly GameEvent[] = []) {
		super();
		this.#rules = rules;
		this.#before = before;
		this.game = this.fresh();
	}

	protected fresh(): MutableGame {
		return replay(this.#rules, 2, 0, this.#before).game;
	}

	protected submit(event: TableEvent): Promise<boolean> {
		this.written.push(event);
		return Promise.resolve(true);
	}

	protected change(draft: Draft): void {
		this.draft = draft;
	}
}
