import type { MarkShape } from '../../rules/presentation/art';

const marks = new Map<string, MarkShape>();

/** Adds pictures of marks and signs: they come with the first tile that has one. */
export function addMarks(added: ReadonlyMap<string, MarkShape>): void {
	for (const [name, shape] of added) marks.set(name, shape);
}

/** The picture of a mark or a sign; undefined for a name without a picture, and before what has it is loaded. */
export const markShape = (name: string): MarkShape | undefined => marks.get(name);
