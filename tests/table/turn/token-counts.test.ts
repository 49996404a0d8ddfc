import { describe, expect, it } from 'vitest';
import type { RuleModule } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import {
	changesTo,
	joinChanges,
	recountOf,
	tokenCounts
} from '../../../src/lib/table/turn/token-counts';
import { expansionOf, played, rulesFor } from '../../modules/playing';

const pots: RuleModule = { id: 'pots', codes: { tokens: ['honey', 'wax'] } };
const game = played(rulesFor(expansionOf(pots)), [
	recountOf([{ player: 1, token: 'wax', count: 3 }], 'mistake')
]);

describe('tokens that are counted again', () => {
	it('are by seat, in the order of the game', () => {
		expect(tokenCounts(game)).toEqual([
			[0, 0],
			[0, 3]
		]);
	});

	it('lead to the wanted numbers by what is given and taken', () => {
		const wanted = [
			[2, 0],
			[0, 1]
		];
		const changes = changesTo(game, wanted);
		expect(changes).toEqual([
			{ player: 0, token: 'honey', count: 2 },
			{ player: 1, token: 'wax', count: -2 }
		]);
		expect(play(game, recountOf(changes, 'mistake')).ok).toBe(true);
		expect(tokenCounts(game)).toEqual(wanted);
		expect(changesTo(game, wanted)).toEqual([]);
	});

	it('are one change when they are changed twice', () => {
		const gain = (count: number) => ({ player: 0, token: 'honey', count });
		expect(joinChanges([gain(2)], [gain(1), { ...gain(1), token: 'wax' }])).toEqual([
			gain(3),
			{ ...gain(1), token: 'wax' }
		]);
		expect(joinChanges([gain(2)], [gain(-2)])).toEqual([]);
	});
});
