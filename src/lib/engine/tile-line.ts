import {
	ROAD_ENDS,
	type AreaSegment,
	type CentreSegment,
	type PathSegment,
	type RoadEnd,
	type Segment
} from './segment';
import { ALL_CORNERS, ALL_SIDES, CORNERS, SIDES, type Corner, type Half, type Side } from './spot';

type Parsed<T> = T extends Segment ? Omit<T, 'index' | 'cities'> : never;
/** A segment as parsed, without what is derived from the others. */
export type ParsedSegment = Parsed<Segment>;

/**
 * A tile's segments as one line of text: in order, separated by spaces, at rotation 0. Other segments are referred to
 * by index.
 * - `C:NE+` a city on sides N and E with one pennant; `C:N,SE,SW` one whose wall reaches these corners besides
 * - `R:EW` a road; `R:W>crossing` a road that ends on the tile (`>city0` at the gate of segment 0; `>mouth` in a mouth at its mark)
 * - `C:S&E` a city on S that opens on E as well, a side of another city
 * - `C:NS<1`, `R:EW<0` a city or road that passes under the segment
 * - `M` a monastery; `M@0` one inside the city; `M:NESW` one whose ground reaches these sides
 * - `F:27` a field on half-edges 2 and 7; `F@N` one enclosed by walls, beside side N; `F` one in the middle of cities
 * - `C:N>crossing` a city whose gate a short way joins to the tile's crossing; `C:N>mark` one whose wall the printed mark touches
 * - `R=canal:EW` another kind of path, area or centre; `R:EW!toll` a segment with a sign, both named by a module.
 *   Their names aren't checked.
 *
 * Throws when a token is none of these.
 */
export const parseTileLine = (line: string): readonly ParsedSegment[] =>
	line.split(' ').map(parseToken);

const TOKEN =
	/^(?<letter>[CRMF])(?:=(?<kind>[a-z]+))?(?::(?<reach>[NESW0-7]*)(?<pennants>\+*))?(?<corners>(?:,[NS][EW])*)(?:&(?<shares>[NESW]))?(?:@(?<at>[0-9]|[NESW]))?(?:>(?<end>[a-z]+)(?<gate>\d)?)?(?:<(?<under>\d))?(?<signs>(?:![a-z]+)*)$/;

type Token = Partial<
	Record<
		| 'letter'
		| 'kind'
		| 'reach'
		| 'pennants'
		| 'corners'
		| 'shares'
		| 'at'
		| 'end'
		| 'gate'
		| 'under'
		| 'signs',
		string
	>
>;

function parseToken(text: string): ParsedSegment {
	const token: Token | undefined = TOKEN.exec(text)?.groups;
	switch (token?.letter) {
		case 'C':
			return { ...areaIn(token), ...signsIn(token) };
		case 'R':
			return { ...pathIn(token), ...signsIn(token) };
		case 'M':
			return { ...centreIn(token), ...signsIn(token) };
		case 'F':
			return { ...fieldIn(token), ...signsIn(token) };
		default:
			throw new Error(`A tile’s line holds a segment nobody knows: ${text}`);
	}
}

const pathIn = (token: Token): Parsed<PathSegment> => ({
	shape: 'path',
	kind: (token.kind ?? 'road') as PathSegment['kind'],
	sides: sidesIn(token),
	...endIn(token),
	...underIn(token)
});

function areaIn(token: Token): Parsed<AreaSegment> {
	const corners = ALL_CORNERS.filter((corner) => token.corners?.includes(CORNERS[corner]));
	return {
		shape: 'area',
		kind: (token.kind ?? 'city') as AreaSegment['kind'],
		sides: sidesIn(token),
		pennants: token.pennants?.length ?? 0,
		...(corners.length > 0 ? { corners: corners satisfies Corner[] } : {}),
		...(token.shares === undefined ? {} : { shares: sideNamed(token.shares) }),
		...underIn(token),
		...(token.end === 'crossing' || token.end === 'mark' ? { end: token.end } : {})
	};
}

const centreIn = (token: Token): Parsed<CentreSegment> => ({
	shape: 'centre',
	kind: (token.kind ?? 'monastery') as CentreSegment['kind'],
	sides: sidesIn(token),
	...(token.at === undefined ? {} : { inside: Number(token.at) })
});

function fieldIn({ reach = '', at }: Token): ParsedSegment {
	const halves = Array.from(reach, (digit) => Number(digit) as Half);
	const near = sideNamed(at);
	const field = { shape: 'field', kind: 'field', halves } as const;
	return near === undefined ? field : { ...field, near };
}

const signsIn = ({ signs = '' }: Token): { signs?: readonly string[] } =>
	signs === '' ? {} : { signs: signs.slice(1).split('!') };

const sideNamed = (name: string | undefined): Side | undefined =>
	ALL_SIDES.find((side) => SIDES[side] === name);

const sidesIn = ({ reach = '' }: Token): Side[] =>
	ALL_SIDES.filter((side) => reach.includes(SIDES[side]));

const underIn = ({ under }: Token): { under?: number } =>
	under === undefined ? {} : { under: Number(under) };

function endIn({ end: text, gate }: Token): { end?: RoadEnd; gate?: number } {
	if (text === undefined) return {};
	const end = ROAD_ENDS.find((known) => text === known);
	if (!end) throw new Error(`A road cannot end at ${text}`);
	return gate === undefined ? { end } : { end, gate: Number(gate) };
}
