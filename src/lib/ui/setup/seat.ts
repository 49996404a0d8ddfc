import type { PlayerColour } from '$lib/engine/colours';

/** A seat as the form shows it. */
export interface SeatView {
	/** Stays with the person when seats are changed. */
	readonly key: number;
	/** As typed. */
	readonly name: string;
	/** Its name, or its colour's when it has none. */
	readonly shown: string;
	readonly colour: PlayerColour;
	/** What is wrong with the name: a code. */
	readonly wrong?: string | undefined;
}

/** Somebody who has played here before, in the colour they had. */
export interface KnownPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What can be done about the seats; each seat by its key. */
export interface SeatActions {
	rename(key: number, name: string): void;
	recolour(key: number, colour: PlayerColour): void;
	/** One place earlier (-1) or later (1). */
	move(key: number, by: -1 | 1): void;
	remove(key: number): void;
	add(): void;
	invite(player: KnownPlayer): void;
}
