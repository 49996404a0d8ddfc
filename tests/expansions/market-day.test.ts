import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TreeCopy } from '../breaks/copy';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';
import { MARKET_NAMES } from './market-day/names';
import { copyWithMarketDay, filesOfFixture, folderOf, LIST, MARKET_DAY } from './copy';
import type { PickedUp } from './picked-up';

/* An expansion is a folder and its lines in the one list: the app picks up the rest by itself. */

/** True in a copy to which it is added already: there all of these tests are skipped. */
const isAdded = existsSync(folderOf(MARKET_DAY));

let copy: TreeCopy;
beforeAll(() => {
	copy = copyWithMarketDay('folder');
});
afterAll(() => {
	copy.remove();
});

/** The files below a folder that the copy has otherwise than the tree, or only one of them has. */
function changedBelow(folder: string): readonly string[] {
	const { stdout } = spawnSync(
		'git',
		['diff', '--no-index', '--name-only', '-z', folder, join(copy.folder, folder)],
		{ encoding: 'utf8' }
	);
	return stdout
		.split('\0')
		.filter((path) => path !== '')
		.map((path) => path.slice(path.lastIndexOf(`${folder}/`)))
		.sort();
}

/** What the app in the copy makes of a game with the expansion. */
const pickedUp = (): PickedUp =>
	JSON.parse(
		execFileSync(
			'npx',
			['tsx', 'tests/expansions/picked-up.ts', 'tests/expansions/market-day-game.json'],
			{
				cwd: copy.folder,
				encoding: 'utf8'
			}
		)
	) as PickedUp;

it.skipIf(isAdded)('an expansion is added by its folder and the one list', () => {
	const own = filesOfFixture().map((file) => `${folderOf(MARKET_DAY)}/${file}`);
	expect(changedBelow('src')).toEqual([...own, LIST].sort());
	expect(changedBelow('tests')).toEqual([]);
});

it.skipIf(isAdded)('the app then knows it, plays it, sends it and says it in each language', () => {
	const { said, ...found } = pickedUp();
	expect(found).toEqual({
		expansions: expect.arrayContaining([MARKET_DAY.id]) as unknown,
		asked: ['market-day/stall'],
		// 2 tiles × 2 for the hawker, 4 tiles for the road; 2 on the die, 1 tile × 2 for the hawker; 3 for the cashbox.
		scores: [15, 0],
		tokens: [{ cashbox: 1 }, { cashbox: 0 }],
		sentWhole: true
	});
	expect(Object.keys(said)).toEqual(LANGUAGE_TAGS);
	for (const { names, titles, rules } of Object.values(said)) {
		expect(names).not.toContain(MARKET_DAY.id);
		expect(titles).not.toContain(undefined);
		expect(rules).toEqual(MARKET_NAMES.rules);
	}
});

it.skipIf(isAdded)('recorded games of it are read and compared by its own glue', () => {
	const compared = (file: string) =>
		spawnSync('npx', ['tsx', 'tests/tools/games/oracle.ts', file], {
			cwd: copy.folder,
			encoding: 'utf8'
		}).stdout.trim();
	const file = `tests/expansions/${MARKET_DAY.id}/recorded.jsonl`;
	expect(compared(file)).toBe('1 games, 3 turns, 0 differences');
	const text = readFileSync(file, 'utf8').replace(/"hawkerOptions":\[[^\]]*\],/, '');
	writeFileSync(join(copy.folder, 'damaged.jsonl'), text);
	expect(compared('damaged.jsonl')).toContain('where the hawker may go');
});
