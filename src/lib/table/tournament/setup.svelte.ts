import * as v from 'valibot';
import { isolate, tidyName } from '../../engine/typed-text';
import { currentTimestamp } from '../../record/header-shape';
import { personKey } from '../../record/people';
import { newGameId } from '../../store/games';
import { namesIn, suggestedRounds } from '../../tournament/roster';
import { MOST_ROUND_ROBIN } from '../../tournament/round-robin';
import {
	FINALS,
	MAX_ROUNDS,
	MAX_TOURNAMENT_PLAYERS,
	PAIRINGS,
	TIE_BREAKS,
	TOURNAMENT_VERSION,
	tournamentId,
	type Tournament,
	type TournamentSettings
} from '../../tournament/tournament';
import { words } from '../../words';
import { tournamentWords } from '../../words/en/tournament';
import { KeptForm } from '../app/kept-form';
import { notices } from '../app/notices.svelte';
import { nameTrouble, newPlayerId, titleTrouble } from './keeper.svelte';

/** What is entered for a new tournament. */
const formSchema = v.object({
	name: v.string(),
	players: v.pipe(v.array(v.string()), v.maxLength(MAX_TOURNAMENT_PLAYERS), v.readonly()),
	pairing: v.picklist(PAIRINGS),
	/** Absent for as many as suit the number of players. */
	rounds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS))),
	tieBreaks: v.pipe(v.array(v.picklist(TIE_BREAKS)), v.readonly()),
	finals: v.picklist(FINALS)
});
type Form = Readonly<v.InferOutput<typeof formSchema>>;

/** The form as the official rules have it. */
const USUAL: Form = {
	name: '',
	players: [],
	pairing: 'swiss',
	tieBreaks: ['opponents-without-weakest', 'difference', 'points'],
	finals: 0
};

/** The form of a new tournament. It outlives a reload. */
export class TournamentSetup {
	readonly #kept = new KeptForm('tilekeep:tournament', formSchema);
	#form = $state.raw<Form>(this.#kept.entered ?? USUAL);

	get name(): string {
		return this.#form.name;
	}
	set name(name: string) {
		this.#change({ name });
	}

	get players(): readonly string[] {
		return this.#form.players;
	}

	/** What is wrong with the name, as a sentence; undefined if nothing is. */
	readonly nameTrouble = $derived(titleTrouble(this.name));

	/** How many rounds suit the number of players. */
	readonly suggested = $derived(suggestedRounds(this.players.length, this.#form.pairing));

	readonly settings: TournamentSettings = $derived.by(() => {
		const { pairing, rounds, tieBreaks, finals } = this.#form;
		return { pairing, rounds: rounds ?? this.suggested, tieBreaks, finals };
	});

	/** Why it can't begin, as a sentence; undefined once it can. */
	readonly trouble = $derived.by(() => {
		if (this.players.length < 2) return tournamentWords.tooFew;
		const many = this.players.length > MOST_ROUND_ROBIN;
		return this.settings.pairing === 'round-robin' && many ? tournamentWords.tooMany : undefined;
	});

	/** Changes settings. Another pairing discards the number of rounds that was entered. */
	set({ rounds, ...others }: TournamentSettings): void {
		const { name, players, pairing } = this.#form;
		const own = others.pairing === pairing && rounds !== this.suggested;
		this.#form = { name, players, ...others, ...(own && { rounds }) };
		this.#kept.keep(this.#form);
	}

	/** True for a name that is in the list. */
	has(name: string): boolean {
		const key = personKey(name);
		return this.players.some((one) => personKey(one) === key);
	}

	/** Adds a typed name. True if it could be added. */
	add(name: string): boolean {
		const usable = nameTrouble(name, this.has(name)) === undefined && this.#room > 0;
		if (usable) this.#change({ players: [...this.players, tidyName(name)] });
		return usable;
	}

	/** Adds the names of a list, and offers to take that back. */
	addList(text: string): void {
		const { names, left } = namesIn(text, this.has.bind(this));
		const before = this.players;
		const added = Math.min(names.length, this.#room);
		this.#change({ players: [...before, ...names.slice(0, added)] });
		const out = left + names.length - added;
		const says = out > 0 ? tournamentWords.addedBut(added, out) : tournamentWords.added(added);
		this.#offerBack(says, before);
	}

	remove(index: number): void {
		const before = this.players;
		const name = before[index] ?? '';
		this.#change({ players: before.filter((_, at) => at !== index) });
		this.#offerBack(tournamentWords.removed(isolate(name)), before);
	}

	/** What is stored of a tournament that begins now. */
	made(): Tournament {
		const created = currentTimestamp();
		const players = this.players.map((name) => ({ id: newPlayerId(), name }));
		return {
			v: TOURNAMENT_VERSION,
			id: tournamentId(newGameId()),
			created,
			name: tidyName(this.name),
			settings: this.settings,
			players,
			entries: players.map(({ id: player }) => ({
				at: created,
				event: { type: 'player/entered', player }
			}))
		};
	}

	/** Forgets the form once its tournament began. */
	drop(): void {
		this.#kept.drop();
	}

	get #room(): number {
		return MAX_TOURNAMENT_PLAYERS - this.players.length;
	}

	#offerBack(says: string, players: readonly string[]): void {
		notices.show(says, {
			label: words.common.undo,
			run: () => {
				this.#change({ players });
			}
		});
	}

	#change(change: Partial<Form>): void {
		this.#form = { ...this.#form, ...change };
		this.#kept.keep(this.#form);
	}
}
