import { describe, expect, it } from 'vitest';
import { tile } from '../../../src/lib/engine/tile';
import { DragonGame } from './second-dragon-game';
import { stepName, type Figure, type Kind, type Step, type Table } from './second-dragon-table';

/* The examples of the rules, for the second implementation alone. */

const TYPES = [
	tile('meadow', {}, 'F:01234567'),
	tile('road', {}, 'R:EW F:0127 F:3456'),
	tile('end', {}, 'R:E>village F:01234567'),
	tile('cap', {}, 'C:N F:234567'),
	tile('wall', {}, 'C:NS F:23 F:67'),
	tile('pennant', {}, 'C:NS+ F:23 F:67'),
	tile('dragon', { mark: 'dragon' }, 'F:01234567'),
	tile('dragon-end', { mark: 'dragon' }, 'R:W>village F:01234567'),
	tile('volcano', { mark: 'volcano' }, 'F:01234567'),
	tile('portal', { mark: 'portal' }, 'F:01234567'),
	tile('princess', {}, 'C:NS!princess F:23 F:67'),
	tile('foundation', { mark: 'foundation' }, 'F:01234567')
];
const HAND: Readonly<Record<Kind, number>> = {
	follower: 7,
	'big-follower': 1,
	abbot: 0,
	phantom: 1,
	builder: 1,
	pig: 1
};
const RED = 0;
const BLUE = 1;
const GREEN = 2;

function game(rulings: Partial<Table> = {}): DragonGame {
	return new DragonGame({
		players: 3,
		types: new Map(TYPES.map((type) => [String(type.id), type])),
		start: [],
		hand: HAND,
		floors: 9,
		smallCity: true,
		hasFairy: true,
		dragonFirst: true,
		princessMust: false,
		fairyOnTile: false,
		fairyForEach: false,
		fairyPaysEach: false,
		ransomBelow: false,
		otherPicks: false,
		phantomAfterFigure: false,
		festivalForFollowers: false,
		...rulings
	});
}

type Put = readonly [id: string, x: number, y: number, rotation?: number];
const put = ({ board }: DragonGame, ...tiles: readonly Put[]): void => {
	for (const [id, x, y, rotation = 0] of tiles) board.lay({ id, x, y, rotation });
};
function stand(
	{ board }: DragonGame,
	player: number,
	kind: Kind,
	[x, y, segment]: readonly [number, number, number?]
): Figure {
	const figure = { player, kind, at: segment === undefined ? { x, y } : { x, y, segment } };
	board.put(figure);
	return figure;
}
const lay = (player: number, [id, x, y, rotation = 0]: Put): Step => ({
	type: 'lay',
	player,
	id,
	x,
	y,
	rotation
});
const PASS: Step = { type: 'pass' };
const offered = ({ offers }: DragonGame): readonly string[] => offers.map(stepName).sort();
const goTo = (x: number, y: number): Step => ({ type: 'dragon', to: { x, y } });

describe('the dragon', () => {
	it('goes round the fairy, and nowhere twice', () => {
		const table = game();
		const { board } = table;
		put(table, ['volcano', 0, 0], ['meadow', 1, 0], ['meadow', 0, 1], ['meadow', 0, 2]);
		put(table, ['meadow', -1, 0], ['meadow', -1, 1]);
		board.dragon = { x: 0, y: 0 };
		board.fairy = { x: 1, y: 0 };
		table.take(lay(RED, ['dragon', 9, 9]));
		table.take(PASS);
		expect(offered(table)).toEqual(['dragon -1,0', 'dragon 0,1']);
		const movers = [goTo(-1, 0), goTo(-1, 1), goTo(0, 1), goTo(0, 2)].map((step) => {
			const { player } = table;
			table.take(step);
			return player;
		});
		expect(movers).toEqual([RED, BLUE, GREEN, RED]);
		expect(table.asked).toBe('tile');
	});

	it.each([
		[true, 0, 7],
		[false, 5, 7]
	])('eats before scoring (%s): a road of 5 pays %i', (dragonFirst, points, inHand) => {
		const table = game({ dragonFirst });
		put(table, ['end', 0, 0], ['road', 1, 0], ['road', 2, 0], ['road', 3, 0]);
		put(table, ['volcano', 1, 1]);
		table.board.dragon = { x: 1, y: 1 };
		stand(table, RED, 'follower', [1, 0, 0]);
		table.take(lay(BLUE, ['dragon-end', 4, 0]));
		table.take(PASS);
		table.take(goTo(1, 0));
		while (table.asked === 'dragon') table.take(table.offers[0] ?? PASS);
		expect(table.scores[RED]).toBe(points);
		expect(table.board.inHand(RED, 'follower')).toBe(inHand);
	});

	it('comes to the volcano, where nobody is set', () => {
		const table = game();
		expect(table.mayLay('dragon')).toBe(false);
		table.take(lay(RED, ['volcano', 0, 0]));
		expect(table.board.dragon).toEqual({ x: 0, y: 0 });
		expect(offered(table)).toEqual([]);
		expect(table.mayLay('dragon')).toBe(true);
	});
});

describe('the fairy', () => {
	/** A city of 6 tiles with a pennant, two red knights and a blue one with the fairy. */
	function city(done: boolean): DragonGame {
		const table = game();
		put(table, ['cap', 0, 5], ['wall', 0, 4], ['wall', 0, 3], ['wall', 0, 2], ['pennant', 0, 1]);
		stand(table, RED, 'follower', [0, 4, 0]);
		stand(table, RED, 'follower', [0, 3, 0]);
		const knight = stand(table, BLUE, 'follower', [0, 2, 0]);
		Object.assign(table.board, { fairy: { x: 0, y: 2 }, beside: knight });
		table.take(lay(GREEN, [done ? 'cap' : 'wall', 0, 0, done ? 2 : 0]));
		table.take(PASS);
		return table;
	}

	it('pays 3 with a city, completed or not', () => {
		expect(city(true).scores.slice(0, 2)).toEqual([14, 3]);
		const unfinished = city(false);
		unfinished.take({ type: 'end' });
		// Green’s turn was followed by red’s: nothing is paid at its start.
		expect(unfinished.scores.slice(0, 2)).toEqual([7, 3]);
	});

	it.each([
		[false, 1],
		[true, 2]
	])('pays for each figure on her tile (%s): %i', (fairyForEach, points) => {
		const table = game({ fairyOnTile: true, fairyForEach });
		put(table, ['road', 0, 0]);
		stand(table, BLUE, 'follower', [0, 0, 0]);
		stand(table, BLUE, 'follower', [0, 0, 1]);
		table.board.fairy = { x: 0, y: 0 };
		table.take(lay(RED, ['meadow', 5, 5]));
		table.take(PASS);
		table.take(lay(BLUE, ['meadow', 6, 6]));
		table.take(PASS);
		expect(table.scores[BLUE]).toBe(points);
	});
});

describe('the princess', () => {
	it('sends a knight home, and with him the builder he leaves alone', () => {
		const table = game({ princessMust: true });
		put(table, ['cap', 0, 1], ['wall', 0, 0]);
		const figure = stand(table, BLUE, 'follower', [0, 1, 0]);
		stand(table, BLUE, 'builder', [0, 0, 0]);
		table.take(lay(RED, ['princess', 0, -1]));
		expect(offered(table)).toEqual(['princess 1 follower 0,1#0']);
		expect(table.mayPass).toBe(false);
		table.take({ type: 'princess', figure });
		expect(table.board.figures).toEqual([]);
		expect(table.asked).toBe('tile');
	});
});

describe('a tower', () => {
	it('of three floors reaches 13 tiles', () => {
		const table = game();
		const { board } = table;
		put(table, ['foundation', 3, 3]);
		board.towers.set('3,3', 2);
		for (let x = 0; x < 8; x++)
			for (let y = 0; y < 8; y++) {
				if (x !== 3 || y !== 3) put(table, ['cap', x, y]);
				board.figures = [...board.figures, { player: GREEN, kind: 'follower', at: { x, y } }];
			}
		board.figures = board.figures.filter(({ at }) => at.x !== 3 || at.y !== 3);
		table.take(lay(RED, ['volcano', 9, 9]));
		table.take({ type: 'floor', at: { x: 3, y: 3 } });
		expect(table.asked).toBe('capture');
		// Nobody stands on the tower itself.
		expect(offered(table)).toHaveLength(12);
	});

	it('exchanges prisoners at once, and a choice is asked for', () => {
		const table = game();
		put(table, ['foundation', 0, 0], ['cap', 1, 0]);
		table.board.capture(stand(table, RED, 'follower', [1, 0, 0]), BLUE);
		const figure = stand(table, BLUE, 'big-follower', [1, 0, 0]);
		table.take(lay(RED, ['meadow', 9, 9]));
		table.take({ type: 'floor', at: { x: 0, y: 0 } });
		table.take({ type: 'capture', figure });
		expect(table.board.held).toEqual([[], [], []]);
		expect(table.board.inHand(BLUE, 'big-follower')).toBe(1);
		expect(table.board.inHand(RED, 'follower')).toBe(7);
	});

	it('takes a knight from the builder, and somebody from a higher tower', () => {
		const table = game();
		put(table, ['foundation', 0, 0], ['cap', 1, 0], ['wall', 1, -1], ['foundation', 0, 1]);
		table.board.towers.set('0,1', 4);
		const knight = stand(table, BLUE, 'follower', [1, 0, 0]);
		stand(table, BLUE, 'builder', [1, -1, 0]);
		const onTop = stand(table, GREEN, 'follower', [0, 1]);
		table.take(lay(RED, ['meadow', 9, 9]));
		table.take({ type: 'floor', at: { x: 0, y: 0 } });
		expect(offered(table)).toEqual(['capture 1 follower 1,0#0', 'capture 2 follower 0,1']);
		table.take({ type: 'capture', figure: knight });
		expect(table.board.figures).toEqual([onTop]);
		expect(table.board.held[RED]).toEqual([{ player: BLUE, kind: 'follower' }]);
	});

	it('lets a player pay a ransom once a turn', () => {
		const table = game();
		put(table, ['cap', 0, 0], ['cap', 1, 0]);
		for (const x of [0, 1]) table.board.capture(stand(table, RED, 'follower', [x, 0, 0]), BLUE);
		expect(offered(table)).toEqual([]);
		table.scores[RED] = 7;
		table.take({ type: 'ransom', from: BLUE, kind: 'follower' });
		expect(table.scores).toEqual([4, 3, 0]);
		expect(table.board.inHand(RED, 'follower')).toBe(6);
		expect(offered(table)).toEqual([]);
	});
});

describe('the phantom', () => {
	it('follows a figure that went through the portal, onto the portal’s own tile only', () => {
		const table = game();
		put(table, ['cap', 0, 0]);
		table.take(lay(RED, ['portal', 5, 5]));
		table.take({ type: 'portal', kind: 'follower', at: { x: 0, y: 0, segment: 0 } });
		expect(offered(table)).toEqual(['set phantom 5,5#0']);
	});

	it('follows nothing but a figure by a ruling, and never the princess', () => {
		const table = game({ phantomAfterFigure: true });
		put(table, ['foundation', 0, 0]);
		table.take(lay(RED, ['meadow', 5, 5]));
		table.take({ type: 'floor', at: { x: 0, y: 0 } });
		expect(table.asked).toBe('tile');
	});
});
