import { resolve } from '$app/paths';
import { makeOffer, withCamera, type Offer } from '../../follow/connection';
import { findCode, gameTag, linkOfCode, type FollowCode } from '../../follow/code';
import { linesOf } from '../../follow/lines';
import { Messages } from '../../follow/messages';
import type { FollowProblem } from '../../follow/problem';
import type { KeeperMirror } from '../../follow/mirror';
import { FOLLOW_KINDS } from '../../follow/talk';
import type { GameId } from '../../record';
import type { LiveGame } from '../game/live-game.svelte';

/** How long a connection may take once its answer is there, in ms. */
const OPENING_MS = 15_000;

/** The game of this device that others follow. It lives on while its page is left and opened again. */
class Keeping {
	/** The code's link, while one waits for its answer. */
	link = $state<string>();
	/** True while a code is made. */
	making = $state(false);
	/** True from an answer until somebody follows by it. */
	joining = $state(false);
	/** True after the last answer worked. */
	joined = $state(false);
	problem = $state<FollowProblem>();
	/** How many follow now. */
	count = $state(0);
	/** The game that is followed. */
	game = $state<GameId>();
	#offer: Offer | undefined;
	/** All connections that were answered, and those with somebody at the other end now. */
	readonly #open = new Set<Offer>();
	readonly #reached = new Set<Offer>();
	#mirror: KeeperMirror | undefined;
	#stop: (() => void) | undefined;
	#withCamera = false;

	/** Whoever follows this game sees what `live` shows from now on. */
	attach(live: LiveGame): void {
		const mirror = this.#mirror;
		if (!mirror || live.record.header.id !== this.game) return;
		this.#stop?.();
		this.#stop = $effect.root(() => {
			$effect(() => {
				mirror.show(linesOf(live.record));
			});
		});
	}

	/** Makes the first code for a game. @param camera whether the user lets the camera be used */
	async start(live: LiveGame, camera: boolean): Promise<void> {
		const { id } = live.record.header;
		if (this.game !== id) this.stop();
		this.game = id;
		this.#withCamera = camera;
		await this.#load();
		this.attach(live);
		await this.next();
	}

	async #load(): Promise<void> {
		this.making = true;
		this.problem = undefined;
		try {
			const { KeeperMirror } = await import('../../follow/mirror');
			this.#mirror ??= new KeeperMirror();
		} catch {
			this.problem = 'impossible';
		}
		this.making = false;
	}

	/** Makes a code for one more. The one before is no longer waited for. */
	async next(): Promise<void> {
		if (this.making || !this.#mirror || this.game === undefined) return;
		this.making = true;
		this.joined = false;
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
		const [offer = 0] = crypto.getRandomValues(new Uint16Array(1));
		const make = () => makeOffer({ game: gameTag(game), offer });
		const made = await (this.#withCamera ? withCamera(make) : make());
		if (this.game !== game) {
			made.close();
			return;
		}
		this.#offer = made;
		this.link = linkOfCode(made.code, location.origin + resolve('/open/?follow'));
	}

	/** Takes the answer in a text, and makes the next code when somebody follows by it. @returns whether it was one for this code */
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
		if (kind === 'offer') return 'offer';
		if (this.game === undefined || game !== gameTag(this.game)) return 'other-game';
		return offer === this.#offer?.code.offer ? undefined : 'too-old';
	}

	async #join(offer: Offer, answer: FollowCode): Promise<void> {
		this.#open.add(offer);
		void offer.opened.then((channel) => {
			this.#follow(offer, channel);
		});
		try {
			await offer.accept(answer);
		} catch {
			this.problem = 'damaged';
			this.#open.delete(offer);
			offer.close();
			return;
		}
		const late = new Promise<undefined>((done) => setTimeout(done, OPENING_MS));
		this.joined = (await Promise.race([offer.opened, late])) !== undefined;
		if (!this.joined) this.problem = 'no-way';
	}

	#follow(offer: Offer, channel: RTCDataChannel): void {
		if (!this.#mirror) return;
		this.#mirror.attach(new Messages(channel, FOLLOW_KINDS));
		this.#reach(offer, true);
		offer.onreach = (reachable) => {
			this.#reach(offer, reachable);
		};
		channel.addEventListener('close', () => {
			this.#open.delete(offer);
			this.#reach(offer, false);
		});
	}

	/** Whoever sleeps isn't counted, and may come back. */
	#reach(offer: Offer, reachable: boolean): void {
		if (reachable) this.#reached.add(offer);
		else this.#reached.delete(offer);
		this.count = this.#reached.size;
	}

	/** Ends all connections: nobody follows any more. */
	stop(): void {
		this.#forget();
		for (const { close } of this.#open) close();
		this.#open.clear();
		this.#reached.clear();
		this.#stop?.();
		this.#mirror = undefined;
		this.#stop = undefined;
		this.count = 0;
		this.joined = false;
		this.game = undefined;
		this.problem = undefined;
	}

	#forget(): void {
		this.#offer?.close();
		this.#offer = undefined;
		this.link = undefined;
	}
}

export const keeping = new Keeping();

// Whoever follows is told at once when the page goes: it doesn't come back as it was.
if (typeof window !== 'undefined')
	window.addEventListener('pagehide', () => {
		keeping.stop();
	});
