/** Writes the classes that the network is trained for, with all facts that it takes to draw them: `tsx tests/snap/training/looks.ts`. */
import { writeFile } from 'node:fs/promises';
import { looksText, LOOKS_FILE } from './looks-text';

await writeFile(LOOKS_FILE, await looksText());
