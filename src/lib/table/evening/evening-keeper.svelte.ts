import { ok } from '../../engine/result';
import { isolate } from '../../engine/typed-text';
import type { GameId } from '../../record';
import { photoId, type Evening, type Photo } from '../../record/evening';
import { currentTimestamp } from '../../record/header-shape';
import type { EveningChange, Evenings, KeptEvening } from '../../store/evenings';
import { type StoreResult, newGameId } from '../../store/games';
import type { StoreProblemCode } from '../../store/problem';
import { reducePhoto, type ReducedPhoto } from './reduce-photo';

/** Time without typing after which what was typed is saved, in ms. */
const PAUSE = 400;

/** Why photos weren't added: some files are no pictures, or the store refused the rest. */
interface PhotoTrouble {
	/** Names of files that can't be read as pictures. */
	readonly unreadable: readonly string[];
	/** How many pictures weren't saved, and why. */
	readonly refused?: { readonly count: number; readonly why: StoreProblemCode };
}

/** The evening of a game while it is looked at and filled in. What is entered is saved at each pause. */
export class EveningKeeper {
	/** What is saved; undefined until it was read. */
	saved = $state.raw<KeptEvening>();
	/** Number of photos done, and of all that are being added. */
	adding = $state.raw<{ readonly done: number; readonly all: number }>();
	trouble = $state.raw<PhotoTrouble>();
	/** Why what was entered isn't saved; undefined when it is. */
	problem = $state.raw<StoreProblemCode>();
	/** True if it can't be read. */
	unread = $state(false);
	/** What was entered and isn't saved yet. */
	#entered = $state.raw<EveningChange>({});
	/** Stops adding photos. */
	#adding = new AbortController();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly evenings: Evenings,
		private readonly game: GameId
	) {}

	/** The evening with what was entered. */
	readonly evening: EveningChange = $derived({ ...this.saved?.evening, ...this.#entered });

	get photos(): readonly Photo[] {
		return this.saved?.photos ?? [];
	}

	/** True once all that was entered is saved. */
	readonly settled = $derived(Object.keys(this.#entered).length === 0);

	/** Follows the store until the returned function is called, which saves what was entered. */
	follow(): () => void {
		const stop = this.evenings.watch(
			this.game,
			(kept) => {
				this.saved = { ...kept, photos: sameObjects(kept.photos, this.photos) };
				this.unread = false;
			},
			() => {
				this.unread = true;
			}
		);
		return () => {
			stop();
			void this.save();
		};
	}

	/** Takes in what was entered, and saves it after a pause. */
	enter(change: EveningChange): void {
		this.#entered = { ...this.#entered, ...change };
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.save(), PAUSE);
	}

	/** Saves what was entered now. If that fails, it is kept here for another try. */
	async save(): Promise<void> {
		clearTimeout(this.#timer);
		const entered = this.#entered;
		if (Object.keys(entered).length === 0) return;
		const done = await this.evenings.change(this.game, entered);
		this.problem = done.ok ? undefined : done.error.code;
		if (done.ok) this.#forget(entered);
	}

	/** Adds photos one after the other, so that only one is in memory. Afterwards `trouble` says what couldn't be added. */
	async addPhotos(files: readonly File[]): Promise<void> {
		if (this.adding || files.length === 0) return;
		this.trouble = undefined;
		const { signal } = (this.#adding = new AbortController());
		const unreadable: string[] = [];
		for (const [done, file] of files.entries()) {
			this.adding = { done, all: files.length };
			const reduced = await reducePhoto(file);
			const added = reduced && (await this.evenings.addPhoto(this.#photo(reduced), signal));
			if (!added) unreadable.push(isolate(file.name));
			else if (!added.ok) {
				this.trouble = {
					unreadable,
					refused: { count: files.length - done, why: added.error.code }
				};
				break;
			}
		}
		if (unreadable.length > 0) this.trouble ??= { unreadable };
		this.adding = undefined;
	}

	/** Stops adding photos: those that were added stay. */
	stopAdding(): void {
		this.#adding.abort();
	}

	/** Deletes a photo. Returns it with bytes of its own, to put it back. */
	async deletePhoto(photo: Photo): StoreResult<Photo> {
		const copy = await inMemory(photo);
		const deleted = await this.evenings.deletePhoto(photo);
		return deleted.ok ? ok(copy) : deleted;
	}

	putBack(photo: Photo): StoreResult {
		return this.evenings.addPhoto(photo);
	}

	#photo(reduced: ReducedPhoto): Photo {
		const last = Math.max(0, ...this.photos.map(({ at }) => at));
		// Of two photos added in one moment the second one comes later.
		const at = Math.max(currentTimestamp(), last + 1);
		return { ...reduced, game: this.game, id: photoId(newGameId()), at };
	}

	/** Forgets what was entered and is saved now, unless it was changed meanwhile. */
	#forget(saved: EveningChange): void {
		const fields = Object.entries(this.#entered) as [keyof Evening, unknown][];
		this.#entered = Object.fromEntries(fields.filter(([name, value]) => saved[name] !== value));
	}
}

/** The photos, as the same objects as before if they are the same photos, so that their pictures stay on the screen. */
const sameObjects = (photos: readonly Photo[], before: readonly Photo[]): readonly Photo[] =>
	photos.map((photo) => before.find(({ id }) => id === photo.id) ?? photo);

/** The photo with bytes of its own: those in the database may go with their row. */
async function inMemory(photo: Photo): Promise<Photo> {
	const [picture, thumbnail] = await Promise.all([photo.picture, photo.thumbnail].map(copyBlob));
	return { ...photo, picture: picture ?? photo.picture, thumbnail: thumbnail ?? photo.thumbnail };
}

/** A copy of some bytes; undefined if the browser can't read them any more. */
const copyBlob = (blob: Blob): Promise<Blob | undefined> =>
	blob.arrayBuffer().then(
		(bytes) => new Blob([bytes], { type: blob.type }),
		() => undefined
	);
