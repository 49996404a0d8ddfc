import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/engine/game';
import { tileId, type TileId } from '../../src/lib/engine/tile';
import {
	replayEvents,
	describedTypes,
	descriptionOf,
	customTypeOf,
	type Header
} from '../../src/lib/record';
import { recordProblem } from '../../src/lib/record/record-problem';
import type { Laid, SetAside } from '../../src/lib/rules/base/events';
import {
	rulesOf,
	tileType,
	UNRECORDED_RULINGS,
	type ExpansionId,
	type TableEvent
} from '../../src/lib/rules/catalogue';
import { typesForGame } from '../../src/lib/table/custom-tiles/custom-tile-types';
import { headerFor, withEvents } from './support';

const PROMO = tileId('promo-1');
/** In games as old as these, the Gingerbread Man’s tiles are described. */
const header = headerFor('told', 2, {
	expansions: ['abbey-and-mayor', 'gingerbread'],
	rulings: UNRECORDED_RULINGS
});

/** A custom tile, laid north of the start tile unless given otherwise. */
const laid = (line: string, more: Partial<Laid> = {}): Laid => ({
	type: 'base/laid',
	player: 0,
	tile: PROMO,
	told: { line },
	x: 0,
	y: -1,
	rotation: 0,
	...more
});
const retold = (line: string): TableEvent => ({ type: 'base/retold', tile: PROMO, told: { line } });
const ended: TableEvent = { type: 'base/ended', overruled: ['tiles-left', 'question-open'] };

/** The game after these events. */
function gameOf(...events: readonly TableEvent[]): Game {
	const { game, stop } = replayEvents(header, events);
	expect(stop).toBeUndefined();
	return game;
}

const standing = ({ pieces }: Game) => [...pieces].map(({ at }) => at.segment);

it('a custom tile that was set aside is known by its event alone', () => {
	const tile = tileId('gingerbread-1');
	const aside: SetAside = {
		type: 'base/set-aside',
		player: 0,
		tile,
		overruled: ['fits-somewhere']
	};
	const { aside: out, left } = gameOf({ ...aside, told: { line: 'C:NESW' } });
	expect([out, left.get(tile)]).toEqual([[tile], 0]);
	expect(replayEvents(header, [aside]).stop?.refusal).toEqual({ nonsense: 'unknown-tile' });
});

describe('a custom tile that is corrected', () => {
	it('keeps the figure on the same segment, whatever its number', () => {
		const first = laid('C:NS F:23 F:67', { deploy: { piece: 'follower', segment: 0 } });
		const right = 'F:67 F:23 C:NS+';
		expect(standing(gameOf(first, retold(right)))).toEqual([2]);
		expect(gameOf(first, ended).scores).toEqual([2, 0]);
		expect(gameOf(first, retold(right), ended).scores).toEqual([3, 0]);
	});

	it('keeps a thief on roads that run on through a crossing, and drops the trees where there’s no crossing', () => {
		const thief = laid('C:N F:27 R:E>crossing R:S>crossing R:W>crossing F:34 F:56', {
			y: 0,
			x: 1,
			trees: true,
			overruled: ['roads-end'],
			deploy: { piece: 'follower', segment: 2 }
		});
		expect(standing(gameOf(thief))).toEqual([2]);
		const other = 'R:W>crossing C:N R:S>crossing R:E>crossing F:27 F:34 F:56';
		expect(standing(gameOf(thief, retold(other)))).toEqual([0]);
		const game = gameOf(thief, retold('C:N F:27 R:EW F:3456'));
		expect(standing(game)).toEqual([2]);
		expect(game.history[0]?.event).not.toHaveProperty('trees');
	});

	it('leaves figures on other tiles alone', () => {
		const other: TableEvent = {
			type: 'base/laid',
			player: 1,
			tile: tileId('base-D'),
			x: 1,
			y: 0,
			rotation: 0,
			deploy: { piece: 'follower', segment: 1 }
		};
		const game = gameOf(laid('C:NS F:23 F:67'), other, retold('F:67 F:23 C:NS'));
		expect(standing(game)).toEqual([1]);
	});

	it('numbers later places by the corrected design', () => {
		const farmer = laid('C:NS C:EW<0 F@N F@S', {
			x: 0,
			y: -2,
			player: 1,
			deploy: { piece: 'follower', segment: 3 }
		});
		const game = gameOf(laid('C:NS F:23 F:67'), retold('C:NS C:EW<0 F@N F@S'), farmer);
		expect(standing(game)).toEqual([3]);
	});

	it('keeps a farmer on the small field of the same side', () => {
		const farmer = laid('C:NS C:EW<0 F@N F@S', { deploy: { piece: 'follower', segment: 3 } });
		expect(standing(gameOf(farmer, retold('F@N F@S C:EW+<3 C:NS')))).toEqual([1]);
	});

	it('keeps a monk, whatever else there is', () => {
		const monk = laid('C:S M F:012367', { deploy: { piece: 'follower', segment: 1 } });
		expect(standing(gameOf(monk, retold('M F:012367 C:S+')))).toEqual([0]);
	});

	it('keeps a barn on its corner, though another field covers more of the former one', () => {
		const around: readonly TableEvent[] = [
			{ type: 'base/laid', player: 0, tile: tileId('base-V'), x: 1, y: 0, rotation: 0 },
			{ type: 'base/laid', player: 1, tile: tileId('base-U'), x: 0, y: 1, rotation: 0 }
		];
		const deploy = { piece: 'barn', segment: 2, corner: 0 } as const;
		const barn = laid('R:N>village R:W>village F:01234567', { x: 1, y: 1, deploy });
		expect(standing(gameOf(...around, barn))).toEqual([2]);
		const turned = { ...barn, told: { line: 'R:N>village R:E>village F:01234567' } };
		const right = retold('F:123456 R:NW F:07');
		expect(standing(gameOf(...around, barn, right))).toEqual([2]);
		expect(
			standing(gameOf(...around, { ...turned, rotation: 3 }, retold('F:034567 R:NE F:12')))
		).toEqual([2]);
	});

	it('keeps wagons and the Gingerbread Man where they went', () => {
		const wagon = laid('C:S R:W>city0 C:N F:6 F:237', { deploy: { piece: 'wagon', segment: 0 } });
		const drives: TableEvent = { type: 'wagon/moved', player: 0, to: { x: 0, y: -1, segment: 1 } };
		const from = { x: 0, y: 0, segment: 0 };
		const to = { x: 0, y: -1, segment: 2 };
		const moves: TableEvent = { type: 'gingerbread/moved', player: 0, from, to };
		const game = gameOf(wagon, drives, moves, retold('C:N F:237 F:6 C:S+ R:W>city3'));
		expect(standing(game)).toEqual([4]);
		expect([...game.markers.values()]).toEqual([{ x: 0, y: -1, segment: 0 }]);
		// 2 tiles for the Gingerbread Man, then 2 × 2 and a pennant × 2.
		expect(game.scores).toEqual([2 + 6, 0]);
	});

	it('keeps figures when a later copy is described differently', () => {
		const monk = laid('C:S M F:012367', { deploy: { piece: 'follower', segment: 1 } });
		const copy = laid('M F:012367 C:S', { player: 1, x: 0, y: -2, overruled: ['edges-differ'] });
		expect(standing(gameOf(monk, copy))).toEqual([0]);
	});

	it('renumbers nothing on a catalogue tile, whatever its description says', () => {
		const tile = tileId('base-U');
		const deploy = { piece: 'follower', segment: 0 };
		const lie = laid('F:0127 F:3456 R:EW', { tile, x: 1, y: 0, deploy });
		expect(standing(gameOf(lie, retold('C:NESW')))).toEqual([0]);
		const correction: TableEvent = { type: 'base/retold', tile, told: { line: 'C:NESW' } };
		expect(standing(gameOf(lie, correction))).toEqual([0]);
	});

	it('stops the log where a figure’s segment no longer exists', () => {
		const thief = laid('C:S R:EW F:0127 F:36', { deploy: { piece: 'follower', segment: 1 } });
		const { stop } = replayEvents(header, [thief, retold('C:S F:012367')]);
		expect(stop).toMatchObject({ index: 0, refusal: { nonsense: 'no-such-place' } });
	});
});

describe('signs on custom tiles', () => {
	const played = (expansions: readonly ExpansionId[], ...events: readonly TableEvent[]): Game => {
		const { game, stop } = replayEvents(headerFor('signs', 2, { expansions }), events);
		expect(stop).toBeUndefined();
		return game;
	};
	const deploy = { piece: 'follower', segment: 0 } as const;
	const road = laid('R:W>village!inn F:01234567', { x: 1, y: 0, deploy });
	const end = laid('R:E>village F:01234567', {
		player: 1,
		x: -1,
		y: 0,
		tile: tileId('promo-2')
	});
	const city = laid('C:S!cathedral!wine!cloth F:012367', { deploy });

	it('double a road with an inn, in games that play with it', () => {
		expect(played(['inns-and-cathedrals'], road, end).scores).toEqual([6, 0]);
		expect(played([], road, end).scores).toEqual([3, 0]);
	});

	it('make an unfinished road worthless', () => {
		const over: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		expect(played(['inns-and-cathedrals'], road, over).scores).toEqual([0, 0]);
		expect(played([], road, over).scores).toEqual([2, 0]);
	});

	it('let a city with a cathedral pay 3 a tile', () => {
		expect(played(['inns-and-cathedrals'], city).scores).toEqual([6, 0]);
		expect(played([], city).scores).toEqual([4, 0]);
	});

	it('give goods to whoever completes the city', () => {
		const game = played(['traders-and-builders'], city);
		expect([game.scores, game.tokens[0]]).toEqual([[4, 0], { wine: 1, grain: 0, cloth: 1 }]);
	});

	it('come off and on by a correction', () => {
		const bare: TableEvent = {
			type: 'base/retold',
			tile: PROMO,
			told: { line: 'F:01234567 R:W>village' }
		};
		expect(played(['inns-and-cathedrals'], road, bare, end).scores).toEqual([3, 0]);
	});
});

describe('a garden on a custom tile', () => {
	const abbots = headerFor('gardens', 2, { expansions: ['abbot'] });
	const deploy = { piece: 'abbot', segment: 1 } as const;
	const garden = laid('C:S M=garden F:012367', { deploy });

	it('is a place for the abbot, and pays for the tiles around it', () => {
		const over: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		const { game, stop } = replayEvents(abbots, [garden, over]);
		expect(stop).toBeUndefined();
		// The garden's own tile and the start tile below it.
		expect(game.scores).toEqual([2, 0]);
	});

	it('keeps the abbot in a correction, also as a monastery', () => {
		for (const line of ['M=garden F:012367 C:S+', 'M F:012367 C:S'])
			expect(standing(replayEvents(abbots, [garden, retold(line)]).game)).toEqual([0]);
	});

	it('pays nothing in a game without the abbot', () => {
		const { stop } = replayEvents(headerFor('none', 2), [laid('C:S M=garden F:012367')]);
		expect(stop).toBeUndefined();
	});
});

describe('a stretch of river on a custom tile', () => {
	const rivers = headerFor('rivers', 2, { expansions: ['river'] });
	const told = { line: 'R=river:EW F:0127 F:3456' };
	/** The spring's river leaves it in the west. */
	const stretch = laid(told.line, { x: -1, y: 0 });

	it('is drawn with the river’s tiles, before all others', () => {
		expect(replayEvents(rivers, [stretch]).stop).toBeUndefined();
		const meadow = laid('F:01234567');
		expect(replayEvents(rivers, [meadow]).stop?.refusal).toMatchObject({
			objections: [{ code: 'not-offered' }]
		});
	});

	it('goes on from the river’s open end', () => {
		const apart = laid(told.line);
		expect(replayEvents(rivers, [apart]).stop?.refusal).toMatchObject({
			objections: [{ code: 'river/apart' }]
		});
	});

	it('may be laid in games with a river only', () => {
		const type = customTypeOf(PROMO, told);
		const types = new Map(type && [[PROMO, type]]);
		const lays = (header: Header): readonly TileId[] => [
			...typesForGame(types, rulesOf(header)).keys()
		];
		expect([lays(rivers), lays(headerFor('none', 2))]).toEqual([[PROMO], []]);
	});
});

describe('a description', () => {
	it('gives a tile or nothing', () => {
		expect(
			customTypeOf(PROMO, { line: 'C:N F:234567', mark: 'gingerbread', name: 'Mine' })
		).toMatchObject({ id: PROMO, mark: 'gingerbread', name: 'Mine', line: 'C:N F:234567' });
		for (const line of ['', 'C:N', 'Z:N F:234567', 'C:N F:23456799'])
			expect(customTypeOf(PROMO, { line })).toBeUndefined();
	});

	it('of an impossible tile is refused in a file, in a correction too', () => {
		const wrongIn = (...events: readonly TableEvent[]) =>
			recordProblem(withEvents({ header, entries: [] }, events));
		const first = laid('C:S F:012367');
		expect(wrongIn(first, retold('C:S+ F:012367'))).toBeUndefined();
		expect(wrongIn(first, retold('C:S+'))).toMatchObject({ code: 'cannot-replay', turn: 2 });
		const copy = laid('rubbish', { player: 1, x: 1, y: -1 });
		expect(wrongIn(first, copy)).toMatchObject({ code: 'cannot-replay', turn: 2 });
	});

	it('is stored with every copy of a custom tile', () => {
		const type = customTypeOf(PROMO, { line: 'C:N F:234567', name: 'Mine' });
		expect(type && descriptionOf(type)).toEqual({ line: 'C:N F:234567', name: 'Mine' });
		expect(descriptionOf(tileType(tileId('base-E')))).toBeUndefined();
	});

	it('counts in its last version, and never for a catalogue tile', () => {
		const events = [
			laid('C:N F:234567'),
			retold('C:N+ F:234567'),
			{ ...laid('C:NESW'), tile: tileId('base-E') }
		];
		const told = [...describedTypes(events).values()];
		expect(told.map(({ id, line }) => [id, line])).toEqual([[PROMO, 'C:N+ F:234567']]);
	});
});
