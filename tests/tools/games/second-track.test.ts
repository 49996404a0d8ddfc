import { describe, expect, it } from 'vitest';
import { ledgerOf, newGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { randomGameOf } from './random-game';
import type { Figure, Laid } from './second-features';
import type { Award, Message, Moment, Rob, Step, Table, Which } from './second-steps';
import { secondTrack } from './second-track';

const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const;
const segmentsOf: Table['segmentsOf'] = (id) =>
	BASE_TILES.find((type) => type.id === `base-${id}`)?.segments ?? [];
const three: Table = { players: 3, segmentsOf, robbers: 'next' };
const letters: Table = { players: 2, segmentsOf, messages: 'never blocked' };

const at = (id: string, x: number, y: number, rotation = 0): Laid => ({ id, x, y, rotation });
/** Tiles far from each other don't need to meet for what is tried here. */
const lay = (active: number, bag = false): Step => ({
	type: 'lay',
	active,
	bag,
	...at('U', 100, 100)
});
const set = (player: number, points: number, figure: Which = 0): Step => ({
	type: 'correct',
	player,
	points,
	figure
});
const robber = (player: number, space?: number): Step => ({ type: 'robber', player, space });
const put = (player: number, x: number, y: number, segment: number): Step & Figure => ({
	type: 'figure',
	player,
	at: { x, y, segment }
});
const score = (awards: readonly Award[], robs: readonly Rob[] = []): Step => ({
	type: 'score',
	awards,
	robs
});
const gain = (player: number, points: number, figure?: Which): Award => ({
	player,
	points,
	figure
});
const draw = (message: Message, takes: 'effect' | 'two' = 'effect'): Step => ({
	type: 'message',
	message,
	takes
});

function last(table: Table, steps: readonly Step[]): Moment {
	const moment = secondTrack(table, steps).at(-1);
	if (!moment) throw new Error('There is no step.');
	return moment;
}

describe('robbers', () => {
	const blueOn12 = [set(BLUE, 12), lay(RED, true), robber(RED, 12)];

	it('rob half, rounded up, and go home (example 1)', () => {
		const moment = last(three, [...blueOn12, score([gain(BLUE, 9)])]);
		expect(moment.points).toEqual([5, 21, 0]);
		expect(moment.robbers).toEqual([undefined, undefined, undefined]);
	});

	it('go along with a figure that moves by robbing, and wait (example 2)', () => {
		const steps = [...blueOn12, robber(BLUE, 0), lay(GREEN), score([gain(GREEN, 8)])];
		const moment = last(three, steps);
		expect(moment.points).toEqual([0, 16, 8]);
		expect(moment.robbers).toEqual([16, undefined, undefined]);
		const later = last(three, [...steps, lay(BLUE), score([gain(BLUE, 3)])]);
		expect(later.points).toEqual([2, 19, 8]);
	});

	it('rob whom their owner chooses of several (example 3)', () => {
		const both = [set(GREEN, 12), ...blueOn12];
		const shared = [gain(BLUE, 10), gain(GREEN, 10)];
		const chosen = last(three, [...both, score(shared, [{ owner: RED, victim: GREEN }])]);
		expect(chosen.points).toEqual([5, 22, 22]);
		expect(chosen.robberies).toEqual([{ owner: RED, victim: GREEN, points: 5 }]);
		const open = last(three, [...both, score(shared)]);
		expect(open.robberies).toEqual([{ owner: RED, victim: BLUE, points: 5 }]);
	});

	it('are offered to the active player and the next with a robber in hand', () => {
		const [, laid, placed] = secondTrack(three, blueOn12);
		expect(laid?.offers).toEqual([
			{ player: RED, spaces: [0, 12] },
			{ player: BLUE, spaces: [0] }
		]);
		expect(placed?.offers).toEqual([{ player: BLUE, spaces: [0] }]);
		const again = last(three, [...blueOn12, robber(BLUE, 0), lay(BLUE, true)]);
		expect(again.offers).toEqual([{ player: GREEN, spaces: [0, 12] }]);
	});

	it('are offered to every player with one in hand by the other two rules', () => {
		for (const robbers of ['every', 'before'] as const) {
			const steps = [...blueOn12, robber(BLUE), robber(GREEN, 12), lay(BLUE, true)];
			const moment = last({ ...three, robbers, players: 4 }, steps);
			expect(moment.offers.map(({ player }) => player)).toEqual([BLUE, YELLOW]);
		}
	});

	it('move from the space where they stand, not onto it', () => {
		const moment = last(three, [...blueOn12, lay(RED, true)]);
		expect(moment.offers[0]).toEqual({ player: RED, spaces: [0] });
		const wrong = last(three, [...blueOn12, lay(RED, true), robber(RED, 12)]);
		expect(wrong.problems).toEqual(['0 may not place a robber on 12']);
	});

	it('rob the first of several awards only', () => {
		const moment = last(three, [...blueOn12, score([gain(BLUE, 3), gain(BLUE, 8)])]);
		expect(moment.points).toEqual([2, 23, 0]);
	});

	it('rob together, and one who is robbed while robbing later', () => {
		const steps = [
			...[set(BLUE, 12), lay(GREEN, true), robber(GREEN, 12), robber(RED, 12)],
			...[lay(YELLOW, true), robber(YELLOW, 0)]
		];
		const moment = last({ ...three, players: 4 }, [...steps, score([gain(BLUE, 9), gain(RED, 4)])]);
		// Both get 5; yellow's robber goes with red from 0 to 5, and robs red's 4 there.
		expect(moment.points).toEqual([9, 21, 5, 2]);
		expect(moment.robberies.map(({ owner }) => owner)).toEqual([RED, GREEN, YELLOW]);
	});

	it('stand on spaces from 0 to 49, on laps, too', () => {
		const steps = [set(BLUE, 45), lay(RED), score([gain(BLUE, 9)]), lay(RED, true)];
		expect(last(three, steps).offers[0]?.spaces).toEqual([0, 4]);
		const moment = last(three, [...steps, robber(RED, 4), score([gain(BLUE, 50)])]);
		expect(moment.points).toEqual([25, 104, 0]);
	});

	it('are not taken along nor rob when their owner leaves the space', () => {
		const steps = [set(RED, 12), ...blueOn12];
		expect(last(three, [...steps, set(RED, 1)]).robbers).toEqual([12, undefined, undefined]);
		const moment = last(three, [...steps, score([gain(RED, 4)])]);
		expect(moment).toMatchObject({ points: [16, 12, 0], robbers: [12, undefined, undefined] });
	});

	it('go along with a correction', () => {
		const moment = last(three, [...blueOn12, set(BLUE, -13)]);
		expect(moment).toMatchObject({ points: [0, -1, 0], robbers: [49, undefined, undefined] });
	});

	it('count in final scoring, unless told not to', () => {
		const end: Step = { type: 'end', awards: [gain(BLUE, 3)] };
		expect(last(three, [...blueOn12, end]).points).toEqual([2, 15, 0]);
		expect(last({ ...three, robAtEnd: false }, [...blueOn12, end]).points).toEqual([0, 15, 0]);
	});

	it('rob only the one of two figures that they stand beside', () => {
		const both: Table = { ...three, messages: 'never blocked' };
		const steps = [set(BLUE, 12, 1), lay(RED, true), robber(RED, 12)];
		expect(last(both, [...steps, score([gain(BLUE, 9, 0)])]).points).toEqual([0, 21, 0]);
		const moment = last(both, [...steps, score([gain(BLUE, 9, 1)], [{ owner: RED, figure: 1 }])]);
		expect(moment.spaces).toEqual([
			[0, 5],
			[0, 21],
			[0, 0]
		]);
		expect(moment.draws).toBe(RED);
	});
});

describe('messages', () => {
	const sevenAndThree = [set(RED, 7, 0), set(RED, 3, 1), lay(RED)];

	it('are drawn on a dark space (example 1)', () => {
		const first = last(letters, [...sevenAndThree, score([gain(RED, 2, 0)])]);
		expect([first.spaces[RED], first.draws]).toEqual([[9, 3], undefined]);
		const second = last(letters, [...sevenAndThree, score([gain(RED, 2, 1)])]);
		expect([second.spaces[RED], second.draws]).toEqual([[7, 5], RED]);
	});

	it('decide which figure moves when nothing is told', () => {
		const steps = [...sevenAndThree, score([gain(RED, 2)])];
		expect(last(letters, steps).spaces[RED]).toEqual([7, 5]);
		expect(last({ ...letters, prefer: ['avoid'] }, steps).spaces[RED]).toEqual([9, 3]);
		const foreign = [set(RED, 7, 0), set(RED, 3, 1), lay(BLUE), score([gain(RED, 2)])];
		expect(last(letters, foreign).spaces[RED]).toEqual([9, 3]);
		expect(last(letters, [...foreign.slice(0, 3), score([gain(RED, 2, 1)])]).draws).toBe(undefined);
	});

	it('lead to another one by their points, and come in a circle', () => {
		const steps = [set(RED, 3, 0), lay(RED), score([gain(RED, 5, 1)]), draw('road', 'two')];
		const moment = last(letters, steps);
		expect(moment).toMatchObject({ points: [10, 0], paid: 2, draws: RED, problems: [] });
		expect(moment.onTop).not.toContain('road');
		expect(last(letters, [...steps, draw('road')]).problems).toEqual(['road isn’t on top']);
		expect(last(letters, [...steps, draw('tile')]).draws).toBe(undefined);
	});

	it('are not drawn beside another one’s figure, by a later rule', () => {
		const steps = [set(BLUE, 5), lay(RED), score([gain(RED, 5)])];
		expect(last({ ...letters, messages: 'blocked' }, steps).draws).toBe(undefined);
		expect(last(letters, steps).draws).toBe(RED);
	});

	it('may be robbed of their points', () => {
		const table: Table = { ...letters, robbers: 'next' };
		const steps = [set(RED, 2, 1), lay(BLUE, true), robber(BLUE, 2), lay(RED)];
		const moment = last(table, [
			...steps,
			score([gain(RED, 5, 0)]),
			{ type: 'message', message: 'city', takes: 'two', figure: 1 }
		]);
		expect(moment.points).toEqual([9, 1]);
	});

	it('let the figures be added at the end', () => {
		const table: Table = { ...letters, robbers: 'next' };
		const steps = [set(RED, 47, 0), set(RED, 8, 1), lay(BLUE, true), robber(BLUE, 8)];
		const moment = last(table, [...steps, { type: 'end', awards: [gain(RED, 5)] }]);
		expect(moment).toMatchObject({ points: [60, 3], spaces: [[10], [3]], draws: undefined });
	});
});

describe('what messages pay', () => {
	/** Two rows of roads: 2 and 4 tiles. */
	const roads = [0, 1].map((x) => at('U', x, 0)).concat([0, 1, 2, 3].map((x) => at('U', x, 1)));
	const onRoads = [put(RED, 0, 0, 0), put(RED, 2, 1, 0), put(BLUE, 1, 0, 0), put(BLUE, 1, 0, 0)];
	const start = [set(RED, 5, 1), lay(RED), score([gain(RED, 5)])];

	it('is the shortest own road, with or without the majority (example 2)', () => {
		const moment = last({ ...letters, start: roads }, [...onRoads, ...start]);
		const pays = moment.pays(RED);
		expect([pays.road, pays.city, pays.monastery, pays.knights]).toEqual([2, 0, 0, 0]);
		expect(pays.follower).toEqual([
			{ at: { x: 0, y: 0, segment: 0 }, feature: '0,0#0', worth: 2, pays: 0 },
			{ at: { x: 2, y: 1, segment: 0 }, feature: '0,1#0', worth: 4, pays: 4 }
		]);
		const paid = last({ ...letters, start: roads }, [...onRoads, ...start, draw('road')]);
		expect([paid.points, paid.pays(RED).road]).toEqual([[12, 0], 2]);
	});

	it('takes the follower that is scored home', () => {
		const place = { x: 2, y: 1, segment: 0 };
		const message: Step = { type: 'message', message: 'follower', takes: 'effect', place };
		const moment = last({ ...letters, start: roads }, [...onRoads, ...start, message]);
		expect(moment.paid).toBe(4);
		expect(moment.pays(RED).follower).toHaveLength(1);
	});

	it('is 2 for each of three knights (example 3)', () => {
		const cities = [10, 12, 14].map((x) => at('E', x, 0));
		const knights = [10, 12, 14].map((x) => put(RED, x, 0, 0));
		const table = { ...letters, start: cities };
		expect(last(table, [...knights, ...start, draw('knights')]).paid).toBe(6);
		expect(last(table, [...knights, ...start, draw('knights', 'two')]).paid).toBe(2);
	});

	it('is the city worth least, and 2 for each pennant in any city', () => {
		const cities = [at('F', 0, 0), at('F', 0, 1), ...[0, 1, 2].map((y) => at('G', 3, y))];
		const moment = last({ ...letters, start: cities }, [put(RED, 0, 0, 0), put(RED, 3, 1, 0)]);
		expect(moment.pays(RED).city).toBe(3);
		expect([...moment.pays(BLUE).pennants]).toEqual([['0,0#0', 4]]);
		const place = { x: 0, y: 1, segment: 0 };
		const message: Step = { type: 'message', message: 'pennants', takes: 'effect', place };
		expect(last({ ...letters, start: cities }, [...start, message]).paid).toBe(4);
	});

	it('counts a tile once that a city meets twice', () => {
		const ring = [at('I', 0, 0), at('N', 0, -1, 1), at('N', 1, -1, 2), at('N', 1, 0, 3)];
		expect(last({ ...letters, start: ring }, [put(RED, 0, 0, 1)]).pays(RED).city).toBe(4);
	});

	it('is a monastery’s tiles, and 3 for each farmer', () => {
		const tiles = [at('B', 0, 0), at('B', 1, 0), at('B', 0, 1), at('U', 1, -1), at('B', 3, 0)];
		const steps = [put(RED, 0, 0, 0), put(RED, 0, 1, 1), put(RED, 1, -1, 1)];
		const pays = last({ ...letters, start: tiles }, steps).pays(RED);
		expect([pays.monastery, pays.farmers]).toEqual([4, 6]);
	});

	it('is 3 for each completed city of the farmer’s field', () => {
		const walls = [-1, 0].flatMap((x) => [at('E', x, 0), at('E', x, -1, 2)]);
		const tiles = [...walls, at('E', 1, 0)];
		const pays = last({ ...letters, start: tiles }, [put(RED, 1, 0, 1)]).pays(RED);
		expect(pays.follower.map(({ worth }) => worth)).toEqual([6]);
	});

	it('forgets figures of what was finished', () => {
		const tiles = [at('E', 0, 0), at('E', 0, -1, 2), at('E', 2, 0)];
		const steps = [put(RED, 0, 0, 0), put(RED, 2, 0, 0), lay(RED), score([gain(RED, 4)])];
		const moment = last({ ...letters, start: tiles }, steps);
		expect(moment.pays(RED).knights).toBe(2);
	});
});

/** What a turn of the base game tells. */
function stepsOf(event: TableEvent, active: number): readonly Step[] {
	if (event.type !== 'base/laid') return [];
	const { tile, x, y, rotation, deploy } = event;
	const laid: Step = { type: 'lay', active, id: tile, x, y, rotation };
	const figures = deploy ? [put(active, x, y, deploy.segment)] : [];
	return [laid, ...figures, score([])];
}

describe.each([1, 2, 3, 4])('the random game of the base box and the river, %i', (seed) => {
	const { rules, players, first, events } = randomGameOf('river', seed);

	it('pays followers at the end what final scoring pays', () => {
		const game = newGame(rules, players, first);
		const start = rules.start.map(({ type, spot, rotation }) => ({
			id: type.id,
			...spot,
			rotation
		}));
		const steps: Step[] = [];
		let before = 0;
		for (const event of events) {
			before = ledgerOf(game).length;
			steps.push(...stepsOf(event, game.toMove));
			expect(play(game, event).ok).toBe(true);
		}
		const table: Table = {
			players,
			start,
			segmentsOf: (id) => [...rules.tiles.values()].find((type) => type.id === id)?.segments ?? []
		};
		const moment = last(table, steps);
		const settled = ledgerOf(game).slice(before);
		for (let player = 0; player < players; player++) {
			const { follower } = moment.pays(player);
			const paid = [...new Map(follower.map(({ feature, pays }) => [feature, pays])).values()];
			const due = settled.flatMap(({ awards }) => awards.filter((one) => one.player === player));
			expect(positive(paid)).toEqual(positive(due.map(({ points }) => points)));
		}
	});
});

/** Amounts above 0 in order. */
const positive = (amounts: readonly number[]): readonly number[] =>
	amounts.filter((one) => one > 0).sort((a, b) => a - b);
