/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for steps to do in order. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
	/** Terms explained below the paragraphs. */
	readonly terms?: readonly (readonly [term: string, says: string])[];
}
