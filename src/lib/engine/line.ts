import { ROAD_ENDS, type RoadEnd, type Segment } from './segment';
import { ALL_CORNERS, ALL_SIDES, CORNERS, SIDES, type Corner, type Half, type Side } from './spot';

type Loose<T> = T extends Segment ? Omit<T, 'index' | 'cities'> : never;
/** A segment as a line tells it, without what follows from its neighbours. */
export type LooseSegment = Loose<Segment>;

/**
 * The segments in one line of text, in order, separated by blanks; everything at rotation 0. Other segments are meant
 * by their index.
 * - `C:NE+` a city on sides N and E with one pennant; `C:N,SE,SW` one whose wall reaches these corners besides
 * - `R:EW` a road; `R:W>crossing` a road that ends on the tile (`>city0` at the gate of segment 0)
 * - `C:NS<1`, `R:EW<0` a city or road that passes under the segment
 * - `M` a monastery; `M@0` one inside the city; `M:NESW` one whose ground reaches these sides
 * - `F:27` a field on half-edges 2 and 7; `F@N` one enclosed by walls, beside side N
 *
 * Throws when a word is none of these.
 */
export const parseLine = (line: string): readonly LooseSegment[] => line.split(' ').map(parseWord);

const WORD =
	/^(?<kind>[CRMF])(?::(?<reach>[NESW0-7]*)(?<pennants>\+*))?(?<corners>(?:,[NS][EW])*)(?:@(?<at>[0-9]|[NESW]))?(?:>(?<end>[a-z]+)(?<gate>\d)?)?(?:<(?<under>\d))?$/;

type Word = Partial<
	Record<'kind' | 'reach' | 'pennants' | 'corners' | 'at' | 'end' | 'gate' | 'under', string>
>;

function parseWord(text: string): LooseSegment {
	const word: Word | undefined = WORD.exec(text)?.groups;
	switch (word?.kind) {
		case 'C':
			return cityIn(word);
		case 'R':
			return { kind: 'road', sides: sidesIn(word), ...endIn(word), ...underIn(word) };
		case 'M':
			return monasteryIn(word);
		case 'F':
			return fieldIn(word);
		default:
			throw new Error(`A tile’s line holds a segment nobody knows: ${text}`);
	}
}

function cityIn(word: Word): LooseSegment {
	const corners = ALL_CORNERS.filter((corner) => word.corners?.includes(CORNERS[corner]));
	return {
		kind: 'city',
		sides: sidesIn(word),
		pennants: word.pennants?.length ?? 0,
		...(corners.length > 0 ? { corners: corners satisfies Corner[] } : {}),
		...underIn(word)
	};
}

function monasteryIn(word: Word): LooseSegment {
	const sides = sidesIn(word);
	return word.at === undefined
		? { kind: 'monastery', sides }
		: { kind: 'monastery', sides, inside: Number(word.at) };
}

function fieldIn({ reach = '', at }: Word): LooseSegment {
	const halves = Array.from(reach, (digit) => Number(digit) as Half);
	const near = ALL_SIDES.find((side) => SIDES[side] === at);
	return near === undefined ? { kind: 'field', halves } : { kind: 'field', halves, near };
}

const sidesIn = ({ reach = '' }: Word): Side[] =>
	ALL_SIDES.filter((side) => reach.includes(SIDES[side]));

const underIn = ({ under }: Word): { under?: number } =>
	under === undefined ? {} : { under: Number(under) };

function endIn({ end: text, gate }: Word): { end?: RoadEnd; gate?: number } {
	if (text === undefined) return {};
	const end = ROAD_ENDS.find((known) => text === known);
	if (!end) throw new Error(`A road cannot end at ${text}`);
	return gate === undefined ? { end } : { end, gate: Number(gate) };
}
