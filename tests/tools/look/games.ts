import { mkdirSync, writeFileSync } from 'node:fs';
import { makeGameFile } from '../../../src/lib/record';
import { cut, BEFORE } from '../../e2e/table/support/cuts';
import { recorded, recordOf } from '../../e2e/table/support/games';

// The games whose whole boards the developers' pages show.
const game = recorded('winter', 'winter-117');
mkdirSync('static/dev', { recursive: true });
writeFileSync('static/dev/winter.json', makeGameFile(recordOf(game, game.turns.length, 'winter')));
writeFileSync('static/dev/expansions.json', makeGameFile(cut(BEFORE.end, 'expansions')));
