import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../src/lib/engine/game';
import type { Settlement } from '../../src/lib/engine/ledger';
import { replay } from '../../src/lib/engine/play';
import { ruleWords } from '../../src/lib/words/en/rules';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { readSamples, rulesFor } from '../samples/read';

const NAMES = ['Ana', 'Ben', 'Cem', 'Dia', 'Eve', 'Fox'];

const ledgers = new Map(
	readSamples().map(([name, sample]) => [
		name,
		ledgerOf(replay(rulesFor(sample), sample.players, 0, sample.events).game)
	])
);

/** The settlements of a sample. Throws when it has none. */
function settledIn(name: string): readonly Settlement[] {
	const settled = ledgers.get(name) ?? [];
	if (settled.length === 0) throw new Error(`Nothing is settled in ${name}.`);
	return settled;
}

/** The comparison texts of a sample. */
const comparedIn = (name: string): readonly string[] =>
	settledIn(name).map((settlement) => scoringWords.comparison(settlement, NAMES));

describe('every settlement of the samples', () => {
	const all = [...ledgers.values()].flat();

	it('has a title, and a rule with a sentence and a source', () => {
		for (const { occasion, kind, rule } of all) {
			expect(scoringWords.title({ occasion, kind })).not.toBe(occasion);
			expect(ruleWords.text(rule)).not.toBe(rule);
			expect(ruleWords.source(rule), rule).not.toBe('');
		}
	});

	it('has complete texts', () => {
		for (const settlement of all) {
			const said = [scoringWords.comparison(settlement, NAMES), scoringWords.whyUnpaid(settlement)];
			expect(said.join(' ')).not.toMatch(/undefined|NaN|,\s*$/);
		}
	});

	it('covers all occasions', () => {
		expect([...new Set(all.map(({ occasion }) => occasion))]).toEqual(
			expect.arrayContaining([
				'completed',
				'unfinished',
				'farm',
				'barn/built',
				'barn/joined',
				'barn/end',
				'abbot/recalled',
				'goods/won',
				'goods/wine',
				'goods/grain',
				'king/taken',
				'king/at-once',
				'king/ended',
				'robber/taken',
				'robber/ended',
				'gingerbread/left',
				'gingerbread/completed',
				'manual/found',
				'manual/mistake',
				'manual/bought',
				'manual/abbey'
			])
		);
	});
});

describe('what decided an award', () => {
	it('is who has the most', () => {
		expect(comparedIn('the-wagons-road-of-4-leads-to-a-monastery-or-another-road')).toEqual([
			'Ana 1 thief'
		]);
		expect(comparedIn('a-wagon-counts-as-one-follower')).toEqual([
			'Ana 1 thief, Ben 1 thief. Ana and Ben tie: each scores the full 4 points.'
		]);
	});

	it('says what a mayor counts', () => {
		expect(comparedIn('a-mayor-with-three-pennants-pays-18')).toEqual([
			'Ana 1 knight (the mayor counts as 3), Ben 2 knights. Ana has the majority and scores the full 18 points.'
		]);
		expect(comparedIn('a-mayor-adds-to-his-players-knights')).toEqual([
			'Ana 2 knights (the mayor counts as 1), Ben 1 knight. Ana has the majority and scores the full 12 points.'
		]);
	});

	it('is nobody for a lone mayor without pennants', () => {
		const [settlement] = settledIn('a-mayor-without-pennants-gets-nothing');
		expect(settlement && scoringWords.comparison(settlement, NAMES)).toBe(
			'Ana 1 knight (the mayor counts as 0)'
		);
		expect(settlement && scoringWords.whyUnpaid(settlement)).toBe(
			'No figure here counts, so nobody scores.'
		);
		expect(scoringWords.whyUnpaid({ compared: [], awards: [] })).toBe(
			scoringWords.nobodyStandsHere
		);
	});

	it('names no winner when nothing is paid', () => {
		const [unfinished] = settledIn('by-a-house-rule-unfinished-features-pay-nothing');
		expect(unfinished && scoringWords.whyUnpaid(unfinished)).toBe('It pays nothing.');
		expect(unfinished && scoringWords.comparison(unfinished, NAMES)).toBe('Ben 1 thief');
	});

	it('is every knight for the Gingerbread Man, a mayor as one', () => {
		expect(comparedIn('the-gingerbread-man-leaves-a-city-for-7-and-14')).toEqual([
			'Ana 2 knights, Ben 1 knight. Every knight counts, whoever has the most.'
		]);
		expect(comparedIn('a-mayor-and-a-wagon-are-one-knight-each-to-the-gingerbread-man')).toEqual([
			'Ana 1 knight, Ben 1 knight. Every knight counts, whoever has the most.'
		]);
	});

	it('is the farmers when a barn is built, and nobody at the end', () => {
		expect(comparedIn('a-tie-of-farmers-when-a-barn-is-built')).toEqual([
			'Ana 1 farmer, Ben 1 farmer. Ana and Ben tie: each scores the full 6 points.'
		]);
		expect(comparedIn('two-barns-joined-are-paid-in-full')).toEqual(['']);
	});
});
