import type { Candidate } from '../../../src/lib/table/watch/proposed-turn';
import { isCertain, isSure } from '../../../src/lib/watch/judge';
import type { Proposed } from './follow';

/** A turn as it is printed. */
interface PrintedTurn {
	readonly tile: string | null;
	/** Clockwise quarter turns. */
	readonly rotation: number | null;
	readonly figure: { readonly piece: string; readonly segment: number } | null;
}

/** A proposal as `npm run watch` prints it; see its usage. */
interface Printed extends PrintedTurn {
	readonly frame: number;
	/** Seconds. */
	readonly time: number;
	readonly spot: readonly [number, number];
	readonly sure: boolean;
	readonly certain: boolean;
	readonly margin: number;
	readonly odds: number;
	readonly next: readonly PrintedTurn[];
	readonly entered: boolean;
}

/** What is printed of a proposal. */
export function printedOf({ frame, time, seen, proposal, entered }: Proposed): Printed {
	const [first, ...others] = proposal.tiles;
	return {
		frame,
		time: rounded(time / 1000),
		...turnOf(first),
		spot: [seen.spot.x, seen.spot.y],
		sure: isSure(seen),
		certain: isCertain(seen) && proposal.certain,
		margin: rounded(seen.margin),
		odds: rounded(seen.odds),
		next: [...others, ...proposal.otherFigures].map(turnOf),
		entered
	};
}

const turnOf = (candidate: Candidate | undefined): PrintedTurn => ({
	tile: candidate?.tile ?? null,
	rotation: candidate?.rotation ?? null,
	figure: candidate?.figure
		? { piece: candidate.figure.piece, segment: candidate.figure.segment }
		: null
});

const rounded = (value: number): number => Math.round(100 * value) / 100;
