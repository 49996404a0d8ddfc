import { expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { rulesOf, USUAL_RULINGS, type Setup } from '../../../src/lib/rules/catalogue';
import { tilesOffered } from '../../../src/lib/table/turn/palette';
import '../../tools/games/all-expansions';

const offered = (setup: Partial<Setup>): readonly string[] =>
	tilesOffered(
		newGame(rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS, ...setup }), 2, 0),
		EMPTY_DRAFT
	);

it('a tile that was lost is listed, and one that stays in the box isn’t', () => {
	const lost = { [tileId('base-A')]: -2, [tileId('base-B')]: -3 };
	expect(offered({ tiles: lost })).toContain('base-A');
	expect(offered({ expansions: ['monasteries'] })).not.toContain('base-A');
});

it('one of those that stay in the box is listed where it was added', () => {
	const tiles = { [tileId('base-A')]: 1 };
	expect(offered({ expansions: ['monasteries'], tiles })).toContain('base-A');
});
