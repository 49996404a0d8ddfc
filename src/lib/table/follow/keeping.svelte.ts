import { resolve } from '$app/paths';
import { makeOffer, withCamera, type Offer, type Reach } from '../../follow/connection';
import { findCode, gameTag, linkOfCode, SECOND_DEVICE, type FollowCode } from '../../follow/code';
import type { FollowProblem } from '../../follow/problem';
import { Messages } from '../../follow/messages';
import { FOLLOW_KINDS, type Pen, type Talk } from '../../follow/talk';
import type { GameId, GameRecord } from '../../record';
import type { LiveGame } from '../game/live-game.svelte';
import { Followers } from './followers.svelte';
import { Relaying } from './relaying.svelte';
import { tryStorage } from '../app/stored-choice.svelte';

/** How long a connection may take once its answer is there, in ms. */
const OPENING_MS = 15_000;

/** The game of this device that others follow. It lives on while its page is left and opened again. */
class Keeping {
	/** The link of the code, while its answer is awaited. */
	link = $state<string>();
	/** True while a code is made. */
	making = $state(false);
	/** True from an answer until somebody follows by it. */
	joining = $state(false);
	/** True after the last answer worked. */
	joined = $state(false);
	problem = $state<FollowProblem>();
	/** True once a code was made for this game. */
	begun = $state(false);
	/** True when the camera may be used while a code is made: browsers then reveal more ways to reach this device. */
	usesCamera = $state(false);
	/** Those who follow it; undefined before a first code was made. */
	followers = $state.raw<Followers>();
	/** The game that is followed. */
	game = $state<GameId>();
	/** Called when somebody has taken the game over: this device may follow it now. */
	ongiven: (connecting: Reach, talk: Talk) => void = () => undefined;
	/** The room of a relay in which tables apart see the game. */
	readonly relay = new Relaying();
	#offer: Offer | undefined;
	/** Offers that were answered and aren't open yet. */
	readonly #joining = new Set<Offer>();

	/** How many follow now. */
	get count(): number {
		return this.followers?.count ?? 0;
	}

	/** From now on, whoever follows the game sees what `live` shows. */
	attach(live: LiveGame): void {
		if (live.record.header.id === this.game) this.followers?.attach(live);
	}

	/** Makes the first code for a game. @param camera whether the user lets the camera be used */
	async start(live: LiveGame, camera: boolean): Promise<void> {
		const { id } = live.record.header;
		if (this.game !== id) this.stop();
		this.game = id;
		rememberChoice(id, camera);
		[this.begun, this.usesCamera] = [true, camera];
		await this.#load();
		this.attach(live);
		await this.next();
	}

	/** Opens a room of the relay for a game. Only called when a user asked for it. */
	async startRelay(live: LiveGame): Promise<void> {
		const { id } = live.record.header;
		if (!(await this.relay.isThere())) return;
		if (this.game !== id) this.stop();
		this.game = id;
		await this.#load();
		this.attach(live);
		// Only one code at a time: the one for one network is made again when somebody asks for it.
		this.#forget();
		this.begun = false;
		if (this.followers) await this.relay.open(id, this.followers);
	}

	/** Keeps a game that this device has taken over from its keeper, who follows it from now on by the same connection. */
	async adopt(record: GameRecord, connecting: Reach, talk: Talk): Promise<void> {
		if (this.game !== record.header.id) this.stop();
		this.game = record.header.id;
		const followers = await this.#gather();
		followers.show(record);
		followers.add(connecting, talk);
		const pen: Pen = 'taken';
		talk.tell('pen', { pen });
	}

	async #gather(): Promise<Followers> {
		const [{ KeeperMirror }, { WaysBack }] = await Promise.all([
			import('../../follow/mirror'),
			import('../../follow/ways-back')
		]);
		const given = (connecting: Reach, talk: Talk) => {
			this.ongiven(connecting, talk);
		};
		const ways = new WaysBack(() => makeOffer(tagsFor(this.game)));
		return (this.followers ??= new Followers(new KeeperMirror(), given, ways));
	}

	async #load(): Promise<void> {
		this.making = true;
		this.problem = undefined;
		try {
			await this.#gather();
		} catch {
			this.problem = 'impossible';
		}
		this.making = false;
	}

	/**
	 * Makes a code if one is wanted, with the camera if the user has let it be used before. Does nothing while somebody follows, or
	 * a relay passes the game on.
	 */
	async resume(live: LiveGame): Promise<void> {
		const { id } = live.record.header;
		if (this.game === undefined && this.relay.wasOpen(id)) await this.startRelay(live);
		if (this.relay.links) return;
		const camera = this.game === undefined ? choiceFor(id) : undefined;
		if (camera !== undefined) await this.start(live, camera);
		else if (this.game !== id) await this.#startAgain(live);
		else if (this.begun && (this.count === 0 || this.followers?.lost) && this.#idle)
			await this.next();
	}

	get #idle(): boolean {
		return this.link === undefined && !this.joining;
	}

	async #startAgain(live: LiveGame): Promise<void> {
		await this.start(live, await stillAgrees());
	}

	/** Makes a code for one more follower. The answer to the code before is no longer awaited. */
	async next(): Promise<void> {
		if (this.making || !this.followers || this.game === undefined) return;
		this.making = true;
		this.joined = false;
		this.followers.lost = false;
		this.#forget();
		try {
			await this.#offerFor(this.game);
			this.problem = undefined;
		} catch {
			this.problem = 'impossible';
		}
		this.making = false;
	}

	async #offerFor(game: GameId): Promise<void> {
		const make = () => makeOffer(tagsFor(game));
		const made = await (this.usesCamera ? withCamera(make) : make());
		if (this.game !== game) {
			made.close();
			return;
		}
		this.#offer = made;
		this.link = linkOfCode(made.code, location.origin + resolve('/open/?follow'));
	}

	/**
	 * Takes the answer in a text, and connects whoever gave it.
	 * @returns true if it was an answer to this code
	 */
	async accept(text: string): Promise<boolean> {
		const found = findCode(text);
		this.problem = found.ok ? this.#problemOf(found.value) : found.error;
		const offer = this.#offer;
		if (!found.ok || !offer || this.problem) return false;
		this.#offer = undefined;
		this.link = undefined;
		this.joining = true;
		await this.#join(offer, found.value);
		this.joining = false;
		return true;
	}

	#problemOf({ kind, game, offer }: FollowCode): FollowProblem | undefined {
		if (game === SECOND_DEVICE) return 'second-device';
		if (kind === 'offer') return 'offer';
		if (this.game === undefined || game !== gameTag(this.game)) return 'other-game';
		return offer === this.#offer?.code.offer ? undefined : 'too-old';
	}

	async #join(offer: Offer, answer: FollowCode): Promise<void> {
		this.#joining.add(offer);
		void offer.opened.then((channel) => {
			if (this.#joining.delete(offer))
				this.followers?.add(offer, new Messages(channel, FOLLOW_KINDS));
		});
		try {
			await offer.accept(answer);
		} catch {
			this.problem = 'damaged';
			this.#joining.delete(offer);
			offer.close();
			return;
		}
		const late = new Promise<undefined>((done) => setTimeout(done, OPENING_MS));
		this.joined = (await Promise.race([offer.opened, late])) !== undefined;
		if (!this.joined) this.problem = 'no-way';
	}

	/** Ends all connections: nobody follows any more. */
	stop(): void {
		this.#forget();
		for (const offer of this.#joining) offer.close();
		this.#joining.clear();
		this.followers?.close();
		this.followers = undefined;
		this.relay.leave();
		this.joined = this.begun = false;
		this.game = this.problem = undefined;
	}

	#forget(): void {
		this.#offer?.close();
		this.#offer = undefined;
		this.link = undefined;
	}
}

/** The tags that tell an offer of a game from others. */
const tagsFor = (game = ''): Pick<FollowCode, 'game' | 'offer'> => {
	const [offer = 0] = crypto.getRandomValues(new Uint16Array(1));
	return { game: gameTag(game), offer };
};

export const keeping = new Keeping();

// Followers are told at once when the page is left, because it doesn't come back as it was.
if (typeof window !== 'undefined')
	window.addEventListener('pagehide', () => {
		keeping.stop();
	});

const KEY = 'tilekeep:followed';
const AGREED = 'tilekeep:follow-camera';

/** Remembers that this tab's game was followed: after a reload a new code needs no question. */
const rememberChoice = (game: GameId, camera: boolean): unknown =>
	tryStorage(() => {
		sessionStorage.setItem(KEY, JSON.stringify([game, camera]));
		if (camera) localStorage.setItem(AGREED, 'yes');
	});

/** Whether the camera was used for this game; undefined if nobody followed it. */
const choiceFor = (game: GameId): boolean | undefined => {
	const kept = tryStorage(() => sessionStorage.getItem(KEY));
	return [true, false].find((camera) => kept === JSON.stringify([game, camera]));
};

/** True if the user once let the camera be used for being followed, and the browser needn't ask again. */
async function stillAgrees(): Promise<boolean> {
	if (tryStorage(() => localStorage.getItem(AGREED)) !== 'yes') return false;
	try {
		return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
	} catch {
		// Some browsers don't tell.
		return false;
	}
}
