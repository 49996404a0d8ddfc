import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importCycles } from './tools/source/cycles';
import { eagerImports } from './tools/source/eager-imports';
import { expansionNames, expansionsNamed } from './tools/source/expansion-names';
import { unusedExports } from './tools/source/exports';
import { doubtfulKeys } from './tools/source/list-keys';
import { impureCalls } from './tools/source/impure-calls';
import { wrongImports } from './tools/source/layers';
import { sourcesIn, type Source } from './tools/source/sources';
import { lintEscapes, tooLongFiles } from './tools/source/source-limits';

const code = ['.ts', '.mjs', '.js', '.svelte'];
const configuration = { path: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') };
const ours = [...sourcesIn('src', code), ...sourcesIn('tests', code), configuration];
/** Files below these folders. A test may take from any layer what it needs to try its own. */
const filesIn = (...folders: readonly string[]) =>
	ours.filter(
		({ path }) =>
			folders.some((folder) => path.startsWith(`${folder}/`)) && !path.endsWith('.test.ts')
	);
const app = filesIn('src/lib', 'src/routes');
/** With what builds and serves the app. */
const whole = [...app, ...filesIn('src/build-tools', 'src/serve')];
const below = (...folders: readonly string[]) =>
	app.filter(({ path }) => folders.some((folder) => path.startsWith(`src/lib/${folder}/`)));

describe('the tree', () => {
	it('keeps the direction of its layers', () => {
		expect(wrongImports(whole)).toEqual([]);
	});

	it('imports in no circle, types included', () => {
		expect(importCycles(whole)).toEqual([]);
	});

	it('keeps engine, rules, what looks ahead and tournaments pure', () => {
		expect(impureCalls(below('engine', 'rules', 'lookahead', 'tournament'))).toEqual([]);
	});

	it('names an expansion only in its own files and in the lists of all', () => {
		const styles = sourcesIn('src', ['.css']);
		expect(expansionsNamed([...app, ...styles])).toEqual([]);
	});

	it('loads the rules only with pages where a game is set up or played', () => {
		const light = [
			'+page.svelte',
			'+layout.svelte',
			'+error.svelte',
			'about/+page.svelte',
			'games/+page.svelte',
			'help/+page.svelte',
			'players/+page.svelte'
		];
		const loaded = eagerImports(
			app,
			light.map((page) => `src/routes/${page}`)
		);
		const heavy = [...loaded]
			.filter((path) => /^src\/lib\/(?:rules|record|custom-tiles)\//.test(path))
			// What boxes draw, and the few facts that lists show, is data without rules.
			.filter((path) => !/^src\/lib\/rules\/.*\b(?:art|facts|declared)\.ts$/.test(path));
		expect(heavy.sort()).toEqual([
			'src/lib/record/evening.ts',
			'src/lib/record/header-shape.ts',
			'src/lib/record/people.ts',
			'src/lib/record/summary.ts',
			// What expansions declare, with their rulings.
			'src/lib/rules/base/rulings.ts',
			'src/lib/rules/boxes.ts',
			'src/lib/rules/load-along.ts',
			'src/lib/rules/printings.ts'
		]);
	});

	it('computes no drawing of a tile before a table is shown: shapes are looked up, a worker draws', () => {
		const loaded = eagerImports(app, [
			'src/routes/+layout.svelte',
			'src/routes/game/+page.svelte',
			'src/routes/review/+page.svelte'
		]);
		const shapes = 'src/lib/drawing/tile/shapes.ts';
		const drawing = /^src\/lib\/drawing\/(?:cities|fields|landscape|roads|tile\/(?:draw|areas))\b/;
		expect([...loaded].filter((path) => path === shapes || drawing.test(path))).toEqual([shapes]);
	});

	it('connects to other devices in two places only, and asks no server there', () => {
		const made = app.flatMap(({ path, text }) =>
			[...text.matchAll(/new RTCPeerConnection\((.{0,20})/g)].map(([, given]) => [path, given])
		);
		const connecting = 'src/lib/follow/connection.ts';
		expect(made).toEqual([
			[connecting, '{ iceServers: [] });'],
			[connecting, '{ iceServers: [] });'],
			['src/lib/follow/way-back.ts', '{ iceServers: [], ce']
		]);
	});

	it('keeps its files short', () => {
		expect(tooLongFiles(ours)).toEqual([]);
	});

	it('exports what another file imports, and no more', () => {
		expect(unusedExports(ours)).toEqual([]);
	});

	it('keys its lists by ids, places and numbers, never by texts', () => {
		expect(doubtfulKeys(app)).toEqual([]);
	});

	it('never escapes from the type checker or the linter', () => {
		expect(lintEscapes(ours)).toEqual([]);
	});
});

const file = (path: string, text: string): Source => ({ path: `src/${path}`, text });
const component = (script: string) => `<script lang="ts">\n${script}\n</script>\n<p>text</p>`;

describe('the check of the layers', () => {
	it.each([
		[
			'lib/engine/a.ts',
			"import { b } from '../rules/base/b';",
			'The engine imports only the engine.'
		],
		['lib/engine/a.ts', "export * from 'svelte';", 'The engine imports only the engine.'],
		['lib/rules/base/a.ts', "import { b } from '../winter/b';", 'The base rules import only'],
		['lib/rules/winter/a.ts', "import { b } from '../abbot/b';", 'never each other'],
		['lib/rules/winter/a.ts', "const b = await import('../catalogue');", 'never each other'],
		['lib/store/a.ts', "import { b } from '$lib/rules/catalogue';", 'no rules'],
		['lib/words/a.ts', "import { b } from '../engine/b';", 'types only'],
		['lib/words/a.ts', "import { type B, c } from '../engine/b';", 'types only'],
		['lib/drawing/a.ts', "import type { B } from '../rules/base/b';", 'the engine only'],
		['lib/ui/A.svelte', component("import { b } from '$lib/engine/b';"), 'no rules, no store'],
		['lib/ui/A.svelte', component("import type { B } from '$lib/rules/base/b';"), 'no rules'],
		['lib/ui/A.svelte', component("type B = import('../store/b').B;"), 'no store'],
		['lib/table/a.svelte.ts', "import A from '../ui/A.svelte';", 'The table imports'],
		['lib/table/a.svelte.ts', "import { a } from '../drawing/a';", 'it knows the types'],
		['routes/game/parts/A.svelte', component("import { b } from '$lib/engine/b';"), 'of one page'],
		['routes/game/parts/A.svelte', component("import '$lib/table/b';"), 'no state of the table'],
		['routes/game/parts/A.svelte', component("import B from '../turn/B.svelte';"), 'of one page'],
		['lib/ui/A.svelte', component("import B from '../../routes/parts/B.svelte';"), 'The ui gets'],
		['routes/+page.svelte', component("import { readFileSync } from 'node:fs';"), 'only node has'],
		['routes/a.ts', "import { b } from '../serve/b';", 'A page runs in the browser'],
		['lib/table/a.ts', "import { b } from '../../build-tools/b';", 'The table imports'],
		['build-tools/a.ts', "import { b } from '../lib/table/b';", 'What builds the app'],
		['serve/a.ts', "import { b } from '../lib/record/b';", 'What serves the app'],
		['lib/odds/a.ts', '', 'lies in no layer']
	])('refuses in %s: %s', (path, text, rule) => {
		expect(wrongImports([file(path, text)])).toEqual([expect.stringContaining(rule)]);
	});

	it.each([
		['lib/engine/a.ts', "import { b } from './b';"],
		['lib/rules/base/a.ts', "import { b } from '../../engine/b';"],
		['lib/rules/winter/a.ts', "import { b } from '../base/b'; import { c } from './c';"],
		['lib/rules/catalogue.ts', "import { b } from './winter/b';"],
		['lib/words/a.ts', "import type { B } from '../engine/b';"],
		['lib/words/a.ts', "import { type B, type C } from '../engine/b';"],
		['lib/ui/A.svelte', component("import type { B } from '$lib/engine/b'; import 'svelte';")],
		['routes/game/parts/A.svelte', component("import B from './B.svelte'; import '$lib/ui/c';")],
		['lib/table/a.svelte.ts', "import { b } from '$lib/rules/catalogue';"],
		['lib/table/a.svelte.ts', "import type { A } from '../drawing/a';"],
		['routes/+page.svelte', component("import A from '$lib/ui/A.svelte';")],
		['build-tools/a.ts', "import type { Plugin } from 'vite'; import 'node:fs';"],
		['serve/a.ts', "import { a } from '../build-tools/headers'; import sirv from 'sirv';"]
	])('accepts in %s: %s', (path, text) => {
		expect(wrongImports([file(path, text)])).toEqual([]);
	});

	it('does not take a neighbour whose name begins alike for the layer itself', () => {
		const enginery = file('lib/engine/a.ts', "import { b } from '../enginery/b';");
		expect(wrongImports([enginery])).toHaveLength(1);
	});
});

describe('the check of cycles', () => {
	it('finds one through types and what is loaded later, and says the way', () => {
		const tree = [
			file('lib/a.ts', "import type { B } from './b';"),
			file('lib/b.ts', "const c = () => import('./c');"),
			file('lib/c/index.ts', "export * from '../a';"),
			file('lib/d.ts', "import './a'; import './b';")
		];
		expect(importCycles(tree)).toEqual([
			'src/lib/a.ts > src/lib/b.ts > src/lib/c/index.ts > src/lib/a.ts'
		]);
		expect(importCycles(tree.slice(0, 2))).toEqual([]);
	});
});

describe('the check of what is loaded', () => {
	it('follows imports, but neither types nor what is loaded later', () => {
		const tree = [
			file('lib/a.ts', "import { b } from './b'; import type { C } from './c'; import('./d');"),
			file('lib/b.ts', "export * from './e'; import x from 'valibot';"),
			file('lib/c.ts', ''),
			file('lib/d.ts', ''),
			file('lib/e/index.ts', '')
		];
		expect([...eagerImports(tree, ['src/lib/a.ts'])]).toEqual([
			'src/lib/a.ts',
			'src/lib/b.ts',
			'src/lib/e/index.ts'
		]);
	});
});

describe('the check of purity', () => {
	it.each([
		'const now = Date.now();',
		'const chance = Math.random();',
		"document.title = 'x';",
		'const big = window.innerWidth > 400;',
		'localStorage.clear();',
		"globalThis.name = 'x';",
		'const all = { performance };'
	])('finds %s', (text) => {
		expect(impureCalls([file('lib/engine/a.ts', text)])).toHaveLength(1);
	});

	it('takes a property or a comment of that name for what it is', () => {
		const text = '// no Date here\nconst a = { window: 1, document: 2 }; const b = a.window;';
		expect(impureCalls([file('lib/engine/a.ts', text)])).toEqual([]);
	});
});

describe('the numbers of names in links', () => {
	it('are used once each, and none is missing', async () => {
		const { loadPackedNames } = await import('../src/lib/share/packed/names');
		const { expansions, objections, pieces, tiles, answers } = await loadPackedNames();
		for (const names of [expansions, objections, pieces, tiles, answers.map(([id]) => id)])
			expect(new Set(names).size).toBe(names.length);
	});
});

describe('the check of expansions', () => {
	it('takes their names from their modules', () => {
		expect(expansionNames).toEqual(
			expect.arrayContaining(['wagon', 'gingerbread-man', 'am-abbey', 'barnOnBarn'])
		);
	});

	it('finds one in a comment, inside a name and as an id', () => {
		const text = "// the Abbeys close it\nconst wagonMoves = 1, on = ['am-CFFR-gate'];";
		expect(expansionsNamed([file('lib/engine/a.ts', text)])).toHaveLength(4);
	});

	it('takes other words for what they are, and lets an expansion name itself', () => {
		expect(expansionsNamed([file('lib/engine/a.ts', '// a barnacle, a city gate')])).toEqual([]);
		expect(expansionsNamed([file('lib/expansions/gingerbread/a.ts', '// gingerbread')])).toEqual(
			[]
		);
	});
});

describe('the check of exports', () => {
	const test = (text: string): Source => ({ path: 'tests/a.test.ts', text });
	const app = (path: string, text: string) => [file(path, text), file('routes/+page.svelte', '')];

	it.each([
		['a value', 'export const a = 1;'],
		['a function', 'export function f() {}'],
		['a type', 'export type A = 1;'],
		['an interface', 'export interface A {}'],
		['one destructured', 'export const { a } = { a: 1 };'],
		['one exported under another name', 'const a = 1;\nexport { a as b };'],
		['one passed on', "export { a } from './elsewhere';"]
	])('finds %s that no other file imports', (_, text) => {
		expect(unusedExports(app('lib/a.ts', text))).toEqual([
			expect.stringContaining('no other file imports')
		]);
	});

	it.each([
		['by name', component("import { a } from '$lib/a';")],
		['by another name', component("import { a as b } from '$lib/a';")],
		['as a type', component("let b: import('$lib/a').a;")],
		['with all others', component("import * as all from '$lib/a';")],
		['later', component("const { a } = await import('$lib/a');")],
		['later, in a callback', component("import('$lib/a').then(({ a }) => a);")],
		['through another file', component("import { a } from '$lib/index';")]
	])('takes one for used that is imported %s', (_, text) => {
		const files = [
			file('lib/a.ts', 'export const a = 1;'),
			file('lib/index.ts', "export * from './a';"),
			file('routes/+page.svelte', text)
		];
		expect(unusedExports(files)).toEqual([]);
	});

	it('wants what only tests import to be marked, and nothing else', () => {
		const only = (text: string) =>
			unusedExports([file('lib/a.ts', text), test("import { a } from '../src/lib/a';")]);
		expect(only('export const a = 1;')).toEqual([expect.stringContaining('mark it @internal')]);
		expect(only('/** One. @internal */\nexport const a = 1;')).toEqual([]);
		const used = unusedExports([
			file('lib/a.ts', '/** One. @internal */\nexport const a = 1;'),
			file('routes/+page.svelte', component("import { a } from '$lib/a';"))
		]);
		expect(used).toEqual([expect.stringContaining('the app imports it')]);
	});

	it('leaves alone what SvelteKit takes from a file, and what a component gives its parent', () => {
		const files = [
			file('routes/+layout.ts', 'export const prerender = true;'),
			file('lib/A.svelte', component('export function show() {}'))
		];
		expect(unusedExports(files)).toEqual([]);
	});
});

describe('the check of tidiness', () => {
	it('counts the lines of files and components', () => {
		const long = (count: number) => 'x\n'.repeat(count);
		expect(tooLongFiles([file('a.ts', long(350)), file('A.svelte', long(150))])).toEqual([]);
		expect(tooLongFiles([file('a.ts', long(351)), file('A.svelte', long(151))])).toHaveLength(2);
	});

	it.each([
		'const a: any = 1;',
		'f(a as any);',
		'let a: Array<any>;',
		['// @ts', 'ignore'].join('-')
	])('finds %s', (text) => {
		expect(lintEscapes([file('a.ts', text)])).toHaveLength(1);
	});

	it('finds a silenced linter in a component', () => {
		const silenced = ['<!-- eslint', 'disable-next-line svelte/no-at-html-tags -->'].join('-');
		expect(lintEscapes([file('A.svelte', silenced)])).toHaveLength(1);
	});

	it('leaves the word any alone', () => {
		expect(lintEscapes([file('a.ts', '// any tile\nconst any = "any";')])).toEqual([]);
	});
});

describe('the check of lists', () => {
	it.each([
		['{#each lines as line (line)}{line}{/each}', 'line'],
		['{#if a}{#each people as one (one.name)}<b>{one.name}</b>{/each}{/if}', 'one.name'],
		['{#each ways as [title, way] (`${title} ${way}`)}{way}{/each}', 'title']
	])('finds a text that is a key in %s', (markup, part) => {
		const found = `src/routes/a.svelte has a list keyed by ${part}.`;
		expect(doubtfulKeys([file('routes/a.svelte', markup)])).toEqual([found]);
	});
});
