import { describe, expect, it } from 'vitest';
import { reviewTurns } from '../../src/lib/lookahead/review';
import { whyNotCovered } from '../../src/lib/lookahead/from-game';
import type { Header } from '../../src/lib/record';
import { playedGame } from '../../src/lib/review/played-game';
import { tileId } from '../../src/lib/engine/tile';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { laid } from '../modules/playing';
import { headerFor } from '../record/support';

const lies = (tile: string, x: number, y: number): TableEvent => ({
	...{ type: 'base/placed', tile: tileId(tile), x, y, rotation: 0 }
});
const monk: TableEvent = {
	type: 'base/stood',
	player: 0,
	piece: 'follower',
	x: 0,
	y: 1,
	segment: 0
};
const turn: TableEvent = laid(1, 'base-U', [1, 0, 0], ['follower', 0]);
const reviewed = (header: Header, events: readonly TableEvent[]) => [
	...reviewTurns(playedGame(header, events), '1')
];

describe('a review', () => {
	it('begins with the first turn that was entered on an existing table', () => {
		const found = headerFor('one', 2, { found: true });
		const table = [lies('base-D', 0, 0), lies('base-B', 0, 1), monk];
		const events = [...table, { type: 'base/begun', player: 1 } as const, turn];
		const [first, ...others] = reviewed(found, events);
		expect(others).toEqual([]);
		expect(first).toMatchObject({ event: 4, review: { player: 1, tile: tileId('base-U') } });
		expect(first?.review.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
	});

	it('says nothing of turns while nobody knows which tiles are left', () => {
		const unseen: TableEvent = { ...turn, tile: tileId('custom') };
		expect(reviewed(headerFor('one'), [unseen])).toEqual([]);
	});

	it('knows that tiles are lost', () => {
		const first = laid(0, 'base-U', [1, 0, 0]);
		const luck = (more: Partial<Header>) =>
			reviewed(headerFor('one', 2, more), [first])[0]?.review.luck;
		// Without a monastery left, a road is no worse than the others.
		const without = { tiles: { 'base-A': -2, 'base-B': -4 } };
		expect(luck(without)).toBeGreaterThan(luck({}) ?? Infinity);
	});

	it('isn’t made with expansions, of somebody who plays alone, or with a ruling that the compact form can’t say', () => {
		const why = (more: Partial<Header>, players = 2) =>
			whyNotCovered(playedGame(headerFor('one', players, more), []));
		expect(why({})).toBeUndefined();
		expect(why({ expansions: ['river'] })).toBe('expansion');
		expect(why({ rulings: { hand: 'three' } })).toBe('ruling');
		expect(why({}, 1)).toBe('alone');
		expect(() => reviewed(headerFor('one', 1), [turn])).toThrow();
	});
});
