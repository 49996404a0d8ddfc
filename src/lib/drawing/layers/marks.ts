import { MARKS } from '../../rules/mark-art';
import type { MarkShape } from '../../rules/presentation/art';

/** The picture of a mark; undefined for a name without a picture. */
export const markShape = (name: string): MarkShape | undefined => MARKS.get(name);
