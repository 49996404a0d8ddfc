import * as v from 'valibot';
import type { PlayerIndex } from '../../engine/piece';
import { tryStorage } from '../app/stored-choice.svelte';

const KEY = 'tilekeep:follow-place';

/** Where this tab follows a table, for when its page is loaded again. */
interface Place {
	/** The own seat. */
	readonly seat?: PlayerIndex | undefined;
	/** Whether it is a screen for everybody. */
	readonly large?: boolean | undefined;
	/** The link of a table that comes by a relay. */
	readonly relay?: string | undefined;
}

const placeSchema = v.object({
	seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
	large: v.optional(v.boolean()),
	relay: v.optional(v.string())
});

/** What is kept; nothing where nothing can be read. */
export const placeKept = (): Place =>
	tryStorage(() => v.parse(placeSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {};

export const keepPlace = (change: Place): unknown =>
	tryStorage(() => {
		sessionStorage.setItem(KEY, JSON.stringify({ ...placeKept(), ...change }));
	});

export const forgetPlace = (): unknown =>
	tryStorage(() => {
		sessionStorage.removeItem(KEY);
	});
