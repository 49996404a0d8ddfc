import * as v from 'valibot';
import { findCode, textOfCode } from '../../follow/code';
import type { Connecting } from '../../follow/connection';
import { backSchema, MOST_SAID, type Talk } from '../../follow/talk';
import { answerBy, goBack, makeWayBack, type WayBack } from '../../follow/way-back';
import { tryStorage } from '../app/stored-choice.svelte';
import { inSideDatabase } from '../../store/side-database';
import type { PlayerIndex } from '../../engine/piece';

/* A page that follows a game and is loaded again comes back to the table without a code, if the browser allows it. */

const KEY = 'tilekeep:way-back';
/** How long to wait for the keeper, in ms; after that a new code is asked for. */
const PATIENCE_MS = 4_000;

/** Stores a way back as soon as the keeper has one ready. */
export function keepWayBack(talk: Talk): void {
	talk.hear('back', MOST_SAID, (said) => {
		void prepare(talk, v.parse(backSchema, said).back).catch(() => undefined);
	});
}

async function prepare(talk: Talk, text: string): Promise<void> {
	const offer = findCode(text);
	if (!offer.ok || offer.value.kind !== 'offer') return;
	const way = await makeWayBack(offer.value);
	const answer = answerBy(way);
	const key = answer && (await storeWayBack(way));
	if (!answer || key === undefined) return;
	tryStorage(() => {
		sessionStorage.setItem(KEY, key);
	});
	talk.tell('back', { back: textOfCode(answer) });
}

/** Called when the way back is not needed any more. */
export function dropWayBack(): void {
	const key = takeKey();
	if (key !== undefined) void takeWayBack(key);
}

/** Returns the key of what this tab has stored, and forgets it. */
function takeKey(): string | undefined {
	return tryStorage(() => {
		const key = sessionStorage.getItem(KEY) ?? undefined;
		sessionStorage.removeItem(KEY);
		return key;
	});
}

/** Goes back to the table that this tab followed before it was loaded again; undefined if that isn't possible. */
export async function comeBack(): Promise<readonly [Connecting, RTCDataChannel] | undefined> {
	const key = takeKey();
	const way = key === undefined ? undefined : await takeWayBack(key);
	if (way === undefined) return undefined;
	// Only this page writes there.
	const connecting = await goBack(way as WayBack).catch(() => undefined);
	if (!connecting) return undefined;
	const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS));
	const channel = await Promise.race([connecting.opened, late]);
	if (channel) return [connecting, channel];
	connecting.close();
	return undefined;
}

/* What a follower's page needs to come back after it was loaded again, in a database of its own. */

const DATABASE = { name: 'tilekeep-way-back', store: 'ways' } as const;
/** Time after which nobody waits any more, in ms. */
const EXPIRES_MS = 24 * 60 * 60 * 1_000;

/** Stores it, and deletes what has expired. @returns the key, undefined if storage is refused or the browser can't store it */
async function storeWayBack(way: object): Promise<string | undefined> {
	const key = `${String(Date.now())}-${crypto.randomUUID()}`;
	const done = await inSideDatabase(DATABASE, 'readwrite', (rows) => {
		rows.delete(IDBKeyRange.upperBound(String(Date.now() - EXPIRES_MS)));
		return rows.put(way, key);
	});
	return done === undefined ? undefined : key;
}

/** Returns what was stored, and deletes it: it leads back only once. */
async function takeWayBack(key: string): Promise<unknown> {
	return inSideDatabase(DATABASE, 'readwrite', (rows) => {
		const row: IDBRequest<unknown> = rows.get(key);
		rows.delete(key);
		return row;
	});
}

const PLACE = 'tilekeep:follow-place';

/** Where this tab follows a table, for when its page is loaded again. */
interface Place {
	/** This tab's own seat. */
	readonly seat?: PlayerIndex | undefined;
	/** True if it is a screen for everybody. */
	readonly large?: boolean | undefined;
	/** The link of a table that comes by a relay. */
	readonly relay?: string | undefined;
}

const placeSchema = v.object({
	seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
	large: v.optional(v.boolean()),
	relay: v.optional(v.string())
});

/** What is kept; empty if nothing can be read. */
export const loadPlace = (): Place =>
	tryStorage(() => v.parse(placeSchema, JSON.parse(sessionStorage.getItem(PLACE) ?? '{}'))) ?? {};

export const keepPlace = (change: Place): unknown =>
	tryStorage(() => {
		sessionStorage.setItem(PLACE, JSON.stringify({ ...loadPlace(), ...change }));
	});

export const forgetPlace = (): unknown =>
	tryStorage(() => {
		sessionStorage.removeItem(PLACE);
	});
