import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '../../share/encoding';
import { FOLLOW_KINDS } from '../talk';
import { tileInHandSchema, type TileInHand } from '../tile-in-hand';
import { seal, unseal } from './seal';
import { verify, sign } from './signature';

/*
 * What keeper and followers let the relay show of them (awareness of Yjs): sealed, and what the keeper shows is signed.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const kind = v.pipe(count, v.maxValue(FOLLOW_KINDS.length - 1));
const said = v.pipe(
	v.array(v.tuple([kind, count, v.pipe(v.string(), v.maxLength(4_000))])),
	v.maxLength(FOLLOW_KINDS.length)
);
const beat = v.pipe(v.string(), v.maxLength(30));

/**
 * What a follower shows: a random text that changes again and again, the last number of the keeper that they heard, and what they
 * say.
 */
const followerSchema = v.strictObject({ beat, heard: count, said });
export type FollowerState = v.InferOutput<typeof followerSchema>;

/**
 * What the keeper shows: a number that only grows, how many lines there are, and for each follower their beat and what is said to
 * them.
 */
const keeperSchema = v.strictObject({
	number: count,
	lines: count,
	to: v.record(v.string(), v.strictObject({ beat, said }))
});
export type KeeperState = v.InferOutput<typeof keeperSchema>;

const utf8 = new TextEncoder();
const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The state of a follower, as the relay shows it. @param id the follower's number in the room */
export async function sealFollower(
	key: CryptoKey,
	room: string,
	id: number,
	state: FollowerState
): Promise<string> {
	const bytes = utf8.encode(JSON.stringify(state));
	return toBase64Url(await seal(key, `${room} from ${String(id)}`, bytes));
}

/** What a follower shows; undefined for anything else. Never throws. */
export async function openFollower(
	key: CryptoKey,
	room: string,
	id: number,
	sealed: unknown
): Promise<FollowerState | undefined> {
	const bytes = await unseal(key, `${room} from ${String(id)}`, bytesOf(sealed));
	return bytes && attempt(() => v.parse(followerSchema, parse(bytes)));
}

/** The state of the keeper, as the relay shows it. */
export async function sealKeeper(
	key: CryptoKey,
	signer: CryptoKey,
	room: string,
	state: KeeperState
): Promise<string> {
	const bytes = utf8.encode(JSON.stringify(state));
	return toBase64Url(await seal(key, `${room} keeper`, await sign(signer, `says ${room}`, bytes)));
}

/** The tile in hand, as the relay shows it beside the state of the keeper: earlier versions don't look there. */
export async function sealTile(
	key: CryptoKey,
	signer: CryptoKey,
	room: string,
	tile: TileInHand
): Promise<string> {
	const bytes = utf8.encode(JSON.stringify(tile));
	return toBase64Url(await seal(key, `${room} tile`, await sign(signer, `tile ${room}`, bytes)));
}

/** What the keeper shows; undefined for anything else. Never throws. */
export async function openKeeper(
	key: CryptoKey,
	keeper: CryptoKey,
	room: string,
	sealed: unknown
): Promise<KeeperState | undefined> {
	const all = await unseal(key, `${room} keeper`, bytesOf(sealed));
	const bytes = all && (await verify(keeper, `says ${room}`, all));
	return bytes && attempt(() => v.parse(keeperSchema, parse(bytes)));
}

/** The tile in hand that the keeper shows; undefined for anything else. Never throws. */
export async function openTile(
	key: CryptoKey,
	keeper: CryptoKey,
	room: string,
	sealed: unknown
): Promise<TileInHand | undefined> {
	const all = await unseal(key, `${room} tile`, bytesOf(sealed));
	const bytes = all && (await verify(keeper, `tile ${room}`, all));
	return bytes && attempt(() => v.parse(tileInHandSchema, parse(bytes)));
}

const bytesOf = (text: unknown): Uint8Array | undefined =>
	typeof text === 'string' && text.length < MOST_TEXT ? fromBase64Url(text) : undefined;

/** Longest state that is read, in characters. */
const MOST_TEXT = 200_000;

function attempt<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}
