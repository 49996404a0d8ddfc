import { parseTileLine } from '../engine/tile-line';
import { ALL_SIDES, type Side } from '../engine/spot';
import type { SegmentKind, TileId } from '../engine/tile';
import { tidyName } from '../engine/typed-text';
import { formatLine } from './format';
import {
	EDGES,
	layoutsFor,
	withPennants,
	type Edge,
	type Edges,
	type Known,
	type Layout
} from './layouts';
import { MAX_PENNANTS } from './read';
import {
	addedCentreIn,
	fitsCentre,
	withCentre,
	type CentreKind,
	signsIn,
	flipSign,
	withSigns,
	type SignsBySegment
} from './signs';
import { isAddedCentre, isAddedKind, WATERS, signsOfKind } from './known-kinds';
import { MAX_TILE_NAME, type CustomTileMark, type CustomTile } from './tile';

/** The steps of describing a tile, in order. */
export const STEPS = ['edges', 'layout', 'finish'] as const;
export type Step = (typeof STEPS)[number];

/** Filters for layouts. */
export const TRAITS = [
	'one-city',
	'apart',
	'running-on',
	'ending',
	'gate',
	'monastery',
	'special'
] as const;
export type Trait = (typeof TRAITS)[number];

/** With this many layouts or fewer no filters are offered. @internal */
export const MAX_UNFILTERED = 12;

/** A description that is being entered. */
export interface TileDescription {
	readonly id: TileId;
	readonly step: Step;
	/** The sides N, E, S, W, as far as entered. */
	readonly edges: readonly (Edge | undefined)[];
	/** Sides that are known from the start, because a neighbour lies there. */
	readonly locked: readonly Side[];
	/** The side that the next edge is for; undefined once all are entered. */
	readonly side: Side | undefined;
	readonly traits: readonly Trait[];
	readonly layout: Layout | undefined;
	/** The number for each city of the layout, in order. */
	readonly pennants: readonly number[];
	readonly signs: SignsBySegment;
	/** What stands on the tile besides its layout, such as a garden. */
	readonly centre: CentreKind | undefined;
	/** The names of the signs that may be set. */
	readonly offersSigns: readonly string[];
	/** The kinds of segments that the tile may have besides those of the base game. */
	readonly offersKinds: readonly SegmentKind[];
	readonly mark: CustomTileMark | undefined;
	/** True if the user may say whether the tile bears the mark. */
	readonly offersMark: boolean;
	readonly name: string;
}

/** How a description begins. */
export interface DescriptionStart {
	readonly id: TileId;
	/** What the neighbours demand, if the spot was chosen first. */
	readonly known?: Known;
	/** The mark that the tile bears by default. */
	readonly mark?: CustomTileMark | undefined;
	/** Lets the user say whether the tile bears the mark. */
	readonly offersMark?: boolean;
	/** The names of the signs that may be set. */
	readonly offersSigns?: readonly string[];
	/** The kinds of segments that the tile may have besides those of the base game. */
	readonly offersKinds?: readonly SegmentKind[];
}

/** A description whose layout isn't chosen. */
const UNCHOSEN = { layout: undefined, pennants: [], signs: [], centre: undefined } as const;

/** A new description, with only what the neighbours demand. */
export function begin({
	id,
	known = [],
	mark,
	offersMark = false,
	offersSigns = [],
	offersKinds = []
}: DescriptionStart): TileDescription {
	const edges = ALL_SIDES.map((side) => {
		const demanded = known[side];
		return demanded === 'any' ? undefined : demanded;
	});
	const locked = ALL_SIDES.filter((side) => edges[side] !== undefined);
	const blank = { traits: [], ...UNCHOSEN, name: '' } as const;
	return toNextSide({
		id,
		step: 'edges',
		edges,
		locked,
		side: undefined,
		mark,
		offersMark,
		offersSigns,
		offersKinds,
		...blank
	});
}

/** What may be said about a custom tile that is being corrected. */
export type Offers = Pick<DescriptionStart, 'offersMark' | 'offersSigns' | 'offersKinds'>;

/** The description of an existing custom tile, at its last step: going back leads to everything that can be edited. */
export function correct(customTile: CustomTile, offers: Offers = {}): TileDescription {
	const { id, mark, name = '' } = customTile;
	const line = formatLine(parseTileLine(customTile.line));
	const signs = signsIn(line);
	// What the tile bears can be taken off, even in a game without such things.
	const offersSigns = [...new Set([...(offers.offersSigns ?? []), ...signs.flat()])];
	const centre = addedCentreIn(line);
	const kinds = parseTileLine(line).map(({ kind }) => kind);
	const offersKinds = [...new Set([...(offers.offersKinds ?? []), ...kinds.filter(isAddedKind)])];
	const start = begin({ id, mark, ...offers, offersSigns, offersKinds });
	const edges = edgesOf(line);
	const bare = withCentre(withPennants(withSigns(line, []), []), undefined);
	const layout = layoutsFor(edges).find((each) => each.line === bare);
	const pennants = parseTileLine(line).flatMap((segment) =>
		segment.kind === 'city' ? [segment.pennants] : []
	);
	const step = layout ? 'finish' : 'layout';
	return { ...start, step, edges, side: undefined, layout, pennants, signs, centre, name };
}

function edgesOf(line: string): Edges {
	const edges: [Edge, Edge, Edge, Edge] = ['field', 'field', 'field', 'field'];
	for (const segment of parseTileLine(line))
		if (segment.shape === 'area' || segment.shape === 'path')
			for (const side of segment.sides) edges[side] = segment.kind;
	return edges;
}

/** What an edge may show: the kinds of the base game, and the water of the game or of a neighbour. */
export const edgesOffered = ({ offersKinds, edges }: TileDescription): readonly Edge[] => [
	...EDGES,
	...WATERS.filter((kind) => offersKinds.includes(kind) || edges.includes(kind))
];

/** All four edges, once they are entered. */
export function completeEdges({
	edges: [n, e, s, w]
}: Pick<TileDescription, 'edges'>): Edges | undefined {
	return n && e && s && w ? [n, e, s, w] : undefined;
}

/** Goes to the next side that isn't entered, clockwise; to the layouts when all are. */
function toNextSide(description: TileDescription): TileDescription {
	const from = description.side ?? 3;
	const next = ALL_SIDES.map((by) => ((from + 1 + by) & 3) as Side).find(
		(side) => description.edges[side] === undefined
	);
	return next === undefined
		? { ...description, side: undefined, step: 'layout' }
		: { ...description, side: next };
}

/** Goes to a side, to enter it again. What neighbours demand can't be changed. */
export const turnTo = (description: TileDescription, side: Side): TileDescription =>
	description.locked.includes(side) ? description : { ...description, step: 'edges', side };

/** Enters the current side. A layout chosen before is dropped. */
export function setEdge(description: TileDescription, edge: Edge): TileDescription {
	const { side } = description;
	if (side === undefined) return description;
	const edges = description.edges.map((each, index) => (index === side ? edge : each));
	return toNextSide({
		...description,
		edges,
		traits: [],
		...UNCHOSEN
	});
}

export const toggleTrait = (description: TileDescription, trait: Trait): TileDescription => ({
	...description,
	traits: description.traits.includes(trait)
		? description.traits.filter((each) => each !== trait)
		: [...description.traits, trait]
});

/** True for a layout with the trait. @internal */
export function hasTrait({ cities, roads, ends, monastery, specials }: Layout, trait: Trait) {
	switch (trait) {
		case 'one-city':
			return cities === 1;
		case 'apart':
			return cities > 1;
		case 'running-on':
			return roads > 0 && ends.length === 0;
		case 'ending':
			return ends.some((end) => end !== 'city');
		case 'gate':
			return ends.includes('city');
		case 'monastery':
			return monastery;
		case 'special':
			return specials.length > 0;
	}
}

/** Traits that some of the layouts have and others don't; none when there are few layouts. */
export const traitsAmong = (layouts: readonly Layout[]): readonly Trait[] =>
	layouts.length <= MAX_UNFILTERED
		? []
		: TRAITS.filter((trait) => {
				const having = layouts.filter((layout) => hasTrait(layout, trait)).length;
				return having > 0 && having < layouts.length;
			});

/** The layouts with all these traits. */
export const layoutsWith = (
	layouts: readonly Layout[],
	traits: readonly Trait[]
): readonly Layout[] =>
	layouts.filter((layout) => traits.every((trait) => hasTrait(layout, trait)));

/** Chooses a layout; the same one again keeps what was set on it. */
export const choose = (description: TileDescription, layout: Layout): TileDescription => ({
	...description,
	step: 'finish',
	layout,
	...(layout.line !== description.layout?.line && {
		pennants: Array.from({ length: layout.cities }, () => 0),
		signs: [],
		centre: undefined
	})
});

/** Adds a pennant to a city, by its index among the cities; after the maximum back to none. */
export const tapPennant = (description: TileDescription, city: number): TileDescription => ({
	...description,
	pennants: description.pennants.map((count, index) =>
		index === city ? (count + 1) % (MAX_PENNANTS + 1) : count
	)
});

/** The signs that may be set on a segment of this kind. */
export const signsFor = ({ offersSigns }: TileDescription, kind: SegmentKind): readonly string[] =>
	signsOfKind(kind).filter((sign) => offersSigns.includes(sign));

/** Sets a sign on a segment, by its index, or takes it off. */
export const toggleSign = (
	description: TileDescription,
	segment: { readonly index: number; readonly kind: SegmentKind },
	sign: string
): TileDescription => ({
	...description,
	signs: flipSign(description.signs, segment.index, segment.kind, sign)
});

/** The centres that may be set on the tile: those of the game, if the layout has none. */
export const centresFor = ({ layout, offersKinds }: TileDescription): readonly CentreKind[] =>
	layout && fitsCentre(layout.line) ? offersKinds.filter(isAddedCentre) : [];

/** Sets a centre on the tile, or takes it off. */
export const toggleCentre = (description: TileDescription, kind: CentreKind): TileDescription => ({
	...description,
	centre: description.centre === kind ? undefined : kind
});

export const setMark = (
	description: TileDescription,
	mark: CustomTileMark | undefined
): TileDescription => ({
	...description,
	mark
});

export const setName = (description: TileDescription, name: string): TileDescription => ({
	...description,
	name: name.slice(0, MAX_TILE_NAME)
});

/** Goes one step back: from the end to the layouts, from there to the edges. */
export function back(description: TileDescription): TileDescription {
	if (description.step === 'finish') return { ...description, step: 'layout' };
	const free = ALL_SIDES.find((side) => !description.locked.includes(side));
	return { ...description, step: 'edges', side: description.side ?? free };
}

/** True when a step back leads to something that can be changed. */
export const canGoBack = ({ step, locked }: TileDescription): boolean =>
	step === 'finish' || (step === 'layout' && locked.length < 4);

/** Goes on to the layouts of the edges entered before. */
export const forward = (description: TileDescription): TileDescription =>
	completeEdges(description) ? { ...description, step: 'layout', side: undefined } : description;

/** The tile described; undefined while no layout is chosen. */
export function result({
	id,
	layout,
	pennants,
	signs,
	centre,
	mark,
	name
}: TileDescription): CustomTile | undefined {
	if (!layout) return undefined;
	const called = tidyName(name);
	return {
		id,
		line: withCentre(withSigns(withPennants(layout.line, pennants), signs), centre),
		...(mark ? { mark } : {}),
		...(called ? { name: called } : {})
	};
}
