/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for things to do one after the other. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
	/** What is told piece by piece below the paragraphs. */
	readonly terms?: readonly (readonly [term: string, says: string])[];
}
