import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { TreeCopy } from '../breaks/copy';
import { MARKET_DAY as DECLARED } from './market-day';

/** Where the made-up expansion lies: as in the app, its files import what lies above its folder, so it is at home only in a copy. */
const FIXTURE = 'tests/expansions/market-day';
/** Where all expansions lie. */
const FOLDER = 'src/lib/expansions';
/** The one list of all expansions. */
export const LIST = `${FOLDER}/index.ts`;

/** An expansion as it is added: its id, which is its folder's name, and the name by which it is exported. */
export interface Added {
	readonly id: string;
	readonly name: string;
}

/** The made-up expansion. */
export const MARKET_DAY: Added = { id: DECLARED.id, name: 'MARKET_DAY' };

/** Where an expansion lies. */
export const folderOf = ({ id }: Added): string => `${FOLDER}/${id}`;

/** A copy of the tree with the made-up expansion: its folder, and its two lines in the list. */
export function copyWithMarketDay(packages?: 'files' | 'folder'): TreeCopy {
	const copy = new TreeCopy(packages);
	addFolder(copy, MARKET_DAY);
	addToList(copy, [MARKET_DAY]);
	return copy;
}

/** Copies the folder of the made-up expansion to that of the one added; names in its files and their paths may be changed. */
export function addFolder(
	{ folder }: TreeCopy,
	added: Added,
	renamed = (text: string): string => text
): void {
	for (const file of filesOfFixture()) {
		const to = join(folder, folderOf(added), renamed(file));
		mkdirSync(dirname(to), { recursive: true });
		writeFileSync(to, renamed(readFileSync(join(FIXTURE, file), 'utf8')));
	}
}

/** Its glue of recorded games, and such a game: they lie here for every expansion. */
const GLUE = /^recorded\./;

/** The files of the made-up expansion, by their paths in its folder. */
export const filesOfFixture = (): readonly string[] =>
	readdirSync(FIXTURE, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(FIXTURE, join(parentPath, name)))
		.filter((file) => !GLUE.test(file))
		.sort();

/** Adds expansions to the one list: an import each, and a line. Throws where the list looks otherwise than expected. */
export function addToList({ folder }: TreeCopy, added: readonly Added[]): void {
	const file = join(folder, LIST);
	const text = readFileSync(file, 'utf8');
	const lines = /(export const EXPANSIONS = \[[^\]]*\w)(\n\])/;
	if (!lines.test(text)) throw new Error(`${LIST} has no list that can be added to.`);
	const imports = added.map(({ id, name }) => `import { ${name} } from './${id}';\n`).join('');
	const names = added.map(({ name }) => `,\n\t${name}`).join('');
	writeFileSync(file, imports + text.replace(lines, `$1${names}$2`));
}
