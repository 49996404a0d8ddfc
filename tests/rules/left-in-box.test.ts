import { describe, expect, it } from 'vitest';
import { play } from '../../src/lib/engine/play';
import { newGame } from '../../src/lib/engine/game';
import type { Rulings } from '../../src/lib/engine/rulings';
import { tileId } from '../../src/lib/engine/tile';
import { LAID, type Laid } from '../../src/lib/rules/base/events';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { termsOf } from '../../src/lib/table/setup/contract';
import '../tools/games/all-expansions';

const EXPANSIONS = ['abbey-and-mayor', 'inns-and-cathedrals', 'traders-and-builders'] as const;
const setup = (rulings: Rulings) =>
	({ box: 'base-c1', expansions: EXPANSIONS, rulings: { ...USUAL_RULINGS, ...rulings } }) as const;
const ALL = ['barn', 'big-follower', 'builder', 'follower', 'mayor', 'pig', 'wagon'];

const figuresWith = (rulings: Rulings) => Object.keys(rulesOf(setup(rulings)).pieces).sort();
const asked = (rulings: Rulings) => termsOf(setup(rulings)).map(({ id }) => id);

describe('an expansion whose figures stay in the box', () => {
	it.each([
		['bigFollowers', 'big-follower'],
		['builders', 'builder'],
		['pigs', 'pig'],
		['mayors', 'mayor'],
		['wagons', 'wagon'],
		['barns', 'barn']
	])('is played without those of %s, one kind at a time', (ruling, kind) => {
		expect(figuresWith({})).toEqual(ALL);
		expect(figuresWith({ [ruling]: 'no' })).toEqual(ALL.filter((other) => other !== kind));
	});

	it('is played with its tiles all the same', () => {
		const none = { bigFollowers: 'no', builders: 'no', pigs: 'no', mayors: 'no', wagons: 'no' };
		const { counts, pieces } = rulesOf(setup({ ...none, barns: 'no' }));
		expect([...counts]).toEqual([...rulesOf(setup({})).counts]);
		expect(Object.keys(pieces)).toEqual(['follower']);
	});

	it('asks nothing about figures that nobody has', () => {
		const aboutWagons = ['wagonMoves', 'wagonMonasteries'];
		expect(asked({})).toEqual(expect.arrayContaining([...aboutWagons, 'wagons', 'secondPart']));
		const left = asked({ wagons: 'no', builders: 'no', barns: 'no', farmers: 'off' });
		expect(left).toContain('wagons');
		for (const id of [...aboutWagons, 'secondPart', 'barnsAlone']) expect(left).not.toContain(id);
	});

	it('refuses such a figure', () => {
		const game = newGame(rulesOf(setup({ mayors: 'no' })), 2, 0);
		const turn: Laid = {
			type: LAID,
			player: 0,
			tile: tileId('base-E'),
			x: 0,
			y: -1,
			rotation: 2,
			deploy: { piece: 'mayor', segment: 0 }
		};
		const played = play(game, turn);
		expect(played).toMatchObject({ ok: false, error: { nonsense: 'unknown-piece' } });
	});
});
