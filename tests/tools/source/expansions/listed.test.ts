import { describe, expect, it } from 'vitest';
import { coded, COMMON, MILL, problemsWith, saying, type Broken } from './made-up';

const { names, declared } = MILL;
const { facts } = declared;

describe('the check of names finds', () => {
	it.each<[string, Broken, string]>([
		['an objection', { names: { objections: [] } }, 'objection “mill/full” in “objections”'],
		['an occasion', { names: { titles: [] } }, 'occasion “mill/paid” in “titles”'],
		['a question', { names: { questions: [] } }, 'question “mill/where” in “questions”'],
		['a countable', { names: { countables: ['flour'] } }, 'countable “sacks” in “countables”'],
		['a token', { names: { countables: ['sacks'] } }, 'countable “flour” in “countables”'],
		['a title', { names: { heldTitles: [] } }, 'title “big-mill” in “heldTitles”'],
		['a figure', { names: { pieces: ['miller', 'mill-own'] } }, 'figure “cat” in “pieces”'],
		['a sign', { names: { signs: [] } }, 'sign “sail” in “signs”'],
		['a mark', { names: { marks: [] } }, 'mark “wheel” in “marks”'],
		['a source', { names: { sources: [] } }, 'source of points “mill” in “sources”'],
		['an event', { names: { events: ['mill/turned'] } }, 'event “mill/moved” in “events”'],
		['a ruling', { names: { rulings: [] } }, 'ruling “mills”']
	])('%s that is missing', (_, broken, lacks) => {
		expect(problemsWith(broken)).toContain(`mill/names.ts lacks the ${lacks}.`);
	});

	it.each<[string, Broken, string]>([
		['an objection', coded({ objections: [] }), 'the objection “mill/full” in “objections”'],
		['an occasion', coded({ occasions: [] }), 'the occasion “mill/paid” in “titles”'],
		['a figure', { markers: [] }, 'the figure “cat” in “pieces”']
	])('%s that no module has', (_, broken, lists) => {
		expect(problemsWith(broken)).toContain(
			`mill/names.ts lists ${lists}, which the expansion doesn’t have.`
		);
	});

	it('what is said of something that isn’t listed', () => {
		expect(problemsWith({ names: { strengths: ['dog'] } })).toEqual([
			'mill/names.ts lists the figure “dog” in “strengths”, and not in “pieces”.'
		]);
	});

	it('a further tile or a variant of an event that no code says', () => {
		expect(problemsWith({ names: { further: ['mill/two'] }, code: [] })).toEqual([
			'mill/names.ts lists “mill/turned” in “events”, which the code nowhere says.',
			'mill/names.ts lists “mill/two” in “further”, which the code nowhere says.'
		]);
	});

	it.each<[string, Broken]>([
		['beside', { names: { besides: ['beside'] } }],
		['wind/base', { names: { mind: ['mill/base', 'wind/base'] } }],
		['grist', { names: { undescribed: ['grist'] } }]
	])('“%s”, for which nobody asks', (name, broken) => {
		expect(problemsWith(broken)).toEqual([`mill/names.ts lists “${name}”, for which nobody asks.`]);
	});

	it('a tile to be described that nothing is said about', () => {
		const undescribed = { ids: ['mill-own'], mark: 'wheel', module: 'mill', figure: 'cat' };
		expect(problemsWith({ declared: { facts: { ...facts, undescribed } } })).toEqual([
			'mill/names.ts lacks the beginning of “mill-own” in “undescribed”.'
		]);
	});

	it('a ruling that isn’t declared', () => {
		expect(problemsWith({ declared: { rulings: [] } })).toEqual([
			'mill/index.ts lacks the ruling “mills”, which names.ts lists.'
		]);
	});
});

describe('the check of rules finds', () => {
	it.each<[string, Broken, string]>([
		[
			'names',
			{ names: { rules: ['MILL-1'] } },
			'mill/names.ts lacks the rule MILL-2, which its RULES.md has.'
		],
		[
			'RULES.md',
			{ written: ['MILL-1'] },
			'mill/RULES.md lacks the rule MILL-2, which its names.ts lists.'
		],
		['code', saying("rule: 'MILL-9'"), 'mill/more.ts names the rule MILL-9, which no RULES.md has.']
	])('one that only %s lacks or has', (_, broken, problem) => {
		expect(problemsWith(broken)).toEqual([problem]);
	});

	it('an event whose meaning isn’t written', () => {
		expect(problemsWith({ eventMeanings: {} })).toEqual([
			'mill/RULES.md doesn’t say what the event “mill/moved” means.'
		]);
	});

	it('one of several expansions that none of them lists', () => {
		const written = new Map([...COMMON.written, ['mills/RULES.md', ['MILLS-1', 'MILLS-2']]]);
		const listing = { names: { rules: [...names.rules, 'MILLS-1'] } };
		expect(problemsWith(listing, { written })).toEqual([
			'mills/RULES.md has the rule MILLS-2, which no names.ts lists.'
		]);
	});
});
