import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value for each route parameter. */
const samples: Readonly<Record<string, string>> = { id: 'no-such-game' };

function fill(parameter: string): string {
	const sample = samples[parameter];
	if (sample === undefined)
		throw new Error(`There is no sample for the route parameter ${parameter}.`);
	return sample;
}

/** `(group)/game/[id]` is reached at `/game/<sample>/`. */
function address(folder: string): string {
	const parts = folder.split('/').filter((part) => part !== '.' && !part.startsWith('('));
	const filled = parts.map((part) =>
		part.replace(/\[+(?:\.{3})?(\w+)[^\]]*\]+/, (_, name: string) => fill(name))
	);
	return ['', ...filled, ''].join('/');
}

/** Paths of all pages in `src/routes`: a new page is included by itself. */
export function pages(): readonly string[] {
	const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
	return files
		.filter((file) => file.endsWith('+page.svelte'))
		.map((file) => address(dirname(file)))
		.sort();
}
