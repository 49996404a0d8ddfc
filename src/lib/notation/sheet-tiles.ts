import { ALL_ROTATIONS, SIDES, type Half, type Rotation } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { BASE_TILES } from '../rules/base/tiles';

/** What a score sheet in JSON calls the kinds of segments. */
export const SHEET_KINDS = ['city', 'road', 'cloister', 'field'] as const;
type SheetKind = (typeof SHEET_KINDS)[number];

/** A tile as in the rulebook's picture, which is rotation 0: its edges and, if there are several, its segments by index. */
interface SheetTile {
	/** Terrains of the sides, clockwise from north. */
	readonly edges: string;
	/** A side of each city or road. */
	readonly cities?: string;
	readonly roads?: string;
	/** A half-edge of each field. */
	readonly fields?: string;
}

const SHEET_TILES: Readonly<Record<string, SheetTile>> = {
	A: { edges: 'ffrf' },
	B: { edges: 'ffff' },
	C: { edges: 'cccc' },
	D: { edges: 'rcrf', fields: '01' },
	E: { edges: 'cfff' },
	F: { edges: 'fcfc', fields: '04' },
	G: { edges: 'cfcf', fields: '26' },
	H: { edges: 'fcfc', cities: 'EW' },
	I: { edges: 'fccf', cities: 'ES' },
	J: { edges: 'crrf', fields: '23' },
	K: { edges: 'rcfr', fields: '01' },
	L: { edges: 'rcrr', roads: 'NSW', fields: '015' },
	M: { edges: 'cffc' },
	N: { edges: 'cffc' },
	O: { edges: 'crrc', fields: '23' },
	P: { edges: 'crrc', fields: '23' },
	Q: { edges: 'ccfc' },
	R: { edges: 'ccfc' },
	S: { edges: 'ccrc', fields: '45' },
	T: { edges: 'ccrc', fields: '45' },
	U: { edges: 'rfrf', fields: '01' },
	V: { edges: 'ffrr', fields: '05' },
	W: { edges: 'frrr', roads: 'ESW', fields: '035' },
	X: { edges: 'rrrr', roads: 'NESW', fields: '0135' }
};

/** The letter of the tile that lies first. */
export const START_LETTER = 'D';

/** How a tile of the rulebook lies in the app. */
interface LetteredTile {
	readonly type: TileType;
	/** The rotation in which the app has it as in the rulebook’s picture. */
	readonly turn: Rotation;
}

/** The tile with a letter from A to X; undefined for another text. */
export function tileOfLetter(letter: string): LetteredTile | undefined {
	const type = BASE_TILES.find((one) => one.letter === letter);
	const edges = SHEET_TILES[letter]?.edges;
	const turn = ALL_ROTATIONS.find((rotation) => type && edgesAt(type, rotation) === edges);
	return type && turn !== undefined ? { type, turn } : undefined;
}

/** The sides of a tile in a rotation, clockwise from north, by the first letters of their terrains: `crfr`. */
export const edgesAt = (type: TileType, rotation: Rotation): string =>
	type.oriented[rotation].edges.map((edge) => edge.charAt(0)).join('');

/** The rotation in which the app has the start tile as the rulebook shows it. */
export const START_TURN: Rotation = tileOfLetter(START_LETTER)?.turn ?? 0;

/** The segment that a score sheet means; undefined if the tile has no such segment. */
export function segmentOf(letter: string, kind: SheetKind, index: number): number | undefined {
	const found = tileOfLetter(letter);
	const places = placesOf(letter, kind);
	if (!found) return undefined;
	if (places === undefined) return index === 0 ? onlyOne(found.type, kind) : undefined;
	const { through, fields } = found.type.oriented[found.turn];
	const place = places[index];
	if (place === undefined) return undefined;
	if (kind === 'field') return fields[Number(place) as Half];
	return through[SIDES.findIndex((side) => side === place)];
}

/** What a score sheet calls a segment; undefined if the tile has no such segment. */
export function sheetSegment(
	letter: string,
	segment: number
): { readonly segmentType: SheetKind; readonly segmentIndex: number } | undefined {
	const kind = tileOfLetter(letter)?.type.segments[segment]?.kind;
	const segmentType = SHEET_KINDS.find((one) => kindOf(one) === kind);
	if (!segmentType) return undefined;
	const count = placesOf(letter, segmentType)?.length ?? 1;
	const indices = Array.from({ length: count }, (_, index) => index);
	const segmentIndex = indices.find((index) => segmentOf(letter, segmentType, index) === segment);
	return segmentIndex === undefined ? undefined : { segmentType, segmentIndex };
}

/** Where a tile's segments of a kind lie, one letter each; undefined if the tile has at most one. */
function placesOf(letter: string, kind: SheetKind): string | undefined {
	const { cities, roads, fields }: Partial<SheetTile> = SHEET_TILES[letter] ?? {};
	return { city: cities, road: roads, field: fields, cloister: undefined }[kind];
}

const kindOf = (kind: SheetKind): string => (kind === 'cloister' ? 'monastery' : kind);

const onlyOne = ({ segments }: TileType, kind: SheetKind): number | undefined =>
	segments.find((one) => one.kind === kindOf(kind))?.index;
