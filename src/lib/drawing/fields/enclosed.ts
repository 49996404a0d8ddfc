import type { FieldSegment, TileType } from '../../engine/tile';
import { loopOf, type Loop } from '../geometry/borders';
import { cityBridgeIn } from '../cities/bridge';
import { cutOff } from '../geometry/divide';
import { middleOfRing } from '../geometry/courses';
import { CENTRE, distance, middleOf, type Line } from '../geometry/point';

/** Land without half-edges, assigned to fields. */
interface Enclosed {
	readonly open: readonly Loop[];
	readonly owned: Owned;
	readonly seams: readonly Line[];
	readonly waste: readonly Loop[];
}

/**
 * Assigns the land without half-edges to the enclosed fields, to each what is nearest to its side: two strips where a
 * bridge crosses a field. A field for which nothing is left is cut off an open one.
 */
export function enclosed(
	type: TileType,
	fields: readonly FieldSegment[],
	loops: readonly Loop[]
): Enclosed {
	const inner = fields.filter(({ halves }) => halves.length === 0);
	const open = loops.filter(({ halves }) => halves.length > 0);
	const closed = loops.filter(({ halves }) => halves.length === 0);
	const owned = cityBridgeIn(type) ? strips(inner, closed) : patches(inner, closed);
	const waste = closed.filter((loop) => ![...owned.values()].flat().includes(loop));
	const poor = inner.filter((field) => owned.get(field)?.length === 0);
	return poor.reduce(carved, { open, owned, seams: [], waste });
}

type Owned = ReadonlyMap<FieldSegment, readonly Loop[]>;

const away = ({ near }: FieldSegment, { ring }: Loop): number =>
	near === undefined ? 0 : distance(middleOfRing(ring), middleOf(near));

/** Each field gets all parts nearest to its side. */
const strips = (fields: readonly FieldSegment[], closed: readonly Loop[]): Owned =>
	new Map(
		fields.map((field) => [
			field,
			closed.filter((loop) => fields.every((other) => away(field, loop) <= away(other, loop)))
		])
	);

/** Each field gets the one part nearest to its side. */
function patches(fields: readonly FieldSegment[], closed: readonly Loop[]): Owned {
	const free = new Set(closed);
	const owned = new Map<FieldSegment, readonly Loop[]>();
	for (const field of fields) {
		const [first] = [...free].sort((a, b) => away(field, a) - away(field, b));
		if (first) free.delete(first);
		owned.set(field, first ? [first] : []);
	}
	return owned;
}

function carved(land: Enclosed, field: FieldSegment): Enclosed {
	const middle = field.near === undefined ? CENTRE : middleOf(field.near);
	for (const loop of land.open) {
		const found = cutOff(loop.walk, middle);
		if (!found) continue;
		const parts = found.parts.map(loopOf);
		const mine = parts.filter(({ halves }) => halves.length === 0);
		return {
			...land,
			open: [
				...land.open.filter((each) => each !== loop),
				...parts.filter((each) => !mine.includes(each))
			],
			owned: new Map([...land.owned, [field, mine]]),
			seams: [...land.seams, found.seam]
		};
	}
	return land;
}
