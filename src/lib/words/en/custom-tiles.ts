import { isolate } from '../../engine/typed-text';
import type { PathSegment, RoadEnd, Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Corner, Half, Side } from '../../engine/spot';
import type { Edge, Special, Step, Trait } from '../../custom-tiles';
import { common } from './common';
import { tiles } from './tiles';
import { capital, counted, plural, row } from './format';
import { needAllExpansions, part } from '../parts';

const EDGES: Readonly<Partial<Record<Edge, string>>> = {
	field: 'Field',
	road: 'Road',
	city: 'City'
};
const STEPS: Readonly<Record<Step, string>> = {
	edges: 'Its four edges',
	layout: 'How are they connected?',
	finish: 'The last details'
};
const TRAITS: Readonly<Record<Trait, string>> = {
	'one-city': 'One city',
	apart: 'Separate cities',
	'running-on': 'Roads that continue',
	ending: 'Roads that end',
	gate: 'City gate',
	monastery: 'Monastery',
	special: 'Rare feature'
};
const ENDS: Readonly<Record<RoadEnd, string>> = {
	crossing: 'to a crossing',
	city: 'to the city’s gate',
	monastery: 'to the monastery',
	village: 'to a house',
	mark: 'to the printed sign',
	mouth: 'into a mouth of a tunnel'
};
const SPECIALS: Readonly<Record<Special, string>> = {
	bridge: 'a bridge',
	tunnel: 'a tunnel',
	contact: 'a wall touched without a gate',
	corner: 'a wall that reaches a corner'
};
/* The tile is in somebody’s hand: it has a top, not a north. */
const CORNERS: readonly string[] = ['top left', 'top right', 'bottom right', 'bottom left'];
const EDGE_NAMES: Readonly<Record<Side, string>> = { 0: 'top', 1: 'right', 2: 'bottom', 3: 'left' };
const SIDES: readonly string[] = ['at the top', 'on the right', 'at the bottom', 'on the left'];
const PENNANTS: readonly string[] = ['no pennant', '1 pennant', '2 pennants'];

/** “at the top and on the right”. */
const sidesOf = (sides: readonly Side[]): string =>
	common.list(sides.map((side) => SIDES[side] ?? ''));

/** The corner of the tile at which a half-edge lies. */
const cornerOf = (half: Half): string => CORNERS[((half + 1) >> 1) & 3] ?? '';

const edgeName = (edge: Edge): string => EDGES[edge] ?? capital(tiles.kind(edge));

/** Where a path ends on the tile: “ to a crossing”, “ with the spring”. */
const endOf = ({ end, signs = [] }: PathSegment): string =>
	[end && ENDS[end], ...signs.map((sign) => tiles.withSign(sign))]
		.flatMap((said) => (said ? [` ${said}`] : []))
		.join('');

function partOfTile(segment: Segment, all: readonly Segment[]): readonly string[] {
	switch (segment.shape) {
		case 'area':
			return [`city ${sidesOf(segment.sides)}${farCorners(segment.corners)}`];
		case 'path':
			return [
				`${tiles.kind(segment.kind)} ${sidesOf(segment.sides)}${endOf(segment)}${whichCity(segment.gate, all)}`
			];
		case 'centre':
			return [
				segment.inside === undefined
					? 'monastery'
					: `monastery in the city${whichCity(segment.inside, all)}`
			];
		case 'field':
			return [];
	}
}

const farCorners = (corners: readonly Corner[] = []): string =>
	corners.length > 0
		? ` to the ${common.list(corners.map((corner) => CORNERS[corner] ?? ''))} ${plural(corners.length, { one: 'corner', other: 'corners' })}`
		: '';

/** The sides of a city, if the tile has more than one. */
function whichCity(index: number | undefined, all: readonly Segment[]): string {
	const city = all[index ?? -1];
	const several = all.filter(({ kind }) => kind === 'city').length > 1;
	return city?.kind === 'city' && several ? ` ${sidesOf(city.sides)}` : '';
}

const field = (segment: Segment): readonly string[] => {
	if (segment.kind !== 'field') return [];
	if (segment.near !== undefined) return [`enclosed ${sidesOf([segment.near])}`];
	return [[...new Set(segment.halves.map(cornerOf))].join(' with ')];
};

/** Words of describing a custom tile. Only the table loads them. */
export const customTiles = {
	step: (step: Step): string => STEPS[step],
	stepNumber: (number: number, of: number): string => `Step ${String(number)} of ${String(of)}`,
	edge: edgeName,
	askEdge: (side: Side): string => `What is on its ${EDGE_NAMES[side]} edge?`,
	/** Why the app asks. */
	whyAsked: 'Tilekeep doesn’t know this tile. Describe it once; this device remembers it.',
	hint: 'Hold the tile the same way up as the picture.',
	hintOnSpot: 'Hold it the way it lies on the table. Locked edges follow from the tiles beside it.',
	side: (side: Side, edge: Edge | undefined): string =>
		`${capital(EDGE_NAMES[side])} edge: ${edge ? edgeName(edge).toLowerCase() : 'not set'}`,
	lockedSide: (side: Side, edge: Edge): string =>
		`${capital(EDGE_NAMES[side])} edge: ${edgeName(edge).toLowerCase()}, set by the tile beside it`,
	edges: 'Edges of the tile',
	terrain: 'What the edge shows',

	layoutCount: (n: number): string => `${counted(n, 'way', 'ways')} to connect these edges`,
	someLayouts: (n: number, of: number): string =>
		`${String(n)} of ${String(of)} ways to connect these edges`,
	noLayout: 'No picture matches. Turn a filter off.',
	noLayouts: 'Tilekeep doesn’t know a tile like this. Check its edges.',
	askLayout: 'Tap the picture that matches.',
	filters: 'Show only pictures with',
	trait: (trait: Trait): string => TRAITS[trait],
	/** What a layout shows, different for every layout in a list. */
	layout: ({ segments }: TileType, specials: readonly Special[]): string => {
		const seen = segments.flatMap((segment) => partOfTile(segment, segments));
		const fields = segments.flatMap(field);
		return [
			row(seen) || 'field only',
			...specials.map((special) => SPECIALS[special]),
			...(fields.length > 1 ? [`fields: ${fields.join(', ')}`] : [])
		].join('; ');
	},

	askPennants: 'Tap a city once for each of its pennants.',
	askSigns: 'Tap what else is printed beside a road or in a city.',
	noCities: 'No city, so no pennants.',
	pennants: (sides: readonly Side[], count: number): string =>
		`City ${sidesOf(sides)}: ${PENNANTS[count] ?? String(count)}`,
	/** Says that a garden or the like is printed on the tile. */
	centre: (kind: SegmentKind): string => `${capital(tiles.kind(kind))} on the tile`,
	/** Says that a mark is printed on the tile. */
	mark: (mark: string): string => `${capital(tiles.mark(mark))} on the tile`,
	name: 'Name (optional)',
	namePlaceholder: 'What does it show?',

	/** Puts the tile into a custom box, too. */
	keepIn: (name: string): string => `Keep in “${isolate(name)}”`,

	back: 'Back',
	next: 'Next',
	title: 'Describe a tile',
	list: 'Your tiles',
	amend: 'Correct',
	forget: 'Forget',
	forgotten: 'Forgotten on this device.',
	unread: 'Tiles you described earlier can’t be read right now. Reload the page to try again.',
	notKept: 'This device couldn’t save the tile. Only this game knows it.',
	conflict: (turn: number): string =>
		`Nothing was changed: with that tile, entry ${String(turn)} of this game would be impossible. Undo to that point first.`,
	cancel: 'Cancel',
	save: 'Use this tile'
};

needAllExpansions();

/** The same in the language that is spoken. */
export const customTileWords = part('customTiles', customTiles);
