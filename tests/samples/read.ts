import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '../../src/lib/engine/game';
import { tileId } from '../../src/lib/engine/tile';
import { describedTypes } from '../../src/lib/record';
import { EXPANSION_IDS, rulesOf } from '../../src/lib/rules/catalogue';
import { parseSample, type Sample } from './case';

/** Where samples lie: those of all rules, and those that an expansion has in its own folder. */
const FOLDERS = [
	'tests/samples',
	...EXPANSION_IDS.map((id) => `src/lib/expansions/${id}/samples`).filter((path) =>
		existsSync(path)
	)
];

/** Every sample with the name of its folder. */
export const readSamples = (): readonly (readonly [name: string, sample: Sample])[] =>
	FOLDERS.flatMap((folder) =>
		readdirSync(folder, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => [name, readSample(`${folder}/${name}`)] as const)
	);

const readSample = (folder: string): Sample =>
	parseSample(JSON.parse(readFileSync(`${folder}/case.json`, 'utf8')));

/** The rules of a sample, with the tiles that it tells. */
export function rulesFor(sample: Sample): Rules {
	const rules = rulesOf(sample, describedTypes(sample.events));
	if (!sample.bag) return rules;
	const counts = Object.entries(sample.bag).map(([id, count]) => [tileId(id), count] as const);
	return { ...rules, counts: new Map(counts) };
}
