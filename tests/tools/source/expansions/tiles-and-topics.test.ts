import { describe, expect, it } from 'vitest';
import { COMMON, MILL, millWith, OWN_TILE, problemsWith, type Broken } from './made-up';
import { expansionProblems } from './problems';

const { declared, rules } = MILL;
const { facts } = declared;

describe('the check of tiles finds', () => {
	const ownShapes = rules.shapes[OWN_TILE.line];

	it.each<[string, Broken, string]>([
		[
			'one that is counted and isn’t there',
			{ counts: [{ tiles: { 'mill-RR': 1, 'mill-CC': 0 }, more: 0 }] },
			'mill/rules.ts lacks the tile “mill-CC”, which is counted.'
		],
		[
			'one that is never counted',
			{ counts: [{ tiles: { 'base-A': 1 }, more: 0 }] },
			'mill/rules.ts never counts its tile “mill-RR”.'
		],
		[
			'an answer with more tiles than lists say',
			{
				counts: [
					{ tiles: { 'mill-RR': 1 }, more: 0 },
					{ tiles: { 'mill-RR': 2 }, more: 0 }
				]
			},
			'mill/index.ts says “mill: 1” in “tiles”, but some answers count 2.'
		],
		[
			'one without a shape',
			{
				rules: { shapes: { [OWN_TILE.line]: ownShapes ?? { areas: [], stands: [], pennants: [] } } }
			},
			'mill/shapes.json lacks the shapes of “mill-RR”: run npm run shapes.'
		],
		[
			'a mark without a place',
			{
				rules: {
					shapes: { ...rules.shapes, [OWN_TILE.line]: { areas: [], stands: [], pennants: [] } }
				}
			},
			'mill/shapes.json lacks the shapes of “mill-own”: run npm run shapes.'
		]
	])('%s', (_, broken, problem) => {
		expect(problemsWith(broken)).toEqual([problem]);
	});
});

describe('the check of pictures finds', () => {
	it.each<[string, Broken, string]>([
		['of a mark', { rules: { marks: { sail: { layers: [] } } } }, 'wheel'],
		['of a sign for custom tiles', { rules: { marks: { wheel: { layers: [] } } } }, 'sail']
	])('one %s that is missing', (_, broken, name) => {
		expect(problemsWith(broken)).toEqual([
			`mill/rules.ts lacks the picture of “${name}” in “marks”, which its tiles show.`
		]);
	});

	it('that of a figure', () => {
		expect(problemsWith({ rules: { figures: {} } })).toEqual(
			['miller', 'cat', 'big-mill'].map(
				(name) => `mill/rules.ts lacks the figure “${name}” in “figures”.`
			)
		);
	});

	it('a sign that only another expansion draws', () => {
		const unsigned = { ...facts, signs: [] };
		const borrowing = {
			...millWith({ declared: { facts: unsigned }, rules: { marks: { wheel: { layers: [] } } } }),
			folder: 'other'
		};
		expect(expansionProblems([borrowing], { ...COMMON, folders: [] })).toEqual([]);
		expect(expansionProblems([MILL, borrowing], COMMON)).toContain(
			'other/rules.ts lacks the picture of “sail” in “marks”, which its tiles show.'
		);
	});
});

describe('the check of the help finds', () => {
	it.each<[string, Broken, string]>([
		[
			'a topic without words',
			{ names: { topics: {} } },
			'mill/names.ts lacks the topic “mill”, so nothing is said about it.'
		],
		[
			'a topic that only has words',
			{ topics: [] },
			'mill/scoring-topics.ts lacks the topic “mill”, which names.ts lists.'
		],
		[
			'an example without words',
			{ names: { topics: { mill: [] } } },
			'mill/names.ts lacks the example “mill-paid” of the topic “mill”.'
		],
		[
			'an example that only has words',
			{ names: { topics: { mill: ['mill-paid', 'mill-lost'] } } },
			'mill/scoring-topics.ts lacks the example “mill-lost” of “mill”, which names.ts lists.'
		],
		[
			'an example of a rule that isn’t there',
			{
				topics: [
					{
						id: 'mill',
						kinds: ['road'],
						examples: [{ id: 'mill-paid', shows: 'MILL-9', events: [] }]
					}
				]
			},
			'mill/scoring-topics.ts shows the rule MILL-9 in “mill-paid”, which no RULES.md has.'
		]
	])('%s', (_, broken, problem) => {
		expect(problemsWith(broken)).toEqual([problem]);
	});
});
