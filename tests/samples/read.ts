import { readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '../../src/lib/engine/game';
import { tileId } from '../../src/lib/engine/tile';
import { describedTypes } from '../../src/lib/record';
import { rulesOf } from '../../src/lib/rules/catalogue';
import { parseSample, type Sample } from './case';

const FOLDER = 'tests/samples';

/** Every sample with the name of its folder. */
export const readSamples = (): readonly (readonly [name: string, sample: Sample])[] =>
	readdirSync(FOLDER, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => [name, readSample(name)] as const);

const readSample = (name: string): Sample =>
	parseSample(JSON.parse(readFileSync(`${FOLDER}/${name}/case.json`, 'utf8')));

/** The rules of a sample, with the tiles that it tells. */
export function rulesFor(sample: Sample): Rules {
	const rules = rulesOf(sample, describedTypes(sample.events));
	if (!sample.bag) return rules;
	const counts = Object.entries(sample.bag).map(([id, count]) => [tileId(id), count] as const);
	return { ...rules, counts: new Map(counts) };
}
