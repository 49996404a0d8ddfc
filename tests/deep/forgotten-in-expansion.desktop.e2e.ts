import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCopy } from '../breaks/copy';
import { Tools } from '../breaks/tools';
import { expect, test } from '../e2e/support/test';
import { copyWithMarketDay, folderOf, MARKET_DAY } from '../expansions/copy';
import { FOUND_AFTERWARDS, FOUND_BY_TYPES, type Omission } from '../expansions/omissions';

/* Whatever an expansion forgets, `npm run check` says so and names the file. */

/** Leaves something out. Throws where the file doesn't have it. */
function leaveOut(folder: string, { file, from, to }: Omission): void {
	const path = join(folder, file);
	const text = readFileSync(path, 'utf8');
	if (!text.includes(from)) throw new Error(`${file} has nothing like ${from}`);
	writeFileSync(path, text.replace(from, to));
}

/** What the check must say of it: in one line, or in the two of the type checker. */
const foundIn = (said: string, { named, says }: Omission): boolean => {
	const lines = said.split('\n');
	return lines.some(
		(line, at) =>
			line.includes(`${folderOf(MARKET_DAY)}/${named}`) &&
			[line, lines[at + 1] ?? ''].join('\n').includes(says)
	);
};

let copy: TreeCopy | undefined;
test.afterEach(() => {
	copy?.remove();
});

for (const [by, omissions] of [
	['by the types', FOUND_BY_TYPES],
	['once the types are in order', FOUND_AFTERWARDS]
] as const)
	test(`${String(omissions.length)} omissions are found ${by}, each with its file`, async () => {
		copy = copyWithMarketDay();
		for (const one of omissions) leaveOut(join(copy.folder, folderOf(MARKET_DAY)), one);
		const said = await new Tools(copy.folder).npm('check');
		const missed = omissions.filter((one) => !foundIn(said, one)).map(({ what }) => what);
		expect(missed, said).toEqual([]);
	});
