import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import type { Evidence, GridCell, ReadFigure } from './reading';

/**
 * A figure is proposed if it is at least this probable: one that is overlooked takes three taps, or is forgotten; one too many
 * takes one tap.
 */
const LIKELY = 0.55;

/** How many figures of each colour there are at most; colours that nobody plays are missing. The network doesn't know pink. */
export type FigureSupply = ReadonlyMap<PlayerColour, number>;

/**
 * The figures that are seen on cells with tiles, in the order of the cells. If more figures of a colour are seen than there
 * are, only the clearest.
 */
export function readFigures(
	cells: readonly (GridCell | undefined)[],
	evidence: readonly (Evidence | undefined)[],
	supply: FigureSupply
): readonly ReadFigure[] {
	const places = PLAYER_COLOURS.flatMap((colour, index) =>
		findSeen(cells, evidence, index)
			.slice(0, supply.get(colour) ?? 0)
			.map((place) => ({ place, colour }))
	);
	return places
		.sort((one, other) => one.place - other.place)
		.flatMap(({ place, colour }) => {
			const cell = cells[place];
			return cell ? [{ cell, colour }] : [];
		});
}

/** The places where a colour is seen, the clearest first. */
function findSeen(
	cells: readonly (GridCell | undefined)[],
	evidence: readonly (Evidence | undefined)[],
	colour: number
): readonly number[] {
	const seen = (place: number): number => evidence[place]?.figures[colour] ?? 0;
	return [...cells.keys()]
		.filter((place) => cells[place] !== undefined && seen(place) >= LIKELY)
		.sort((one, other) => seen(other) - seen(one));
}
