import type { Outcome } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { TileTypes } from '../../record';
import type { Amendment } from '../../record/amendment';
import { BEGUN } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import type { LiveGame } from '../game/live-game.svelte';

/** The log of the table that is built: that of the record, or that of an amendment. */
export interface BuildLog {
	readonly events: readonly TableEvent[];
	/** What the last event led to. */
	readonly last: Outcome | undefined;
	/** The custom tiles that may lie there. */
	readonly customTypes: TileTypes;
	/** Who lays first; undefined when that isn't decided yet, `none` when nobody ever does. */
	readonly starter: PlayerIndex | 'none' | undefined;
	/** True for an amendment: at the end the difference is shown. */
	readonly past: boolean;
	put(event: TableEvent): Promise<unknown>;
	amend(amendment: Amendment): Promise<unknown>;
	/** Called when the table is complete: play begins. */
	begin(starter: PlayerIndex | undefined): Promise<unknown>;
}

/** The log of a live game while its existing table is built. */
export const liveBuildLog = (live: LiveGame): BuildLog => ({
	get events() {
		return live.log.events;
	},
	get last() {
		return live.last;
	},
	get customTypes() {
		return live.customTypes;
	},
	starter: undefined,
	past: false,
	put: (event) => live.writer.write(event, { player: live.entry.draft.player }),
	amend: (amendment) => live.writer.amend(amendment),
	begin: async (player) => player !== undefined && live.writer.write({ type: BEGUN, player })
});
