import { readFileSync } from 'node:fs';

/** CSS custom properties by name, such as `--land-field`. */
export type Tokens = ReadonlyMap<string, string>;

export const LANDS = ['summer', 'winter'] as const;
export const TIMES = ['by day', 'at dusk'] as const;

/** The values that a stylesheet of `src/lib/drawing` gives its tokens in a land, or where none is named, at a time of day. */
export function tokensIn(
	sheet: string,
	time: (typeof TIMES)[number],
	land?: (typeof LANDS)[number]
): Tokens {
	const css = readFileSync(`src/lib/drawing/styles/${sheet}.css`, 'utf8').replace(
		/\/\*[^]*?\*\//g,
		''
	);
	const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
		([, selector = '']) =>
			selector.includes(':root') || (land !== undefined && selector.includes(`'${land}'`))
	);
	return new Map(rules.flatMap(([, , body = '']) => [...valuesIn(body, time)]));
}

function* valuesIn(body: string, time: string): Generator<readonly [string, string]> {
	for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
		const [, day, dusk] = /^light-dark\(\s*(.+?)\s*,\s*([^,]+?)\s*\)$/s.exec(value) ?? [];
		yield [name, (time === 'by day' ? day : dusk) ?? value];
	}
}
