import type { CellContent, Reading } from '../../../src/lib/snap/reading';

/** A reading as `npm run snap` prints it. */
interface Printed {
	readonly cells: readonly {
		/** Column and row, from 0 at the top left. */
		readonly cell: readonly [number, number];
		/** An id, `other` or `empty`. */
		readonly tile: string;
		/** Clockwise quarter turns. */
		readonly rotation: number;
		readonly sure: boolean;
		/** What else it may be, the likeliest first. */
		readonly next: readonly PrintedContent[];
	}[];
	readonly figures: readonly {
		readonly cell: readonly [number, number];
		readonly colour: string;
	}[];
}

interface PrintedContent {
	readonly tile: string;
	readonly rotation: number;
}

const contentOf = (content: CellContent): PrintedContent =>
	content.kind === 'tile'
		? { tile: content.tile, rotation: content.rotation }
		: { tile: content.kind, rotation: 0 };

/** What is printed of a reading. */
export const printedOf = ({ cells, figures }: Reading): Printed => ({
	cells: cells.map(({ cell: { column, row }, content, sure, next }) => ({
		cell: [column, row],
		...contentOf(content),
		sure,
		next: next.map(contentOf)
	})),
	figures: figures.map(({ cell: { column, row }, colour }) => ({ cell: [column, row], colour }))
});
