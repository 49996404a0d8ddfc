import { GAME_LOCK } from '../../store/lock';

/** News about the app itself. Nothing reloads unless the user agreed in this very window. */
class Update {
	/** A newer version waits for consent. */
	ready = $state(false);
	/** The user agreed while a game was open in another window. */
	blocked = $state(false);
	/** Everything is stored for use without a network, since just now: told once. */
	offlineReady = $state(false);
	#waiting: ServiceWorkerRegistration | undefined;
	#agreed = false;
	/** Another window agreed: the newer version runs already, this page is still the older one. */
	#overtaken = false;

	/** Registers the service worker, and follows what becomes of it. */
	async register(): Promise<void> {
		// Without one, as in a private window of some browsers, the app just needs the network.
		if (!('serviceWorker' in navigator)) return;
		const { serviceWorker } = navigator;
		const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
		if (!registration) return;
		this.#followPage(serviceWorker);
		if (registration.waiting && registration.active) this.#offer(registration);
		this.#followWorker(registration);
		registration.addEventListener('updatefound', () => {
			this.#followWorker(registration);
		});
	}

	#offer(registration: ServiceWorkerRegistration): void {
		this.#waiting = registration;
		this.ready = true;
	}

	/** The first worker makes the app work without a network; any later one is a newer version. */
	#followWorker(registration: ServiceWorkerRegistration): void {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => {
			if (worker.state !== 'installed') return;
			if (registration.active) this.#offer(registration);
			else this.offlineReady = true;
		});
	}

	/** A page that had a worker and gets another is overtaken; one that gets its first is not. */
	#followPage(serviceWorker: ServiceWorkerContainer): void {
		let controlled = serviceWorker.controller !== null;
		serviceWorker.addEventListener('controllerchange', () => {
			this.#overtaken = controlled;
			controlled = true;
			if (this.#overtaken && this.#agreed) location.reload();
		});
	}

	/** Changes to the newer version and reloads this page, unless a game is open somewhere. */
	async apply(): Promise<void> {
		this.blocked = await gameIsOpen();
		if (this.blocked) return;
		this.#agreed = true;
		if (this.#overtaken) location.reload();
		else this.#waiting?.waiting?.postMessage({ type: 'SKIP_WAITING' });
	}
}

/** True while any window of this browser has a game open; false where the browser has no locks to tell by. */
async function gameIsOpen(): Promise<boolean> {
	if (!('locks' in navigator)) return false;
	const { held = [] } = await navigator.locks.query();
	return held.some(({ name }) => name?.startsWith(GAME_LOCK) === true);
}

/** The version of the app in this tab. */
export const update = new Update();
