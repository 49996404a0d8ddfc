import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/engine/module';
import { tileId } from '../../../src/lib/engine/tile';
import type { TokenLaid } from '../../../src/lib/expansions/tunnel/events';
import { rulesOf, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { tokenFigures } from '../../../src/lib/table/view/scene';
import { laid } from '../../modules/playing';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

/* A token in a mouth, which is laid besides a figure. */

const expansions = ['tunnel'] as const;
const rules = () => rulesOf({ box: 'base-c1', expansions, rulings: usualRulingsFor(expansions) });

const HILL = laid(0, 'tu-CRFR', [1, 0, 0]);
const [EAST, WEST] = [1, 2].map((segment) => ({ x: 1, y: 0, segment }));

const token = (player: number, at = EAST): TokenLaid => ({
	type: 'tunnel/laid-circle',
	player,
	at: { x: 1, y: 0, segment: at?.segment ?? 0 }
});

/** A turn that lays a straight road beside the start tile, after others. */
function turn(before: readonly GameEvent[]): UnwrittenTurn {
	const entry = new UnwrittenTurn(rules(), before);
	entry.chooseTile(tileId('base-U'));
	entry.chooseSpot({ x: -1, y: 0 });
	entry.chooseRotation(0);
	return entry;
}

it('is offered for one kind of several that are as good, and laid by one tap on a mouth', async () => {
	const entry = turn([HILL]);
	expect(entry.offers.map(({ id }) => id)).toEqual(['tunnel/laid-circle']);
	if (EAST) await entry.choosePlace(EAST);
	expect(entry.written).toEqual([]);
	expect(entry.offers).toEqual([]);
	await entry.tapPlace({ piece: 'follower', segment: 0 });
	expect(entry.written).toMatchObject([
		{ deploy: { piece: 'follower', segment: 0 }, choices: [token(1)] }
	]);
});

it('is written without a figure, too', async () => {
	const entry = turn([HILL]);
	if (WEST) await entry.choosePlace(WEST);
	await entry.layAlone();
	expect(entry.written).toMatchObject([{ choices: [token(1, WEST)] }]);
});

it('asks by its button which kind where a pair is begun and another one is left', async () => {
	const begun = { ...laid(1, 'base-B', [0, 1, 0]), choices: [token(1)] };
	const entry = turn([HILL, begun, laid(0, 'base-B', [1, 1, 0])]);
	expect(entry.offers.map(({ id }) => id)).toEqual(['tunnel/laid-circle', 'tunnel/laid-square']);
	if (WEST) await entry.choosePlace(WEST);
	expect(entry.draft.choices).toBeUndefined();
	const [circle] = entry.offers;
	if (circle) await entry.takeUp(circle);
	if (WEST) await entry.choosePlace(WEST);
	await entry.layAlone();
	expect(entry.written).toMatchObject([{ choices: [token(1, WEST)] }]);
});

it('is drawn in its mouth, in the colour of its owner', () => {
	const { game } = turn([HILL, { ...laid(1, 'base-B', [0, 1, 0]), choices: [token(1)] }]);
	const players = [
		{ name: 'Ada', colour: 'red' },
		{ name: 'Ben', colour: 'blue' }
	] as const;
	expect(tokenFigures(game, game.onTiles, players)).toEqual([
		{ at: { x: 1, y: 0 }, kind: 'tunnel-circle', colour: 'blue', lying: false, across: [1] }
	]);
});
