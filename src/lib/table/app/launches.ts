/** What an installed app is told when it is opened with something; in no lib of TypeScript's yet. */
interface Launch {
	readonly targetURL?: string;
	readonly files?: readonly FileSystemFileHandle[];
}
interface LaunchQueue {
	setConsumer(consumer: (launch: Launch) => void): void;
}

/** Whom to tell with what the app was opened. */
interface LaunchListener {
	readonly onfile: (file: Blob) => void;
	/** A link to a game, opened while the app ran: what stands behind its `#`. */
	readonly onlink: (fragment: string) => void;
}

/**
 * Follows what the installed app is opened with from now on, files or links, where the browser has that. The window that
 * is open already takes them: nothing is loaded anew under a running game.
 */
export function followLaunches(listener: LaunchListener): void {
	const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
	// The first launch tells of the address that has been loaded for it.
	let loaded: string | undefined = location.href;
	launchQueue?.setConsumer(({ targetURL, files = [] }) => {
		const [file] = files;
		if (file) void file.getFile().then(listener.onfile);
		else if (targetURL !== undefined && targetURL !== loaded) follow(targetURL, listener);
		loaded = undefined;
	});
}

function follow(target: string, { onlink }: LaunchListener): void {
	const { origin, pathname, hash } = new URL(target);
	if (origin === location.origin && pathname === '/open/' && hash.length > 1) onlink(hash);
}
