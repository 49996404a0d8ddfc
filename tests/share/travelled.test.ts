import { describe, expect, it } from 'vitest';
import { decodeCode, encodeCode, findCode, linkOfCode } from '../../src/lib/follow/code';
import { linksTo, newRoom } from '../../src/lib/follow/relay/keeper';
import { findRelayLink, relayLinkText } from '../../src/lib/follow/relay/link';
import { toBase64Url } from '../../src/lib/share/encoding';
import { readIncoming } from '../../src/lib/share/incoming';
import { findPackedGame, isPuzzleLink, linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { gameFile as german } from '../../src/lib/words/de/game-file';
import { gameFile as english } from '../../src/lib/words/en/game-file';
import { gameFile as french } from '../../src/lib/words/fr/game-file';
import { gameFile as romanian } from '../../src/lib/words/ro/game-file';
import { GREAT_RECORDS, RECORDS } from '../record/records';
import { FOUR_TURNS, recordOf } from '../record/short-game';

const PAGE = 'https://tilekeep.example/open/';
const records = [recordOf(FOUR_TURNS), ...RECORDS.slice(0, 6), ...GREAT_RECORDS.slice(0, 2)];
const packed = await Promise.all(records.map(packGame));
/** One whose letters have two dashes in a row, and an underline. */
const dashed = await findDashed();
const games = [...packed, dashed];

async function findDashed() {
	for (let created = Date.UTC(2026, 10, 20); ; created++) {
		const bytes = await packGame(recordOf(FOUR_TURNS, { created }));
		if (/\w--\w.*_/.test(toBase64Url(bytes))) return bytes;
	}
}

const code = {
	kind: 'offer',
	game: 4711,
	offer: 815,
	endpoint: {
		ufrag: 'Qm9/',
		pwd: 'aB3+aB3+aB3+aB3+aB3+aB3+',
		fingerprint: Array.from({ length: 32 }, (_, at) => (at + 0xa0).toString(16).toUpperCase()).join(
			':'
		),
		candidates: [{ address: '0b8f1c2d-3e4f-4a5b-8c6d-7e8f90a1b2c3.local', port: 54321 }]
	}
} as const;
const room = await linksTo(await newRoom());

type Way = (link: string) => string;
const encoded = encodeURIComponent;
const byGoogle: Way = (link) =>
	`https://www.google.com/url?q=${link.replace('#', '%23')}&sa=D&source=docs&ust=1764180000000000&usg=AOvVaw1x9Zr5o0lqk3Jt1hYb7c2d`;
const byFacebook: Way = (link) =>
	`https://l.facebook.com/l.php?u=${encoded(link)}&h=AT0q9f5gYyqk3b8JqG6ZKkz8yJ4n5vWmEoX2uNwYpVb0&s=1`;
const byOutlook: Way = (link) =>
	`https://eur01.safelinks.protection.outlook.com/?url=${encoded(link)}&data=05%7C02%7Cana%40example.org%7C3f1c2d5e6b7a4c81a2f3d4e5b6a7c8d9&sdata=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4%3D&reserved=0`;
const byProofpoint: Way = (link) =>
	`https://urldefense.proofpoint.com/v2/url?u=${encoded(link).replaceAll('%2F', '/').replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%', '-').replaceAll('/', '_')}&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf-v5A_CdpgnVfiiMM&m=abc`;
const inLines =
	(before: string, width: number, end = '\n'): Way =>
	(link) =>
		(link.match(new RegExp(`.{1,${String(width)}}`, 'g')) ?? [])
			.map((line) => before + line)
			.join(end);
const withEach =
	(sign: string, width: number): Way =>
	(link) =>
		link.replaceAll(new RegExp(`.{${String(width)}}`, 'g'), `$&${sign}`);
const around =
	(before: string, after: string): Way =>
	(link) =>
		`${before}${link}${after}`;
const quotedPrintable: Way = (link) =>
	inLines('', 75, '=\r\n')(`Link=C2=A0: ${link.replace('#', '=23')} =E2=80=93 bis bald`);

const WAYS: readonly (readonly [string, Way])[] = [
	['as it was sent', (link) => link],
	['with %23 for #', (link) => link.replace('#', '%23')],
	['with %2523 for #', (link) => link.replace('#', '%2523')],
	['encoded as a whole', encoded],
	['encoded as a whole, twice', (link) => encoded(encoded(link))],
	['with &#35; for #', (link) => link.replace('#', '&#35;')],
	['through Google', byGoogle],
	['through Facebook', byFacebook],
	['through Outlook', byOutlook],
	['through Proofpoint', byProofpoint],
	[
		'through the newer Proofpoint',
		(link) => `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!Dq0X2DkFhyF93HkjWTBQ!k$`
	],
	['through a redirector of a redirector', (link) => byFacebook(byOutlook(link))],
	[
		'through a redirector of a redirector of a redirector',
		(link) => byGoogle(byFacebook(byOutlook(link)))
	],
	['quoted', inLines('> ', 60)],
	['quoted twice', inLines('>> ', 40, '\r\n')],
	['quoted with bars', inLines('| ', 50)],
	['quoted, with words around it', (link) => `> Look:\n${inLines('> ', 50)(link)}\n> have fun`],
	['in soft lines of mail', inLines('', 75, '=\r\n')],
	['in soft lines of mail, quoted', inLines('> ', 70, '=\n')],
	['in soft lines of mail that lost their ends', withEach('= ', 75)],
	['in quoted-printable mail', quotedPrintable],
	['with a line that ends inside its %23', (link) => link.replace('#', '%2=\r\n3')],
	['with a line that ends before its #', (link) => link.replace('#', '\n#')],
	['with a line that ends behind its #', (link) => link.replace('#', '#\n')],
	[
		'broken into lines, with words around it',
		(link) => `Hi Ben\n${inLines('', 40)(link)}\nsee you`
	],
	['with spaces', withEach(' ', 10)],
	['with non-breaking spaces', withEach('\u00a0', 12)],
	['with encoded spaces', withEach('%20', 16)],
	['with zero-width spaces', withEach('\u200b', 20)],
	['with encoded zero-width spaces', withEach('%E2%80%8B', 20)],
	['with word joiners and marks of direction', withEach('\u2060\u200e', 7)],
	['with soft hyphens', withEach('\u00ad', 9)],
	['with the soft hyphens of a page', withEach('&shy;', 9)],
	['with byte order marks', around('\ufeff', '\ufeff')],
	['with non-breaking hyphens', (link) => link.replaceAll('-', '\u2011')],
	['with minus signs', (link) => link.replaceAll('-', '\u2212')],
	['with short dashes', (link) => link.replaceAll('-', '–')],
	['with long dashes', (link) => link.replaceAll('--', '—')],
	['with escaped underlines', (link) => link.replaceAll('_', '\\_')],
	['in smart quotes', around('“', '”')],
	['in low quotes', around('„', '“')],
	['in guillemets', around('« ', ' »')],
	['in brackets', around('(see ', ')')],
	['in square brackets', around('[', '].')],
	['in angle brackets', around('<', '>')],
	['in other brackets', around('「', '」')],
	['in a link of Markdown', around('[our game](', ')')],
	['in a link of Slack', around('<', '|our game>')],
	['in an element of a page', around('<a href="', '&amp;utm_source=mail">our game</a>')],
	['in bold', around('**', '**')],
	['in italics', around('_', '_')],
	['with a full stop', around('It is ', '.')],
	['with an ellipsis', around('', '…')],
	['with three full stops', around('', '...')],
	['with a comma and words', around('See ', ', and tell Ben')],
	['with a dash and words', around('Our game — ', '—have fun')],
	[
		'in capitals as far as its host',
		(link) => link.replace(/^[^/]*\/\/[^/]*/, (all) => all.toUpperCase())
	],
	['with its path in capitals', (link) => link.replace('/open/', '/OPEN/')],
	['with www', (link) => link.replace('//', '//www.')],
	[
		'of another host, below a path',
		(link) => link.replace(/^.*\/open/, 'http://192.168.1.20:4173/my/app/open')
	],
	['without scheme', (link) => link.replace('https://', '')],
	['without a slash at the end of its path', (link) => link.replace('/open/', '/open')],
	[
		'with tracking before the #',
		(link) =>
			link.replace(
				'#',
				`${link.includes('?') ? '&' : '?'}fbclid=IwAR0k3b8JqG6ZKkz8yJ4n5vWmEoX2uNwYpVb#`
			)
	],
	[
		'with tracking behind it',
		around('', '?utm_source=chat&fbclid=IwAR0k3b8JqG6ZKkz8yJ4n5vWmEoX2uNwYpVb')
	],
	['with tracking behind it, by &', around('', '&fbclid=IwAR0k3b8JqG6ZKkz8yJ4n5vWmEoX2uNwYpVb')],
	['behind the same one cut', (link) => `${link.slice(0, -9)} sorry: ${link}`],
	[
		'behind many other links',
		(link) => `${'https://example.org/#a-rather-long-heading-of-it '.repeat(150)}${link}`
	],
	['its letters alone', (link) => link.replace(/^.*#/, '')],
	['its letters alone, in lines', (link) => inLines('', 30)(link.replace(/^.*#/, ''))],
	[
		'everything at once',
		(link) => byGoogle(encoded(withEach('\u200b', 30)(link.replaceAll('-', '‑'))))
	]
];

/** What takes away the address of a link, or the sign behind it. */
const WITHOUT_ADDRESS = new Set([
	'through the newer Proofpoint',
	'its letters alone',
	'its letters alone, in lines'
]);

describe.each(WAYS)('a link is read %s', (name, way) => {
	it('to a game', () => {
		for (const bytes of games) expect(findPackedGame(way(linkOf(bytes, PAGE)))).toEqual(bytes);
	});

	it('wherever a text is pasted', async () => {
		const read = await readIncoming(way(linkOf(dashed, PAGE)), 'paste');
		expect(read).toMatchObject({ ok: true, value: { kind: 'game' } });
	});

	it('to a puzzle, unless nothing is left that says so', () => {
		const puzzle = way(linkOf(dashed, `${PAGE}?puzzle`));
		expect(findPackedGame(puzzle)).toEqual(dashed);
		expect(isPuzzleLink(puzzle)).toBe(!WITHOUT_ADDRESS.has(name));
		expect(isPuzzleLink(way(linkOf(dashed, PAGE)))).toBe(false);
	});

	it('to follow a table by, or to connect a second device', () => {
		for (const purpose of ['follow', 'second']) {
			const link = linkOfCode(code, `${PAGE}?${purpose}`);
			expect(findCode(way(link))).toEqual(decodeCode(encodeCode(code)));
			expect(findPackedGame(way(link))?.[0]).not.toBe(1);
		}
	});

	it('to follow a table by a relay', () => {
		for (const link of [room.play, room.watch])
			expect(findRelayLink(way(relayLinkText(link, `${PAGE}?follow`)))).toEqual({
				ok: true,
				value: link
			});
	});
});

/** What takes letters away, or changes them. */
const LOSSES: readonly (readonly [string, Way])[] = [
	['its last letters', (link) => link.slice(0, -7)],
	['its last letters, to dots', (link) => `${link.slice(0, -7)}…`],
	['nearly all of them', (link) => link.slice(0, link.indexOf('#') + 3)],
	['one amid', (link) => link.replace(/(#.{30})./, '$1')],
	['some amid, to dots', (link) => link.replace(/(#.{30}).{20}/, '$1...')],
	['one for another', (link) => link.replace(/(?<=#.{30})./, (was) => (was === 'A' ? 'B' : 'A'))],
	['its capitals', (link) => link.toLowerCase()],
	['its last letters in a message', (link) => `Our game:\n${link.slice(0, -5)}\nHave fun!`],
	['its last letters, in brackets', (link) => `[${link.slice(0, -7)}]`],
	['one, encoded', (link) => link.replace(/(#.{9})./, '$1').replace('#', '%23')]
];

describe.each(LOSSES)('a link that has lost %s', (_, loss) => {
	it.each(['link', 'paste'] as const)('is told as such by a %s', async (from) => {
		for (const bytes of games)
			expect(await readIncoming(loss(linkOf(bytes, PAGE)), from)).toEqual({
				ok: false,
				error: { code: 'broken-link' }
			});
	});

	it('to connect by is told as such where a game is pasted', async () => {
		const link = loss(linkOfCode(code, `${PAGE}?follow`));
		expect(await readIncoming(link, 'paste')).toMatchObject({ error: { code: 'broken-link' } });
		expect(findCode(link)).toMatchObject({ ok: false });
	});
});

it.each([
	['English', english, /^Part of this link .* last character/],
	['German', german, /^In diesem Link fehlen Zeichen.* letzten Zeichen/],
	['French', french, /^Il manque des caractères à ce lien.* dernier caractère/],
	['Romanian', romanian, /^Din acest link lipsesc caractere.* ultimul caracter/]
])('%s says what to do about letters that got lost', (_, words, said) => {
	expect(words.refused({ code: 'broken-link' })).toMatch(said);
});

describe('a long text', () => {
	const link = linkOf(dashed, PAGE);
	const FULL = 200_000 - link.length;
	const filled = (part: string): string => part.repeat(Math.floor(FULL / part.length));

	it.each([
		['of words', 'have fun with it, see you \n'],
		['of other links', 'https://example.org/#a-rather-long-heading-of-that-page \n'],
		['of quotes', '\n>>>> > | '],
		['of breaks', '=\r\n']
	])('%s hides no link at its end', (_, part) => {
		expect(findPackedGame(filled(part) + link)).toEqual(dashed);
		expect(findPackedGame(`${link}\n${filled(part)}`)).toEqual(dashed);
	});

	it.each([
		['of beginnings', '/open/#AQ'],
		['of signs', '#'],
		['of letters', 'a'],
		['of letters, each behind a sign', '#a'],
		['of escapes', '%2523'],
		['of escapes of escapes', '%2525252525'],
		['of entities', '&amp;#35;'],
		['of dashes', '–—'],
		['of signs that nobody sees', '\u200b']
	])('%s holds none, which is soon known', (_, part) => {
		const text = filled(part);
		expect(findPackedGame(text)?.length ?? 0).toBeLessThan(FULL);
		expect(findCode(text).ok).toBe(false);
	});
});
