/** Cuts the app's two faces down to what Latin names and numbers need, into `static/fonts`: `npm run fonts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const target = 'static/fonts';

/** Both ends included. */
function range(from: number, to: number): string {
	return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** Split as in the source fonts: English, and what names need in addition. `type.css` has the same ranges. */
const alphabets = {
	latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„…•×÷−↑↓€′″‹›⁄',
	'latin-ext': range(0x100, 0x17f) + 'ȘșȚț'
} as const;
type Alphabet = keyof typeof alphabets;

interface Face {
	readonly source: string;
	/** A font with one weight left is smaller than one with a range. */
	readonly weight: number | { readonly min: number; readonly max: number };
}

const faces: readonly Face[] = [
	{ source: 'nunito-sans', weight: { min: 400, max: 700 } },
	{ source: 'alegreya', weight: 700 }
];

async function cut({ source, weight }: Face, alphabet: Alphabet): Promise<number> {
	const folder = `node_modules/@fontsource-variable/${source}`;
	const whole = await readFile(`${folder}/files/${source}-${alphabet}-wght-normal.woff2`);
	const small = await subsetFont(whole, alphabets[alphabet], {
		targetFormat: 'woff2',
		variationAxes: { wght: weight }
	});
	await writeFile(`${target}/${source}-${alphabet}.woff2`, small);
	return small.length;
}

async function licence({ source }: Face): Promise<string> {
	return readFile(`node_modules/@fontsource-variable/${source}/LICENSE`, 'utf8');
}

await mkdir(target, { recursive: true });
let bytes = 0;
for (const face of faces)
	for (const alphabet of ['latin', 'latin-ext'] as const) bytes += await cut(face, alphabet);
await writeFile(`${target}/OFL.txt`, (await Promise.all(faces.map(licence))).join('\n\n'));
console.log(`Fonts: ${String(bytes)} bytes.`);
