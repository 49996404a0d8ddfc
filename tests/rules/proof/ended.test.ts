import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/lib/engine/play';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { readSamples, rulesFor } from '../../samples/read';

/** What a feature of a sample's table would pay after some of its events, as rule, player and points. */
function worth(name: string, events: number, [x, y, segment]: readonly [number, number, number]) {
	const sample = readSamples().find(([known]) => known === name)?.[1];
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const rules = rulesFor(sample);
	const { game } = replay(rules, sample.players, 0, sample.events.slice(0, events));
	const ended = proofOf(game, { x, y, segment })?.ifEndedNow ?? [];
	return ended.flatMap(({ rule, awards }) =>
		awards.map(({ player, points }) => `${rule} ${String(player)} ${String(points)}`)
	);
}

describe('what a field would pay', () => {
	it('is the farm’s award, before anything is built there', () => {
		expect(worth('a-barn-pays-farmers-6-when-it-is-built', 4, [1, 1, 1])).toEqual(['FARM-1 1 6']);
	});

	it('is its barn’s award, when it has one', () => {
		expect(worth('a-barn-pays-farmers-6-when-it-is-built', 5, [0, 0, 3])).toEqual(['BARN-6 0 8']);
		expect(worth('two-barns-joined-are-paid-in-full', 8, [1, 3, 1])).toEqual(['BARN-6 1 8']);
		expect(worth('two-barns-joined-are-paid-in-full', 9, [1, 3, 1])).toEqual([
			'BARN-6 0 8',
			'BARN-6 1 8'
		]);
	});

	it('is nothing where nobody stands', () => {
		expect(worth('a-barn-pays-farmers-6-when-it-is-built', 5, [0, 2, 1])).toEqual([]);
	});
});

describe('what another feature would pay', () => {
	it('is its award as it lies, by whoever stands there', () => {
		expect(worth('an-unfinished-city-pays-a-mayor-by-its-pennants', 2, [0, 0, 0])).toEqual([
			'END-3 0 3'
		]);
		expect(worth('an-unfinished-city-pays-a-mayor-by-its-pennants', 2, [1, 0, 0])).toEqual([]);
	});
});
