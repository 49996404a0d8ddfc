import { resolve } from '$app/paths';
import type { Reach } from '../../follow/connection';
import { Messages } from '../../follow/messages';
import type { RelayKeeper as Room, RelayPeer, RoomSecrets } from '../../follow/relay/keeper';
import { relayLinkText } from '../../follow/relay/link';
import type { KeptRelayProblem } from '../../follow/problem';
import { FOLLOW_KINDS } from '../../follow/talk';
import type { GameId } from '../../record';
import type { Followers } from './followers.svelte';
import { hasRelay, relayDoor } from './relay-door';
import { fromBase64Url, toBase64Url } from '../../share/encoding';
import { tryStorage } from '../app/stored-choice.svelte';

/** The keeper's room of a relay: tables apart follow by its links. */
export class Relaying {
	/** True if there is a relay at the app's own address, as far as that was asked. */
	there = $state(false);
	/** True while the relay is asked for. */
	asking = $state(false);
	/** True while it can be reached. */
	connected = $state(false);
	problem = $state<KeptRelayProblem>();
	/** The links: to watch, and to play as far as the keeper lets others. */
	links = $state.raw<Readonly<Record<'play' | 'watch', string>>>();

	/** True when this tab had a room for this game before it was reloaded. */
	wasOpen(game: GameId): boolean {
		return loadSecrets(game) !== undefined;
	}

	/** Counts the rooms: one that was left while it was being opened isn't opened. */
	#rooms = 0;
	#room: Room | undefined;

	/** Asks the app's own address whether there is a relay, so that none is offered where there is none. */
	async look(): Promise<void> {
		if (!this.links) this.there = await hasRelay();
	}

	/** The same for a user who wants a relay: tells them if there is none. */
	async isThere(): Promise<boolean> {
		if (this.asking || this.links) return false;
		this.asking = true;
		this.there = await hasRelay();
		this.problem = this.there ? undefined : 'no-relay';
		this.asking = false;
		return this.problem === undefined;
	}

	/** Shows a game in a room: the one that it had before, or a new one. */
	async open(game: GameId, followers: Followers): Promise<void> {
		if (this.asking || this.links) return;
		this.asking = true;
		try {
			await this.#open(game, followers, ++this.#rooms);
		} catch {
			// Without HTTPS browsers have nothing to encrypt with.
			this.problem = 'impossible';
		}
		this.asking = false;
	}

	async #open(game: GameId, followers: Followers, count: number): Promise<void> {
		const [{ RelayKeeper, linksTo, newRoom }, { pairAsText, pairFromText }] = await Promise.all([
			import('../../follow/relay/keeper'),
			import('../../follow/relay/signature')
		]);
		const kept = loadSecrets(game);
		const secrets: RoomSecrets = kept
			? { ...kept, pair: await pairFromText(kept.pair) }
			: await newRoom();
		keepSecrets(game, { ...secrets, pair: await pairAsText(secrets.pair) });
		const { play, watch } = await linksTo(secrets);
		// Nothing is awaited from here on: its first status would be missed.
		const keeper = await RelayKeeper.open(relayDoor(), secrets);
		if (count !== this.#rooms) {
			keeper.close();
			return;
		}
		this.#room = keeper;
		keeper.onstatus = (connected) => (this.connected = connected);
		keeper.onrefused = (why) => {
			keeper.close();
			this.links = undefined;
			this.problem = why;
		};
		keeper.onpeer = (peer) => {
			meet(followers, peer);
		};
		followers.showIn(keeper);
		const page = location.origin + resolve('/open/?follow');
		this.links = { play: relayLinkText(play, page), watch: relayLinkText(watch, page) };
	}

	/** Called when the page is left, or nobody follows any more. After a reload the same room goes on. */
	leave(): void {
		this.#rooms++;
		this.#room = undefined;
		this.links = this.problem = undefined;
		this.connected = false;
	}

	/** Ends the room, so that nobody can follow by its links any more. */
	end(): void {
		this.#room?.clear();
		this.leave();
		forgetSecrets();
	}
}

function meet(followers: Followers, peer: RelayPeer): void {
	const reach: Reach = {
		onreach: () => undefined,
		close: () => {
			peer.channel.close();
		}
	};
	peer.onreach = (reachable) => {
		reach.onreach(reachable);
	};
	followers.add(reach, new Messages(peer.channel, FOLLOW_KINDS), false);
}

/** What a keeper has for a room, with the signing pair as text. */
interface KeptSecrets {
	readonly write: Uint8Array<ArrayBuffer>;
	readonly play: Uint8Array<ArrayBuffer>;
	readonly pair: string;
}

const KEY = 'tilekeep:relay';

/** Keeps the secrets of a room for this tab, so that after a reload the links that others have still lead to the table. */
function keepSecrets(game: GameId, { write, play, pair }: KeptSecrets): void {
	const kept = [game, toBase64Url(write), toBase64Url(play), pair];
	tryStorage(() => {
		sessionStorage.setItem(KEY, JSON.stringify(kept));
	});
}

const forgetSecrets = (): unknown =>
	tryStorage(() => {
		sessionStorage.removeItem(KEY);
	});

/** What was kept for a game; undefined if there is nothing. */
function loadSecrets(game: GameId): KeptSecrets | undefined {
	const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
	if (!Array.isArray(kept) || kept[0] !== game) return undefined;
	const [, write, play, pair] = kept.map(String);
	const both = [write, play].flatMap((text) => fromBase64Url(text ?? '') ?? []);
	const [one, other] = both;
	return one && other && pair !== undefined ? { write: one, play: other, pair } : undefined;
}
