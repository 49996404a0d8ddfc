import { writeFileSync } from 'node:fs';
import { makeGameFile } from '../../../src/lib/record/game-file';
import '../games/all-expansions';
import { exampleRecord } from './example-record';

// The file that “Look at an example game” opens.
writeFileSync('static/example.json', makeGameFile(exampleRecord()));
