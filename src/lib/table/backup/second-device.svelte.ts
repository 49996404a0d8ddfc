import { resolve } from '$app/paths';
import { Exchange } from '../../devices/exchange';
import type { ExchangeState } from '../../devices/exchange-state';
import { findCode, linkOfCode, SECOND_DEVICE, type FollowCode } from '../../follow/code';
import {
	makeAnswer,
	makeOffer,
	withCamera,
	type Connecting,
	type Offer
} from '../../follow/connection';
import type { FollowProblem } from '../../follow/problem';
import type { GameStore } from '../../store';

/** How long a connection may take once its answer is there, in ms. */
const OPENING_MS = 15_000;

/**
 * The user's other device, and what the two devices bring each other. Nobody is reached before one device has taken the other's
 * code.
 */
export class SecondDevice {
	/** The link with the code or the answer that this device shows. */
	link = $state<string>();
	/** True if that link holds the answer. */
	answering = $state(false);
	/** True when the camera was used for the code: browsers then reveal more ways to reach this device. */
	usesCamera = $state(false);
	/** True while a code is made. */
	making = $state(false);
	/** True from the answer until both are connected. */
	joining = $state(false);
	problem = $state<FollowProblem>();
	/** How far the exchange is; undefined before the devices are connected. */
	exchange = $state.raw<ExchangeState>();
	/** True once nothing more happens. */
	over = $state(false);
	#offer: Offer | undefined;
	#connecting: Connecting | undefined;
	#exchange: Exchange | undefined;
	/** How often the connection was left: whatever was begun before that isn't awaited any more. */
	#left = 0;

	constructor(private readonly store: () => Promise<GameStore>) {}

	/** Makes a code for the other device. @param camera whether the user lets the camera be used */
	async offer(camera: boolean): Promise<void> {
		const [offer = 0] = crypto.getRandomValues(new Uint16Array(1));
		const make = () => makeOffer({ game: SECOND_DEVICE, offer });
		this.usesCamera = camera;
		this.#offer = await this.#connect(() => (camera ? withCamera(make) : make()));
	}

	/** Takes what the other device shows: answers its code, or connects by its answer to the code that is shown here. */
	async take(text: string): Promise<void> {
		const found = findCode(text);
		this.problem = found.ok ? this.#problemOf(found.value) : found.error;
		if (!found.ok || this.problem) return;
		const { value } = found;
		if (value.kind === 'offer') await this.#answer(value);
		else if (this.#offer) await this.#join(this.#offer, value);
	}

	/** Called when the user agrees. @param photos true if the photos of the other device should come, too */
	agree(photos: boolean): void {
		this.#exchange?.agree(photos);
	}

	/** Stops the exchange, and keeps showing how far it was. */
	stop(): void {
		this.#exchange?.stop();
	}

	/** Ends the connection, and forgets it. */
	leave(): void {
		this.#left++;
		this.#exchange?.stop();
		this.#connecting?.close();
		this.#connecting = this.#offer = this.#exchange = undefined;
		this.link = this.exchange = this.problem = undefined;
		this.answering = this.joining = this.over = false;
	}

	#problemOf({ kind, game, offer }: FollowCode): FollowProblem | undefined {
		if (game !== SECOND_DEVICE) return 'other-game';
		return kind === 'answer' && offer !== this.#offer?.code.offer ? 'too-old' : undefined;
	}

	async #answer(code: FollowCode): Promise<void> {
		await this.#connect(() => makeAnswer(code));
		this.answering = this.link !== undefined;
	}

	async #join(offer: Offer, answer: FollowCode): Promise<void> {
		this.joining = true;
		const failed = await join(offer, answer);
		this.joining = false;
		if (!failed || this.#offer !== offer) return;
		// A code works once: the next try begins with a new one.
		await this.offer(this.usesCamera);
		this.problem ??= failed;
	}

	/** Makes a code, shows it, and waits for the other device. */
	async #connect<T extends Connecting>(make: () => Promise<T>): Promise<T | undefined> {
		this.leave();
		const turn = this.#left;
		this.making = true;
		const made = await make().catch(() => undefined);
		this.making = false;
		if (turn !== this.#left) made?.close();
		else if (!made) this.problem = 'impossible';
		if (!made || turn !== this.#left) return undefined;
		this.#connecting = made;
		this.link = linkOfCode(made.code, location.origin + resolve('/open/?second'));
		void made.opened.then((channel) => this.#begin(made, channel));
		return made;
	}

	async #begin(connecting: Connecting, channel: RTCDataChannel): Promise<void> {
		if (this.#connecting !== connecting) return;
		const exchange = new Exchange(channel, this.store());
		this.#exchange = exchange;
		this.link = this.problem = undefined;
		exchange.onchange = () => {
			if (this.#exchange !== exchange) return;
			this.exchange = exchange.state;
			this.over = exchange.over;
		};
		exchange.onchange();
		await exchange.begin();
	}
}

/** Waits until both are connected. Otherwise returns why they aren't. */
async function join(offer: Offer, answer: FollowCode): Promise<FollowProblem | undefined> {
	try {
		await offer.accept(answer);
	} catch {
		return 'damaged';
	}
	const late = new Promise<undefined>((done) => setTimeout(done, OPENING_MS));
	return (await Promise.race([offer.opened, late])) ? undefined : 'no-way';
}
