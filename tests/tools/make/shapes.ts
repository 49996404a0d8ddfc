/** Writes the shapes of all tiles into the tables that the app looks them up in, one for each box and expansion: `npm run shapes`. */
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { EXPANSION_IDS } from '../../../src/lib/rules/declared';
import { shapeTables } from './packed-shapes';

const folderOf = (id: string): string =>
	EXPANSION_IDS.some((one) => one === id) ? `src/lib/expansions/${id}` : `src/lib/rules/${id}`;

for (const [id, table] of shapeTables())
	if (Object.keys(table).length > 0)
		await writeFile(
			`${folderOf(id)}/shapes.json`,
			await format(JSON.stringify(table), { parser: 'json' })
		);
