import { describe, expect, it } from 'vitest';
import { award, type TileToken } from '../../src/lib/engine/ledger';
import type { RuleModule } from '../../src/lib/engine/module';
import { ok } from '../../src/lib/engine/result';
import { claimantsOf, dealOut, type Dealt } from '../../src/lib/engine/deal-out';
import { putOnTile, takeOffTile, tokensOn } from '../../src/lib/engine/tile-tokens';
import { isLaid } from '../../src/lib/rules/base/events';
import { expansionOf, laid, played, rulesFor } from '../modules/playing';

const ingot = (x: number, y = 0): TileToken => ({ token: 'ingot', at: { x, y } });
const [p, q, r] = [ingot(0), ingot(1), ingot(2)];
const table = { players: 3 };

describe('tokens on tiles are dealt out', () => {
	const takesOf = ({ takes }: Dealt) => takes.map(({ player, token }) => [player, token]);

	it('one each from the player on, in turn order, until none is left', () => {
		const dealt = dealOut(table, [{ tokens: [p, q, r], players: [0, 1] }], 1);
		expect(takesOf(dealt)).toEqual([
			[1, p],
			[0, q],
			[1, r]
		]);
		expect(dealt.asked).toBeUndefined();
	});

	it('to nobody who has no claim, and what nobody claims stays', () => {
		const dealt = dealOut(
			table,
			[
				{ tokens: [p], players: [2] },
				{ tokens: [q], players: [] }
			],
			0
		);
		expect(takesOf(dealt)).toEqual([[2, p]]);
	});

	it('once, where two features claim the same tile', () => {
		const claims = [
			{ tokens: [p, q], players: [0] },
			{ tokens: [p], players: [1] }
		];
		expect(takesOf(dealOut(table, claims, 0))).toEqual([
			[0, p],
			[0, q]
		]);
		const other = dealOut(table, claims, 0, (tokens) => tokens.at(-1));
		expect(takesOf(other)).toEqual([
			[0, q],
			[1, p]
		]);
		expect([p, q].map((token) => claimantsOf(token, claims))).toEqual([[0, 1], [0]]);
	});

	it('until somebody has to say which one', () => {
		const claims = [{ tokens: [p, q, r], players: [0, 1] }];
		const dealt = dealOut(table, claims, 0, ([first], player) =>
			player === 1 ? undefined : first
		);
		expect(takesOf(dealt)).toEqual([[0, p]]);
		expect(dealt.asked).toBe(1);
	});
});

/** Each tile gets a pebble, and who completes a city takes all pebbles of its tiles. */
const pebbles: RuleModule = {
	id: 'pebbles',
	codes: { tokens: ['pebble'], occasions: ['pebbles/taken'] },
	record: (game) => {
		putOnTile(game, { token: 'pebble', at: { x: 0, y: 0 } });
		return ok({ touched: [], objections: [] });
	},
	settle: ({ game, event }) => {
		const taken = tokensOn(game, 'pebble', [{ x: 0, y: 0 }]);
		if (!isLaid(event) || taken.length === 0) return [];
		return [
			{
				...{ kind: 'tokens', token: 'pebble', stage: 'tokens', occasion: 'pebbles/taken' },
				...{ rule: 'PEBBLE-1', rulings: [], tiles: [], pennants: [], cities: [], compared: [] },
				awards: [award(event.player, {}, {})],
				gains: [{ player: event.player, token: 'pebble', count: taken.length }],
				taken,
				home: []
			}
		];
	}
};

describe('tokens on tiles', () => {
	const rules = rulesFor(expansionOf(pebbles));

	it('leave their tile for whom a settlement gives them', () => {
		const game = played(rules, [{ type: 'pebbles/put' }, { type: 'pebbles/put' }]);
		expect(game.onTiles.size).toBe(2);
		const after = played(rules, [
			{ type: 'pebbles/put' },
			{ type: 'pebbles/put' },
			laid(0, 'base-E', [0, -1, 2])
		]);
		expect(after.onTiles.size).toBe(0);
		expect(after.tokens).toEqual([{ pebble: 2 }, { pebble: 0 }]);
	});

	it('are found by kind and tile, from the bottom up', () => {
		const game = played(rules, []);
		const above = { ...p };
		for (const token of [p, above, q]) putOnTile(game, token);
		expect(tokensOn(game, 'ingot', [{ x: 0, y: 0 }])).toEqual([p, above]);
		expect(tokensOn(game, 'pebble', [{ x: 0, y: 0 }])).toEqual([]);
		takeOffTile(game, p);
		expect(tokensOn(game, 'ingot', [{ x: 0, y: 0 }])).toEqual([above]);
		expect(() => {
			takeOffTile(game, p);
		}).toThrow('isn’t');
	});
});
