/** Names by their numbers in packed games. The numbers are in links that people keep: they never change. */
export type Numbered = readonly (readonly [number: number, name: string])[];

/** A ruling by its number, and its answers by theirs: the first is the one by which a game is played of which nothing is said. */
export type NumberedRuling = readonly [
	number: number,
	id: string,
	answers: readonly [unsaid: string, ...others: string[]]
];

/** What a box adds to the packed format. Numbers, and the order of answers, are in links that people keep: only add. See share/FORMAT.md. */
export interface PackedPart {
	readonly boxes?: Numbered;
	readonly expansions?: Numbered;
	readonly pieces?: Numbered;
	readonly tokens?: Numbered;
	/** From 12: the base game's come before. */
	readonly objections?: Numbered;
	readonly tiles?: Numbered;
	readonly rulings?: readonly NumberedRuling[];
}
