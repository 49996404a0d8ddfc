import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Rotation } from '../../src/lib/engine/spot';
import type { TileType } from '../../src/lib/engine/tile';
import { lookFinder, looksOfLines } from '../../src/lib/snap/looks';

const looksFile = v.array(v.object({ line: v.string() }));

const LOOKS = looksOfLines(
	v
		.parse(looksFile, JSON.parse(readFileSync('tests/snap/training/looks.json', 'utf8')))
		.map(({ line }) => line)
);

/** Finds the look of a tile among those that the simulator draws. */
export const findLook = lookFinder(LOOKS);

/** What a turned tile looks like: equal for all tiles that can't be told apart. */
export function shownAs(type: TileType, rotation: Rotation): string {
	const found = findLook(type);
	const period = LOOKS[found?.look ?? -1]?.period ?? 4;
	return `${String(found?.look)}/${String((rotation + (found?.rotation ?? 0)) % period)}`;
}
