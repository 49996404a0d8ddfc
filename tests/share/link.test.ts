import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../src/lib/share/encoding';
import { linkOf, findPackedGame } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { FOUR_TURNS, recordOf } from '../record/short-game';
import { seededRandom } from '../tools/games/seeded-random';
import { bytesBy } from './support';

const ORIGIN = 'https://tilekeep.example';
const packed = await packGame(recordOf(FOUR_TURNS));
const link = linkOf(packed, `${ORIGIN}/open/`);
const letters = toBase64Url(packed);

describe('bytes as letters', () => {
	it.each([0, 1, 2, 3, 4, 5, 255, 1000])('are %i bytes again', (length) => {
		const bytes = bytesBy(seededRandom(length), length);
		const written = toBase64Url(bytes);
		expect(written).toMatch(/^[\w-]*$/);
		expect(written).toBe(Buffer.from(bytes).toString('base64url'));
		expect(fromBase64Url(written)).toEqual(bytes);
	});

	it.each(['A', 'AAAAA', 'AA=', 'A A', 'A+', 'A/', 'é', '\u0000\u0000'])(
		'are invalid: %j',
		(text) => {
			expect(fromBase64Url(text)).toBeUndefined();
		}
	);
});

describe('a link', () => {
	it('holds the game after its #, which browsers send to no server', () => {
		expect(link).toBe(`${ORIGIN}/open/#${letters}`);
		expect(new URL(link).hash.slice(1)).toBe(letters);
	});
});

/** The link after a mail program wrapped it. */
const wrapped = link.replaceAll(/.{40}/g, '$&\r\n');

describe('a packed game is found', () => {
	it.each([
		['in its link', link],
		['in a link of another host', linkOf(packed, 'http://127.0.0.1:4173/open/')],
		['behind the #', `#${letters}`],
		['in bare letters', letters],
		['with space around it', ` \n${link}\t\n`],
		['in a message', `Our game yesterday:\n${link} – have fun!`],
		['at the end of a sentence', `Look at ${link}.`],
		['in brackets', `<${link}>`],
		['between two marks', `_${link}_`],
		['between more of them', `__${link}__`],
		['broken into lines', wrapped],
		['broken into lines with words before it', `Our game:\n${wrapped}`],
		['behind another link', `https://example.com/#this-is-a-rather-long-fragment ${link}`],
		['behind one that was cut', `${link.slice(0, -9)} sorry: ${link}`]
	])('%s', (_, text) => {
		expect(findPackedGame(text)).toEqual(packed);
	});

	it.each([
		['in a link that was cut', link.slice(0, -5), packed.length - 4],
		['in a fragment that was cut', `#${letters.slice(0, -4)}`, packed.length - 3]
	])('though it is damaged: %s', (_, text, length) => {
		expect(findPackedGame(text)).toHaveLength(length);
	});

	it.each([
		['in nothing', ''],
		['in a word', 'Hello!'],
		['in a link to nothing', `${ORIGIN}/open/#`],
		['in a link to something else', 'https://example.com/some/page#a-heading-of-that-page'],
		['in a game file', '{"tilekeep": 3, "header": {"id": "5f0c1d0e9b6a4c41a2f3d4e5b6a7c8d9"}}'],
		['in a million lines', `${'_'.repeat(1_000_000)}!`],
		['in a million letters', `${'a'.repeat(1_000_000)}!`]
	])('not %s', (_, text) => {
		expect(findPackedGame(text)).toBeUndefined();
	});
});
