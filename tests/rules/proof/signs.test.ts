import { expect, it } from 'vitest';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { ruleWords } from '../../../src/lib/words/en/rules';
import { placeOf, sampleTable } from './tables';

const INN = 'a-road-of-four-tiles-with-an-inn-pays-8';
const CATHEDRAL = 'a-city-of-six-tiles-with-a-cathedral-pays-21';
const PIG = 'a-pig-pays-4-for-each-city-to-its-owner-alone';

/*
 * The proof of a feature names what other boxes put on it, as the rule that changed its points: a sample and how many of
 * its events make the table; a place; whether it was paid or what it would pay now; the points; the rule and what it names.
 */
it.each([
	['an open road with an inn pays nothing', INN, 2, '0,0#1', 'ifEndedNow', [], 'INN-2', 'inn'],
	['a completed one paid double', INN, 3, '0,0#1', 'paid', [8], 'INN-1', 'inn'],
	[
		'an open city with a cathedral pays nothing',
		CATHEDRAL,
		4,
		'0,-1#0',
		'ifEndedNow',
		[],
		'CATHEDRAL-2',
		'cathedral'
	],
	[
		'a completed one paid 3 a tile',
		CATHEDRAL,
		5,
		'0,-1#0',
		'paid',
		[21],
		'CATHEDRAL-1',
		'cathedral'
	],
	['a farm pays more with a pig', PIG, 10, '0,1#1', 'ifEndedNow', [16, 12], 'PIG-2', 'pig']
] as [string, string, number, string, 'paid' | 'ifEndedNow', number[], string, string][])(
	'%s',
	(...[, sample, events, place, when, points, rule, name]) => {
		const [settlement] = proofOf(sampleTable(sample, events), placeOf(place))?.[when] ?? [];
		expect(settlement?.awards.map((award) => award.points)).toEqual(points);
		expect(settlement?.changedBy).toEqual([rule]);
		expect(ruleWords.text(rule)).toMatch(new RegExp(`\\b${name}\\b`));
	}
);
