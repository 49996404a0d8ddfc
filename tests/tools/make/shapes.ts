/** Writes the shapes of all tiles into the tables that the app looks them up in, one for each box and expansion: `npm run shapes`. */
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { OTHER_TILES } from '../../../src/lib/expansions/other-tiles';
import { EXPANSION_IDS } from '../../../src/lib/rules/declared';
import { folderOf } from '../source/expansions/folders';
import { shapeTables } from './packed-shapes';

const pathOf = (id: string): string =>
	EXPANSION_IDS.some((one) => one === id)
		? `src/lib/expansions/${folderOf(id)}`
		: `src/lib/rules/${id}`;

const write = async (folder: string, tables: object): Promise<void> =>
	writeFile(
		`${folder}/shapes.json`,
		await format(JSON.stringify(tables), { parser: 'json', useTabs: true, printWidth: 100 })
	);

const tables = shapeTables();
const together = OTHER_TILES.map(({ id }) => id);
for (const [id, table] of tables)
	if (Object.keys(table).length > 0 && !together.some((one) => one === id))
		await write(pathOf(id), table);

await write(
	'src/lib/expansions/other-tiles',
	Object.fromEntries(together.map((id) => [id, tables.get(id)]))
);
