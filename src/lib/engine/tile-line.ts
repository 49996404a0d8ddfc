import { ROAD_ENDS, type RoadEnd, type Segment } from './segment';
import { ALL_CORNERS, ALL_SIDES, CORNERS, SIDES, type Corner, type Half, type Side } from './spot';

type Parsed<T> = T extends Segment ? Omit<T, 'index' | 'cities'> : never;
/** A segment as parsed, without what is derived from the others. */
export type ParsedSegment = Parsed<Segment>;

/**
 * A tile's segments as one line of text: in order, separated by spaces, at rotation 0. Other segments are referred to
 * by index.
 * - `C:NE+` a city on sides N and E with one pennant; `C:N,SE,SW` one whose wall reaches these corners besides
 * - `R:EW` a road; `R:W>crossing` a road that ends on the tile (`>city0` at the gate of segment 0)
 * - `C:NS<1`, `R:EW<0` a city or road that passes under the segment
 * - `M` a monastery; `M@0` one inside the city; `M:NESW` one whose ground reaches these sides
 * - `F:27` a field on half-edges 2 and 7; `F@N` one enclosed by walls, beside side N
 *
 * Throws when a token is none of these.
 */
export const parseTileLine = (line: string): readonly ParsedSegment[] =>
	line.split(' ').map(parseToken);

const TOKEN =
	/^(?<kind>[CRMF])(?::(?<reach>[NESW0-7]*)(?<pennants>\+*))?(?<corners>(?:,[NS][EW])*)(?:@(?<at>[0-9]|[NESW]))?(?:>(?<end>[a-z]+)(?<gate>\d)?)?(?:<(?<under>\d))?$/;

type Token = Partial<
	Record<'kind' | 'reach' | 'pennants' | 'corners' | 'at' | 'end' | 'gate' | 'under', string>
>;

function parseToken(text: string): ParsedSegment {
	const token: Token | undefined = TOKEN.exec(text)?.groups;
	switch (token?.kind) {
		case 'C':
			return cityIn(token);
		case 'R':
			return { kind: 'road', sides: sidesIn(token), ...endIn(token), ...underIn(token) };
		case 'M':
			return monasteryIn(token);
		case 'F':
			return fieldIn(token);
		default:
			throw new Error(`A tile’s line holds a segment nobody knows: ${text}`);
	}
}

function cityIn(token: Token): ParsedSegment {
	const corners = ALL_CORNERS.filter((corner) => token.corners?.includes(CORNERS[corner]));
	return {
		kind: 'city',
		sides: sidesIn(token),
		pennants: token.pennants?.length ?? 0,
		...(corners.length > 0 ? { corners: corners satisfies Corner[] } : {}),
		...underIn(token)
	};
}

function monasteryIn(token: Token): ParsedSegment {
	const sides = sidesIn(token);
	return token.at === undefined
		? { kind: 'monastery', sides }
		: { kind: 'monastery', sides, inside: Number(token.at) };
}

function fieldIn({ reach = '', at }: Token): ParsedSegment {
	const halves = Array.from(reach, (digit) => Number(digit) as Half);
	const near = ALL_SIDES.find((side) => SIDES[side] === at);
	return near === undefined ? { kind: 'field', halves } : { kind: 'field', halves, near };
}

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
