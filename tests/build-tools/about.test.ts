import { expect, it } from 'vitest';
import { shippedIn } from '../../src/build-tools/about';

const MODULES = [
	'/src/lib/engine/table.ts',
	'\0/node_modules/nothing',
	`${process.cwd()}/node_modules/svelte/src/index-client.js`,
	`${process.cwd()}/node_modules/svelte/src/store/index.js`,
	`${process.cwd()}/node_modules/@sveltejs/kit/src/runtime/client/client.js`
];

it('finds each package that modules are from once, with its licence', () => {
	const shipped = shippedIn(MODULES, ['dexie']);
	expect(shipped.map(({ name, licence }) => [name, licence])).toEqual([
		['@sveltejs/kit', 'MIT'],
		['dexie', 'Apache-2.0'],
		['svelte', 'MIT']
	]);
	for (const { text } of shipped) expect(text).toMatch(/permission|licensed/i);
});

it('breaks the build when a package has no licence', () => {
	expect(() => shippedIn([`${process.cwd()}/node_modules/.bin/x/index.js`], [])).toThrow();
});
