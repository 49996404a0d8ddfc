import { Setup } from '$lib/table/setup/setup.svelte';
import { describe, expect, it } from 'vitest';

describe('boxes as they were bought', () => {
	it('ticks what lies in a big box, with the tiles of its edition', () => {
		const setup = new Setup();
		setup.choosePrinting('big-box-6');
		const own = ['river', 'abbot', 'inns-and-cathedrals', 'traders-and-builders'];
		expect(setup.expansions).toEqual(own);
		// 71 without the start tile, 12, 18 and 24.
		expect(setup.tiles).toBe(125);
		expect(setup.rulings).toMatchObject({ riverTiles: 'second', innTiles: 'later' });
		setup.choosePrinting('base-c1');
		expect(setup.expansions).toEqual([]);
	});

	it('offers what a Big Box holds, with its rules, and ticks the large expansions', () => {
		const setup = new Setup();
		setup.choosePrinting('big-box-7');
		expect(setup.printing.holds).toEqual(
			expect.arrayContaining(['gold-mines', 'mage-and-witch', 'flying-machines'])
		);
		expect(setup.expansions).toEqual([
			'river',
			'abbot',
			'inns-and-cathedrals',
			'traders-and-builders'
		]);
		expect(setup.rulings).toMatchObject({
			riverTiles: 'third',
			innTiles: 'later',
			unfinishedSigns: 'nothing',
			flyers: 'all'
		});
		setup.choosePrinting('big-box-8');
		expect(setup.expansions).toEqual(['river', 'abbot']);
		expect(setup.rulings).toMatchObject({
			riverTiles: 'third',
			innTiles: 'print-2025',
			traderTiles: 'print-2025',
			unfinishedSigns: 'as-without',
			flyers: 'meeples'
		});
		expect(setup.changes).toEqual([]);
	});

	it('draws the tiles of 2025, those with a river only with one', () => {
		const setup = new Setup();
		setup.choosePrinting('big-box-8');
		setup.setExpansion('inns-and-cathedrals', true);
		setup.setExpansion('traders-and-builders', true);
		// 71 without the start tile, 12, 24 and 24; without the river 72, 23 and 23.
		expect(setup.tiles).toBe(131);
		setup.setExpansion('river', false);
		expect(setup.tiles).toBe(118);
	});

	it('has the rules that were printed with the tiles of an expansion bought apart', () => {
		const setup = new Setup();
		setup.setExpansion('inns-and-cathedrals', true);
		setup.answerRuling('innTiles', 'print-2025');
		expect(setup.rulings['unfinishedSigns']).toBe('as-without');
		setup.answerRuling('innTiles', 'first');
		expect(setup.rulings['unfinishedSigns']).toBe('nothing');
		setup.choosePrinting('big-box-7');
		setup.answerRuling('flyingTiles', 'first');
		setup.answerRuling('flyingTiles', 'later');
		expect(setup.rulings['flyers']).toBe('all');
	});
});
