import type { GameRecord } from '../../record';
import { makeGameFile } from '../../record/game-file';
import { readIncomingInWorker } from '../../share/worker-client';

/** A game of one tab, and a line that says more about it. */
interface KeptGame {
	readonly line: string;
	readonly record: GameRecord;
}

/** Keeps a game that isn't stored for as long as its tab lasts, even through a reload. */
export class KeptInTab {
	/** @param key its key in the storage of the tab */
	constructor(readonly key: string) {}

	/** Keeps this game in place of the previous one. */
	keep({ line, record }: KeptGame): void {
		// If there is no room for this one, the one before must not come back.
		this.drop();
		tryStorage(() => {
			sessionStorage.setItem(this.key, `${line}\n${makeGameFile(record)}`);
		});
	}

	drop(): void {
		tryStorage(() => {
			sessionStorage.removeItem(this.key);
		});
	}

	/** The game that is kept; undefined if there is none, or if it can't be read. */
	async read(): Promise<KeptGame | undefined> {
		const text = tryStorage(() => sessionStorage.getItem(this.key));
		const [line, ...file] = (text ?? '').split('\n');
		if (!line) return undefined;
		// Read in a worker: a long one would block the page.
		const read = await readIncomingInWorker(new Blob([file.join('\n')]), 'file');
		return read?.ok && read.value.kind === 'game' ? { line, record: read.value.record } : undefined;
	}
}

/** A browser may refuse its storage altogether, by throwing. */
function tryStorage<T>(attempt: () => T): T | undefined {
	try {
		return attempt();
	} catch {
		return undefined;
	}
}
