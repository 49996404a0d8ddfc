import { writeFileSync } from 'node:fs';
import { makeGameFile } from '../../../src/lib/record';
import '../all-expansions';
import { exampleRecord } from './record';

// The file that “Look at an example game” opens.
writeFileSync('static/example.json', makeGameFile(exampleRecord()));
