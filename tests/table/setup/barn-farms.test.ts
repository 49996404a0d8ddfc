import { gameId, headerOf, headerSchema, replayRecord, type Header } from '$lib/record';
import type { Rulings } from '$lib/engine/rulings';
import { isOfFeature } from '$lib/engine/ledger';
import { ledgerOf } from '$lib/engine/game';
import { namedContract, deviationsFromToday, termsOf } from '$lib/table/setup/contract';
import { underOtherRules } from '$lib/table/scores/other-rules';
import { Setup } from '$lib/table/setup/setup.svelte';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';

/** Two cities beside the farm of player 1’s farmer, on which player 0 builds a barn; reckoned in the sample’s text. */
const sample = new Map(readSamples()).get('a-barn-by-the-first-farm-rule-pays-8');
if (!sample) throw new Error('There is no such sample.');
const { events } = sample;
const OLD_RULE = [8, 8];
const TODAY = [8, 6];
const EXPANSIONS = ['abbey-and-mayor'] as const;

/** A header as a game recorded before the question has it. */
const oldHeader = (rulings: Rulings): Header =>
	v.parse(headerSchema, headerFor('old', 2, { expansions: EXPANSIONS, rulings }));

/** A header as a new game has it that was set up so. */
function newHeader(set: (setup: Setup) => void): Header {
	const setup = new Setup();
	setup.choosePrinting('base-c1');
	setup.setExpansion('abbey-and-mayor', true);
	set(setup);
	return setup.header(gameId('new'), 5);
}

const recordFor = (header: Header, rulings?: Rulings) =>
	withEvents(
		{ header, entries: [] },
		rulings ? [...events, { type: 'log/amended', edits: [], rulings }] : events
	);
const scoresIn = (header: Header, rulings?: Rulings) =>
	replayRecord(recordFor(header, rulings)).game.scores;
const termIds = (header: Header) => termsOf(header).map(({ id }) => id);
const changesIn = (header: Header) =>
	namedContract(header).changes.map(({ id, answer }) => [id, answer]);

describe('a game recorded before barns had a farm rule of their own', () => {
	const old = oldHeader({ farmRule: 'first' });

	it('pays as before', () => {
		expect(scoresIn(old)).toEqual(OLD_RULE);
		expect(scoresIn(oldHeader({}))).toEqual(TODAY);
	});

	it('pays as before where the rule was changed in the middle of the game', () => {
		expect(scoresIn(oldHeader({}), { farmRule: 'first' })).toEqual(OLD_RULE);
		expect(scoresIn(old, { farmRule: 'third' })).toEqual(TODAY);
		expect(scoresIn(old, { barnFarms: 'third' })).toEqual(TODAY);
	});

	it('asks for its farm rule, and names an old one with barns as a house rule', () => {
		expect(termIds(old)).toEqual(expect.arrayContaining(['farmRule', 'barnFarms']));
		expect(termsOf(old).find(({ id }) => id === 'barnFarms')).toMatchObject({
			answer: 'farm-rule',
			group: 'house'
		});
		expect(termIds(oldHeader({}))).not.toContain('barnFarms');
		expect(namedContract(oldHeader({}))).toEqual({ preset: 'today', changes: [] });
	});
});

describe('a new game with barns', () => {
	it('is played by today’s farm rule, whatever set of rules is taken', () => {
		const printed = newHeader((setup) => {
			setup.choosePreset('2000');
		});
		expect(printed.rulings).toMatchObject({ farmRule: 'first', barnFarms: 'third' });
		expect(scoresIn(printed)).toEqual(TODAY);
		expect(termIds(printed)).not.toContain('farmRule');
		expect(changesIn(printed)).toEqual([['smallCity', '2']]);
	});

	it('says while it is set up that farms are not as in the set', () => {
		const setup = new Setup();
		setup.choosePreset('2000');
		expect(setup.changes).toEqual([]);
		setup.setExpansion('abbey-and-mayor', true);
		expect(setup.changes).toEqual(['barnFarms']);
	});

	it('keeps an old farm rule by a house ruling, which is named where it decides', () => {
		const house = newHeader((setup) => {
			setup.answerRuling('barnFarms', 'first');
		});
		expect(scoresIn(house)).toEqual(OLD_RULE);
		expect(deviationsFromToday(house).map(({ id, group }) => [id, group])).toEqual([
			['barnFarms', 'house']
		]);
		const paid = ledgerOf(replayRecord(recordFor(house)).game).filter(isOfFeature);
		const built = paid.find(({ occasion }) => occasion === 'barn/built');
		expect(built?.rulings).toEqual(['barnFarms']);
	});

	it('can change it during the game, for the whole game', () => {
		const header = newHeader(() => undefined);
		expect(scoresIn(header, { farmRule: 'first' })).toEqual(TODAY);
		expect(scoresIn(header, { barnFarms: 'first' })).toEqual(OLD_RULE);
		expect(headerOf(recordFor(header, { barnFarms: 'first' })).rulings['barnFarms']).toBe('first');
	});

	it('begins with today’s rule where it is set up from an old game', () => {
		const { expansions, players, box, rulings } = oldHeader({ farmRule: 'first' });
		const again = new Setup({ expansions, players, box, rulings }).header(gameId('again'), 5);
		expect(scoresIn(again)).toEqual(TODAY);
	});
});

describe('the same board under other rules', () => {
	const rowsOf = (header: Header) =>
		(underOtherRules(withEvents({ header, entries: [] }, events)) ?? []).filter(
			({ smallCity }) => smallCity === '4'
		);

	it.each([
		['old', oldHeader({ farmRule: 'first' }), 'first'],
		['new', newHeader(() => undefined), 'third']
	])('of an %s game pays by each farm rule, and marks what is a house rule', (_, header, own) => {
		expect(rowsOf(header).map(({ farmRule, points, house }) => [farmRule, points, house])).toEqual([
			['third', TODAY, false],
			['second', TODAY, true],
			['first', OLD_RULE, true]
		]);
		expect(rowsOf(header).find((row) => row.own)?.farmRule).toBe(own);
	});
});
