import * as v from 'valibot';
import type { GameId } from '../../record';
import { tryStorage } from './stored-choice.svelte';

/** The forms over a table that open again by themselves: their keys in the browser's storage. */
export const DESCRIBED_TILE = 'tilekeep:described-tile';
export const MANUAL_POINTS = 'tilekeep:manual-points';
export const COUNTED_TOKENS = 'tilekeep:counted-tokens';
export const TRACK_POINTS = 'tilekeep:track-points';

/** True when a form of a game was open before a reload. */
export const wasOpen = (key: string, game: GameId): boolean =>
	v.is(v.object({ game: v.literal(game) }), storedAt(key));

const storedAt = (key: string): unknown =>
	tryStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));

/** A form that outlives a reload, or the loss of its page: what was entered so far, until that is used or discarded. */
export class KeptForm<Entered> {
	constructor(
		private readonly key: string,
		private readonly schema: v.GenericSchema<unknown, Entered>
	) {}

	/** What was entered; undefined if there is nothing that can be read. */
	get entered(): Entered | undefined {
		const parsed = v.safeParse(this.schema, storedAt(this.key));
		return parsed.success ? parsed.output : undefined;
	}

	keep(entered: object): void {
		tryStorage(() => {
			localStorage.setItem(this.key, JSON.stringify(entered));
		});
	}

	drop(): void {
		tryStorage(() => {
			localStorage.removeItem(this.key);
		});
	}
}
