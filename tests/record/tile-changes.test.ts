import { describe, expect, it } from 'vitest';
import { newGame, type Rules } from '../../src/lib/engine/game';
import type { TileChanges } from '../../src/lib/engine/contents';
import { tileId, type TileId } from '../../src/lib/engine/tile';
import { replay } from '../../src/lib/engine/play';
import { type Header } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { tilesInAll } from '../../src/lib/rules/base/tile-numbers';
import {
	rulesOf,
	tilesInBox,
	USUAL_RULINGS,
	type ExpansionId
} from '../../src/lib/rules/catalogue';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { tilesOfGame } from '../../src/lib/table/snap/cells';
import { tilesThatFit } from '../../src/lib/table/view/assistance';
import '../tools/games/all-expansions';
import { randomGame } from '../tools/games/random-game';
import { headerFor } from './support';

const rulesWith = (tiles: TileChanges, expansions: readonly ExpansionId[] = []): Rules =>
	rulesOf({ box: 'base-c1', expansions, rulings: USUAL_RULINGS, tiles });
const countOf = (id: string, ...setup: Parameters<typeof rulesWith>) =>
	rulesWith(...setup).counts.get(tileId(id));
const inAll = (...setup: Parameters<typeof rulesWith>) =>
	tilesInAll(newGame(rulesWith(...setup), 2, 0));

describe('a table that lost or added tiles', () => {
	it('counts them', () => {
		// The box has 9 of V and 1 of C, and 72 in all.
		expect([countOf('base-V', { 'base-V': -1 }), countOf('base-C', { 'base-C': 2 })]).toEqual([
			8, 3
		]);
		expect(inAll({ 'base-V': -1, 'base-C': 2 })).toBe(73);
	});

	it('still counts a tile that is lost altogether', () => {
		const rules = rulesWith({ 'base-C': -1 });
		expect(rules.counts.get(tileId('base-C'))).toBe(0);
		expect(tilesOfGame(rules, 2).get(tileId('base-C'))).toBe(0);
		expect(countOf('base-C', { 'base-C': -5 })).toBe(0);
	});

	it('has the tile that lies first, whatever it lost', () => {
		expect(countOf('base-D', { 'base-D': -9 })).toBe(1);
		expect(countOf('river-FRRS-spring', { 'river-FRRS-spring': -1 }, ['river'])).toBe(1);
		expect(countOf('base-D', { 'base-D': -9 }, ['river'])).toBe(0);
	});

	it('takes no notice of tiles that it doesn’t play with', () => {
		expect(rulesWith({ 'ic-RRRR': 1, 'no-such': 3 }).counts).toEqual(rulesWith({}).counts);
		expect(countOf('ic-RRRR', { 'ic-RRRR': 1 }, ['inns-and-cathedrals'])).toBe(2);
	});

	it('may mix two copies of a box', () => {
		expect(inAll(tilesInBox('base-c1'))).toBe(144);
	});

	it('is told of what may still come', () => {
		const corner = { x: 0, y: 1 };
		const fitting = (tiles: TileChanges) => {
			const game = newGame(rulesWith(tiles), 2, 0);
			return tilesThatFit(game, corner) ?? 0;
		};
		// South of the start tile is a field, and all sides of B, of which there are 4, are field.
		expect(fitting({}) - fitting({ 'base-B': -3 })).toBe(3);
	});
});

describe.each([1000, 1005, 1041])(
	'the random game of seed %i with lost and added tiles',
	(seed) => {
		it('loses no other tile, and draws no lost one', () => {
			const usual = randomGame(seed).rules;
			const changed: readonly TileId[] = [...usual.counts.keys()].filter(
				(_, index) => index % 3 === 0
			);
			const tiles = Object.fromEntries(changed.map((id, index) => [id, index % 2 === 0 ? 2 : -1]));
			const { rules, players, first, events } = randomGame(seed, tiles);
			const { game, stop } = replay(rules, players, first, events);
			expect(stop).toBeUndefined();
			for (const [id, count] of usual.counts) {
				const lying = game.board.order.filter(({ type }) => type.id === id).length;
				const aside = game.aside.filter((tile) => tile === id).length;
				const least = rules.start.filter(({ type }) => type.id === id).length;
				const all = Math.max(least, count + (tiles[id] ?? 0));
				expect([id, lying + aside + (game.left.get(id) ?? 0)]).toEqual([id, all]);
			}
		});
	}
);

const header = (tiles?: TileChanges): Header => ({
	...headerFor('0123456789abcdef0123456789abcdef', 2),
	...(tiles && { tiles })
});

describe('a header with lost and added tiles', () => {
	const record = { header: header({ 'base-V': -1, 'base-C': 2, 'home-made': 99 }), entries: [] };

	it('is kept in a file', () => {
		const parsed = parseGameFile(makeGameFile(record));
		expect(parsed).toMatchObject({ ok: true, value: record });
	});

	it('is kept in a link, and adds few bytes', async () => {
		const packed = await packGame(record);
		expect(await unpackGame(packed)).toEqual({ ok: true, value: record });
		const { header } = record;
		const lost = await packGame({ header: { ...header, tiles: { 'base-V': -1 } }, entries: [] });
		const none = await packGame({ header: { ...header, tiles: undefined }, entries: [] });
		expect(lost.length - none.length).toBeLessThan(8);
	});

	it('is refused where nothing is lost or added', () => {
		const text = makeGameFile({ header: header({}), entries: [] });
		expect(parseGameFile(text).ok).toBe(false);
	});

	it('is refused where a number is none', () => {
		for (const wrong of [0, 100, -100, 1.5, '1', null]) {
			const text = makeGameFile({ header: header({ 'base-V': 7 }), entries: [] });
			expect(parseGameFile(text).ok).toBe(true);
			const bad = text.replace(/("base-V":\s*)7/, `$1${JSON.stringify(wrong)}`);
			expect(bad).not.toBe(text);
			expect(parseGameFile(bad)).toMatchObject({ ok: false, error: { code: 'malformed' } });
		}
	});
});
