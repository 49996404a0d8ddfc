import type { MarkArt, MarkShape } from './presentation/art';

const marks = new Map<string, MarkShape>();

/** The pictures of marks and signs of the boxes and expansions that are loaded. @internal */
export const MARKS: ReadonlyMap<string, MarkShape> = marks;

/** Adds pictures of marks and signs, when the box or expansion is loaded whose tiles have them. */
export function addMarks(art: MarkArt): void {
	for (const [name, shape] of Object.entries(art)) marks.set(name, shape);
}

/** The picture of a mark or a sign; undefined for a name without a picture, and before what has it is loaded. */
export const markShape = (name: string): MarkShape | undefined => marks.get(name);
