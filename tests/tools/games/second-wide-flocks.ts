import { firstName, type Feature, type Laid } from './second-features';
import type { WideBoard } from './second-wide-board';
import { SHEPHERD, type Paid, type WideFigure } from './second-wide-table';

/* Shepherds and their sheep on the table of `second-wide-game.ts`. */

/** The flocks on the table: each player has one shepherd. */
export class Flocks {
	/** Tokens beside each player's shepherd; a token whose number is unknown is 0. */
	readonly tokens: (readonly number[])[];

	constructor(private readonly board: WideBoard) {
		this.tokens = board.hands.map(() => []);
	}

	/** A player's shepherd on the table. */
	shepherdOf(player: number): WideFigure | undefined {
		return this.board.figures.find((one) => one.kind === SHEPHERD && one.player === player);
	}

	/** True where a tile just laid made the field of a player's shepherd larger, who stood there before (FLOCK-2). */
	isEnlarged(player: number, tile: Laid): boolean {
		const shepherd = this.shepherdOf(player);
		if (!shepherd) return false;
		const { nodes } = this.board.featureAt(shepherd.at);
		return nodes.some(({ place }) => place.x === tile.x && place.y === tile.y);
	}

	/** A token with sheep is laid beside a player's shepherd. */
	grow(player: number, sheep: number): void {
		this.tokens[player] = [...(this.tokens[player] ?? []), sheep];
	}

	/** A wolf came: the flocks of the field and their shepherds leave. */
	flee(player: number): void {
		const shepherd = this.shepherdOf(player);
		if (shepherd) this.#leave(this.board.featureAt(shepherd.at));
	}

	/** A player's flock is driven home, and all others of the field. */
	driveHome(player: number): readonly Paid[] {
		const shepherd = this.shepherdOf(player);
		return shepherd ? this.#pay(this.board.featureAt(shepherd.at)) : [];
	}

	/** Flocks on closed fields are driven home (FLOCK-6). */
	payClosed(): readonly Paid[] {
		const fields = this.board.taken.filter((one) => one.kind === 'field');
		return fields.filter((field) => this.board.isClosed(field)).flatMap((one) => this.#pay(one));
	}

	/** Each shepherd of a field brings all sheep there (FLOCK-5). */
	#pay(field: Feature): readonly Paid[] {
		const there = this.#shepherdsOn(field);
		const points = there
			.flatMap(({ player }) => this.tokens[player] ?? [])
			.reduce((sum, sheep) => sum + sheep, 0);
		this.#leave(field);
		return there.map(({ player }) => ({ what: 'flock', at: firstName(field), player, points }));
	}

	#leave(field: Feature): void {
		const there = this.#shepherdsOn(field);
		for (const { player } of there) this.tokens[player] = [];
		this.board.sendHome(there);
	}

	#shepherdsOn(field: Feature): readonly WideFigure[] {
		return this.board.on(field).filter(({ kind }) => kind === SHEPHERD);
	}
}
