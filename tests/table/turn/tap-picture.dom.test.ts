import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { laid } from '../../../src/lib/rules/base/events';
import { eventSchema, rulesOf, tileType, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { onPicture } from '../../../src/lib/table/turn/turn';
import * as v from 'valibot';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

/** Red’s turn with a tile to the west of the start tile. */
function turn(tile: string): UnwrittenTurn {
	const expansions = ['tower'] as const;
	const rules = rulesOf({ box: 'base-c2', expansions, rulings: usualRulingsFor(expansions) });
	const before = [laid(0, 'base-U', [1, 0, 1]), laid(1, 'base-U', [2, 0, 1])];
	const entry = new UnwrittenTurn(
		rules,
		before.map((event) => v.parse(eventSchema, event))
	);
	entry.chooseTile(tileId(tile));
	entry.chooseSpot({ x: -1, y: 0 });
	return entry;
}

const pictureOf = (entry: UnwrittenTurn, tile: string) =>
	onPicture(entry, { type: tileType(tileId(tile)), spot: { x: -1, y: 0 }, rotation: 0 });

describe('a tap on the picture of the tile that is laid', () => {
	it('takes up what is offered about the tile: a floor on its foundation', async () => {
		const entry = turn('to-RRRR');
		pictureOf(entry, 'to-RRRR')?.();
		await expect
			.poll(() => entry.written)
			.toMatchObject([{ choices: [{ type: 'tower/built', player: 0, at: { x: -1, y: 0 } }] }]);
	});

	it('does nothing where nothing is offered, or a figure is put', () => {
		expect(pictureOf(turn('base-X'), 'base-X')).toBeUndefined();
		const entry = turn('to-RRRR');
		entry.chooseFigure({ piece: 'follower', segment: 0 });
		expect(pictureOf(entry, 'to-RRRR')).toBeUndefined();
	});
});
