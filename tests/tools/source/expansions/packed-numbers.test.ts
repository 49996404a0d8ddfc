import { describe, expect, it } from 'vitest';
import { COMMON, MILL, millWith, problemsWith, type Broken } from './made-up';
import { expansionProblems } from './problems';

const packedWith = (part: object): Broken => ({
	packed: { ...MILL.packed, ...part }
});

describe('the check of packed games finds', () => {
	it.each<[string, Broken, string]>([
		['expansion', packedWith({ expansions: [] }), 'expansion “mill”'],
		['figure', packedWith({ pieces: [] }), 'figure “miller”'],
		['token', packedWith({ tokens: [[0, 'flour']] }), 'token “big-mill”'],
		['objection', packedWith({ objections: [] }), 'objection “mill/full”'],
		['tile', packedWith({ tiles: [[1, 'mill-RR']] }), 'tile “mill-own”'],
		['ruling', packedWith({ rulings: [] }), 'ruling “mills”']
	])('a %s without a number', (_, broken, what) => {
		expect(problemsWith(broken)).toEqual([`mill/more.ts lacks a number for the ${what}.`]);
	});

	it.each<[string, Broken, string]>([
		[
			'a number of a box',
			packedWith({ pieces: [[0, 'miller']] }),
			'mill/more.ts gives the figure “miller” the number 0, which “follower” has in base/index.ts.'
		],
		[
			'a number of its own',
			packedWith({
				tokens: [
					[0, 'flour'],
					[0, 'big-mill']
				]
			}),
			'mill/more.ts gives the token “big-mill” the number 0, which “flour” has in mill/more.ts.'
		],
		[
			'a name',
			packedWith({
				expansions: [
					[0, 'mill'],
					[1, 'mill']
				]
			}),
			'mill/more.ts numbers the expansion “mill”, as mill/more.ts does.'
		],
		[
			'a number of the base game’s objections',
			packedWith({ objections: [[11, 'mill/full']] }),
			'mill/more.ts gives the objection “mill/full” the number 11, which the base game has.'
		],
		[
			'the number of an event',
			{ declared: { events: MILL.declared.events.map((one) => ({ ...one, number: 0 })) } },
			'mill/events.ts gives “mill/moved” the number 0, which an event of every game has in src/lib/share/packed/events.ts.'
		]
	])('%s that is taken', (_, broken, problem) => {
		expect(problemsWith(broken)).toEqual([problem]);
	});

	it('numbers that two expansions give', () => {
		const other = { ...millWith({}), folder: 'other' };
		expect(expansionProblems([MILL, other], COMMON)).toContain(
			'other/more.ts gives the tile “mill-RR” the number 1, which “mill-RR” has in mill/more.ts.'
		);
	});

	it('an answer without a number, and a first answer that isn’t the one of older records', () => {
		expect(problemsWith(packedWith({ rulings: [[0, 'mills', ['yes']]] }))).toEqual([
			'mill/more.ts must begin the answers to “mills” with “no”, the one of records without any.',
			'mill/more.ts lacks the answer “no” to “mills”.'
		]);
	});
});

it('the file is named that has the numbers, where they are too few for one of their own', () => {
	const code = [...MILL.code, { path: 'mill/rulings.ts', text: 'const MILL_PACKED: PackedPart' }];
	expect(problemsWith({ ...packedWith({ pieces: [] }), code })).toEqual([
		'mill/rulings.ts lacks a number for the figure “miller”.'
	]);
});
