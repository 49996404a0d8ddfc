import { describe, expect, it } from 'vitest';
import {
	EXPANSION_IDS,
	expansionOf,
	rulesOf,
	TILES,
	usualRulingsFor
} from '../../../src/lib/rules/catalogue';
import type { TileType } from '../../../src/lib/engine/tile';
import { FLYING_TILES } from '../../../src/lib/expansions/flying-machines/tiles';
import { WINTER_TILES } from '../../../src/lib/rules/winter/tiles';
import { GARDEN_TILES } from '../../../src/lib/rules/gardens/tiles';
import { INN_TILES } from '../../../src/lib/expansions/inns-and-cathedrals/tiles';
import { TRADER_TILES } from '../../../src/lib/expansions/traders-and-builders/tiles';
import {
	inOrder,
	NO_FILTER,
	passes,
	toggleTrait,
	traitsFor,
	type Entry,
	type Filter
} from '../../../src/routes/game/turn/parts/palette';

/** A box and these are four. */
const FOUR = ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor'] as const;

/** What the boxes hold without expansions, and two of those. */
const inBoxes = [...TILES.values()].filter(({ id }) => /^(?:base|winter|da|kr)-/.test(id));

/** A tile that is of no expansion. */
const ofBox = (type: TileType) => ({ type, expansion: undefined });

const found = (filter: Partial<Filter>): readonly string[] =>
	inBoxes.filter((type) => passes({ ...NO_FILTER, ...filter }, ofBox(type))).map(({ id }) => id);

/** The place of each design in the list after one tap on the filter that brings it foremost, from 1. */
function placesAfterOneTap(designs: Parameters<typeof traitsFor>[0]): readonly number[] {
	const lists = traitsFor(designs).map((trait) =>
		designs.filter((design) => passes({ traits: [trait], text: '' }, design))
	);
	return designs.map((design) =>
		Math.min(...lists.map((list) => list.indexOf(design) + 1 || Infinity))
	);
}

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
			['C', 'F', 'M', 'O', 'Q', 'S', 'M-garden'].map((design) => `base-${design}`)
		);
		// Tiles of expansions come in the order in which these were loaded.
		expect(found({ traits: ['monastery'] }).toSorted()).toEqual([
			'base-A',
			'base-B',
			'da-FFRR-church',
			'da-RRRR-church',
			'kr-CFFF-monastery',
			'winter-FFFR-ravens',
			'winter-FRFR-deer'
		]);
	});

	it('switches a trait on and off', () => {
		const on = toggleTrait(NO_FILTER, 'city');
		expect(on.traits).toEqual(['city']);
		expect(toggleTrait(on, 'city')).toEqual(NO_FILTER);
	});
});

describe('a game with four boxes', () => {
	/** The river has a pile, and so a palette, of its own; the others aren’t among the four. */
	const apart = /^(?:winter|gingerbread|river2?|kr|gm|mw|fl|cc|fr|rb|pd|to|cult|siege|fe|mo)-/;
	const types = [...TILES.values()].filter(({ id }) => !apart.test(id));
	const designs = [
		...new Map(
			[...types, ...GARDEN_TILES, ...INN_TILES, ...TRADER_TILES].map((type) => [type.id, type])
		).values()
	].map(ofBox);
	const traits = traitsFor(designs);

	it('has so many designs that they are told apart by their sides of city', () => {
		expect(designs.length).toBeGreaterThan(80);
		expect(traits).toContain('cities-2');
		expect(traits).not.toContain('city');
		expect(traits).toContain('kind-garden');
		expect(traits).toContain('sign-inn');
	});

	/** Four rows of eight: what a phone of 390 pixels shows without scrolling. */
	it.each(['first', 'later', 'print-2025'])(
		'shows every design among 32 after one tap, tiles: %s',
		(edition) => {
			const rulings = { innTiles: edition, traderTiles: edition };
			const { counts, stock, tiles } = rulesOf({ box: 'base-c2', expansions: [...FOUR], rulings });
			const drawn = [...counts.keys(), ...stock.keys()].flatMap((id) => tiles.get(id) ?? []);
			const places = placesAfterOneTap(drawn.map(ofBox));
			expect(drawn.length).toBeGreaterThan(60);
			expect(Math.max(...places)).toBeLessThanOrEqual(32);
		}
	);

	it('looks by itself for a picture that many designs show, and not for rare ones', () => {
		const with8 = traitsFor([
			...designs,
			...FLYING_TILES.map((type) => ({ type, expansion: 'flying-machines' as const }))
		]);
		expect(with8).toContain('mark-flying-machine');
		const winter = WINTER_TILES.map(ofBox);
		const rare = WINTER_TILES.map(({ mark }) => `mark-${mark ?? ''}`);
		expect(traitsFor([...designs, ...winter]).filter((one) => rare.includes(one))).toEqual([]);
		const machines = FLYING_TILES.filter((type) =>
			passes({ traits: ['mark-flying-machine'], text: '' }, ofBox(type))
		);
		expect(machines).toEqual(FLYING_TILES);
	});

	it('wants one number of city sides at a time', () => {
		const two = toggleTrait(toggleTrait(NO_FILTER, 'cities-2'), 'road');
		expect(toggleTrait(two, 'cities-3').traits).toEqual(['road', 'cities-3']);
	});
});

describe('a game with all boxes', () => {
	const rules = rulesOf({
		box: 'winter-we3-gardens',
		expansions: EXPANSION_IDS,
		rulings: usualRulingsFor(EXPANSION_IDS)
	});
	const designs = [...rules.counts.keys(), ...rules.stock.keys()].flatMap((id) => {
		const type = rules.tiles.get(id);
		return type ? [{ type, expansion: expansionOf(id) }] : [];
	});

	it('shows every design of an expansion among 32 after one tap, however many there are', () => {
		const places = placesAfterOneTap(designs);
		const far = designs.filter(
			({ expansion }, at) => expansion !== undefined && (places[at] ?? 99) > 32
		);
		expect(designs.length).toBeGreaterThan(300);
		expect(far.map(({ type }) => type.id)).toEqual([]);
	});

	it('asks for boxes only where other filters leave too many', () => {
		const boxes = traitsFor(designs).filter((trait) => trait.startsWith('box-'));
		expect(boxes).toContain('box-watchtowers');
		expect(boxes).not.toContain('box-flying-machines');
		expect(traitsFor(designs.slice(0, 150)).some((trait) => trait.startsWith('box-'))).toBe(false);
	});
});

describe('the order of the palette', () => {
	/** So many designs, of which every second one is used up. */
	const entries = (count: number): readonly Entry[] =>
		[...TILES.values()].slice(0, count).map((type, at) => ({
			id: type.id,
			type,
			expansion: undefined,
			own: false,
			left: at % 2,
			fits: true
		}));
	const order = (count: number): readonly number[] => {
		const all = entries(count);
		return inOrder(all).map((entry) => all.indexOf(entry));
	};

	it('is fixed where all designs are seen at once', () => {
		expect(order(40)).toEqual(Array.from({ length: 40 }, (_, at) => at));
	});

	it('has what is used up behind all others where they aren’t', () => {
		expect(order(41)).toEqual([
			...Array.from({ length: 20 }, (_, at) => 2 * at + 1),
			...Array.from({ length: 21 }, (_, at) => 2 * at)
		]);
	});

	it('begins with what fits there, whatever was used up', () => {
		const all = entries(44).map((entry, at) => ({ ...entry, fits: at >= 40 }));
		const ordered = inOrder(all).map((entry) => all.indexOf(entry));
		expect(ordered.slice(0, 4)).toEqual([41, 43, 1, 3]);
		expect(ordered.slice(22, 24)).toEqual([0, 2]);
	});
});
