import type { SegmentKind, TileId, TileType } from '$lib/engine/tile';
import { words } from '$lib/words/en/table';

/** A design in the palette. */
export interface Entry {
	readonly id: TileId;
	/** Undefined for a design that nobody has described yet. */
	readonly type: TileType | undefined;
	/** The expansion to which it belongs, if any. */
	readonly expansion: string | undefined;
	/** True for a player's own tile, which isn't drawn. */
	readonly own: boolean;
	/** Remaining copies; Infinity for a design that isn't counted. */
	readonly left: number;
	readonly fits: boolean;
}

/** True for tiles of an expansion, and for tiles that nobody has described. */
const isExtra = ({ type, expansion }: Listed): boolean =>
	expansion !== undefined || type === undefined;

/** Traits by which tiles are filtered. */
const TRAITS = ['city', 'road', 'monastery', 'pennant', 'mark', 'extra'] as const;

/** How many sides of a tile show city. A tile has exactly one of these traits. */
const CITY_SIDES = ['cities-0', 'cities-1', 'cities-2', 'cities-3', 'cities-4'] as const;
type CitySides = (typeof CITY_SIDES)[number];

/**
 * What a tile shows: one of the traits, a number of city sides, a sign or picture by its name, or a segment that only expansions
 * have. It can also be the expansion whose box the tile comes from.
 */
export type Trait =
	| (typeof TRAITS)[number]
	| CitySides
	| `sign-${string}`
	| `mark-${string}`
	| `kind-${SegmentKind}`
	| `box-${string}`;

/** A filter of the palette: wanted traits, and a text to find in the tile's names. */
export interface Filter {
	readonly traits: readonly Trait[];
	readonly text: string;
}

export const NO_FILTER: Filter = { traits: [], text: '' };

/** A design that may be in the list. */
type Listed = Pick<Entry, 'type' | 'expansion'>;

/** If there are more designs than this, not all are in view at once. Choosing one number of city sides leaves few enough. */
const FEW = 40;

/**
 * Returns the designs in the order of the palette. If there are more than are in view at once, those that fit come first and
 * those that are used up last. So tiles that may be laid are in sight, and once a spot is chosen, all of them are.
 */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
	entries.length > FEW ? entries.toSorted((a, b) => rankOf(a) - rankOf(b)) : entries;

const rankOf = ({ left, fits }: Entry): number => (left < 1 ? 2 : fits ? 0 : 1);

/** The traits to choose from: those that only some of the designs have. */
export function traitsFor(designs: readonly Listed[]): readonly Trait[] {
	const peculiar = new Set([
		...designs.flatMap(({ type }) => (type ? peculiarOn(type) : [])),
		...frequentMarks(designs)
	]);
	const sides = designs.length > FEW ? CITY_SIDES : (['city'] as const);
	const others = TRAITS.filter((trait) => trait !== 'city');
	const all: readonly Trait[] = [...sides, ...others, ...[...peculiar].sort()];
	const always: readonly Trait[] = ['city', 'road', 'monastery', 'pennant'];
	const found = all.filter(
		(trait) => always.includes(trait) || designs.some((design) => has(trait, design))
	);
	return designs.length > MANY_DESIGNS ? [...found, ...boxesOfOthers(designs, found)] : found;
}

/** If there are more designs than this, some have only traits that too many other designs have, too. */
const MANY_DESIGNS = 150;
/** How many designs a phone shows at once: four rows of eight. */
const SEEN = 32;

/** Returns the boxes with designs that no trait leaves among few enough. */
function boxesOfOthers(designs: readonly Listed[], traits: readonly Trait[]): readonly Trait[] {
	const groups = traits.map((trait) => designs.filter((design) => has(trait, design)));
	const seen = new Set(groups.filter(({ length }) => length <= SEEN).flat());
	const boxes = designs.flatMap((design) =>
		design.expansion === undefined || seen.has(design) ? [] : [`box-${design.expansion}` as const]
	);
	return [...new Set(boxes)];
}

/** If at least this many designs show a picture, it is a trait of its own. */
const MANY = 5;

function frequentMarks(designs: readonly Listed[]): readonly Trait[] {
	const marks = designs.flatMap(({ type }) => type?.mark ?? []);
	return marks
		.filter((mark) => marks.filter((other) => other === mark).length >= MANY)
		.map((mark) => `mark-${mark}` as const);
}

const COMMON_KINDS: readonly SegmentKind[] = ['road', 'city', 'monastery', 'field'];

/** The signs and uncommon segments on a tile. */
const peculiarOn = ({ segments }: TileType): readonly Trait[] =>
	segments.flatMap(({ kind, signs = [] }): readonly Trait[] => [
		...(COMMON_KINDS.includes(kind) ? [] : [`kind-${kind}` as const]),
		...signs.map((sign) => `sign-${sign}` as const)
	]);

/**
 * True if the tile has everything that the filter wants. All that is known about a tile that nobody has described is that it
 * bears its expansion's picture.
 */
export const passes = ({ traits, text }: Filter, design: Listed): boolean =>
	traits.every((trait) => has(trait, design)) &&
	matchesText(design.type, text.trim().toLowerCase());

function has(trait: Trait, design: Listed): boolean {
	const { type, expansion } = design;
	if (trait === 'extra') return isExtra(design);
	if (trait.startsWith(BOX)) return trait === `${BOX}${expansion ?? ''}`;
	return type ? shows(type, trait) : trait === 'mark';
}

/** How the trait of a box begins. */
const BOX = 'box-';

function shows(type: TileType, trait: Trait): boolean {
	const { edges, segments, mark } = type;
	switch (trait) {
		case 'city':
		case 'road':
			return edges.includes(trait);
		case 'mark':
			return mark !== undefined;
		case 'monastery':
			return segments.some(({ kind }) => kind === 'monastery');
		case 'pennant':
			return segments.some((segment) => segment.shape === 'area' && segment.pennants > 0);
		default:
			return (
				trait === citySidesOf(type) ||
				trait === `mark-${mark ?? ''}` ||
				peculiarOn(type).includes(trait)
			);
	}
}

const citySidesOf = ({ edges }: TileType): CitySides | undefined =>
	CITY_SIDES[edges.filter((edge) => edge === 'city').length];

/**
 * True if the text matches. A short text can be the tile's letter or number; from two characters on, it may be anywhere in the
 * tile's description.
 */
function matchesText(type: TileType | undefined, text: string): boolean {
	if (text === '' || !type) return text === '';
	const number = type.number?.replace(/^0/, '');
	if (text.length <= 2 && [type.letter?.toLowerCase(), number, type.number].includes(text))
		return true;
	return text.length > 1 && words.tiles.search(type).includes(text);
}

/** Returns how many sides of city a trait wants; undefined for any other trait. */
export const wantedSides = (trait: Trait): number | undefined => {
	const sides = CITY_SIDES.findIndex((one) => one === trait);
	return sides < 0 ? undefined : sides;
};

/** Returns the name of a trait. Not for traits that are a number of city sides. */
export function nameTrait(trait: Trait): string {
	const names: Readonly<Record<string, string>> = {
		city: words.table.filterCity,
		road: words.table.filterRoad,
		monastery: words.table.filterMonastery,
		pennant: words.table.filterPennant,
		mark: words.table.filterMark,
		extra: words.table.filterExtra
	};
	if (trait.startsWith(BOX)) return words.tiles.expansion(trait.slice(BOX.length));
	const kind = wantedKind(trait);
	if (kind) return words.tiles.kind(kind);
	const mark = wantedMark(trait);
	return names[trait] ?? (mark ? words.tiles.mark(mark) : words.tiles.sign(wantedSign(trait)));
}

/** The name of the picture that a trait wants; undefined for any other trait. */
const wantedMark = (trait: Trait): string | undefined =>
	trait.startsWith('mark-') ? trait.slice('mark-'.length) : undefined;

/** The kind of segment that a trait wants; undefined for any other trait. */
const wantedKind = (trait: Trait): SegmentKind | undefined =>
	trait.startsWith('kind-') ? (trait.slice('kind-'.length) as SegmentKind) : undefined;

/** The name of the sign that a trait wants. */
const wantedSign = (trait: Trait): string => trait.replace(/^sign-/, '');

/** Returns the filter with a trait toggled. A number of city sides replaces another one. */
export const toggleTrait = (filter: Filter, trait: Trait): Filter => ({
	...filter,
	traits: filter.traits.includes(trait)
		? filter.traits.filter((other) => other !== trait)
		: [...filter.traits.filter((other) => !excludes(trait, other)), trait]
});

const excludes = (a: Trait, b: Trait): boolean =>
	wantedSides(a) !== undefined && wantedSides(b) !== undefined;
