import { writeFileSync } from 'node:fs';
import { makeGameFile } from '../../../src/lib/record/game-file';
import { cut, BEFORE } from '../../e2e/table/support/cuts';
import { recorded, recordOf } from '../../e2e/table/support/games';

// The games whose whole boards the developers' pages show.
const game = recorded('winter', 'winter-117');
writeFileSync(
	'tests/pages/boards/winter.json',
	makeGameFile(recordOf(game, game.turns.length, 'winter'))
);
writeFileSync('tests/pages/boards/expansions.json', makeGameFile(cut(BEFORE.end, 'expansions')));
