import { describe, expect, it } from 'vitest';
import { newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import type { Rulings } from '../../../src/lib/engine/rulings';
import { EMPTY_DRAFT, type Draft } from '../../../src/lib/record';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import * as entering from '../../../src/lib/table/turn/entering';
import {
	asksForTrees,
	laidOf,
	layingOf,
	optionsOf,
	rotationsFor
} from '../../../src/lib/table/turn/turn';
import { fitsNowhere, paletteOf } from '../../../src/lib/table/turn/palette';

/** The start tile: city north, road east and west, field south. */
const KNIGHT = { piece: 'follower', segment: 0 };

const start = (rulings: Rulings = {}): MutableGame =>
	newGame(
		rulesOf({ box: 'base-c1', expansions: [], rulings: { ...USUAL_RULINGS, ...rulings } }),
		2,
		0
	);
const CAP = tileId('base-E');
const BEND = tileId('base-V');
const CROSSING = tileId('base-X');
const FORK = tileId('base-W');
const NORTH = { x: 0, y: -1 };
const EAST = { x: 1, y: 0 };
const WEST = { x: -1, y: 0 };

describe('entering a turn', () => {
	it('lays the tile as soon as tile and spot are known, whichever comes first', () => {
		const game = start();
		const tileFirst = entering.chooseSpot(game, entering.chooseTile(game, EMPTY_DRAFT, CAP), NORTH);
		const spotFirst = entering.chooseTile(game, entering.chooseSpot(game, EMPTY_DRAFT, NORTH), CAP);
		expect(tileFirst).toEqual(spotFirst);
		// The cap's city must meet the start tile's: it looks south, half a turn.
		expect(laidOf(game, tileFirst)).toMatchObject({ tile: CAP, ...NORTH, rotation: 2, player: 0 });
	});

	it('lays a tile that doesn’t fit as it fits best, whichever comes first', () => {
		const game = start();
		const laid = { type: 'base/laid', player: 0 } as const;
		play(game, { ...laid, tile: CAP, ...NORTH, rotation: 2 } as GameEvent);
		play(game, { ...laid, player: 1, tile: tileId('base-U'), ...WEST, rotation: 0 } as GameEvent);
		// Field in the east and south is asked for, and the tile has one field side: in the east after two turns.
		const spot = { x: -1, y: -1 };
		const tile = tileId('base-R');
		expect(entering.chooseTile(game, { spot }, tile).rotation).toBe(2);
		expect(entering.chooseSpot(game, { tile }, spot).rotation).toBe(2);
	});

	it('lays a tile that fits only one spot there, and takes both back together', () => {
		const game = start();
		// A monastery without a road: only the field south of the start tile has no other terrain.
		const cloister = entering.chooseTile(game, EMPTY_DRAFT, tileId('base-B'));
		expect(cloister).toMatchObject({ spot: { x: 0, y: 1 }, rotation: 0 });
		expect(entering.putBack(game, cloister)).toEqual({});
		expect(entering.stepBack(cloister)).toEqual({ tile: 'base-B' });
		const elsewhere = entering.chooseSpot(game, cloister, EAST);
		expect(elsewhere).toMatchObject({ tile: 'base-B', spot: EAST });
		expect(entering.putBack(game, elsewhere)).toEqual({ spot: EAST });

		const bend = entering.chooseTile(game, EMPTY_DRAFT, BEND);
		expect(bend.spot).toBeUndefined();
		const there = entering.chooseSpot(game, bend, EAST);
		expect(entering.putBack(game, there)).toEqual({ spot: EAST });
	});

	it('turns only through rotations that fit and look different', () => {
		const game = start();
		const bend = game.rules.tiles.get(BEND);
		if (!bend) throw new Error('The base game has a bend.');
		// A bend joins the road in the east with its side west: road south or road north.
		expect(rotationsFor(game, bend, EAST)).toEqual([0, 1]);
		const laid = entering.chooseSpot(game, { tile: BEND }, EAST);
		const turned = entering.chooseSpot(game, laid, EAST);
		expect([laid.rotation, turned.rotation]).toEqual([0, 1]);
		expect(entering.turnTile(game, turned).rotation).toBe(0);
		expect(entering.chooseRotation(game, laid, 1)).toEqual(turned);
	});

	it('a tile turned before it has a spot lies so where it fits so, and elsewhere as it fits', () => {
		const game = start();
		const chosen = entering.chooseTile(game, EMPTY_DRAFT, BEND);
		// As listed, its road runs south and west: it fits east of the start tile, and goes turned to its west.
		expect(entering.goesTurned(game, chosen, EAST)).toBe(false);
		expect(entering.goesTurned(game, chosen, WEST)).toBe(true);
		const turned = entering.turnTile(game, chosen);
		expect(turned).toEqual({ ...chosen, rotation: 1 });
		expect(entering.goesTurned(game, turned, EAST)).toBe(false);
		expect(entering.chooseSpot(game, turned, EAST)).toMatchObject({ spot: EAST, rotation: 1 });
		const again = entering.turnTile(game, turned);
		expect(entering.goesTurned(game, again, EAST)).toBe(true);
		expect(entering.chooseSpot(game, again, EAST)).toMatchObject({ spot: EAST, rotation: 0 });
		expect(entering.goesTurned(game, again, WEST)).toBe(false);
	});

	it('a tile that looks the same all round is never turned', () => {
		const game = start();
		const chosen = entering.chooseTile(game, { spot: undefined }, CROSSING);
		expect(entering.turnTile(game, chosen).rotation).toBe(0);
		expect(entering.goesTurned(game, chosen, EAST)).toBe(false);
	});

	it('offers every rotation where none fits, so that the table can overrule', () => {
		const game = start();
		const crossing = game.rules.tiles.get(CROSSING);
		if (!crossing) throw new Error('The base game has a crossing.');
		expect(rotationsFor(game, crossing, NORTH)).toEqual([0]);
	});

	it('puts a figure on a segment and takes it back when it is tapped again', () => {
		const game = start();
		const laid = entering.chooseSpot(game, { tile: CAP }, NORTH);
		const stood = entering.chooseFigure(laid, KNIGHT);
		expect(laidOf(game, stood)).toMatchObject({ deploy: { piece: 'follower', segment: 0 } });
		expect(entering.chooseFigure(stood, KNIGHT).deploy).toBeUndefined();
		expect(optionsOf(game, laid).map(({ segment }) => segment)).toEqual([0, 1]);
	});

	it('lets roads run on at a crossing, and takes back a figure whose road changed', () => {
		const game = start({ trees: 'run-on' });
		const there = entering.chooseSpot(game, { tile: FORK }, EAST);
		const thief = entering.chooseFigure(there, { piece: 'follower', segment: 1 });
		const trees = entering.chooseTrees(thief, true);
		expect(laidOf(game, trees)).toMatchObject({ tile: FORK, trees: true });
		expect(trees.deploy).toBeUndefined();
		expect(optionsOf(game, there).map(({ segment }) => segment)).toEqual([0, 1, 2, 3, 4, 5]);
		expect(optionsOf(game, trees).map(({ segment }) => segment)).toEqual([0, 1, 2, 3]);
		expect(laidOf(game, entering.chooseTrees(trees, false))).not.toHaveProperty('trees');
		expect(laidOf(game, entering.chooseSpot(game, trees, WEST))).toMatchObject({ trees: true });
		const asks = (one: Game, draft: Draft): boolean => {
			const laying = layingOf(one, draft);
			return laying !== undefined && asksForTrees(one, laying);
		};
		expect([asks(game, there), asks(game, trees)]).toEqual([true, true]);
		expect(asks(game, entering.chooseSpot(game, { tile: CAP }, NORTH))).toBe(false);
		expect(asks(start(), there)).toBe(false);
	});

	it('steps back from figure to spot to tile to nothing', () => {
		const game = start();
		const whole = entering.chooseFigure(entering.chooseSpot(game, { tile: CAP }, NORTH), KNIGHT);
		const noFigure = entering.stepBack(whole);
		expect(noFigure.deploy).toBeUndefined();
		expect(entering.stepBack(noFigure)).toEqual({ player: undefined, tile: CAP });
		expect(entering.isEmpty(entering.stepBack({ tile: CAP }))).toBe(true);
	});

	it('gives the turn to another player, and back to the next one', () => {
		const game = start();
		const other = entering.choosePlayer(game, { tile: CAP }, 1);
		expect(other.player).toBe(1);
		expect(entering.choosePlayer(game, other, 0).player).toBeUndefined();
	});

	it('puts an undone turn into the draft', () => {
		const game = start();
		const event = {
			type: 'base/laid',
			player: 0,
			tile: CAP,
			...NORTH,
			rotation: 2,
			deploy: { piece: 'follower', segment: 0 }
		} as const;
		const draft = entering.draftOf(event, game);
		expect(laidOf(game, draft)).toEqual(event);
		expect(entering.isDraftOf(draft, event)).toBe(true);
		expect(
			entering.isDraftOf(entering.chooseFigure(draft, { piece: 'follower', segment: 1 }), event)
		).toBe(false);
	});
});

describe('the palette', () => {
	it('keeps its order and dims what does not fit the chosen spot', () => {
		const game = start();
		const ids = paletteOf(game, EMPTY_DRAFT).map(({ id }) => id);
		const north = paletteOf(game, { spot: NORTH });
		expect(north.map(({ id }) => id)).toEqual(ids);
		expect(north.find(({ id }) => id === CAP)?.fits).toBe(true);
		expect(north.find(({ id }) => id === CROSSING)?.fits).toBe(false);
	});

	it('doesn’t count the start tile', () => {
		const left = paletteOf(start(), EMPTY_DRAFT).find(({ id }) => id === 'base-D')?.left;
		expect(left).toBe(3);
	});

	it('says when a tile fits nowhere any more', () => {
		const game = start();
		const allCity = tileId('base-C');
		expect(fitsNowhere(game, allCity)).toBe(false);
		// The only open city is closed by a cap: nothing asks for a city any more.
		play(game, { type: 'base/laid', player: 0, tile: CAP, ...NORTH, rotation: 2 } as GameEvent);
		expect(fitsNowhere(game, allCity)).toBe(true);
	});
});
