import { askToPersist, storageStatus, type Persistence } from '../../store/persist';

/** Chromium's offer to install the app; it is in no standard. */
interface InstallOffer extends Event {
	prompt(): Promise<unknown>;
}

/** Only Safari on iOS has it, and true there means: opened from the home screen. */
const standaloneOnIos = (): boolean | undefined =>
	(navigator as { readonly standalone?: boolean }).standalone;

/** The device that the app runs on: what it promises about stored data, how the app gets onto its home screen. */
class Device {
	/** What the browser promises; unknown until it is asked. */
	persistence = $state<Persistence>('unknown');
	/** The browser was asked to protect the data, and didn't promise. */
	refused = $state(false);
	/** Bytes that this app takes, and that it may take in all; undefined where the browser doesn't say. */
	usage = $state<number>();
	quota = $state<number>();
	#offer = $state.raw<InstallOffer>();

	/** The browser offers to install the app. */
	get installable(): boolean {
		return this.#offer !== undefined;
	}

	/** Safari on iOS, not installed: it offers nothing, people have to know how. */
	get onIos(): boolean {
		return standaloneOnIos() === false;
	}

	/** The same, opened from the home screen: links to the app open in Safari, which keeps games of its own. */
	get onIosHome(): boolean {
		return standaloneOnIos() === true;
	}

	/** Catches the browser's offer, which may come before any page is shown. */
	listen(): void {
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as InstallOffer;
		});
		addEventListener('appinstalled', () => {
			this.#offer = undefined;
		});
	}

	/** Looks how safely the data lies; asks nobody. */
	async look(): Promise<void> {
		const { persistence, usage, quota } = await storageStatus();
		this.persistence = persistence;
		this.usage = usage;
		this.quota = quota;
	}

	/** Asks the browser to protect the data. It may ask the user, for ever: nothing waits for it. */
	protect(): void {
		askToPersist((answer) => {
			this.persistence = answer;
			this.refused = answer !== 'persistent';
		});
	}

	/** Lets the browser show its own question about installing. An offer holds once. */
	async install(): Promise<void> {
		const offer = this.#offer;
		this.#offer = undefined;
		await offer?.prompt();
	}
}

/** This device. */
export const device = new Device();
