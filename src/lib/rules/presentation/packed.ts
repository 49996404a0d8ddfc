/** Names, with their numbers in packed games. People keep links with these numbers, so they never change. */
export type Numbered = readonly (readonly [number: number, name: string])[];

/**
 * A ruling with its number, and its answers by their index. The first answer is the one of a packed game that doesn't name any.
 */
export type NumberedRuling = readonly [
	number: number,
	id: string,
	answers: readonly [unsaid: string, ...others: string[]]
];

/**
 * What a box adds to the packed format. People keep links with these numbers and this order of answers: only add. See
 * share/FORMAT.md.
 */
export interface PackedPart {
	readonly boxes?: Numbered;
	readonly expansions?: Numbered;
	readonly pieces?: Numbered;
	readonly tokens?: Numbered;
	/** Their numbers start at 12, because those of the base game come first. */
	readonly objections?: Numbered;
	readonly tiles?: Numbered;
	readonly rulings?: readonly NumberedRuling[];
}
