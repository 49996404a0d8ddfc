import { ok } from '../../engine/result';
import { listExpansions } from '../../words/load-expansions';
import type { GameId, Summary } from '../../record';
import type { ListedEvening } from '../../record/evening';
import type { Person } from '../../record/people';
import { isOld } from '../../record/summary';
import type { SearchedGame } from '../../review/game-filter';
import { personLookup } from '../../review/people';
import { dropFrame } from '../../store/last-frame';
import { dropAnalysis } from '../../store/analyses';
import { dropThumbnail } from '../../store/thumbnails';
import {
	unsaved,
	type DamagedGame,
	type OpenShelf,
	type StoreResult,
	type StoreProblem
} from '../../store/shelf-store';

/** Number of games that the first page shows besides the current one. */
const LATEST = 5;

/** The games on this device, as the first page lists them. */
export class Library {
	/** Undefined until the store has listed them. */
	#games = $state.raw<readonly Summary[]>();
	/** What the store listed last. */
	#latest: readonly Summary[] | undefined;
	#damaged = $state.raw<readonly DamagedGame[]>([]);
	#people = $state.raw<readonly Person[]>([]);
	#evenings = $state.raw<ReadonlyMap<GameId, ListedEvening>>();
	#problem = $state.raw<StoreProblem>();
	/** True if the names that people have now can't be read. */
	namesUnread = $state(false);
	/** True if what is kept of evenings can't be read. */
	eveningsUnread = $state(false);
	#apart = $state.raw(unsaved.summaries());

	constructor(readonly shelf: OpenShelf) {}

	/** Follows the store until the returned function is called. */
	follow(): () => void {
		let evenings: (() => void) | undefined;
		const followEvenings = (): void => {
			evenings ??= this.#followEvenings();
		};
		const stops = [
			this.shelf.list(
				(games, damaged) => {
					void this.#list(games, damaged);
					if (games.length > 0) followEvenings();
				},
				(problem) => {
					this.#problem = problem;
				}
			),
			unsaved.watch(() => {
				this.#apart = unsaved.summaries();
			}),
			this.shelf.watchPeople(
				(people) => {
					this.#people = people;
					this.namesUnread = false;
				},
				() => {
					this.namesUnread = true;
				}
			)
		];
		return () => {
			for (const stop of [...stops, evenings]) stop?.();
		};
	}

	/**
	 * Lists games once the names of their expansions are loaded. If those aren't on this device yet, lists the games all the same.
	 */
	async #list(games: readonly Summary[], damaged: readonly DamagedGame[]): Promise<void> {
		this.#latest = games;
		if (games.some(({ expansions = [] }) => expansions.length > 0))
			await listExpansions().catch(() => undefined);
		if (this.#latest !== games) return;
		this.#games = games;
		this.#damaged = damaged;
		this.#problem = undefined;
	}

	/** Follows what is kept of evenings. The code for it is loaded late: nobody needs to wait for a sign in a list. */
	#followEvenings(): () => void {
		let stopped = false;
		let stop: (() => void) | undefined;
		const failed = (): void => {
			this.eveningsUnread = true;
		};
		void import('../../store/evenings').then(
			({ eveningsOf }) => {
				if (stopped) return;
				stop = eveningsOf(this.shelf)?.watchAll((evenings) => {
					this.#evenings = evenings;
					this.eveningsUnread = false;
				}, failed);
			},
			// The code isn't on this device yet.
			failed
		);
		return () => {
			stopped = true;
			stop?.();
		};
	}

	/** False until the store has listed the games. */
	get known(): boolean {
		return this.#games !== undefined || this.#problem !== undefined;
	}

	get problem(): StoreProblem | undefined {
		return this.#problem;
	}

	/** Games that couldn't be stored at all yet. */
	readonly unstored = $derived(
		this.known ? this.#apart.filter(({ id }) => !this.#games?.some((game) => game.id === id)) : []
	);

	/** All games with the names in their headers: unstored ones first, then the latest first. */
	readonly asRecorded = $derived([...this.unstored, ...(this.#games ?? [])]);

	/** Stored games that can't be read, the latest first. */
	get damaged(): readonly DamagedGame[] {
		return this.#damaged;
	}

	/** Number of games, including damaged ones. */
	readonly count = $derived(this.asRecorded.length + this.#damaged.length);

	/** True once it is certain that there are no games: none that can't be read either. */
	readonly empty = $derived(this.known && !this.#problem && this.count === 0);

	/** All games with the players' current names, and what is kept of their evenings. */
	readonly games: readonly SearchedGame[] = $derived(
		withEvenings(withCurrentNames(this.asRecorded, this.#people), this.#evenings)
	);

	/** False while a search can't find all: what is kept of evenings is still being read. */
	get searchable(): boolean {
		const kept = this.shelf.kind === 'device' && this.#games?.length !== 0;
		return !kept || this.#evenings !== undefined || this.eveningsUnread;
	}

	/** All games as lists show them: unfinished games first, and in each group the latest first. */
	readonly listed: readonly SearchedGame[] = $derived(
		[...this.games].sort((a, b) => Number(isFinished(a)) - Number(isFinished(b)))
	);

	/** The unfinished game that was played last, preferably one that is played on this device. */
	readonly current = $derived(
		this.listed.find((game) => !isFinished(game) && !game.handed) ??
			this.listed.find((game) => !isFinished(game))
	);

	/** The game that was finished last. */
	readonly last = $derived(this.listed.find(isFinished));

	/** All games but the current one. */
	readonly others = $derived(this.listed.filter((game) => game !== this.current));

	/** The other games that the first page shows. */
	readonly latest = $derived(this.others.slice(0, LATEST));

	/** Number of games whose summaries are from an earlier version and are being renewed. */
	readonly counting = $derived(this.asRecorded.filter(isOld).length);

	/** People who were renamed or merged. */
	get people(): readonly Person[] {
		return this.#people;
	}

	/** Stores who was renamed or merged. */
	replacePeople(people: readonly Person[]): StoreResult {
		return this.shelf.replacePeople(people);
	}

	/** True once a game was finished here: the data is worth protecting. */
	readonly worthKeeping = $derived(this.games.some(({ state }) => state !== 'playing'));

	/** Deletes a game, with its unsaved part. */
	remove(id: GameId): StoreResult {
		void dropFrame(id);
		void dropThumbnail(id);
		void dropAnalysis(id);
		return this.#inStoreAndUnsaved(id, this.shelf.remove(id), unsaved.remove.bind(unsaved));
	}

	/** Restores a deleted game. */
	restore(id: GameId): StoreResult {
		return this.#inStoreAndUnsaved(id, this.shelf.restore(id), unsaved.restore.bind(unsaved));
	}

	/** Does the same to the unsaved part as to the stored game; there may be only one of them. */
	async #inStoreAndUnsaved(
		id: GameId,
		stored: StoreResult,
		changeUnsaved: (id: GameId) => boolean
	): StoreResult {
		const done = await stored;
		const all = done.ok || done.error.code === 'gone';
		return all && changeUnsaved(id) ? ok(undefined) : done;
	}
}

const isFinished = ({ state }: Summary): boolean => state === 'closed';

function withCurrentNames(
	games: readonly Summary[],
	people: readonly Person[]
): readonly Summary[] {
	if (people.length === 0) return games;
	const who = personLookup(people);
	return games.map((game) => {
		const players = game.players.map((player) => ({ ...player, name: who(player.name).name }));
		return { ...game, players };
	});
}

const withEvenings = (
	games: readonly Summary[],
	evenings: ReadonlyMap<GameId, ListedEvening> | undefined
): readonly SearchedGame[] =>
	games.map((game) => {
		const evening = evenings?.get(game.id);
		return evening ? { ...game, evening } : game;
	});
