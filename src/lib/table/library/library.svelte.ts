import { ok } from '../../engine/result';
import type { GameId, Summary } from '../../record';
import type { Person } from '../../record/people';
import { isOld } from '../../record/summary';
import { personLookup } from '../../review/people';
import {
	unsaved,
	type DamagedGame,
	type OpenShelf,
	type StoreResult,
	type StoreProblem
} from '../../store/shelf-store';

/** How many games the first page shows beside the current one. */
const LATEST = 5;

/** The games on this device, as the first page lists them. */
export class Library {
	/** Undefined until the store has told. */
	#games = $state.raw<readonly Summary[]>();
	#damaged = $state.raw<readonly DamagedGame[]>([]);
	#people = $state.raw<readonly Person[]>([]);
	#problem = $state.raw<StoreProblem>();
	#apart = $state.raw(unsaved.summaries());

	constructor(readonly shelf: OpenShelf) {}

	/** Follows the store until the returned function is called. */
	follow(): () => void {
		const stops = [
			this.shelf.list(
				(games, damaged) => {
					this.#games = games;
					this.#damaged = damaged;
					this.#problem = undefined;
				},
				(problem) => {
					this.#problem = problem;
				}
			),
			unsaved.watch(() => {
				this.#apart = unsaved.summaries();
			}),
			// Where they can't be read everybody goes by the names in the headers: no reason to say that anything failed.
			this.shelf.watchPeople((people) => {
				this.#people = people;
			})
		];
		return () => {
			for (const stop of stops) stop();
		};
	}

	/** False until the store has told what there is. */
	get known(): boolean {
		return this.#games !== undefined || this.#problem !== undefined;
	}

	/** Why the games can't be read. */
	get problem(): StoreProblem | undefined {
		return this.#problem;
	}

	/** Games of which nothing could be stored yet. */
	readonly unstored = $derived(
		this.known ? this.#apart.filter(({ id }) => !this.#games?.some((game) => game.id === id)) : []
	);

	/** All games as their headers name who played: those that couldn't be stored yet, then the last touched first. */
	readonly told = $derived([...this.unstored, ...(this.#games ?? [])]);

	/** Games that are stored and can't be shown, the last touched first. */
	get damaged(): readonly DamagedGame[] {
		return this.#damaged;
	}

	/** How many games there are, damaged ones as well. */
	readonly count = $derived(this.told.length + this.#damaged.length);

	/** The same, everybody called as they are now. */
	readonly games = $derived(withCurrentNames(this.told, this.#people));

	/** The unfinished game that was touched last. */
	readonly current = $derived(this.games.find(({ state }) => state !== 'closed'));

	/** All games but the current one. */
	readonly others = $derived(this.games.filter((game) => game !== this.current));

	/** The few of them that the first page shows. */
	readonly latest = $derived(this.others.slice(0, LATEST));

	/** How many games were stored by an earlier version of the app, and are being counted anew. */
	readonly counting = $derived(this.told.filter(isOld).length);

	/** Those who were renamed or merged. */
	get people(): readonly Person[] {
		return this.#people;
	}

	/** Keeps who was renamed or merged. */
	replacePeople(people: readonly Person[]): StoreResult {
		return this.shelf.replacePeople(people);
	}

	/** A game was played to its end here: the data has become worth protecting. */
	readonly worthKeeping = $derived(this.games.some(({ state }) => state !== 'playing'));

	/** Takes a game off the list, with what could not be stored of it. */
	remove(id: GameId): StoreResult {
		return this.#both(id, this.shelf.remove(id), unsaved.remove.bind(unsaved));
	}

	/** Brings it back. */
	restore(id: GameId): StoreResult {
		return this.#both(id, this.shelf.restore(id), unsaved.restore.bind(unsaved));
	}

	/** Does with what was kept apart what the shelf does with the game; it may be all that there is. */
	async #both(id: GameId, shelf: StoreResult, apart: (id: GameId) => boolean): StoreResult {
		const done = await shelf;
		const all = done.ok || done.error.code === 'gone';
		return all && apart(id) ? ok(undefined) : done;
	}
}

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
