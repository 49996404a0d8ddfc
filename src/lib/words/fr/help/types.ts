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
