import { featureAt, featuresOfKind } from '$lib/engine/board';
import { originOf, type Feature } from '$lib/engine/feature';
import { newGame, type Game, type MutableGame } from '$lib/engine/game';
import type { GameEvent } from '$lib/engine/module';
import { play } from '$lib/engine/play';
import type { Rulings } from '$lib/engine/rulings';
import type { Place } from '$lib/engine/spot';
import { tileId } from '$lib/engine/tile';
import { proofOf } from '$lib/rules/base/proof';
import { openEnds } from '$lib/rules/base/proof/open';
import { rulesOf, USUAL_RULINGS, usualRulingsFor, type ExpansionId } from '$lib/rules/catalogue';
import { chancesOf, chanceWithin, ofTenGames } from '$lib/table/view/chances';
import { featureView } from '$lib/table/view/feature';
import { describe, expect, it } from 'vitest';
import { randomGameOfSome, type RandomGame } from '../../tools/games/random-game';

interface Table {
	readonly expansions?: readonly ExpansionId[];
	readonly rulings?: Rulings;
	readonly found?: true;
}

const started = ({ expansions = [], rulings, found }: Table = {}): MutableGame =>
	newGame(
		rulesOf({
			box: 'base-c1',
			expansions,
			rulings: { ...USUAL_RULINGS, ...usualRulingsFor(expansions), ...rulings },
			found
		}),
		2,
		0
	);

/** The same game with so many of these tiles left, and of no others. */
function withLeft(game: MutableGame, left: Readonly<Record<string, number>>): MutableGame {
	for (const id of game.left.keys()) game.left.set(id, left[id] ?? 0);
	return game;
}

/** The start tile: its city is open in the north, its road in the east and west. */
const [CITY, ROAD, FIELD] = [0, 1, 2].map((segment): Place => ({ x: 0, y: 0, segment })) as [
	Place,
	Place,
	Place
];
/** Caps of cities fit the start tile's city, straight roads don't: 3 of 39 tiles left. */
const THREE_CAPS = { 'base-E': 3, 'base-U': 36 };
const NO_CAP = { 'base-U': 36 };

const saidOf = (game: Game, place = CITY) => featureView(game, { place })?.chances;

function after(game: MutableGame, event: object): MutableGame {
	expect(play(game, event as GameEvent).ok).toBe(true);
	return game;
}
const laid = (tile: string, x: number, y: number, rotation: number) => ({
	...{ type: 'base/laid', player: 0, tile: tileId(tile), x, y, rotation }
});
const ENDED = { type: 'base/ended', overruled: ['tiles-left'] };

describe('the chance that a tile comes', () => {
	it.each([
		// 1 - C(36,6) / C(39,6) = 1 - 1,947,792 / 3,262,623
		[3, 39, 6, 1_314_831 / 3_262_623],
		[1, 60, 6, 0.1],
		[1, 3, 2, 2 / 3],
		[2, 4, 2, 5 / 6],
		[0, 39, 6, 0],
		[2, 3, 3, 1],
		[5, 10, 6, 1]
	])('with %i of %i that fit, within %i draws', (fitting, left, draws, chance) => {
		expect(chanceWithin(fitting, left, draws)).toBe(chance);
	});

	it('is said in tenths, never as never or always', () => {
		const chances = [0.001, 0.0999, 0.1, 0.149, 0.403, 0.9, 0.9001, 0.9999, 1];
		expect(chances.map(ofTenGames)).toEqual(['fewer', 'fewer', 1, 1, 4, 9, 'more', 'more', 'all']);
	});
});

describe('an open feature', () => {
	it('with one empty spot says how many tiles fit, and how often one comes in 6 draws', () => {
		expect(saidOf(withLeft(started(), THREE_CAPS))).toEqual({
			...{ kind: 'drawn', spots: 1, fitting: 3, left: 39, soon: { draws: 6, often: 4 } }
		});
	});

	it('says no chance where all tiles fit, or all come within 6 draws', () => {
		const left = [{ 'base-E': 1, 'base-U': 5 }, { 'base-E': 8 }, { 'base-E': 2, 'base-U': 5 }];
		const said = { kind: 'drawn', spots: 1 };
		expect(left.map((some) => saidOf(withLeft(started(), some)))).toEqual([
			{ ...said, fitting: 1, left: 6 },
			{ ...said, fitting: 8, left: 8 },
			{ ...said, fitting: 2, left: 7, soon: { draws: 6, often: 'all' } }
		]);
	});

	it('with several says it of the one that the fewest tiles fit', () => {
		// A road from the south makes the spot in the east harder than the one in the west.
		const game = after(after(started(), laid('base-B', 0, 1, 0)), {
			...laid('base-U', 1, 1, 1),
			player: 1
		});
		const left = { 'base-U': 10, 'base-V': 5, 'base-E': 5 };
		expect(saidOf(withLeft(game, left), ROAD)).toEqual({
			// 1 - C(15,6) / C(20,6) = 1 - 5,005 / 38,760
			...{ kind: 'drawn', spots: 2, fitting: 5, left: 20, soon: { draws: 6, often: 9 } }
		});
	});

	it('counts a spot once, however many of its sides end there', () => {
		const game = withLeft(started(), THREE_CAPS);
		const proof = proofOf(game, CITY);
		if (!proof) throw new Error('There is no city.');
		const open = [...proof.open, ...proof.open];
		expect(chancesOf(game, { ...proof, open })).toMatchObject({ spots: 1, fitting: 3 });
	});

	it('can’t be completed any more where nothing left fits, or fewer tiles are left than spots', () => {
		expect(saidOf(withLeft(started(), NO_CAP))).toEqual({ kind: 'lost' });
		expect(saidOf(withLeft(started(), NO_CAP), ROAD)).toMatchObject({ fitting: 36 });
		expect(saidOf(withLeft(started(), { 'base-U': 2 }), ROAD)).toMatchObject({ fitting: 2 });
		expect(saidOf(withLeft(started(), { 'base-U': 1 }), ROAD)).toEqual({ kind: 'lost' });
	});

	it('says nothing of fields, of what is completed or never closes, and once all tiles are laid', () => {
		expect(saidOf(withLeft(started(), THREE_CAPS), FIELD)).toBeUndefined();
		const completed = after(started(), laid('base-E', 0, -1, 2));
		expect(saidOf(withLeft(completed, THREE_CAPS))).toBeUndefined();
		const unlike = { ...laid('base-U', 0, -1, 1), overruled: ['edges-differ'] };
		expect(saidOf(withLeft(after(started(), unlike), NO_CAP))).toBeUndefined();
		expect(saidOf(withLeft(started(), {}))).toBeUndefined();
		expect(saidOf(after(withLeft(started(), {}), ENDED))).toBeUndefined();
	});

	it('says it only as a helper', () => {
		for (const aids of ['clear', 'referee'])
			for (const left of [THREE_CAPS, NO_CAP])
				expect(saidOf(withLeft(started({ rulings: { aids } }), left))).toBeUndefined();
	});

	it('says nothing once the game has ended, with tiles that nobody will draw', () => {
		for (const left of [THREE_CAPS, NO_CAP])
			expect(saidOf(after(withLeft(started(), left), ENDED))).toBeUndefined();
	});

	it('doesn’t count the tile that was drawn and isn’t laid', () => {
		const saidWith = (left: Readonly<Record<string, number>>, inHand: string) =>
			featureView(withLeft(started(), left), { place: CITY }, tileId(inHand))?.chances;
		expect(saidWith(THREE_CAPS, 'base-E')).toMatchObject({ fitting: 2, left: 38 });
		expect(saidWith(THREE_CAPS, 'base-U')).toMatchObject({ fitting: 3, left: 38 });
		// The last one that fits is in hand: the city isn’t lost yet.
		expect(saidWith({ 'base-E': 1, 'base-U': 5 }, 'base-E')).toBeUndefined();
		expect(saidWith({ 'base-E': 1 }, 'base-E')).toBeUndefined();
	});
});

it('a road isn’t lost while somebody has a bridge', () => {
	const game = withLeft(started({ expansions: ['bridges'] }), { 'base-B': 2 });
	expect(saidOf(game, ROAD)?.kind).not.toBe('lost');
	for (const own of game.tokens) own['bridge'] = 0;
	expect(saidOf(game, ROAD)).toEqual({ kind: 'lost' });
});

it('a road isn’t lost where a ferry joins it to an end that nothing can close: the ferry may move', () => {
	const game = withLeft(started(), { 'base-E': 36 });
	const proof = proofOf(game, ROAD);
	if (!proof) throw new Error('There is no road.');
	expect(chancesOf(game, proof)).toEqual({ kind: 'lost' });
	const links = [{ token: 'ferry', spot: ROAD, sides: [] }];
	expect(chancesOf(game, { ...proof, links })).toBeUndefined();
});

describe('a tile that a player owns', () => {
	it('may still fit, also where a side has no neighbour yet', () => {
		const game = withLeft(started({ expansions: ['abbey-and-mayor'] }), NO_CAP);
		expect(saidOf(game)).toEqual({ kind: 'own', spots: 1 });
		for (const pile of game.stock) pile.clear();
		expect(saidOf(game)).toEqual({ kind: 'lost' });
	});
});

describe('no chance is said, but what is certain', () => {
	it.each<readonly [string, Table]>([
		['on a table that existed before', { found: true }],
		['where players hold three tiles', { rulings: { hand: 'three' } }],
		['where tiles that fit nowhere go back', { rulings: { unplayable: 'bag' } }]
	])('%s', (_, table) => {
		const game = started(table);
		if (table.found) {
			after(game, { type: 'base/placed', tile: tileId('base-D'), x: 0, y: 0, rotation: 0 });
			expect(saidOf(withLeft(game, NO_CAP))).toBeUndefined();
			after(game, { type: 'base/begun', player: 0 });
		}
		expect(saidOf(withLeft(game, THREE_CAPS))).toBeUndefined();
		expect(saidOf(withLeft(game, NO_CAP))).toEqual({ kind: 'lost' });
	});

	it('while a tile lies face down, or other tiles are drawn first', () => {
		const game = withLeft(started(), THREE_CAPS);
		game.unseen = 1;
		expect(saidOf(game)).toBeUndefined();
		expect(saidOf(withLeft(game, NO_CAP))).toEqual({ kind: 'lost' });
		const river = started({ expansions: ['river'] });
		river.left.set(tileId('base-A'), 1);
		const open = river.board.order.flatMap(({ parts }) => parts.map(({ segment }) => segment));
		for (const { index } of open)
			expect(saidOf(river, { x: 0, y: 0, segment: index })).toBeUndefined();
	});

	it('while a tile waits for the dragon, which may fit later', () => {
		const game = started({ expansions: ['princess-and-dragon'] });
		const asleep = [...game.rules.tiles.values()].find(
			({ mark, edges }) => mark === 'dragon' && edges.includes('city')
		);
		if (!asleep) throw new Error('There is no city with the dragon.');
		expect(saidOf(withLeft(game, { ...THREE_CAPS, [asleep.id]: 1 }))).toBeUndefined();
		expect(saidOf(withLeft(game, { ...NO_CAP, [asleep.id]: 1 }))).toBeUndefined();
		expect(saidOf(withLeft(game, NO_CAP))).toEqual({ kind: 'lost' });
	});
});

it('nothing is said where the tiles aren’t those of the list, or one isn’t described', () => {
	const more = withLeft(started(), { ...NO_CAP, 'base-B': -1 });
	expect(saidOf(more)).toBeUndefined();
	const table = {
		expansions: ['gingerbread'],
		rulings: { gingerbreadTiles: 'described' }
	} as const;
	const game = started(table);
	const undescribed = [...game.left.keys()].filter((id) => !game.rules.tiles.has(id));
	expect(undescribed).toHaveLength(6);
	expect(saidOf(withLeft(game, NO_CAP))).toEqual({ kind: 'lost' });
	for (const id of undescribed) game.left.set(id, 1);
	expect(saidOf(game)).toBeUndefined();
});

/** After every so many events all open features are looked at. */
const EACH = 9;

const isOpen = ({ kind, open }: Feature): boolean => kind !== 'field' && open > 0;

/** What is said of each open feature, by the place where it began. */
const saidIn = (game: Game) =>
	featuresOfKind(game.board)
		.filter(isOpen)
		.map((feature) => {
			const open = openEnds(game.board, feature);
			return { at: originOf(feature), said: chancesOf(game, { feature, open, links: [] }) };
		});

/** How often a game says that a feature is lost, and a chance. Throws where a legal turn completes a lost one. */
function saidDuring({ rules, players, first, events }: RandomGame) {
	const game = newGame(rules, players, first);
	const lost = new Map<string, Place>();
	let chances = 0;
	for (const [index, event] of events.entries()) {
		after(game, event);
		for (const [key, at] of lost) {
			const feature = featureAt(game.board, at);
			if (!feature || isOpen(feature)) continue;
			// Where the table overruled the rules, any tile may lie there.
			if (!event.overruled) throw new Error(`Completed after all: ${key}, event ${String(index)}`);
			lost.delete(key);
		}
		if (index % EACH > 0) continue;
		const all = saidIn(game);
		for (const { at, said } of all) if (said?.kind === 'lost') lost.set(JSON.stringify(at), at);
		chances += all.filter(({ said }) => said && said.kind !== 'lost').length;
	}
	return { lost: lost.size, chances };
}

it.each<readonly [number, readonly ExpansionId[]]>([
	[7301, []],
	[7302, ['inns-and-cathedrals', 'abbey-and-mayor']],
	[7303, ['traders-and-builders', 'shrines']]
])(
	'what was lost is never completed, in the random game of seed %i with %j',
	(seed, expansions) => {
		const { lost, chances } = saidDuring(randomGameOfSome(expansions, seed));
		expect(lost).toBeGreaterThan(5);
		expect(chances).toBeGreaterThan(20);
	}
);
