import type { FileProblem, Summary, GameId } from '../../record';
import type { Backup, Progress } from '../../record/backup';
import { knownOfUnreadable } from '../../record/unreadable-game';
import { readBackupInWorker } from '../../share/worker-client';
import { backupFile } from '../../share/backup';
import type {
	RestoreResult,
	DamagedGame,
	GameStore,
	StoreProblem,
	DeviceExport
} from '../../store';
import type { Evenings, PhotoUsage } from '../../store/evenings';
import { unsavedSince } from './reminder';
import { StoredSwitch } from '../app/switches.svelte';
import { playerNames } from '../../words';

/** Whether a backup includes the photos. */
export const backupPhotos = new StoredSwitch('tilekeep:backup-photos', true);

/** What is known of a game that can't be read, or not to its end. */
interface UnreadableGame {
	/** Its players' names; empty if its header can't be read. */
	readonly names: readonly string[];
	/** When it was last written to or created, in ms since 1970 UTC; undefined if that can't be read either. */
	readonly at: number | undefined;
}

/** What a backup includes of the games on a device. */
interface BackupContents {
	/** Number of games, including those that can't be read. */
	readonly games: number;
	/** Those of the games that can't be read, or not to their end. */
	readonly unread: readonly UnreadableGame[];
	/** Number of games too damaged to be included at all; not counted in `games`. */
	readonly left: number;
}

/** What a backup of this device would include. @internal */
export const backupContentsOf = (
	{ games, unread, left }: DeviceExport,
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): BackupContents => ({
	games: games.length + unread.length,
	unread: unread.map(({ id }) => knownOf(id, summaries, damaged)),
	left
});

function knownOf(
	id: GameId,
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
): UnreadableGame {
	const summary = summaries.find((one) => one.id === id);
	const listed = damaged.find((one) => one.id === id);
	const names = playerNames((summary ?? listed?.look)?.players ?? []);
	return { names, at: summary?.modified ?? listed?.at };
}

/**
 * What an offer to restore a backup says about it, and about the games in it that can't be read; the size of its photos in bytes.
 */
export const offeredIn = ({ made, games, unread, photos, tournaments = [] }: Backup) => ({
	made,
	games: games.length + unread.length,
	unread: unread.map(knownOfUnreadable),
	photos: photos.length,
	tournaments: tournaments.length,
	bytes: photos.reduce((sum, { picture, thumbnail }) => sum + picture.size + thumbnail.size, 0)
});

/** Tasks that take time: collecting everything for a backup, reading one, restoring one. */
type BackupTask = 'making' | 'reading' | 'restoring';

/** Backs up and restores everything on this device as one file. One task at a time. */
export class DeviceBackup {
	work = $state<BackupTask>();
	/** Number of games and photos done, of all, and how many of these are photos. */
	progress = $state.raw({ done: 0, all: 0, photos: 0 });
	/** When everything here was last backed up, in ms since 1970 UTC. */
	last = $state<number>();
	/** The backup that was made last. */
	file = $state.raw<File>();
	/** Number of games too damaged to be included in it. */
	leftOut = $state(0);
	/** Number of photos that the browser can't read any more, of those that it should include. */
	leftPhotos = $state(0);
	/** How much the photos on this device take; undefined until they were counted. */
	photos = $state.raw<PhotoUsage>();
	/** True if the photos can't be counted. */
	photosUnread = $state(false);
	/** True once it is known when the last backup was made, if ever. */
	looked = $state(false);
	/** The backup that was read and waits for the user's consent. */
	offered = $state.raw<Backup>();
	restored = $state.raw<RestoreResult>();
	refused = $state.raw<FileProblem>();
	/** True when reading the last file was cancelled, or restoring it: then nothing of it is on this device. */
	stopped = $state(false);
	/** Why the store can't be read or written. */
	problem = $state.raw<StoreProblem>();
	/** What a backup would include of the games here; undefined until they were counted. */
	contents = $state.raw<BackupContents>();
	/** Undefined until the store has listed them. */
	#games = $state.raw<readonly Summary[]>();
	/** When something was last kept of an evening, in ms since 1970 UTC. */
	#kept = $state<number>();
	/** Stops what is being read or restored. */
	#running = new AbortController();
	/** Number of listed games, including damaged ones, when they were last counted. */
	#listed = -1;

	/** @param evenings those of the same device; undefined without a database */
	constructor(
		readonly store: GameStore,
		private readonly evenings?: Evenings
	) {}

	/** What was finished or kept since the last backup. */
	readonly newer = $derived(
		unsavedSince(this.#games ?? [], { backedUp: this.last, kept: this.#kept })
	);

	/** Follows the store until the returned function is called. */
	follow(): () => void {
		void this.#lookUp();
		const stopPhotos = this.evenings?.watchUsage(
			(usage) => {
				this.photos = usage;
				this.photosUnread = false;
			},
			() => {
				this.photosUnread = true;
			}
		);
		const stopGames = this.store.list(
			(games, damaged) => {
				this.#games = games;
				this.problem = undefined;
				void this.#count(games, damaged);
			},
			(problem) => {
				this.problem = problem;
			}
		);
		return () => {
			stopPhotos?.();
			stopGames();
		};
	}

	/** Collects everything into a file; undefined when the store can't be read. Once it is saved, call {@link note}. */
	make(): Promise<File | undefined> {
		return this.#busy('making', async (onProgress) => {
			const all = await this.store.exportAll({ photos: backupPhotos.on, onProgress });
			this.problem = all.ok ? undefined : all.error;
			if (!all.ok) return undefined;
			this.leftOut = all.value.left;
			this.leftPhotos = all.value.leftPhotos;
			this.file = await backupFile(all.value, onProgress).catch(() => undefined);
			if (!this.file) this.problem = { code: 'lost' };
			return this.file;
		});
	}

	/** Remembers that the backup made at this time, in ms since 1970 UTC, was saved outside the app. */
	async note(at: number): Promise<void> {
		this.last = at;
		this.looked = true;
		const noted = await this.store.setFact('backed-up', at);
		if (!noted.ok) this.problem = noted.error;
	}

	/** Reads a file and offers to restore it. Ignored while another task is running. */
	async read(file: Blob): Promise<void> {
		if (this.work) return;
		this.offered = this.restored = this.refused = undefined;
		this.stopped = false;
		const { signal } = (this.#running = new AbortController());
		await this.#busy('reading', async (onProgress) => {
			const read = await readBackupInWorker(file, { onProgress, signal });
			if (!read) this.stopped = true;
			else if (read.ok) this.offered = read.value;
			else this.refused = read.error;
		});
	}

	/** Stops reading or restoring, unless all of it is being stored already. */
	stop(): void {
		this.#running.abort();
	}

	decline(): void {
		this.offered = undefined;
	}

	/** Restores all of the backup that was offered, or nothing; without its photos if they aren't wanted. */
	async restoreBackup(withPhotos = true): Promise<void> {
		if (!this.offered) return;
		const backup = withPhotos ? this.offered : { ...this.offered, photos: [] };
		await this.#busy('restoring', async (onProgress) => {
			const wasEmpty = this.#games?.length === 0;
			const { signal } = (this.#running = new AbortController());
			this.stopped = false;
			const restored = await this.store.restoreBackup(backup, onProgress, signal);
			this.stopped = !restored.ok && restored.error.code === 'stopped';
			this.problem = restored.ok || this.stopped ? undefined : restored.error;
			if (!restored.ok) return;
			this.offered = undefined;
			this.restored = restored.value;
			// The device was empty: all that is here now is in that backup.
			if (wasEmpty) await this.note(backup.made);
		});
	}

	/** Collects all games as for a backup, because only then is it known which of them can be read. */
	async #count(games: readonly Summary[], damaged: readonly DamagedGame[]): Promise<void> {
		const listed = games.length + damaged.length;
		if (listed === this.#listed) return;
		this.#listed = listed;
		const all = await this.store.exportAll();
		// The list has changed meanwhile and is being counted again.
		if (listed !== this.#listed) return;
		if (!all.ok) this.problem = all.error;
		else this.contents = backupContentsOf(all.value, games, damaged);
	}

	async #lookUp(): Promise<void> {
		const last = await this.store.getFact('backed-up');
		const kept = await this.store.getFact('evening-kept');
		this.looked ||= last.ok;
		if (last.ok) this.last = last.value;
		else this.problem = last.error;
		if (kept.ok) this.#kept = kept.value;
	}

	async #busy<T>(work: BackupTask, run: (onProgress: Progress) => Promise<T>): Promise<T> {
		this.work = work;
		this.progress = { done: 0, all: 0, photos: 0 };
		try {
			return await run((done, all, photos = 0) => {
				this.progress = { done, all, photos };
			});
		} finally {
			this.work = undefined;
		}
	}
}
