import type { MarkArt } from '../../rules/presentation/art';
import { HERD } from '../../rules/presentation/herd-art';

/** What is printed in a field. */
export const GQ11_MARKS: MarkArt = { pigs: HERD };
