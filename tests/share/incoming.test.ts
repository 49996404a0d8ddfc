import { describe, expect, it } from 'vitest';
import { makeGameFile } from '../../src/lib/record';
import { readIncoming } from '../../src/lib/share/incoming';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { recordWith } from '../store/support';

const game = recordWith(6);
const text = makeGameFile(game);
const link = linkOf(await packGame(game), 'https://tilekeep.example');

describe('a game comes in', () => {
	it.each([
		['by its file', new Blob([text]), 'file'],
		['by a file with a byte order mark', new Blob([`\uFEFF${text}`]), 'file'],
		['by a file that holds its link', new Blob([`Our evening:\n${link}\n`]), 'file'],
		['by its link', link, 'link'],
		['by what stands behind the # of its link', link.slice(link.indexOf('#')), 'link'],
		['by a message around its link', `Look at this!\n${link}\nAna`, 'paste'],
		['by the text of its file', text, 'paste']
	] as const)('%s', async (_, what, from) => {
		expect(await readIncoming(what, from)).toEqual({
			ok: true,
			value: { kind: 'game', record: game, from }
		});
	});
});

describe('what holds no game', () => {
	it.each([
		['a text without a link', 'See you on Friday!', 'paste', 'no-link'],
		['nothing at all', '', 'paste', 'no-link'],
		['a code of something else', 'https://example.org/menu', 'code', 'no-link'],
		['a link that lost its end', link.slice(0, -9), 'link', 'damaged'],
		['a link that lost nearly all of it', link.slice(0, link.indexOf('#') + 3), 'paste', 'damaged'],
		['one letter more than nothing', '#A', 'link', 'damaged'],
		['a file of a text', new Blob(['See you on Friday!']), 'file', 'not-json'],
		['an empty file', new Blob([]), 'file', 'cut-short'],
		['a file that is cut', new Blob([text.slice(0, 200)]), 'file', 'cut-short'],
		['a file of something else', new Blob(['{"a":1}']), 'file', 'not-a-game'],
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
