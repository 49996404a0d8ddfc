/** Writes the parts of documents that list what expansions bring: `npm run documents`. */
import { writeFile } from 'node:fs/promises';
import { currentParts, DOCUMENTS, written } from './documents/written';

const parts = await currentParts();
for (const path of DOCUMENTS) await writeFile(path, await written(path, parts));
