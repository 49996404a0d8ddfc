import { describe, expect, it } from 'vitest';
import { TILES } from '../../../src/lib/rules/catalogue';
import { NO_FILTER, passes, switched, type Filter } from '../../../src/lib/ui/table/filter';

/** What the boxes hold without expansions. */
const inBoxes = [...TILES.values()].filter(({ id }) => !id.startsWith('am-'));

const found = (filter: Partial<Filter>): readonly string[] =>
	inBoxes.filter((type) => passes({ ...NO_FILTER, ...filter }, type)).map(({ id }) => id);

describe('finding a tile', () => {
	it('by its C1 number, with or without the nought', () => {
		expect(found({ text: '07' })).toEqual(['base-M']);
		expect(found({ text: '7' })).toEqual(['base-M']);
		expect(found({ text: '16' })).toEqual(['base-D']);
	});

	it('by its Winter letter, small or large', () => {
		expect(found({ text: 'd' })).toEqual(['base-D']);
		expect(found({ text: 'X' })).toEqual(['base-X']);
	});

	it('by its animal', () => {
		expect(found({ text: 'deer' })).toEqual(['winter-FRFR-deer', 'winter-FRRR-deer']);
		expect(found({ text: 'wolper' })).toEqual(['winter-RRRR-wolpertinger']);
	});

	it('by what its edges show: city and road at once', () => {
		const both = found({ traits: ['city', 'road'] });
		expect(both).toContain('base-D');
		expect(both).not.toContain('base-E');
		expect(both).not.toContain('base-U');
	});

	it('by pennant and by monastery', () => {
		expect(found({ traits: ['pennant'] })).toEqual(
			['C', 'F', 'M', 'O', 'Q', 'S'].map((letter) => `base-${letter}`)
		);
		expect(found({ traits: ['monastery'] })).toEqual([
			'base-A',
			'base-B',
			'winter-FFFR-ravens',
			'winter-FRFR-deer'
		]);
	});

	it('switches a trait on and off', () => {
		const on = switched(NO_FILTER, 'city');
		expect(on.traits).toEqual(['city']);
		expect(switched(on, 'city')).toEqual(NO_FILTER);
	});
});
