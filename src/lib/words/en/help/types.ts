/** Something that is scored, explained by pictures. */
interface HelpTopic {
	readonly id: string;
	readonly title: string;
	/** The titles of its pictures, by the ids of the examples. */
	readonly pictures: Readonly<Record<string, string>>;
}

/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for steps to do in order. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
	/** Terms explained below the paragraphs. */
	readonly terms?: readonly (readonly [term: string, says: string])[];
	/** What is scored, in pictures below the terms. */
	readonly topics?: readonly HelpTopic[];
}

/** What a picture of an example shows: the number of its tiles, and what each thing that counts brings. */
export interface Pictured {
	readonly tiles: number;
	/** Tiles that count. */
	readonly counted: number;
	/** Points on each tile and on each pennant that counts; undefined where there are none, or the players’ sums differ. */
	readonly onTiles: number | undefined;
	readonly onPennants: number | undefined;
	/** Cities that a farm feeds, and others at its walls. */
	readonly cities: number;
	readonly otherCities: number;
	/** True where all farms are shown. */
	readonly farms: boolean;
}
