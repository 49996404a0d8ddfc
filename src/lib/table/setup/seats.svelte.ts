import { PLAYER_COLOURS, type PlayerColour } from '../../engine/colours';
import { tidyName } from '../../engine/typed-text';
import { MAX_PLAYERS, MIN_PLAYERS, nameProblem, type Player } from '../../record';

/** A seat at the table before the game begins. */
interface Seat {
	/** Stays with the person when seats are changed. */
	readonly key: number;
	/** As typed; empty for the colour's own name. */
	readonly name: string;
	readonly colour: PlayerColour;
}

/** Who sits at the table of a new game, in which order and colour, and who lays the first tile. */
export class Seats {
	list = $state.raw<readonly Seat[]>([]);
	/** Key of the seat that lays the first tile. */
	#starter = $state(0);
	#keys = 0;

	constructor(players: readonly Player[]) {
		this.list = players.slice(0, MAX_PLAYERS).map((player) => this.#seat(player));
		this.#starter = this.list[0]?.key ?? 0;
	}

	#seat({ name, colour }: Player): Seat {
		return { key: this.#keys++, name: tidyName(name), colour };
	}

	/** Colours that nobody has, in the order of the boxes. */
	readonly free = $derived(
		PLAYER_COLOURS.filter((colour) => this.list.every((seat) => seat.colour !== colour))
	);

	/** Index of the seat that lays the first tile. */
	readonly first = $derived(
		Math.max(
			0,
			this.list.findIndex(({ key }) => key === this.#starter)
		)
	);

	readonly complete = $derived(this.list.every((seat) => this.wrongName(seat) === undefined));

	get full(): boolean {
		return this.list.length >= MAX_PLAYERS;
	}

	/** True when nobody can leave. */
	get fewest(): boolean {
		return this.list.length <= MIN_PLAYERS;
	}

	/** What is wrong with a seat's name. An empty name is fine: the seat then takes the name of its colour. */
	wrongName(seat: Seat): ReturnType<typeof nameProblem> {
		const name = tidyName(seat.name);
		return name === '' ? undefined : nameProblem(name);
	}

	/** Adds a seat at the end, in the wished colour if nobody has it. */
	add(name = '', wish?: PlayerColour): void {
		const colour = this.free.find((each) => each === wish) ?? this.free[0];
		if (colour === undefined || this.full) return;
		this.list = [...this.list, this.#seat({ name, colour })];
	}

	/** Puts a known player on the first seat without a name, or else on a new one. */
	invite({ name, colour }: Player): void {
		const seat = this.list.find((each) => tidyName(each.name) === '');
		if (!seat) {
			this.add(name, colour);
			return;
		}
		this.#change(seat.key, { name, ...(this.free.includes(colour) && { colour }) });
	}

	remove(key: number): void {
		if (!this.fewest) this.list = this.list.filter((seat) => seat.key !== key);
	}

	rename(key: number, name: string): void {
		this.#change(key, { name });
	}

	/** Gives a seat a colour that is free. */
	recolour(key: number, colour: PlayerColour): void {
		if (this.free.includes(colour)) this.#change(key, { colour });
	}

	/** Moves a seat one place earlier (-1) or later (1). */
	move(key: number, by: -1 | 1): void {
		const from = this.list.findIndex((seat) => seat.key === key);
		const seat = this.list[from];
		const other = this.list[from + by];
		if (!seat || !other) return;
		const [low, high] = by < 0 ? [seat, other] : [other, seat];
		this.list = this.list.toSpliced(Math.min(from, from + by), 2, low, high);
	}

	/** Says who lays the first tile. */
	start(key: number): void {
		this.#starter = key;
	}

	/** Draws who lays the first tile, and returns them. */
	drawStarter(random?: Randomness): Seat | undefined {
		const seat = this.list[randomIndex(this.list.length, random)];
		if (seat) this.#starter = seat.key;
		return seat;
	}

	#change(key: number, change: Partial<Player>): void {
		this.list = this.list.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));
	}
}

/** Fills an array with random bits, as `crypto.getRandomValues` does. @internal */
export type Randomness = (into: Uint32Array<ArrayBuffer>) => unknown;

const RANGE = 2 ** 32;

/** A random whole number from 0 to below `count`, each equally likely. @internal */
export function randomIndex(
	count: number,
	random: Randomness = (into) => crypto.getRandomValues(into)
): number {
	const drawn = new Uint32Array(1);
	// Numbers in the incomplete last range would favour the first results: those are drawn again.
	const fair = RANGE - (RANGE % count);
	do random(drawn);
	while ((drawn[0] ?? 0) >= fair);
	return (drawn[0] ?? 0) % count;
}
