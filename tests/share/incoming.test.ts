import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { readIncoming } from '../../src/lib/share/incoming';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { withGame } from '../../src/lib/share/png';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { recordWith } from '../store/support';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { smallPng } from '../tools/make/palette';
import { bytesBy } from './support';

const png = new Uint8Array(smallPng({ width: 2, height: 2, data: new Uint8Array(16) }));
const game = recordWith(6);
const text = makeGameFile(game);
const packed = await packGame(game);
const link = linkOf(packed, 'https://tilekeep.example/open/');
const picture = withGame(png, packed);

beforeAll(() => {
	// Only a browser can decode pictures; their bytes are read without it.
	vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No.')));
	return () => {
		vi.unstubAllGlobals();
	};
});

describe('a game is read', () => {
	it.each([
		['by its file', new Blob([text]), 'file'],
		['by a file with a byte order mark', new Blob([`\uFEFF${text}`]), 'file'],
		['by a file that holds its link', new Blob([`Our evening:\n${link}\n`]), 'file'],
		['by its link', link, 'link'],
		['by what stands behind the # of its link', link.slice(link.indexOf('#')), 'link'],
		['by a message around its link', `Look at this!\n${link}\nAna`, 'paste'],
		['by a message with other signs', `#carcassonne_evening_2026 <${link}>.`, 'paste'],
		['by the text of its file', text, 'paste'],
		['by its picture', new Blob([picture]), 'picture']
	] as const)('%s', async (_, what, from) => {
		expect(await readIncoming(what, from)).toEqual({
			ok: true,
			value: { kind: 'game', record: game, from }
		});
	});
});

describe('input without a game', () => {
	it.each([
		['a text without a link', 'See you on Friday!', 'paste', 'no-link'],
		['nothing at all', '', 'paste', 'no-link'],
		['a code of something else', 'https://example.org/menu', 'code', 'no-link'],
		['a link that lost its end', link.slice(0, -9), 'link', 'broken-link'],
		[
			'a link that lost nearly all of it',
			link.slice(0, link.indexOf('#') + 3),
			'paste',
			'broken-link'
		],
		['one letter more than nothing', '#A', 'link', 'broken-link'],
		['a file of a text', new Blob(['See you on Friday!']), 'file', 'not-json'],
		['an empty file', new Blob([]), 'file', 'cut-short'],
		['a file that is cut', new Blob([text.slice(0, 200)]), 'file', 'cut-short'],
		['a file of something else', new Blob(['{"a":1}']), 'file', 'not-a-game'],
		['a picture that is damaged', new Blob([picture.slice(0, -20)]), 'file', 'not-a-picture'],
		['a giant of a picture', new Blob([picture, new Uint8Array(40_000_000)]), 'file', 'too-large'],
		['a novel with a link in it', `${link} ${'abc '.repeat(50_000)}`, 'paste', 'no-link'],
		['a giant of a message', `${link}${' '.repeat(5_000_001)}`, 'paste', 'too-large'],
		[
			'the file of a newer version',
			new Blob([text.replace(/"tilekeep": \d+/, '"tilekeep": 99')]),
			'file',
			'newer-version'
		]
	] as const)('is refused: %s', async (_, what, from, code) => {
		expect(await readIncoming(what, from)).toMatchObject({ ok: false, error: { code } });
	});
});

it('treats a gzip file as a backup', async () => {
	const file = new Blob([Uint8Array.of(0x1f, 0x8b, 8, 0)]);
	expect(await readIncoming(file, 'file')).toEqual({ ok: true, value: { kind: 'backup', file } });
});

it('refuses a file that was moved in the meantime', async () => {
	const file = new Blob([text]);
	vi.spyOn(file, 'slice').mockReturnValue(file);
	vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'));
	expect(await readIncoming(file, 'file')).toEqual({ ok: false, error: { code: 'no-access' } });
});

/** Damage that happens to files on the way, and worse. */
const HARM: readonly ((bytes: Uint8Array, by: SeededRandom) => Uint8Array)[] = [
	(bytes, by) => bytes.slice(0, by.below(bytes.length)),
	(bytes, by) => bytes.slice(by.below(bytes.length)),
	(bytes, by) => bytes.map((byte) => (by.below(40) === 0 ? byte ^ (1 << by.below(8)) : byte)),
	(bytes, by) => inserted(bytes, by, by.pick(SPLINTERS)),
	(bytes, by) => bytes.map((byte) => (by.below(9) === 0 ? 48 + by.below(10) : byte)),
	(_, by) => bytesBy(by, by.below(300))
];
const SPLINTERS = [
	'9'.repeat(400),
	'-1e999',
	'"__proto__":{"polluted":true},',
	'<img src=x onerror=alert(1)>',
	'\u0000\u202e',
	'/open/#AAAA',
	'[[[[[[[['
].map((splinter) => new TextEncoder().encode(splinter));

function inserted(bytes: Uint8Array, by: SeededRandom, splinter: Uint8Array): Uint8Array {
	const at = by.below(bytes.length);
	return Uint8Array.from([...bytes.subarray(0, at), ...splinter, ...bytes.subarray(at)]);
}

const WHOLE = {
	file: new TextEncoder().encode(text),
	link: new TextEncoder().encode(link),
	picture
};

describe.each(Object.entries(WHOLE))('a damaged %s', (what, whole) => {
	it.each([21, 22, 23])('of seed %i is a whole game or refused with a sentence', async (seed) => {
		const by = seededRandom(seed);
		for (let n = 0; n < 600; n++) {
			const bytes = new Uint8Array(by.pick(HARM)(whole, by));
			const said = `lot ${String(seed)}, input ${String(n)}`;
			await judge(new Blob([bytes]), said);
			if (what === 'link') await judge(new TextDecoder().decode(bytes), said);
		}
		expect(Object.prototype).not.toHaveProperty('polluted');
	});
});

async function judge(what: Blob | string, said: string): Promise<void> {
	const read = await readIncoming(what, 'paste');
	const isGame = !read.ok || read.value.kind === 'game';
	// This is how a worker sends it to the page.
	if (isGame) expect(JSON.parse(JSON.stringify(read)), said).toEqual(read);
	if (!read.ok) expect(gameFileWords.refused(read.error), said).toMatch(/^[A-Z“][^\n]*\.$/u);
	else if (read.value.kind === 'game') {
		const { record } = read.value;
		expect(parseGameFile(makeGameFile(record)), said).toEqual({ ok: true, value: record });
	}
}
