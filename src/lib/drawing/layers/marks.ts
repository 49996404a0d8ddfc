import { MARKS } from '../../rules/art';
import type { MarkShape } from '../../rules/presentation/art';

/** The picture of a mark, or undefined for one that has none yet. */
export const markShape = (name: string): MarkShape | undefined => MARKS.get(name);
