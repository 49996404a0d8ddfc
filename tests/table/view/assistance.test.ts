import { newGame, type MutableGame } from '$lib/engine/game';
import { play } from '$lib/engine/play';
import type { Place } from '$lib/engine/spot';
import { tileId } from '$lib/engine/tile';
import type { Laid } from '$lib/rules/base/events';
import { rulesOf, USUAL_RULINGS } from '$lib/rules/catalogue';
import { ASSISTANCE_LEVELS } from '$lib/rules/base/rulings';
import {
	assistanceOf,
	showsHoles,
	showsOwners,
	showsProjection,
	tilesThatFit,
	type Assistance
} from '$lib/table/view/assistance';
import { featureView } from '$lib/table/view/feature';
import { highlightOfFeature } from '$lib/table/view/highlight';
import { spotsIn } from '$lib/table/view/scene';
import { openSpots } from '$lib/table/turn/palette';
import { expect, it } from 'vitest';

const PLAYERS = [
	{ name: 'Ana', colour: 'red' },
	{ name: 'Bo', colour: 'blue' }
] as const;
const FARM: Place = { x: 0, y: -1, segment: 1 };

const started = (aids: Assistance): MutableGame =>
	newGame(rulesOf({ box: 'base-c1', expansions: [], rulings: { ...USUAL_RULINGS, aids } }), 2, 0);

/** The cap in the north completes the city of the start tile; the first player's farmer lies beside it. */
function withFarmer(aids: Assistance): MutableGame {
	const game = started(aids);
	const laid: Laid = {
		type: 'base/laid',
		player: 0,
		tile: tileId('base-E'),
		x: 0,
		y: -1,
		rotation: 2,
		deploy: { piece: 'follower', segment: FARM.segment }
	};
	if (!play(game, laid).ok) throw new Error('The cap does not fit.');
	return game;
}

function ended(game: MutableGame): MutableGame {
	play(game, { type: 'base/ended', overruled: ['tiles-left'] });
	return game;
}

/** What the card of the farm shows: its owner, and what it would pay. */
function farmIn(game: MutableGame) {
	const view = featureView(game, { place: FARM });
	if (!view) throw new Error('There is no farm.');
	const owner = highlightOfFeature(game, view, PLAYERS).owner;
	return {
		showsPoints: view.showsPoints,
		owner,
		pays: view.settlements.map(({ awards }) => awards[0]?.points)
	};
}

it('the default is full assistance', () => {
	expect(assistanceOf({})).toBe('helper');
	expect(ASSISTANCE_LEVELS.map((aids) => assistanceOf({ aids }))).toEqual([
		'helper',
		'clear',
		'referee'
	]);
});

it('two levels show owners, only the helper shows possible points', () => {
	const shown = (aids: Assistance) =>
		[showsOwners, showsProjection, showsHoles].map((shows) => shows(started(aids)));
	expect(shown('referee')).toEqual([false, false, false]);
	expect(shown('clear')).toEqual([true, false, false]);
	expect(shown('helper')).toEqual([true, true, true]);
});

it('the referee shows the owner of a farm only when the game is over', () => {
	expect(farmIn(withFarmer('referee'))).toEqual({ showsPoints: false, owner: undefined, pays: [] });
	expect(farmIn(withFarmer('clear'))).toEqual({ showsPoints: true, owner: 'red', pays: [3] });
	expect(farmIn(ended(withFarmer('referee')))).toEqual({
		showsPoints: true,
		owner: 'red',
		pays: [3]
	});
});

it('the referee hides nothing about a completed city without figures', () => {
	const view = featureView(withFarmer('referee'), { place: { x: 0, y: 0, segment: 0 } });
	expect(view?.proof.completed).toBe(true);
	expect(view?.showsPoints).toBe(true);
	expect(view?.settlements.flatMap(({ awards }) => awards)).toEqual([]);
});

it('the referee shows what a completed city paid', () => {
	const game = started('referee');
	const knight: Laid = {
		type: 'base/laid',
		player: 0,
		tile: tileId('base-E'),
		x: 0,
		y: -1,
		rotation: 2,
		deploy: { piece: 'follower', segment: 0 }
	};
	expect(play(game, knight).ok).toBe(true);
	const view = featureView(game, { place: { x: 0, y: -1, segment: 0 } });
	expect(view?.settlements.map(({ awards }) => awards)).toMatchObject([[{ player: 0, points: 4 }]]);
});

it('only the helper marks holes that nothing fits any more', () => {
	const dead = (aids: Assistance) => {
		const game = started(aids);
		for (const id of game.left.keys()) game.left.set(id, id === 'base-C' ? 1 : 0);
		return spotsIn(game, {}).filter((spot) => spot.dead).length;
	};
	expect(ASSISTANCE_LEVELS.map(dead)).toEqual([3, 0, 0]);
});

/** The river's spring lies at (0, 0). */
const atTheSpring = (): MutableGame =>
	newGame(
		rulesOf({
			box: 'base-c1',
			expansions: ['river', 'abbey-and-mayor'],
			rulings: { ...USUAL_RULINGS, riverTiles: 'first' }
		}),
		2,
		0
	);

it('while the river is laid only its end is offered, and only its ten tiles are counted there', () => {
	const game = atTheSpring();
	const spots = openSpots(game, {});
	const offered = spots.filter(({ legal }) => legal);
	expect(spots).toHaveLength(4);
	expect(offered).toHaveLength(1);
	expect(spots.map((spot) => tilesThatFit(game, spot)).sort()).toEqual([0, 0, 0, 10]);
	expect(offered.map((spot) => tilesThatFit(game, spot))).toEqual([10]);
});

it('43 of the 71 tiles have a side of city for the one of the start tile, and the helper says so', () => {
	const north = { x: 0, y: -1 };
	expect(tilesThatFit(started('helper'), north)).toBe(43);
	expect(tilesThatFit(started('clear'), north)).toBeUndefined();
	expect(tilesThatFit(started('referee'), north)).toBeUndefined();
});
