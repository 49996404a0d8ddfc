import type { ParsedSegment } from '../engine/tile-line';
import { CORNERS, SIDES, type Side } from '../engine/spot';

/** The order of segments in a line. */
const ORDER = { area: 0, path: 1, centre: 2, field: 3 } as const;

const letters = (sides: readonly Side[]): string =>
	[...sides]
		.sort()
		.map((side) => SIDES[side])
		.join('');

/** The order of a segment among those of its kind: by its first side or half-edge; an enclosed field last. */
function rank(segment: ParsedSegment): number {
	const own = segment.shape === 'field' ? segment.halves : segment.sides;
	const near = segment.shape === 'field' ? (segment.near ?? 0) : 0;
	return 100 * ORDER[segment.shape] + (own.length > 0 ? Math.min(...own) : 50 + near);
}

/** The one line for these segments, whatever their order: cities, roads, monastery, fields, each by its first side clockwise from north. */
export function formatLine(segments: readonly ParsedSegment[]): string {
	const order = segments.map((_, index) => index).sort((a, b) => rankAt(a) - rankAt(b));
	const newIndexOf = (index: number): string => String(order.indexOf(index));
	return order.map((index) => formatSegment(segments[index], newIndexOf)).join(' ');

	function rankAt(index: number): number {
		const segment = segments[index];
		return segment ? rank(segment) : 0;
	}
}

function formatSegment(
	segment: ParsedSegment | undefined,
	newIndexOf: (index: number) => string
): string {
	switch (segment?.shape) {
		case 'area':
			return `C:${letters(segment.sides)}${'+'.repeat(segment.pennants)}${cornersOf(segment)}${underOf(segment, newIndexOf)}${signsOf(segment)}`;
		case 'path':
			return `R${kindOf(segment, 'road')}:${letters(segment.sides)}${endOf(segment, newIndexOf)}${underOf(segment, newIndexOf)}${signsOf(segment)}`;
		case 'centre':
			return `M${kindOf(segment, 'monastery')}${segment.inside === undefined ? '' : `@${newIndexOf(segment.inside)}`}`;
		case 'field':
			return segment.near === undefined
				? `F:${[...segment.halves].sort().join('')}`
				: `F@${SIDES[segment.near]}`;
		case undefined:
			return '';
	}
}

/** The kind, if it isn't the usual one of its letter. */
const kindOf = ({ kind }: ParsedSegment, usual: string): string =>
	kind === usual ? '' : `=${kind}`;

const cornersOf = ({ corners = [] }: ParsedSegment & { shape: 'area' }): string =>
	[...corners]
		.sort()
		.map((corner) => `,${CORNERS[corner]}`)
		.join('');

const underOf = (
	{ under }: { readonly under?: number | undefined },
	newIndexOf: (index: number) => string
) => (under === undefined ? '' : `<${newIndexOf(under)}`);

const signsOf = ({ signs = [] }: ParsedSegment): string => signs.map((sign) => `!${sign}`).join('');

const endOf = (
	{ end, gate }: ParsedSegment & { shape: 'path' },
	newIndexOf: (index: number) => string
): string => (end === undefined ? '' : `>${end}${gate === undefined ? '' : newIndexOf(gate)}`);
