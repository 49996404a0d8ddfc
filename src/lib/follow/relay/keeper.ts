import { toBase64Url } from '../../share/encoding';
import * as Y from 'yjs';
import { commonLines } from '../lines';
import { RelayChannel } from './channel';
import { Sealer } from './chain';
import { watchSecret, type RelayLink } from './link';
import type { WireProblem } from '../problem';
import type { TileInHand } from '../tile-in-hand';
import {
	openFollower,
	sealKeeper,
	sealTile,
	type FollowerState,
	type KeeperState
} from './presence';
import { randomSecret, readTokenOf, roomOf } from './secrets';
import { sealingKey } from './seal';
import { fingerprintOf, makePair, publicBytes } from './signature';
import { sealedLines, wireTo, type Door, type Wire } from './wire';

/** Everything that a keeper has for a room. Followers get links. */
export interface RoomSecrets {
	/** The token that lets in to write. */
	readonly write: Uint8Array<ArrayBuffer>;
	/** The secret from which the keys are derived. */
	readonly play: Uint8Array<ArrayBuffer>;
	readonly pair: CryptoKeyPair;
}

/** The secrets of a room that nobody knows yet. */
export const newRoom = async (): Promise<RoomSecrets> => ({
	write: randomSecret(),
	play: randomSecret(),
	pair: await makePair()
});

/** A follower who is connected by a relay. */
export interface RelayPeer {
	readonly channel: RelayChannel;
	/** Called with whether they are there. */
	onreach: (reachable: boolean) => void;
}

interface Peer extends RelayPeer {
	beat: string;
	/** What they showed last. */
	shown: unknown;
	/** Forgets them, unless they come back. */
	late: ReturnType<typeof setTimeout> | undefined;
}

/** How long a follower who is gone is remembered, in ms. */
const PATIENCE = 60_000;
/**
 * How old the last thing that a follower has heard of the keeper may be, in ms, for the follower to be heard: so a relay can't
 * hold messages back for later.
 */
const FRESH_MS = 15_000;
/** Most followers in one room. */
const MOST_PEERS = 32;

/** The links to a keeper's room. */
export async function linksTo(secrets: RoomSecrets): Promise<Record<'play' | 'watch', RelayLink>> {
	const common = {
		token: await readTokenOf(secrets.write),
		keeper: await fingerprintOf(await publicBytes(secrets.pair))
	};
	const watch = await watchSecret(secrets.play);
	return {
		play: { ...common, plays: true, secret: secrets.play },
		watch: { ...common, plays: false, secret: watch }
	};
}

interface Keys {
	readonly room: string;
	readonly watch: CryptoKey;
	readonly play: CryptoKey;
}

async function keysOf({ write, play }: RoomSecrets): Promise<Keys> {
	const room = await roomOf(await readTokenOf(write));
	const watch = await sealingKey(await watchSecret(play));
	return { room, watch, play: await sealingKey(play) };
}

/** The keeper's side of a room: fills it with the lines of the game, again after the relay was gone, and hears who follows. */
export class RelayKeeper {
	/** Called for each new follower. */
	onpeer: (peer: RelayPeer) => void = () => undefined;
	onstatus: (connected: boolean) => void = () => undefined;
	onrefused: (why: WireProblem) => void = () => undefined;
	readonly #doc = new Y.Doc();
	readonly #wire: Wire;
	readonly #sealer: Sealer;
	readonly #peers = new Map<number, Peer>();
	#lines: readonly string[] = [];
	#tile: TileInHand | undefined;
	#number = 0;
	#ready = false;
	#writing = false;
	#speaking: ReturnType<typeof setTimeout> | undefined;

	private constructor(
		door: Omit<Door, 'room' | 'token'>,
		private readonly secrets: RoomSecrets,
		private readonly keys: Keys
	) {
		this.#sealer = new Sealer(keys.room, keys.watch, secrets.pair.privateKey);
		this.#wire = wireTo(
			this.#doc,
			{ ...door, room: keys.room, token: secrets.write },
			{
				onsynced: () => void this.#begin(),
				onstatus: (connected) => {
					this.onstatus(connected);
				},
				onrefused: (why) => {
					this.onrefused(why);
				}
			}
		);
		this.#wire.awareness.on('change', () => void this.#look());
	}

	static async open(
		door: Omit<Door, 'room' | 'token'>,
		secrets: RoomSecrets
	): Promise<RelayKeeper> {
		return new RelayKeeper(door, secrets, await keysOf(secrets));
	}

	/**
	 * Shows these lines from now on. Never waits for anybody. Lines that were shown stay: if these differ from them, these are
	 * ignored.
	 */
	show(lines: readonly string[]): void {
		const sealed = this.#lines.slice(0, this.#sealer.count);
		if (commonLines(sealed, lines) < sealed.length) return;
		this.#lines = lines;
		void this.#write();
	}

	/** Shows the tile in hand to all who follow; undefined for none, or one that nobody may know. */
	showTile(tile: TileInHand | undefined): void {
		this.#tile = tile;
		this.#speak();
	}

	/** Takes the game out of the room: those who come by an old link, while others are still there, find nothing. */
	clear(): void {
		const lines = sealedLines(this.#doc);
		lines.delete(0, lines.length);
	}

	close(): void {
		clearTimeout(this.#speaking);
		for (const { channel, late } of this.#peers.values()) {
			clearTimeout(late);
			channel.close();
		}
		this.#peers.clear();
		this.#wire.close();
	}

	/** Fills the room, the first time only: whatever an earlier page, or a relay that lies, has left there is replaced. */
	async #begin(): Promise<void> {
		if (this.#ready) return;
		this.#ready = true;
		const key = await this.#sealer.sealKey(await publicBytes(this.secrets.pair));
		const lines = sealedLines(this.#doc);
		this.#doc.transact(() => {
			if (lines.length > 0) lines.delete(0, lines.length);
			lines.push([key]);
		});
		await this.#write();
	}

	async #write(): Promise<void> {
		if (!this.#ready || this.#writing || sealedLines(this.#doc).length === 0) return;
		this.#writing = true;
		while (this.#sealer.count < this.#lines.length) {
			const sealed: Uint8Array[] = [];
			for (const line of this.#lines.slice(this.#sealer.count))
				sealed.push(await this.#sealer.seal(line));
			sealedLines(this.#doc).push(sealed);
		}
		this.#writing = false;
		this.#speak();
	}

	/** Hears what followers show. */
	async #look(): Promise<void> {
		const states = this.#wire.awareness.getStates();
		for (const [id, peer] of this.#peers) if (!states.has(id)) this.#lose(id, peer);
		for (const [id, state] of states) await this.#hear(id, state);
	}

	async #hear(id: number, { watch, play }: Record<string, unknown>): Promise<void> {
		const shown = play ?? watch;
		if (shown === undefined || this.#peers.get(id)?.shown === shown) return;
		const key = play === undefined ? this.keys.watch : this.keys.play;
		const state = await openFollower(key, this.keys.room, id, shown);
		const peer = state && (this.#peers.get(id) ?? this.#meet(id));
		if (!peer) return;
		peer.shown = shown;
		this.#welcome(peer, state, play !== undefined);
	}

	#welcome(peer: Peer, state: FollowerState, plays: boolean): void {
		clearTimeout(peer.late);
		peer.onreach(true);
		// Those who only watch have no say, whatever they send.
		if (plays && Date.now() - state.heard < FRESH_MS) peer.channel.hear(state.said);
		if (state.beat === peer.beat) return;
		peer.beat = state.beat;
		this.#speak();
	}

	#meet(id: number): Peer | undefined {
		if (this.#peers.size >= MOST_PEERS) return undefined;
		const channel = new RelayChannel(() => {
			this.#speak();
		});
		const onreach = () => undefined;
		const peer: Peer = { channel, onreach, beat: '', shown: undefined, late: undefined };
		this.#peers.set(id, peer);
		this.onpeer(peer);
		return peer;
	}

	/** Remembers a follower who is gone for a while: their phone may sleep, or the relay may be gone for a moment. */
	#lose(id: number, peer: Peer): void {
		if (peer.shown === undefined) return;
		peer.shown = undefined;
		peer.onreach(false);
		peer.late = setTimeout(() => {
			this.#peers.delete(id);
			peer.channel.close();
		}, PATIENCE);
	}

	/** Says soon what there is to say, all at once. */
	#speak(): void {
		this.#speaking ??= setTimeout(() => void this.#say(), 20);
	}

	async #say(): Promise<void> {
		this.#speaking = undefined;
		this.#number = Math.max(Date.now(), this.#number + 1);
		const to = [...this.#peers].map(([id, { beat, channel }]) => {
			const state: KeeperState['to'][string] = { beat, said: [...channel.said] };
			return [String(id), state] as const;
		});
		const [tile, number] = [this.#tile, this.#number];
		const state = { number, lines: this.#sealer.count, to: Object.fromEntries(to) };
		const ours = [this.keys.watch, this.secrets.pair.privateKey, this.keys.room] as const;
		const [keeper, inHand] = await Promise.all([
			sealKeeper(...ours, state),
			tile && sealTile(...ours, tile)
		]);
		// A newer state may have been sealed faster.
		if (number === this.#number)
			this.#wire.awareness.setLocalState({ keeper, ...(inHand !== undefined && { tile: inHand }) });
	}
}

/** A random text for a beat. */
export const randomBeat = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(9)));
