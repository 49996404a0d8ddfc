import type { PlayerColour } from '../../engine/colours';
import type { PieceKindId } from '../../engine/piece';
import {
	samePlace,
	type Corner,
	type Half,
	type Place,
	type Rotation,
	type Side,
	type Spot
} from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** A tile as it lies on a spot. */
export interface TileOnSpot extends Spot {
	readonly type: TileType;
	readonly rotation: Rotation;
}

/** A tile on the board. */
export interface BoardTile extends TileOnSpot {
	/** Its place in the order of laying. */
	readonly order: number;
	/** Indexes of its segments whose features are completed; tiles laid later complete features of earlier ones. */
	readonly completed: readonly number[];
}

/** How a figure looks. */
export interface FigureLook {
	readonly kind: PieceKindId;
	/** Its owner's; undefined for a figure that belongs to nobody. */
	readonly colour: PlayerColour | undefined;
	/** Farmers lie. */
	readonly lying: boolean;
	/** True for the figure that a question is about. */
	readonly asked?: boolean;
}

/** A figure on the board. */
export interface BoardFigure extends FigureLook {
	readonly at: Place;
	/** For a figure on the point where four tiles meet: the corner of the spot. */
	readonly corner?: Corner;
}

/** A legal answer to a question: one feature to choose. */
export interface BoardChoice {
	/** All its segments, on laid tiles and on the one about to be laid. */
	readonly places: readonly Place[];
	/** What a screen reader says of it. */
	readonly label: string;
}

/** A spot that can be tapped. */
export interface BoardSpot extends Spot {
	/** Spots that are not legal are shown, but don't glow. */
	readonly legal: boolean;
	/** True for a hole that no tile still to come fits into. */
	readonly dead: boolean;
	/** What a screen reader says of it. */
	readonly label: string;
}

/** The tile about to be laid. */
export interface Ghost extends TileOnSpot {
	/** The figure about to be put on it. */
	readonly figure?: FigureLook & {
		readonly segment: number;
		/** The corner of the spot, for a figure that stands on the point where four tiles meet. */
		readonly corner?: Corner;
	};
	/** True when it may lie another way round. */
	readonly turns: boolean;
	/** What a screen reader says of the button that turns it. */
	readonly label: string;
}

/** A side of a laid tile that doesn't match its neighbour: the table wanted it so. */
export interface MismatchedSide extends Spot {
	readonly side: Side;
}

/** A step of a way over the table: through a segment, and off its tile by a half-edge of the spot, if it leaves it. */
export interface PathStep {
	readonly place: Place;
	readonly through?: Half;
}

/** What is still open of a feature. */
export interface OpenMark extends Spot {
	/** The side of the spot that is open; for a monastery none: the spot itself is empty. */
	readonly side?: Side;
	/** True where nothing that is laid can close it any more. */
	readonly never?: boolean;
}

/** A feature lit up. */
export interface Highlight {
	/** Segments of laid tiles that belong to it. */
	readonly places: readonly Place[];
	/** Tiles in the order in which they're counted; each gets its number. */
	readonly numbered: readonly Spot[];
	/** Segments in a second colour: cities that a farm feeds, numbered at these places. */
	readonly contacts: readonly Place[];
	/** Every segment of those cities. */
	readonly contactPlaces: readonly Place[];
	/** Cities near a farm that don't count for it, by one place each. */
	readonly idle: readonly Place[];
	/** What names those, one by one; a stroke where nothing does. */
	readonly letters?: readonly string[];
	/** Segments with pennants that are counted. */
	readonly pennants?: readonly Place[];
	/** What is open of it. */
	readonly open?: readonly OpenMark[];
	/** One place or two that are compared, marked A and B: what is lit is plain then. */
	readonly ends?: readonly Place[];
	/** The way from the one to the other. */
	readonly way?: readonly PathStep[];
	/** Segments that part what the way joins, or the farm and a city. */
	readonly across?: readonly Place[];
	/** Whose farm it is, which shows in its pattern; undefined for nobody's, for one shared, and for whatever isn't a farm. */
	readonly owner: PlayerColour | undefined;
}

/** Where the table ends: the westernmost, northernmost, easternmost and southernmost spots on it. */
export interface BoardEdge {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
	/** True where it may come to lie elsewhere. */
	readonly moves: boolean;
	/** What a screen reader says of it. */
	readonly label: string;
}

/** Everything that the board shows. */
export interface Scene {
	readonly tiles: readonly BoardTile[];
	/** Sides where unlike terrains meet. */
	readonly mismatches: readonly MismatchedSide[];
	readonly figures: readonly BoardFigure[];
	readonly spots: readonly BoardSpot[];
	readonly ghost: Ghost | undefined;
	readonly highlight: Highlight | undefined;
	/** Legal answers to a question asked now; each glows. */
	readonly choices: readonly BoardChoice[];
	/** Where the table ends; left out where it never does. */
	readonly edge?: BoardEdge | undefined;
	/** The tile framed as the one that matters now; left out, the last. */
	readonly framedTile?: BoardTile | undefined;
	/** Where something happened that is to be seen, also by whoever moved the view elsewhere. */
	readonly focus?: Spot | undefined;
	/** A spot chosen before its tile. */
	readonly picked: Spot | undefined;
	/** True while no tile waits for a spot. */
	readonly dimmed: boolean;
}

/** Part of the table, in tiles; the far sides are excluded. */
export interface BoardArea {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The part of the table that holds all these spots, with a margin in tiles around it. */
function areaAround(spots: readonly Spot[], margin: number): BoardArea {
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	return {
		left: Math.min(0, ...xs) - margin,
		top: Math.min(0, ...ys) - margin,
		right: Math.max(0, ...xs) + 1 + margin,
		bottom: Math.max(0, ...ys) + 1 + margin
	};
}

/** The part of the table that holds all of these spots and little else; undefined for none. */
export function boundsOf(spots: readonly Spot[], margin: number): BoardArea | undefined {
	const [first] = spots;
	if (!first) return undefined;
	const far = areaAround(
		spots.map(({ x, y }) => ({ x: x - first.x, y: y - first.y })),
		margin
	);
	return {
		left: far.left + first.x,
		top: far.top + first.y,
		right: far.right + first.x,
		bottom: far.bottom + first.y
	};
}

/** What is seen of the table around the answers to a question, in tiles. */
const ROOM = 1.2;

/** What is seen of the table around the tile about to be laid: its corners and its button stand out from its spot. */
const BESIDE_GHOST = 0.4;

/** What is to be seen: the answers to a question and the figure that it's about, where a finger must hit; or else all. */
export function areaOfInterest({ tiles, spots, ghost, choices, figures }: Scene): BoardArea {
	const all = areaAround([...tiles, ...spots], spots.length > 0 ? 0.15 : 0.6);
	const held = boundsOf(ghost ? [ghost] : [], BESIDE_GHOST);
	const whole = held ? unionOf(all, held) : all;
	if (choices.length === 0) return whole;
	const asked = figures.flatMap((figure) => (figure.asked ? [figure.at] : []));
	return boundsOf([...choices.flatMap(({ places }) => places), ...asked], ROOM) ?? whole;
}

/** What is to be seen of a feature lit up: all of it, what is numbered, and a tile around. */
export const areaOfHighlight = (highlight: Highlight): BoardArea | undefined =>
	boundsOf(
		[
			...[
				highlight.places,
				highlight.numbered,
				highlight.contactPlaces,
				highlight.contacts,
				highlight.idle
			].flat(),
			...[highlight.open ?? [], highlight.across ?? []].flat(),
			...(highlight.way ?? []).map(({ place }) => place)
		],
		1
	);

const unionOf = (a: BoardArea, b: BoardArea): BoardArea => ({
	left: Math.min(a.left, b.left),
	top: Math.min(a.top, b.top),
	right: Math.max(a.right, b.right),
	bottom: Math.max(a.bottom, b.bottom)
});

/** True for a spot inside the area. */
export const containsSpot = (area: BoardArea, { x, y }: Spot): boolean =>
	x >= area.left && y >= area.top && x + 1 <= area.right && y + 1 <= area.bottom;

/** The spot nearest to a point of the table, if one lies within `reach`; points and reach in tiles. */
export function nearestSpot<S extends Spot>(
	spots: readonly S[],
	at: { readonly x: number; readonly y: number },
	reach: number
): S | undefined {
	const away = ({ x, y }: Spot): number =>
		Math.hypot(Math.max(x - at.x, 0, at.x - x - 1), Math.max(y - at.y, 0, at.y - y - 1));
	return spots
		.filter((spot) => away(spot) <= reach)
		.reduce<S | undefined>((a, b) => (a && away(a) <= away(b) ? a : b), undefined);
}

/** True for a segment of a feature that may be chosen. */
export const isChoice = (choices: readonly BoardChoice[], place: Place): boolean =>
	choices.some(({ places }) => places.some((one) => samePlace(one, place)));
