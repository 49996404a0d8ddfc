import { describe, expect, it } from 'vitest';
import { loadSourceArt } from '../../src/lib/rules/source-art';
import { FIGURES } from '../../src/lib/rules/art';
import { MARKS } from '../../src/lib/rules/art';
import {
	EXPANSION_IDS,
	eventSchema,
	rulesOf,
	TILES,
	USUAL_RULINGS
} from '../../src/lib/rules/catalogue';
import { SOURCES, TILE_SIGNS, UNDESCRIBED } from '../../src/lib/rules/facts';
import { markersKnown, presentationOf, roleOf } from '../../src/lib/rules/presentations';
import { historyWords } from '../../src/lib/words/en/history';
import { words } from '../../src/lib/words/en/table';

const rules = rulesOf({ box: 'base-c1', expansions: EXPANSION_IDS, rulings: USUAL_RULINGS });
const types = eventSchema.options.map(({ entries }) => entries.type.literal);

describe('each type of event', () => {
	it.each(types)('%s is known to the screen and has a sentence', (type) => {
		expect(presentationOf({ type })).toBeDefined();
		const event = { key: type, turn: { number: 1, of: 2 }, name: '', otherName: '', names: [] };
		expect(historyWords.event(event)).not.toBe('');
	});

	it('answers a question, or stands beside the turns', () => {
		const answers = types.filter((type) => roleOf({ type }) === 'answer');
		expect(answers).toEqual(
			expect.arrayContaining(['builder/stopped', 'abbey/kept', 'wagon/moved', 'gingerbread/moved'])
		);
		for (const type of answers) expect(type, 'the base game asks nothing').not.toMatch(/^base\//);
		expect(types.filter((type) => roleOf({ type }) === 'correction')).toEqual(
			expect.arrayContaining(['base/corrected', 'base/recounted', 'abbey/paid'])
		);
		expect(roleOf({ type: 'log/undone' })).toBeUndefined();
	});
});

describe('each source of points', () => {
	it.each(SOURCES)('$id has a module, a pattern, a colour and a name', async ({ id, module }) => {
		expect(rules.modules.has(module)).toBe(true);
		expect((await loadSourceArt()).get(id)?.colour).toMatch(/^light-dark\(/);
		expect(words.final.source(id)).not.toBe(id);
	});

	it('is listed behind the one that it follows', () => {
		const known = [
			'road',
			'unfinished-road',
			'city',
			'unfinished-city',
			'monastery',
			'unfinished-monastery',
			'garden',
			'unfinished-garden',
			'abbey',
			'unfinished',
			'farm',
			'goods',
			'barn',
			'king',
			'robber',
			'gingerbread',
			'found',
			'hand'
		];
		const ids = SOURCES.map(({ id }) => id);
		expect(new Set(ids)).toHaveLength(ids.length);
		expect(ids.filter((id) => known.includes(id))).toEqual(known);
		for (const { id, after } of SOURCES)
			if (after !== undefined) expect(ids.indexOf(id)).toBeGreaterThan(ids.indexOf(after));
	});
});

describe('each sign', () => {
	it.each(TILE_SIGNS)('$sign has a module, a picture and a name', ({ sign, module }) => {
		expect(rules.modules.has(module)).toBe(true);
		expect(MARKS.has(sign)).toBe(true);
		expect(words.tiles.sign(sign)).not.toBe(sign);
	});

	it('on a road, city or monastery of the app is one that custom tiles may have', () => {
		const printed = [...TILES.values()]
			.flatMap(({ segments }) => segments)
			.filter(({ kind }) => ['road', 'city', 'monastery'].includes(kind))
			.flatMap(({ kind, signs = [] }) => signs.map((sign) => `${sign} on ${kind}`));
		const declared = TILE_SIGNS.map(({ sign, on }) => `${sign} on ${on}`);
		expect([...new Set(printed)].sort()).toEqual(declared.toSorted());
	});
});

it.each([...Object.keys(rules.pieces), ...markersKnown().map(({ id }) => id)])(
	'the figure %s has a shape and a name',
	(kind) => {
		expect(FIGURES.get(kind)).toBeDefined();
		expect(words.tiles.pieces(2, kind)).not.toBe(`2 ${kind}`);
	}
);

it.each(UNDESCRIBED)('the tiles with $mark have a picture of it, and names', ({ mark, ids }) => {
	expect(MARKS.get(mark)).toBeDefined();
	expect(ids.map(words.tiles.undescribed)).not.toContain(ids[0]);
});
