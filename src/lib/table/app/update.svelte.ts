import { asset } from '$app/paths';
import { GAME_LOCK } from '../../store/lock';

/** Updates of the app. Nothing reloads unless the user agreed in this very window. */
class Update {
	/** True when a newer version waits for the user's consent. */
	ready = $state(false);
	/** True when the user agreed while a game was open in another window. */
	blocked = $state(false);
	/** True when everything has just been stored for offline use; reported once. */
	offlineReady = $state(false);
	#waiting: ServiceWorkerRegistration | undefined;
	/** The worker whose installation is followed. */
	#followed: ServiceWorker | undefined;
	#agreed = false;
	/** True when another window agreed: the newer version is active, this page is still the older one. */
	#overtaken = false;

	/** Registers the service worker and follows its state. */
	async register(): Promise<void> {
		// Without a service worker, as in some private windows, the app just needs the network.
		if (!('serviceWorker' in navigator)) return;
		const { serviceWorker } = navigator;
		const registration = await serviceWorker.register(asset('/sw.js')).catch(() => undefined);
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

	/** The first worker makes the app work offline; any later one is a newer version. */
	#followWorker(registration: ServiceWorkerRegistration): void {
		const worker = registration.installing;
		// One that is being installed when it is registered is found as an update too.
		if (!worker || worker === this.#followed) return;
		this.#followed = worker;
		worker.addEventListener('statechange', () => {
			if (worker.state !== 'installed') return;
			if (registration.active) this.#offer(registration);
			else this.offlineReady = true;
		});
	}

	/** A page that had a worker and gets another is outdated; one that gets its first is not. */
	#followPage(serviceWorker: ServiceWorkerContainer): void {
		let controlled = serviceWorker.controller !== null;
		serviceWorker.addEventListener('controllerchange', () => {
			this.#overtaken = controlled;
			controlled = true;
			if (this.#overtaken && this.#agreed) location.reload();
		});
	}

	/** Activates the newer version and reloads this page, unless a game is open in any window. */
	async apply(): Promise<void> {
		this.blocked = await gameIsOpen();
		if (this.blocked) return;
		this.#agreed = true;
		if (this.#overtaken) location.reload();
		else this.#waiting?.waiting?.postMessage({ type: 'SKIP_WAITING' });
	}
}

/** True while any window of this browser has a game open; false if the browser has no locks. */
async function gameIsOpen(): Promise<boolean> {
	if (!('locks' in navigator)) return false;
	const { held = [] } = await navigator.locks.query();
	return held.some(({ name }) => name?.startsWith(GAME_LOCK) === true);
}

export const update = new Update();
