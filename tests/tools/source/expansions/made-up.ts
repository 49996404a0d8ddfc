import type { Codes } from '../../../../src/lib/engine/objection';
import { tile } from '../../../../src/lib/engine/tile';
import type { DeclaredEvent } from '../../../../src/lib/rules/presentation/declared-event';
import type { CheckedExpansion, Common } from './checked';
import { expansionProblems } from './problems';

/* A made-up expansion that lacks nothing, to be broken. */

const MOVED = { type: 'mill/moved', number: 1, fields: { player: 'same' } } as const;
const TURNED: DeclaredEvent['type'] = 'mill/turned';
const SAIL_TILE = tile('mill-RR', {}, 'R:EW!sail F:0127 F:3456');
export const OWN_TILE = tile('mill-own', { mark: 'wheel' }, 'F:01234567');

const showing = (key: string) => ({ role: 'answer', facts: () => ({ key }) }) as const;

const FIGURE = {
	body: '',
	patternArea: [],
	shade: '',
	light: '',
	pale: '',
	dark: '',
	lines: '',
	emblem: { x: 0, y: 0, size: 0 },
	half: 0
};
const NO_PICTURE = { layers: [] };

/** The expansion of a mill: a figure, a token, a title, a sign, a mark, an event, an objection and a question. */
export const MILL: CheckedExpansion = {
	folder: 'mill',
	declared: {
		id: 'mill',
		rulings: [{ id: 'mills', choices: ['no', 'yes'], usual: 'no', group: 'rules' }],
		events: [MOVED],
		objections: ['mill/full'],
		facts: {
			tiles: { mill: 1 },
			sources: [{ id: 'mill', module: 'mill' }],
			signs: [{ sign: 'sail', on: 'road', module: 'mill' }]
		}
	},
	sourceArt: { mill: { pattern: '', colour: '' } },
	packed: {
		expansions: [[0, 'mill']],
		pieces: [[1, 'miller']],
		tokens: [
			[0, 'flour'],
			[1, 'big-mill']
		],
		objections: [[12, 'mill/full']],
		tiles: [
			[1, 'mill-RR'],
			[2, 'mill-own']
		],
		rulings: [[0, 'mills', ['no', 'yes']]]
	},
	rules: {
		tiles: [SAIL_TILE, OWN_TILE],
		ownTiles: [OWN_TILE.id],
		presentations: [
			{
				module: 'mill',
				events: { [MOVED.type]: showing(MOVED.type) },
				sources: { 'mill/paid': 'mill' }
			}
		],
		figures: {
			miller: { standing: FIGURE },
			cat: { standing: FIGURE },
			'big-mill': { standing: FIGURE }
		},
		marks: { sail: NO_PICTURE, wheel: NO_PICTURE },
		shapes: {
			[SAIL_TILE.line]: { areas: [], stands: [], pennants: [] },
			[OWN_TILE.line]: { areas: [], stands: [], pennants: [], marks: { wheel: [] } }
		}
	},
	modules: [
		{
			id: 'mill',
			codes: {
				objections: ['mill/full', 'occupied'],
				occasions: ['mill/paid'],
				countables: ['sacks', 'tiles'],
				questions: ['mill/where'],
				tokens: ['flour']
			},
			pieces: { miller: { perPlayer: 1, mayStandOn: () => true } },
			titles: [{ token: 'big-mill', kind: 'road', occasion: 'mill/paid', rule: 'MILL-1' }],
			stock: { [OWN_TILE.id]: 1 }
		}
	],
	markers: ['cat'],
	counts: [
		{ tiles: { 'mill-RR': 1 }, more: 0 },
		{ tiles: { 'mill-RR': 2 }, more: 1 }
	],
	names: {
		objections: ['mill/full'],
		titles: ['mill/paid'],
		countables: ['sacks', 'flour'],
		questions: ['mill/where'],
		declines: ['mill/where'],
		heldTitles: ['big-mill'],
		pieces: ['miller', 'cat', 'mill-own'],
		moves: ['miller'],
		sources: ['mill'],
		signs: ['sail'],
		marks: ['wheel'],
		printed: ['sail', 'wheel'],
		events: [MOVED.type, TURNED],
		further: ['mill/tile'],
		rulings: [{ id: 'mills', choices: ['no', 'yes'], usual: 'no', group: 'rules' }],
		topics: { mill: ['mill-paid'] },
		rules: ['MILL-1', 'MILL-2']
	},
	written: ['MILL-1', 'MILL-2'],
	eventMeanings: { [MOVED.type]: 'A miller moved.' },
	topics: [
		{ id: 'mill', kinds: ['road'], examples: [{ id: 'mill-paid', shows: 'CITY-1', events: [] }] }
	],
	code: [
		{ path: 'mill/mill.ts', text: "['mill/full', 'mill/tile', 'MILL-1', 'mill/turned', 'CITY-1']" }
	]
};

/** What lies below it. */
export const COMMON: Common = {
	folders: ['mill'],
	codes: { objections: ['occupied'], occasions: ['completed'], countables: ['tiles'] },
	tiles: ['base-A'],
	shapes: {},
	packed: [{ path: 'base/index.ts', part: { pieces: [[0, 'follower']], tiles: [[0, 'base-A']] } }],
	eventNumbers: [0],
	kept: {},
	written: new Map([
		['base/RULES.md', ['CITY-1']],
		['mills/RULES.md', []]
	])
};

/** Parts with parts of their own, which may be otherwise one by one. */
type Nested = 'declared' | 'rules' | 'names';
/** What of an expansion is otherwise than it is. */
export type Broken = Partial<Omit<CheckedExpansion, Nested>> & {
	readonly [Part in Nested]?: Partial<CheckedExpansion[Part]>;
};

/** The made-up expansion with some parts otherwise. */
export const millWith = ({ declared, rules, names, ...parts }: Broken): CheckedExpansion => ({
	...MILL,
	...parts,
	declared: { ...MILL.declared, ...declared },
	rules: { ...MILL.rules, ...rules },
	names: { ...MILL.names, ...names }
});

/** What is wrong with it then. */
export const problemsWith = (broken: Broken, common: Partial<Common> = {}): readonly string[] =>
	expansionProblems([millWith(broken)], { ...COMMON, ...common });

/** With other codes of its modules. */
export const coded = (codes: Codes): Broken => ({
	modules: MILL.modules.map((one) => ({ ...one, codes: { ...one.codes, ...codes } }))
});

/** With more code. */
export const saying = (text: string): Broken => ({
	code: [...MILL.code, { path: 'mill/more.ts', text }]
});
