import type { FileProblem, Summary } from '../../record';
import type { Backup, Progress } from '../../record/backup';
import { readBackupInWorker } from '../../share/worker-client';
import { backupFile } from '../../share/backup';
import type { RestoreResult, DamagedGame, GameStore, StoreProblem } from '../../store';
import { backupContentsOf, type BackupContents } from './backup-contents';
import { finishedSince } from './reminder';

/** What takes its time: gathering everything for a backup, reading one, bringing it back. */
type BackupTask = 'making' | 'reading' | 'bringing';

/** Everything on this device as one file, and back. One thing at a time. */
export class DeviceBackup {
	/** What is being done. */
	work = $state<BackupTask>();
	/** How many games that is done with, of how many. */
	progress = $state.raw({ done: 0, all: 0 });
	/** When everything here was last backed up, in ms since 1970 UTC. */
	last = $state<number>();
	/** The backup made last. */
	file = $state.raw<File>();
	/** Games that are too damaged even to be carried along in it. */
	lacking = $state(0);
	/** The backup that was read, and waits for a yes. */
	offered = $state.raw<Backup>();
	/** What came of bringing it back. */
	brought = $state.raw<RestoreResult>();
	/** Why a file wasn't taken. */
	refused = $state.raw<FileProblem>();
	/** True when the last file was stopped while it was read. */
	stopped = $state(false);
	/** Why the store can't be read or written. */
	problem = $state.raw<StoreProblem>();
	/** What a backup takes of the games here; undefined until they were counted. */
	holds = $state.raw<BackupContents>();
	/** Undefined until the store has told. */
	#games = $state.raw<readonly Summary[]>();
	#reading = new AbortController();
	/** How many are listed, damaged ones as well, when they were last sent to be counted. */
	#listed = -1;

	constructor(readonly store: GameStore) {}

	/** How many were finished since the last backup. */
	readonly newer = $derived(finishedSince(this.#games ?? [], this.last));

	/** Follows what is stored, until the returned function is called. */
	follow(): () => void {
		void this.#lookUp();
		return this.store.list(
			(games, damaged) => {
				this.#games = games;
				this.problem = undefined;
				void this.#count(games, damaged);
			},
			(problem) => {
				this.problem = problem;
			}
		);
	}

	/** Gathers everything into a file; undefined when the store can't be read. Whoever gets it says when it is safe. */
	make(): Promise<File | undefined> {
		return this.#busy('making', async (onProgress) => {
			const all = await this.store.exportAll(onProgress);
			this.problem = all.ok ? undefined : all.error;
			if (!all.ok) return undefined;
			this.lacking = all.value.left;
			return (this.file = await backupFile(all.value));
		});
	}

	/** The backup made at this moment, in ms since 1970 UTC, is out of the app's hands. */
	async note(at: number): Promise<void> {
		this.last = at;
		const noted = await this.store.setFact('backed-up', at);
		if (!noted.ok) this.problem = noted.error;
	}

	/** Reads a file, and offers to bring back what is in it. One thing at a time: while something is done it's passed over. */
	async read(file: Blob): Promise<void> {
		if (this.work) return;
		this.offered = this.brought = this.refused = undefined;
		this.stopped = false;
		const { signal } = (this.#reading = new AbortController());
		await this.#busy('reading', async (onProgress) => {
			const read = await readBackupInWorker(file, { onProgress, signal });
			if (!read) this.stopped = true;
			else if (read.ok) this.offered = read.value;
			else this.refused = read.error;
		});
	}

	/** Reads no further. */
	stopReading(): void {
		this.#reading.abort();
	}

	/** Leaves the backup alone that was offered. */
	decline(): void {
		this.offered = undefined;
	}

	/** Brings back all of what was offered, or nothing. */
	async restoreBackup(): Promise<void> {
		const backup = this.offered;
		if (!backup) return;
		await this.#busy('bringing', async (onProgress) => {
			const wasEmpty = this.#games?.length === 0;
			const brought = await this.store.restoreBackup(backup, onProgress);
			this.problem = brought.ok ? undefined : brought.error;
			if (!brought.ok) return;
			this.offered = undefined;
			this.brought = brought.value;
			// Where there was nothing else, all that is here is in that backup.
			if (wasEmpty) await this.note(backup.made);
		});
	}

	/** Gathers all games as for a backup: only then it's known which of them that takes, and which can't be read. */
	async #count(games: readonly Summary[], damaged: readonly DamagedGame[]): Promise<void> {
		const listed = games.length + damaged.length;
		if (listed === this.#listed) return;
		this.#listed = listed;
		const all = await this.store.exportAll();
		// Others have come or gone meanwhile: they are counted already.
		if (listed !== this.#listed) return;
		if (!all.ok) this.problem = all.error;
		else this.holds = backupContentsOf(all.value, games, damaged);
	}

	async #lookUp(): Promise<void> {
		const last = await this.store.getFact('backed-up');
		if (last.ok) this.last = last.value;
		else this.problem = last.error;
	}

	async #busy<T>(work: BackupTask, run: (onProgress: Progress) => Promise<T>): Promise<T> {
		this.work = work;
		this.progress = { done: 0, all: 0 };
		try {
			return await run((done, all) => {
				this.progress = { done, all };
			});
		} finally {
			this.work = undefined;
		}
	}
}
