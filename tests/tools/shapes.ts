/** Writes the shapes of all tiles of the catalogue into the table that the app looks them up in: `npm run shapes`. */
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { packedShapes } from './packed-shapes';

const target = 'src/lib/drawing/tile/shape-table.json';
await writeFile(target, await format(JSON.stringify(packedShapes()), { parser: 'json' }));
