import type { ImportSource } from '../../share/incoming';
import { resolve } from '$app/paths';
import { carriedIn } from './carried';

/** Something that was sent to the app to be opened, not yet read. */
export interface IncomingItem {
	readonly what: Blob | string;
	readonly from: ImportSource;
}

/** Holds what waits to be opened; only the latest item. */
class Inbox {
	#waiting = $state.raw<IncomingItem>();

	get waiting(): IncomingItem | undefined {
		return this.#waiting;
	}

	receive(what: Blob | string, from: ImportSource): void {
		this.#waiting = { what, from };
	}

	/** Receives an address that is a link; does nothing if it carries no letters. */
	receiveFrom(address: string): void {
		if (carriedIn(address) !== undefined) this.receive(address, 'link');
	}

	/** Removes and returns the item, so that it isn't opened twice. */
	take(): IncomingItem | undefined {
		const taken = this.#waiting;
		this.#waiting = undefined;
		return taken;
	}
}

export const inbox = new Inbox();

/** What an installed app gets when it is opened with something; not in TypeScript's libraries yet. */
interface Launch {
	readonly targetURL?: string;
	readonly files?: readonly FileSystemFileHandle[];
}
interface LaunchQueue {
	setConsumer(consumer: (launch: Launch) => void): void;
}

interface LaunchListener {
	readonly onfile: (file: Blob) => void;
	/** Gets a game's link that was opened while the app ran. */
	readonly onlink: (link: string) => void;
}

/** Listens for files and links that the installed app is opened with, where supported: the open window takes them, without a reload. */
export function followLaunches(listener: LaunchListener): void {
	const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
	// The first launch reports the address that this page was loaded with.
	let loaded: string | undefined = location.href;
	launchQueue?.setConsumer(({ targetURL, files = [] }) => {
		const [file] = files;
		if (file) void file.getFile().then(listener.onfile);
		else if (targetURL !== undefined && targetURL !== loaded) follow(targetURL, listener);
		loaded = undefined;
	});
}

function follow(target: string, { onlink }: LaunchListener): void {
	const { origin, pathname } = new URL(target);
	const opens = origin === location.origin && pathname.startsWith(resolve('/open/'));
	if (opens && carriedIn(target) !== undefined) onlink(target);
}
