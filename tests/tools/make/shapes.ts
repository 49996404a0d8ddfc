/** Writes the shapes of all tiles into the tables that the app looks them up in, one for each box and expansion: `npm run shapes`. */
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { shapeTables } from './packed-shapes';

for (const [id, table] of shapeTables())
	if (Object.keys(table).length > 0)
		await writeFile(
			`src/lib/rules/${id}/shapes.json`,
			await format(JSON.stringify(table), { parser: 'json' })
		);
