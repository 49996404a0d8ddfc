import { SvelteMap } from 'svelte/reactivity';
import { ok, type Result } from '../../engine/result';
import { isolate, tidyName } from '../../engine/typed-text';
import { nameProblem } from '../../record/header-shape';
import { personKey } from '../../record/people';
import { newGameId } from '../../store/games';
import type { StoreProblemCode } from '../../store/problem';
import type { Tournaments } from '../../store/tournaments';
import { pairedAgain, renamed, withPlayers, type ChangeRefusal } from '../../tournament/changing';
import { finalRanking } from '../../tournament/knock-out';
import { plannedRounds } from '../../tournament/pairing';
import { finishedRounds, stateOf, type Round } from '../../tournament/state';
import {
	playerId,
	type PlayerId,
	type Tournament,
	type TournamentEvent,
	type TournamentId
} from '../../tournament/tournament';
import { words } from '../../words';
import { tournamentWords } from '../../words/en/tournament';
import { notices } from '../app/notices.svelte';

/** The store's answer to a change. */
type Changed = Awaited<ReturnType<Tournaments['append']>>;

/** What a tournament is called on the screen: its name, or its day. */
export const titleOf = ({ name, created }: Pick<Tournament, 'name' | 'created'>): string =>
	name === '' ? tournamentWords.ofDay(created) : isolate(name);

/** A new id of a player. */
export const newPlayerId = (): PlayerId => playerId(newGameId().slice(0, 12));

/** A tournament while its organiser looks at it. Everything that is entered is stored at once, or a notice says why not. */
export class TournamentKeeper {
	/** Undefined until it was read, and if there is none. */
	tournament = $state.raw<Tournament>();
	/** True once it was looked for. */
	known = $state(false);
	/** Why it can't be read. */
	problem = $state<StoreProblemCode>();

	constructor(
		private readonly store: Tournaments,
		private readonly id: TournamentId
	) {}

	readonly state = $derived(this.tournament && stateOf(this.tournament));
	/** How many rounds are planned before the finals. */
	readonly planned = $derived(this.state ? plannedRounds(this.state) : 0);
	/** How many rounds before the finals are complete. */
	readonly finishedRounds = $derived(this.state ? finishedRounds(this.state) : 0);
	/** The standings after the last complete round, best first; the finals decide about ranks only. */
	readonly standings = $derived(this.state ? finalRanking(this.state) : []);
	readonly title = $derived(this.tournament ? titleOf(this.tournament) : tournamentWords.title);
	/** The names of all players on the screen. */
	readonly #names = $derived(
		new SvelteMap(
			this.tournament?.players.map(({ id, name }, at) => [
				id,
				name === '' ? tournamentWords.erased(at + 1) : isolate(name)
			])
		)
	);

	/** Follows the store until the returned function is called. */
	follow(): () => void {
		return this.store.watch(
			this.id,
			(tournament) => {
				this.tournament = tournament;
				this.known = true;
				this.problem = undefined;
			},
			({ code }) => {
				this.problem = code;
				this.known = true;
			}
		);
	}

	/** The name of a player on the screen. */
	readonly nameOf = (id: PlayerId): string => this.#names.get(id) ?? '';

	/** Enters events, all or none. True once they are stored. */
	async enter(...events: readonly TournamentEvent[]): Promise<boolean> {
		return told(await this.store.append(this.id, events));
	}

	/** Lets players enter, from the next round on. */
	addPlayers(names: readonly string[]): Promise<boolean> {
		const players = names.map((name) => ({ id: newPlayerId(), name: tidyName(name) }));
		return this.#change((stored, now) => withPlayers(stored, players, now));
	}

	/** Gives a player another name. */
	rename(player: PlayerId, name: string): Promise<boolean> {
		return this.#change((stored) => ok(renamed(stored, player, tidyName(name))));
	}

	/** Erases a player's name: results stay. */
	erase(player: PlayerId): Promise<boolean> {
		return this.rename(player, '');
	}

	/** Gives the tournament another name. */
	renameTournament(name: string): Promise<boolean> {
		return this.#change((stored) => ok({ ...stored, name: tidyName(name) }));
	}

	/** True for a name that another player has. */
	isTaken(name: string, but?: PlayerId): boolean {
		const key = personKey(name);
		return (this.tournament?.players ?? []).some(
			(one) => one.id !== but && one.name !== '' && personKey(one.name) === key
		);
	}

	/** Takes the last round back, and offers to pair it again as it was, with what was reported. */
	async takeBack(round: Round): Promise<void> {
		if (!(await this.enter({ type: 'round/withdrawn', round: round.number }))) return;
		notices.show(tournamentWords.takenBack(round.number), {
			label: words.common.undo,
			run: () => void this.#pairAgain(round)
		});
	}

	async #pairAgain(round: Round): Promise<void> {
		const { state } = this;
		if (state && (await this.enter(...pairedAgain(state, round))))
			notices.show(tournamentWords.paired(round.number));
	}

	/** Deletes the tournament, and offers to restore it. True once it is gone. */
	async remove(): Promise<boolean> {
		const removed = await this.store.remove(this.id);
		if (!removed.ok) notices.show(words.storage.store(removed.error.code));
		else
			notices.keep(tournamentWords.deleted, {
				label: words.common.undo,
				run: () => void this.#restore()
			});
		return removed.ok;
	}

	async #restore(): Promise<void> {
		const done = await this.store.restore(this.id);
		notices.show(done.ok ? tournamentWords.restored : words.storage.store(done.error.code));
	}

	async #change(
		change: (stored: Tournament, now: number) => Result<Tournament, ChangeRefusal>
	): Promise<boolean> {
		return told(await this.store.change(this.id, change));
	}
}

/** Tells why something wasn't stored. Returns true if it was. */
function told(changed: Changed): boolean {
	if (!changed.ok) notices.show(words.storage.store(changed.error.code));
	else if (!changed.value.ok) notices.show(tournamentWords.refused[changed.value.error]);
	return changed.ok && changed.value.ok;
}

/** What is wrong with a name that somebody typed, as a sentence; undefined if nothing is. */
export function nameTrouble(name: string, taken: boolean): string | undefined {
	const problem = nameProblem(tidyName(name));
	if (problem) return tournamentWords.nameProblem[problem];
	return taken ? tournamentWords.nameTaken : undefined;
}

/** The same of a tournament's name, which may be empty. */
export const titleTrouble = (name: string): string | undefined =>
	tidyName(name) === '' ? undefined : nameTrouble(name, false);

/** Reads a file with a list of names; says so if it isn't one. */
export async function readList(file: File, take: (text: string) => unknown): Promise<void> {
	const text = await file.text().catch(() => undefined);
	if (text === undefined || text.includes('\u0000')) notices.show(tournamentWords.listFailed);
	else await take(text);
}
