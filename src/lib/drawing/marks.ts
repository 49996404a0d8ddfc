/** A printed mark's picture: SVG path data around its middle, about 24 by 18 units. */
export interface MarkShape {
	/** The silhouette. */
	readonly body: string;
	/** Small lighter parts on it. */
	readonly lit: string;
}

const MARKS: Readonly<Record<string, MarkShape>> = {
	foxes: { body: 'M-10 6h20l-4-10l-4 5l-4-5z', lit: '' }
};

/** The picture of a mark, or undefined for one that has none yet. */
export const markShape = (name: string): MarkShape | undefined => MARKS[name];
