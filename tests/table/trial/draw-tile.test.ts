import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { replayRecord } from '../../../src/lib/record';
import { rulesOf, USUAL_RULINGS, type ExpansionId } from '../../../src/lib/rules/catalogue';
import { canPlayOn } from '../../../src/lib/table/trial/can-play-on';
import { drawTile, fitsNone } from '../../../src/lib/table/trial/draw-tile';
import { recordWith } from '../../store/support';

const game = replayRecord(recordWith(10)).game;
const games = Array.from({ length: 60 }, (_, turns) => replayRecord(recordWith(turns)).game);

const gameOf = (expansions: readonly ExpansionId[], players = 2, rulings = {}) =>
	newGame(
		rulesOf({ box: 'base-c1', expansions, rulings: { ...USUAL_RULINGS, ...rulings } }),
		players,
		0
	);

describe('a tile that the app draws', () => {
	it('is one of those that are left', () => {
		for (const one of games) {
			const tile = drawTile(one, 'seed');
			expect(tile && one.left.get(tile)).toBeGreaterThan(0);
		}
	});

	it('is the same for the same position and seed, so that nobody draws twice', () => {
		expect(drawTile(replayRecord(recordWith(10)).game, 'seed')).toBe(drawTile(game, 'seed'));
	});

	it('depends on the seed, and on the turn', () => {
		const seeds = Array.from({ length: 30 }, (_, seed) => drawTile(game, String(seed)));
		expect(new Set(seeds).size).toBeGreaterThan(8);
		expect(new Set(games.map((one) => drawTile(one, 'seed'))).size).toBeGreaterThan(8);
	});

	it('is none once all are laid, or the game has ended', () => {
		expect(drawTile({ ...game, left: new Map() }, 'seed')).toBeUndefined();
		expect(drawTile({ ...game, phase: 'ended' }, 'seed')).toBeUndefined();
	});

	it('is drawn for ever only where none fits', () => {
		expect(fitsNone(game)).toBe(false);
		expect(fitsNone({ ...game, left: new Map() })).toBe(true);
	});
});

describe('a game can be played on against the app', () => {
	it('by the rules of the base game, while tiles are left', () => {
		expect(canPlayOn(gameOf([]))).toBe(true);
		expect(canPlayOn(game)).toBe(true);
		expect(canPlayOn({ ...game, left: new Map() })).toBe(false);
		expect(canPlayOn({ ...game, phase: 'ended' })).toBe(false);
	});

	it('neither alone, nor with expansions, nor with rulings that it doesn’t know', () => {
		expect(canPlayOn(gameOf([], 1))).toBe(false);
		expect(canPlayOn(gameOf(['river']))).toBe(false);
		expect(canPlayOn(gameOf([], 2, { hand: 'three' }))).toBe(false);
	});

	it('not where tiles lie that are in no box, or that nobody saw', () => {
		const [first] = game.board.order;
		const counts = new Map([...game.rules.counts].filter(([id]) => id !== first?.type.id));
		expect(canPlayOn({ ...game, rules: { ...game.rules, counts } })).toBe(false);
		expect(canPlayOn({ ...game, unseen: 1 })).toBe(false);
	});
});
