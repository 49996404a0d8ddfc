import type { PlayerColour } from '../../engine/colours';
import type { FigurePlace, PieceKindId } from '../../engine/piece';
import {
	samePlace,
	type Corner,
	type Half,
	type Place,
	type Rotation,
	type Side,
	type Spot
} from '../../engine/spot';
import type { SegmentKind, TileType } from '../../engine/tile';

/** A tile as it lies on a spot. */
export interface TileOnSpot extends Spot {
	readonly type: TileType;
	readonly rotation: Rotation;
}

export interface BoardTile extends TileOnSpot {
	/** Its index in the order of laying. */
	readonly order: number;
	/** Indices of its segments whose features are completed. */
	readonly completed: readonly number[];
}

/**
 * Whether a figure lies: true for farmers. It is `tipped` if it was put flat where others stand, even if its kind never lies in
 * fields.
 */
export type Lying = boolean | 'tipped';

/** How a figure lies that is put in this way on a segment of a kind. */
export const lyingOf = (
	kind: SegmentKind | undefined,
	{ corner, lying }: Omit<FigurePlace, 'segment'>
): Lying => (lying ? 'tipped' : kind === 'field' && corner === undefined);

/** How a figure looks. */
export interface FigureLook {
	readonly kind: PieceKindId;
	/** Its owner's colour; undefined for a figure that belongs to nobody. */
	readonly colour: PlayerColour | undefined;
	readonly lying: Lying;
	/** True for the figure of the open question. */
	readonly asked?: boolean;
	/** True for a figure that an answer to the open question would send home. */
	readonly leaving?: boolean;
}

export interface BoardFigure extends FigureLook {
	/** Where it stands; without a segment it lies at the southern rim of the tile, and belongs to the whole of it. */
	readonly at: Spot & { readonly segment?: number };
	/** For a figure on the point where four tiles meet: the corner of the spot. */
	readonly corner?: Corner;
	/** For what stands on the picture printed on the tile: how far above its middle, in units of figures. */
	readonly onMark?: number;
	/** True for a figure that stands on the whole tile: it is raised from the rim, over which it would reach. */
	readonly raised?: boolean;
	/**
	 * For what joins two roads at the picture of the tile, or lies in the mouth of a road there: the sides where these roads
	 * leave the spot.
	 */
	readonly across?: readonly Side[];
	/** For what lies over the side of its tile, half on the next one. */
	readonly over?: Side;
}

/** Something to choose: a legal answer to a question, or a figure that can be taken home. */
export interface BoardChoice {
	/** All its segments, on laid tiles and on the one about to be laid. */
	readonly places: readonly Place[];
	/** True for a whole tile: it is drawn as one. */
	readonly whole?: boolean;
	/** Accessible name. */
	readonly label: string;
	/** The points that it pays, if they are shown. */
	readonly pays?: number | undefined;
	/** True for one of several things that can be done: the board doesn't ask for it. */
	readonly quiet?: true;
}

/** A spot that can be tapped. */
export interface BoardSpot extends Spot {
	/** False for spots that are shown without a glow. */
	readonly legal: boolean;
	/** True for a hole that no remaining tile fits. */
	readonly dead: boolean;
	/** True if the chosen tile is turned otherwise there than it is shown. */
	readonly turned?: boolean;
	/** True if the chosen tile fits only with a bridge. */
	readonly bridge?: boolean;
	/** Accessible name. */
	readonly label: string;
}

/** A side of the tile about to be laid where different terrains would meet. */
export interface UnlikeEdge {
	readonly side: Side;
	/** Which terrains: “road meets field”. */
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
	readonly unlike: readonly UnlikeEdge[];
	/** True when it fits in another rotation too. */
	readonly turns: boolean;
	/** Accessible name of the button that turns it. */
	readonly label: string;
}

/** A side of a laid tile that doesn't match its neighbour, because the players overruled the objection. */
export interface MismatchedSide extends Spot {
	readonly side: Side;
}

/** A step of a path: through a segment, and out of its tile over a half-edge of the spot, if it leaves the tile. */
export interface PathStep {
	readonly place: Place;
	readonly through?: Half;
}

/** A place where a feature is still open. */
export interface OpenMark extends Spot {
	/** The open side of the spot; undefined for a monastery, of which the spot itself is empty. */
	readonly side?: Side;
	/** True if the road from that side breaks off in a mouth. */
	readonly mouth?: boolean;
	/** True if no remaining tile can close it. */
	readonly never?: boolean;
}

/** What a tile or pennant adds to a sum; nothing if that isn't known, or isn't shown. */
interface Share {
	readonly points?: number;
}

/** A highlighted feature, and what is shown of it. */
export interface Highlight {
	/** Segments of laid tiles that belong to it. */
	readonly places: readonly Place[];
	/** Tiles that count; each shows what it brings. */
	readonly counted: readonly (Spot & Share)[];
	/** Cities that a farm feeds, one place each: numbered, in a second colour. */
	readonly contacts: readonly Place[];
	/** Every segment of those cities. */
	readonly contactPlaces: readonly Place[];
	/** Cities near a farm that don't count for it, by one place each. */
	readonly idle: readonly Place[];
	/** The letters of those cities; without letters each gets a dash. */
	readonly letters?: readonly string[];
	/** Segments whose pennants count, once for each; each pennant shows what it brings. */
	readonly pennants?: readonly (Place & Share)[];
	readonly open?: readonly OpenMark[];
	/** One or two compared places, marked A and B; the land has no hatching then. */
	readonly ends?: readonly Place[];
	readonly path?: readonly PathStep[];
	/** Segments that divide A from B, or the farm from a city. */
	readonly across?: readonly Place[];
	/** The owner of a farm, shown by its hatching; undefined without an owner, with several, and for other features. */
	readonly owner: PlayerColour | undefined;
}

/** A field, who holds it, and what it is worth. */
export interface BoardFarm {
	readonly places: readonly Place[];
	/** The colours of those who hold it: several share it, and without any it is nobody's. */
	readonly holders: readonly PlayerColour[];
	/** Points of the holders, and of others who are paid for its cities. */
	readonly worth: readonly FarmWorth[];
}

export interface FarmWorth {
	/** The player's name. */
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
}

/** The edge of the table: its westernmost, northernmost, easternmost and southernmost spots. */
export interface BoardEdge {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
	/** True when the edge can still move. */
	readonly moves: boolean;
	/** Accessible name. */
	readonly label: string;
}

/** Everything that the board shows. */
export interface Scene {
	readonly tiles: readonly BoardTile[];
	/** Sides where different terrains meet. */
	readonly mismatches: readonly MismatchedSide[];
	readonly figures: readonly BoardFigure[];
	readonly spots: readonly BoardSpot[];
	readonly ghost: Ghost | undefined;
	readonly highlight?: Highlight | undefined;
	/** Legal answers to the open question; each glows. */
	readonly choices: readonly BoardChoice[];
	/** The spots about which the open question is asked, first the one where they begin. */
	readonly reach?: readonly Spot[] | undefined;
	/** All farms, while they are shown at once. */
	readonly farms?: readonly BoardFarm[] | undefined;
	readonly edge?: BoardEdge | undefined;
	/** The tile with the frame; when absent the last one. */
	readonly framedTile?: BoardTile | undefined;
	/** A spot that must be in view, even if the user moved the view elsewhere. */
	readonly focus?: Spot | undefined;
	/** A spot chosen before its tile. */
	readonly picked: Spot | undefined;
	/** True while no tile is chosen: spots are shown faintly. */
	readonly dimmed: boolean;
}

/** True if something is highlighted, or the board shows what answers pay. */
export const isLit = ({
	highlight,
	farms,
	choices
}: Pick<Scene, 'highlight' | 'farms' | 'choices'>): boolean =>
	Boolean(highlight ?? farms) || choices.some(({ pays }) => pays !== undefined);

/** True when the place belongs to one of the choices. */
export const isChoice = (choices: readonly BoardChoice[], place: Place): boolean =>
	choices.some(({ places }) => places.some((one) => samePlace(one, place)));
