/** Every open game holds a lock whose name begins so, in whichever window it is open. */
const GAME_LOCK = 'tilekeep:';

/** News about the app itself. Nothing reloads unless the user agreed in this very window. */
class Update {
	/** A newer version waits for consent. */
	ready = $state(false);
	/** The user agreed while a game was open in another window. */
	blocked = $state(false);
	/** Everything is stored for use without a network, since just now: told once. */
	offlineReady = $state(false);
	#apply: (() => Promise<void>) | undefined;
	#agreed = false;
	/** Another window agreed: the newer version runs already, this page is still the older one. */
	#overtaken = false;

	/** Registers the service worker. */
	async register(): Promise<void> {
		const { registerSW } = await import('virtual:pwa-register');
		this.#apply = registerSW({
			onNeedRefresh: () => {
				this.ready = true;
			},
			onNeedReload: () => {
				this.#overtaken = true;
				if (this.#agreed) location.reload();
			},
			onOfflineReady: () => {
				this.offlineReady = true;
			}
		});
	}

	/** Changes to the newer version and reloads this page, unless a game is open somewhere. */
	async apply(): Promise<void> {
		this.blocked = await gameIsOpen();
		if (this.blocked) return;
		this.#agreed = true;
		if (this.#overtaken) location.reload();
		else await this.#apply?.();
	}
}

/** True while any window of this browser has a game open; false where the browser has no locks to tell by. */
async function gameIsOpen(): Promise<boolean> {
	const { locks } = navigator as { readonly locks?: LockManager };
	const { held = [] } = (await locks?.query()) ?? {};
	return held.some(({ name }) => name?.startsWith(GAME_LOCK) === true);
}

/** The version of the app in this tab. */
export const update = new Update();
