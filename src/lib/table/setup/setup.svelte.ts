import { PLAYER_COLOURS, type PlayerColour } from '../../engine/colours';
import { withoutRetired } from '../../engine/rulings';
import {
	MIN_PLAYERS,
	MAX_PLAYERS,
	trimName,
	nameProblem,
	type GameId,
	type Header,
	type Player
} from '../../record';
import {
	BOX_IDS,
	BOXES,
	countsOf,
	EXPANSION_IDS,
	maxPlayersOf,
	RULINGS,
	rulingsFor,
	UNRECORDED_RULINGS,
	USUAL_RULINGS,
	type BoxId,
	type ExpansionId
} from '../../rules/catalogue';
import { PRESET_IDS, PRESETS, type PresetId } from '../../rules/presets';
import { playerName } from '../../words/player-name';
import { answersOf, changesFrom, namedContract, termsOf } from './contract';
import { randomIndex, type Randomness } from './random-index';

/** A seat at the table while it is being set. */
interface Seat {
	/** Stays with the person when seats are changed. */
	readonly key: number;
	/** As typed; empty for the colour's own name. */
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What is remembered of the last set-up. */
export interface Settings {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly players: readonly Player[];
	readonly rulings: Readonly<Record<string, string>>;
}

const FRESH: Settings = {
	box: 'base-c1',
	expansions: [],
	players: [
		{ name: '', colour: 'red' },
		{ name: '', colour: 'blue' }
	],
	rulings: {}
};

/** The boxes to choose from, by kind. */
export const BOX_CHOICES = BOX_IDS.map((id) => ({
	id,
	kind: BOXES[id].land === 'winter' ? ('winter' as const) : ('base' as const)
}));

/** A new game before it begins. */
export class Setup {
	box = $state<BoxId>(FRESH.box);
	expansions = $state.raw<readonly ExpansionId[]>(FRESH.expansions);
	seats = $state.raw<readonly Seat[]>([]);
	rulings = $state.raw<Readonly<Record<string, string>>>(USUAL_RULINGS);
	/** True for a table that lies already. */
	found = $state<true>();
	/** The set of rules from which single ones may differ. */
	preset = $state<PresetId>('today');
	/** Key of the seat that lays the first tile. */
	#starter = $state(0);
	#keys = 0;

	constructor(from: Settings = FRESH) {
		this.box = from.box;
		this.expansions = from.expansions;
		this.rulings = withoutRetired(RULINGS, { ...USUAL_RULINGS, ...from.rulings });
		this.preset = namedContract(this).preset;
		this.seats = from.players.slice(0, MAX_PLAYERS).map((player) => this.#seat(player));
		this.#starter = this.seats[0]?.key ?? 0;
	}

	#seat({ name, colour }: Player): Seat {
		return { key: this.#keys++, name, colour };
	}

	/** Colours that nobody has, in the order of the boxes. */
	readonly free = $derived(
		PLAYER_COLOURS.filter((colour) => this.seats.every((seat) => seat.colour !== colour))
	);

	/** Position of who lays the first tile. */
	readonly first = $derived(
		Math.max(
			0,
			this.seats.findIndex(({ key }) => key === this.#starter)
		)
	);

	/** How many tiles are drawn in the game, the start tile included. */
	readonly tiles = $derived(Object.values(countsOf(this)).reduce((sum, count) => sum + count, 0));

	/** How many players there are figures for. */
	readonly figures = $derived(maxPlayersOf(this));

	/** The rulings that are a question in this game with their answers, in the order of the catalogue. */
	readonly terms = $derived(termsOf(this));

	/** Those of them that are answered otherwise than in the set of rules that was taken. */
	readonly changes = $derived(changesFrom(this.terms, this.preset).map(({ id }) => id));

	get full(): boolean {
		return this.seats.length >= MAX_PLAYERS;
	}

	get fewest(): boolean {
		return this.seats.length <= MIN_PLAYERS;
	}

	/** What is wrong with a seat's name; an empty one is right, it takes the colour's. */
	wrongName(seat: Seat): ReturnType<typeof nameProblem> {
		return trimName(seat.name) === '' ? undefined : nameProblem(seat.name);
	}

	/** True when the game may begin. */
	readonly complete = $derived(this.seats.every((seat) => this.wrongName(seat) === undefined));

	/** Somebody sits down at the end, in the wished colour if nobody has it. */
	add(name = '', wish?: PlayerColour): void {
		const colour = this.free.find((each) => each === wish) ?? this.free[0];
		if (colour === undefined) return;
		this.seats = [...this.seats, this.#seat({ name, colour })];
	}

	/** Puts a known player on the first seat without a name, else on a new one. */
	invite({ name, colour }: Player): void {
		const seat = this.seats.find((each) => trimName(each.name) === '');
		if (!seat) {
			this.add(name, colour);
			return;
		}
		this.#change(seat.key, { name, ...(this.free.includes(colour) && { colour }) });
	}

	remove(key: number): void {
		if (!this.fewest) this.seats = this.seats.filter((seat) => seat.key !== key);
	}

	rename(key: number, name: string): void {
		this.#change(key, { name });
	}

	/** Gives a seat a colour that is free. */
	recolour(key: number, colour: PlayerColour): void {
		if (this.free.includes(colour)) this.#change(key, { colour });
	}

	#change(key: number, change: Partial<Player>): void {
		this.seats = this.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));
	}

	/** Seats somebody one place earlier (-1) or later (1). */
	move(key: number, by: -1 | 1): void {
		const from = this.seats.findIndex((seat) => seat.key === key);
		const seat = this.seats[from];
		const other = this.seats[from + by];
		if (!seat || !other) return;
		const [low, high] = by < 0 ? [seat, other] : [other, seat];
		this.seats = this.seats.toSpliced(Math.min(from, from + by), 2, low, high);
	}

	/** Chooses the box; an unknown one is left on the shelf. */
	chooseBox(id: string): void {
		this.box = BOX_IDS.find((each) => each === id) ?? this.box;
	}

	/** Shuffles an expansion in, or leaves it out. */
	setExpansion(id: string, wanted: boolean): void {
		this.expansions = EXPANSION_IDS.filter((each) =>
			each === id ? wanted : this.expansions.includes(each)
		);
	}

	/** Says who lays the first tile. */
	start(key: number): void {
		this.#starter = key;
	}

	/** Draws who lays the first tile, and returns them. */
	drawStarter(random?: Randomness): Seat | undefined {
		const seat = this.seats[randomIndex(this.seats.length, random)];
		if (seat) this.#starter = seat.key;
		return seat;
	}

	/** Takes a whole set of rules; one that says nothing of how the starter is found leaves that as it is. */
	choosePreset(id: string): void {
		this.preset = PRESET_IDS.find((each) => each === id) ?? this.preset;
		const starter = PRESETS[this.preset]['starter'] ?? this.rulings['starter'] ?? '';
		this.rulings = { ...answersOf(this.preset), starter };
	}

	/** Answers a single question. */
	answerRuling(id: string, answer: string): void {
		this.rulings = { ...this.rulings, [id]: answer };
	}

	/** What to remember for the next time. */
	get settings(): Settings {
		const players = this.seats.map(({ name, colour }) => ({ name: trimName(name), colour }));
		return { box: this.box, expansions: this.expansions, players, rulings: this.rulings };
	}

	/** The answers of this game; what isn't asked in it is left as if nobody had said a word. */
	get #answers(): Readonly<Record<string, string>> {
		const ids = rulingsFor(this.expansions).map(({ id }) => id);
		const given = Object.entries(this.rulings).filter(([id]) => ids.includes(id));
		return { ...UNRECORDED_RULINGS, ...Object.fromEntries(given) };
	}

	/** The header of the game. A seat without a name keeps an empty one. */
	header(id: GameId, created: number): Header {
		const { box, expansions, first } = this;
		const { players } = this.settings;
		return { id, created, box, expansions, players, first, rulings: this.#answers };
	}
}

/** What a seat is called: its name, or its colour's. */
export const seatName = ({ name, colour }: Player): string =>
	playerName({ name: trimName(name), colour });
