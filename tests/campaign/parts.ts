import { clocks } from './clocks';
import { deploy } from './deploy';
import { hostile } from './hostile';
import { kills } from './kills';
import type { Part } from './part';
import { rows } from './rows';
import { troubles } from './troubles';
import { undo } from './undo';
import { writers } from './writers';

/** All parts, in the order in which they are run. */
export const PARTS: readonly Part[] = [
	kills,
	writers,
	troubles,
	clocks,
	rows,
	hostile,
	deploy,
	undo
];
