import { askToPersist, storageStatus, type Persistence } from '../../store/persist';

/** Chromium's event that offers to install the app; not in any standard. */
interface InstallOffer extends Event {
	prompt(): Promise<unknown>;
}

/** Only Safari on iOS has this; true means opened from the home screen. */
const standaloneOnIos = (): boolean | undefined =>
	(navigator as { readonly standalone?: boolean }).standalone;

/** The device that the app runs on: how safe its stored data is, and how the app can be installed. */
class Device {
	/** What the browser promises about stored data; unknown until it is asked. */
	persistence = $state<Persistence>('unknown');
	/** True when the browser was asked to protect the data and didn't agree. */
	refused = $state(false);
	/** Bytes that this app uses, and may use in all; undefined if the browser doesn't say. */
	usage = $state<number>();
	quota = $state<number>();
	#offer = $state.raw<InstallOffer>();

	/** Bytes that are still free for this app; undefined if the browser doesn't say. */
	get free(): number | undefined {
		return this.quota === undefined || this.usage === undefined
			? undefined
			: this.quota - this.usage;
	}

	get installable(): boolean {
		return this.#offer !== undefined;
	}

	/** True in Safari on iOS, not installed: it offers nothing, so people need instructions. */
	get onIos(): boolean {
		return standaloneOnIos() === false;
	}

	/** True on iOS when opened from the home screen: links to the app open in Safari, which has its own storage. */
	get onIosHome(): boolean {
		return standaloneOnIos() === true;
	}

	/** Listens for the browser's offer, which may come before any page is shown. */
	listen(): void {
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as InstallOffer;
		});
		addEventListener('appinstalled', () => {
			this.#offer = undefined;
		});
	}

	/** Reads how safe the stored data is, without asking the user. */
	async look(): Promise<void> {
		const { persistence, usage, quota } = await storageStatus();
		this.persistence = persistence;
		this.usage = usage;
		this.quota = quota;
	}

	/** Asks the browser to protect the data. It may ask the user and take for ever: don't wait for it. */
	protect(): void {
		askToPersist((answer) => {
			this.persistence = answer;
			this.refused = answer !== 'persistent';
		});
	}

	/** Shows the browser's own question about installing. An offer can be used once. */
	async install(): Promise<void> {
		const offer = this.#offer;
		this.#offer = undefined;
		await offer?.prompt();
	}
}

export const device = new Device();
