import { ALL_ROTATIONS, SIDES, type Half, type Rotation } from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';

/** What a score sheet calls the kinds of segments. */
export const SHEET_KINDS = ['city', 'road', 'cloister', 'field'] as const;
type SheetKind = (typeof SHEET_KINDS)[number];

/** A tile as score sheets number it, in their rotation 0: its edges and, where there are several, its segments by index. */
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

const TERRAINS: Readonly<Record<string, string>> = { c: 'city', r: 'road', f: 'field' };

/** The tile with a letter, and how it is turned in the sheet's rotation 0; undefined for another text. */
export function typeOf(letter: string): { type: TileType; turn: Rotation } | undefined {
	const type = BASE_TILES.find((one) => one.letter === letter);
	const edges = Array.from(SHEET_TILES[letter]?.edges ?? '', (one) => TERRAINS[one]).join();
	const turn = ALL_ROTATIONS.find((rotation) => type?.oriented[rotation].edges.join() === edges);
	return type && turn !== undefined ? { type, turn } : undefined;
}

/** The segment that a sheet means; undefined where the tile has no such one. */
export function segmentOf(letter: string, kind: SheetKind, index: number): number | undefined {
	const found = typeOf(letter);
	const sheet = SHEET_TILES[letter];
	if (!found || !sheet) return undefined;
	const { through, fields } = found.type.oriented[found.turn];
	const places = { city: sheet.cities, road: sheet.roads, field: sheet.fields, cloister: '' }[kind];
	if (!places) return index === 0 ? onlyOne(found.type, kind) : undefined;
	const place = places[index];
	if (place === undefined) return undefined;
	if (kind === 'field') return fields[Number(place) as Half];
	return through[SIDES.findIndex((side) => side === place)];
}

/** The only segment of a kind. */
const onlyOne = ({ segments }: TileType, kind: SheetKind): number | undefined =>
	segments.find((one) => one.kind === (kind === 'cloister' ? 'monastery' : kind))?.index;
