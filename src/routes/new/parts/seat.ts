import type { PlayerColour } from '$lib/engine/colours';

/** A seat in the form. */
export interface SeatView {
	/** Stays with the player when seats are swapped. */
	readonly key: number;
	/** As typed. */
	readonly name: string;
	/** The name; if it is empty, the name of the colour. */
	readonly shown: string;
	readonly colour: PlayerColour;
	/** Code of what is wrong with the name. */
	readonly wrong?: string | undefined;
}

/** A player of an earlier game, with their last colour. */
export interface KnownPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** Actions on seats, each by its key. */
export interface SeatActions {
	rename(key: number, name: string): void;
	recolour(key: number, colour: PlayerColour): void;
	/** Moves the player one seat earlier (-1) or later (1). */
	move(key: number, by: -1 | 1): void;
	remove(key: number): void;
	add(): void;
	invite(player: KnownPlayer): void;
}
