import { describe, expect, it } from 'vitest';
import { reviewOf } from '../../src/lib/review';
import { totals, type Settlement } from '../../src/lib/engine/ledger';
import { RECORDS } from '../record/records';
import { scriptIn } from '../e2e/table/support/script';
import { recordOfSample } from './support';

const ORDER = ['road', 'city', 'monastery', 'farm', 'barn'];
const paid = ({ awards }: Settlement): boolean => awards.some(({ points }) => points !== 0);

describe('the stops of a race', () => {
	it('divide the final scoring of every recorded game by kind, in order, up to the final scores', () => {
		let divided = 0;
		for (const record of RECORDS) {
			const { race, stops, scores } = reviewOf(record);
			expect(stops.at(-1)?.scores).toEqual(scores);
			const steps = stops.filter(({ final }) => final !== undefined);
			const kinds = steps.map(({ final = '' }) => final);
			expect(kinds).toEqual(ORDER.filter((kind) => kinds.includes(kind)));
			expect(stops.filter((stop) => !steps.includes(stop)).length + Number(steps.length > 0)).toBe(
				race.length
			);
			const end = race.find(({ turn }) => turn === 'final')?.settlements ?? [];
			const told = steps.flatMap(({ settlements }) => settlements);
			expect(new Set(told)).toEqual(new Set(end.filter(paid)));
			expect(told).toHaveLength(end.filter(paid).length);
			divided += Number(steps.length > 2);
		}
		expect(divided).toBeGreaterThan(20);
	});

	it('each add what they tell to the stop before', () => {
		for (const record of RECORDS) {
			const { stops } = reviewOf(record);
			for (const [n, { settlements, scores }] of stops.entries()) {
				const before = stops[n - 1]?.scores ?? scores.map(() => 0);
				const gains = totals(settlements, scores.length);
				expect(scores).toEqual(before.map((points, player) => points + (gains[player] ?? 0)));
			}
		}
	});

	it('put what an expansion pays after the farms', () => {
		const { stops } = reviewOf(scriptIn('tests/games/both-expansions.json').record);
		expect(stops.flatMap(({ final }) => final ?? [])).toEqual(ORDER);
	});

	it('are one for each event while a game goes on, and where the final scoring pays nothing', () => {
		const running = reviewOf(recordOfSample('a-road-of-three-tiles-pays-3'));
		expect(running.stops).toEqual(running.race);
		const unpaid = reviewOf(recordOfSample('a-closed-farm-without-cities-pays-0'));
		expect(unpaid.race.at(-1)?.turn).toBe('final');
		expect(unpaid.stops).toEqual(unpaid.race);
	});

	it('of two farms of three players are one, with 6, 0 and 3 points', () => {
		const { stops } = reviewOf(recordOfSample('a-majority-of-farmers-takes-6-3-and-0'));
		expect(stops.at(-1)).toMatchObject({ final: 'farm', turn: 'final', scores: [6, 0, 3] });
		expect(stops.at(-2)).not.toHaveProperty('final');
	});
});
