import { kills } from './kills';
import { writers } from './writers';
import type { Part } from './part';

/** All parts, in the order in which they are run. */
export const PARTS: readonly Part[] = [kills, writers];
