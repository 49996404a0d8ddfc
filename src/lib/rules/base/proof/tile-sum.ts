import { countsTiles, type AwardLine } from '../../../engine/ledger';
import type { Place, Spot } from '../../../engine/spot';

/** A tile or a pennant, and what it brings to a sum. */
type Share<At> = At & { readonly points: number };

/**
 * A sum as it is written on the board. All shares and the lines in `beside` add up to its points, or, if only half is paid, to
 * the whole sum.
 */
export interface TileSum {
	/** What each tile brings, the earliest laid first, without a pennant on it. */
	readonly tiles: readonly Share<Spot>[];
	/** What each pennant brings. */
	readonly pennants: readonly Share<Place>[];
	/** Lines that can't be written on tiles or pennants of the board. */
	readonly beside: readonly AwardLine[];
}

/** What was counted for a feature. */
interface Counted {
	readonly tiles: readonly Spot[];
	readonly pennants: readonly Place[];
}

/** Writes the lines of an award on the tiles and pennants that were counted for it. */
export function sumByTile({ tiles, pennants }: Counted, lines: readonly AwardLine[]): TileSum {
	const forTiles = lines.filter((line) => countsTiles(line) && line.count === tiles.length);
	const forPennants = lines.filter(
		({ of, count }) => of === 'pennants' && count === pennants.length
	);
	return {
		tiles: shared(tiles, forTiles),
		pennants: shared(pennants, forPennants),
		beside: lines.filter((line) => !forTiles.includes(line) && !forPennants.includes(line))
	};
}

const shared = <At extends Spot>(counted: readonly At[], lines: readonly AwardLine[]) =>
	lines.length > 0 ? counted.map((at) => ({ ...at, points: eachIn(lines) })) : [];

const eachIn = (lines: readonly AwardLine[]): number =>
	lines.reduce((sum, { each }) => sum + each, 0);
