import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import app from '../../package.json' with { type: 'json' };
import type { About, Shipped } from '../lib/table/app/about.ts';

/** Packages that are shipped, but in no chunk of the app: the fonts, and what the worker is made of. */
const BESIDE = [
	'@fontsource-variable/alegreya',
	'@fontsource-variable/nunito-sans',
	'workbox-core',
	'workbox-precaching',
	'workbox-routing',
	'workbox-strategies'
];

/** The folder of licences that packages name, but whose text is only in their repository. */
const LICENCES = 'src/build-tools/licences';
/** The packages with such licences, and their files in that folder. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	'@hocuspocus/common': 'hocuspocus.txt',
	'@hocuspocus/provider': 'hocuspocus.txt'
};

/** The folder and name of the package that a module is from; undefined for the app's own. */
function packageOf(id: string): readonly [folder: string, name: string] | undefined {
	const path = id.replaceAll('\\', '/').replace(/^\0/, '');
	const found = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(path);
	return found ? [`${found[1] ?? ''}${found[2] ?? ''}`, found[2] ?? ''] : undefined;
}

/** A package as `about.json` lists it, by its folder. Throws if nothing says under which licence it is. */
function shippedOf(folder: string, name: string): Shipped {
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
		version: string;
		license?: string;
	};
	const own = readdirSync(folder)
		.filter((file) => /^licen[cs]e/i.test(file))
		.map((file) => join(folder, file));
	const files = [...own, ...[ELSEWHERE[name] ?? []].flat().map((file) => join(LICENCES, file))];
	const text = files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
	if (license === undefined || text === '') throw new Error(`${name} has no licence.`);
	return { name, version, licence: license.replace(/^\((.*)\)$/, '$1'), text };
}

/** All packages of the modules that are shipped, and of the names that are given. Sorted. @internal */
export function shippedIn(
	modules: Iterable<string>,
	beside: readonly string[] = BESIDE
): readonly Shipped[] {
	const folders = new Map(beside.map((name) => [join('node_modules', name), name]));
	for (const id of modules) {
		const found = packageOf(id);
		if (found) folders.set(...found);
	}
	return [...folders]
		.map(([folder, name]) => shippedOf(folder, name))
		.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Writes `about.json` into the build: the version, and the licences of everything that is shipped. */
export const aboutFile: Plugin = {
	name: 'about-file',
	generateBundle(_, bundle) {
		if (this.environment.name !== 'client') return;
		const modules = Object.values(bundle).flatMap((file) =>
			file.type === 'chunk' ? file.moduleIds : []
		);
		const about: About = { version: app.version, shipped: shippedIn(modules) };
		this.emitFile({ type: 'asset', fileName: 'about.json', source: JSON.stringify(about) });
	}
};
