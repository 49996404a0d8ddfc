import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { ROMANIAN } from '../../src/lib/words/ro';
import { boxes } from '../../src/lib/words/ro/common';
import { contract } from '../../src/lib/words/ro/contract';
import { customTiles } from '../../src/lib/words/ro/custom-tiles';
import { follow } from '../../src/lib/words/ro/follow';
import { counted, span, timeInSentence } from '../../src/lib/words/ro/format';
import { history } from '../../src/lib/words/ro/history';
import { noPiece, somePiece } from '../../src/lib/words/ro/nouns';
import { fromStart, onPlace, places, spotFromStart } from '../../src/lib/words/ro/places';
import { proof } from '../../src/lib/words/ro/proof';
import { refusals } from '../../src/lib/words/ro/troubles';
import type { RulingWords } from '../../src/lib/words/expansion';
import { base } from '../../src/lib/words/ro/rulings';
import { scoring } from '../../src/lib/words/ro/scoring';
import { snap } from '../../src/lib/words/ro/snap';
import { table } from '../../src/lib/words/ro/table';
import { nodes, type Source } from '../tools/source/sources';
import { wordSourcesOf } from '../tools/words/word-sources';

/** The texts in a file of words; of a template each part. */
const textsIn = (source: Source): readonly string[] =>
	nodes(source)
		.filter(
			(node): node is ts.LiteralLikeNode =>
				ts.isStringLiteralLike(node) ||
				ts.isTemplateHead(node) ||
				ts.isTemplateMiddle(node) ||
				ts.isTemplateTail(node)
		)
		.filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))
		.map(({ text }) => text);

const sources = wordSourcesOf('ro');
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself. */
const OF_THE_PHONE = ['Salvează în Fișiere', 'Adaugă la ecranul principal'];

const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/„(?<label>[^”]+)”/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !OF_THE_PHONE.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

describe('the Romanian words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(ROMANIAN.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['ş or ţ with a cedilla', /[şţŞŢ]/],
		['a letter made of two characters', /\p{Mark}/u],
		['English quotes', /“/],
		['a straight apostrophe', /'/],
		['a hyphen for a minus sign', / -\d/]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});
});

describe('buttons and headings are quoted by their Romanian labels', () => {
	it.each(['ro/help', 'ro/device.ts', 'ro/share.ts'])('in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

it('has “de” between a number and its noun from 20 on', () => {
	expect([0, 1, 2, 19, 20, 100, 101, 119, 120].map((n) => counted(n, 'punct', 'puncte'))).toEqual([
		'0 puncte',
		'1 punct',
		'2 puncte',
		'19 puncte',
		'20 de puncte',
		'100 de puncte',
		'101 puncte',
		'119 puncte',
		'120 de puncte'
	]);
});

/** Words that sound translated, with what players say instead. */
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
	[/\bsupu[sș]/i, 'meeple, meepleși: what the boxes say since 2014'],
	[/plătește(?! altuia)/, 'aduce puncte'],
	[/\bvine (?:aici|doar|într|de la|la urmă)/, 'se pune; provine'],
	[/\bsocot/, 'a calcula, a număra'],
	[/\bpomene/, 'conține'],
	[/\b(?:1|2|3|4) de (?:cartonaș|blazon|oraș)\b/, 'pentru fiecare cartonaș'],
	[/pist[ăae]i? de punctaj/, 'tabla de punctaj'],
	[/Tilekeep mai (?:nou|vechi)/, 'o versiune mai nouă de Tilekeep'],
	[/(?:pe|lângă|refă|vezi|introdu) mas[aă](?!\p{L})/iu, 'harta, cartonașele, jocul']
];

/** The table itself, of wood. */
const FURNITURE =
	/^pe masă încap|^Pe masă$|(?:este|încape|cartonașelor de) pe masă|Lângă masă se poate/;

describe('the Romanian of players', () => {
	it.each(TRANSLATED)('never says %s, but: %s', (wrong) => {
		expect(texts.filter((text) => wrong.test(text) && !FURNITURE.test(text))).toEqual([]);
	});

	it('gives every ruling a clause that stands alone and inside a sentence', () => {
		const clauses = Object.values<RulingWords>({ ...base.rulings, ...boxes.rulings }).flatMap(
			({ answers }) => Object.values(answers).map(([, , clause]) => clause)
		);
		expect(clauses.length).toBeGreaterThan(100);
		expect(clauses.filter((clause) => !/^\S+ .*[^.]$/u.test(clause))).toEqual([]);
		const names = /^(?:Omul|Tilekeep) /;
		expect(clauses.filter((clause) => /^\p{Lu}/u.test(clause) && !names.test(clause))).toEqual([]);
	});

	it('says the rules in one sentence', () => {
		const changes = [
			{ id: 'farmRule', answer: 'first' },
			{ id: 'edge', answer: 'completes' }
		];
		expect(contract.summary('today', changes)).toBe(
			'Regulile de azi, dar câmpurile se punctează ca în 2000; marginea mesei închide ce ajunge la ea'
		);
		expect(contract.yourRuling({ id: 'smallCity', answer: '4' })).toBe(
			'Regulile voastre · Un oraș din două cartonașe aduce 4 puncte'
		);
		expect(contract.change({ id: 'tableWidth', answer: '21' })).toBe(
			'Pe masă încap 21 de cartonașe de la vest la est'
		);
	});

	it('counts places in tiles, with the preposition of what lies there', () => {
		expect(places.spot({ x: 2, y: 3 })).toBe('la 2 cartonașe spre est și 3 spre sud');
		expect(places.spot({ x: -1, y: -1 })).toBe('la un cartonaș spre vest și unul spre nord');
		expect(fromStart({ x: 0, y: 20 })).toBe('la 20 de cartonașe spre sud de cartonașul de start');
		expect(onPlace({ x: 1, y: 0, segment: 0 }, 'monastery')).toBe(
			'în mănăstirea aflată la un cartonaș spre est de cartonașul de start'
		);
		expect(onPlace({ x: 0, y: 0, segment: 0 }, 'field')).toBe(
			'pe câmpul de pe cartonașul de start'
		);
	});

	it('doesn’t say that a tile lies on the start tile', () => {
		expect(spotFromStart({ x: 0, y: 0 })).toBe('în locul cartonașului de start');
		expect(history.nowLiesAt({ x: 0, y: 0 })).toBe('Este în locul cartonașului de start.');
		expect(table.spot({ x: 0, y: 0 })).toBe('Locul cartonașului de start');
	});

	it('has no article after a preposition, and agrees in number', () => {
		expect(proof.whyNotCounted('separated', 0, ['river'])).toBe('despărțit de un râu');
		expect(proof.whyNotCounted('separated', 0, ['road', 'river'])).toBe(
			'despărțit de un drum și un râu'
		);
		expect(snap.notAllowed(1)).toBe('După reguli, un cartonaș din poză nu se poate plasa acum.');
		expect(snap.notAllowed(3)).toBe('După reguli, 3 cartonașe din poză nu se pot plasa acum.');
		expect(follow.followers(1)).toBe('Un telefon urmărește');
		expect(follow.followers(20)).toBe('20 de telefoane urmăresc');
	});

	it('has ends of a road and sides of a city', () => {
		expect(scoring.missing('road', 1)).toBe('1 capăt deschis');
		expect(scoring.missing('city', 2)).toBe('2 laturi deschise');
		expect(scoring.missing('garden', 1)).toBe('lipsește 1 din 8 vecini');
		expect(proof.openParts('road', 2)).toBe('Deschise: cele 2 capete cu săgeată.');
	});

	it('has the gender of each figure', () => {
		expect([noPiece('follower'), noPiece('wagon'), somePiece('barn')]).toEqual([
			'niciun meeple',
			'nicio căruță',
			'o moșie'
		]);
		expect(table.figureSlot({ kind: 'wagon', left: 0, fits: true })).toBe(
			'nicio căruță în rezervă'
		);
		expect(table.figure('big-follower', false)).toBe(
			'Atinge unde pui meeple-ul mare sau direct „Fără figură”.'
		);
	});

	it('says times inside sentences, and durations without a comma', () => {
		const now = new Date(2026, 10, 22, 21, 0);
		expect(timeInSentence(new Date(2026, 10, 22, 20, 14), now)).toBe('azi, la 20:14');
		expect(timeInSentence(new Date(2026, 10, 20, 20, 14), now)).toBe('pe 20 noiembrie 2026');
		expect(span(72 * 60_000)).toBe('1 oră\u00a012 min.');
	});

	it('says objections as sentences, also among others', () => {
		expect(refusals.refused([{ code: 'tiles-left' }, { code: 'abbot/same-turn' }])).toBe(
			'încalcă o regulă, iar jucătorii nu au acceptat asta („Mai sunt cartonașe. După regulile voastre, abatele nu poate fi luat înapoi în tura în care a fost pus”)'
		);
	});

	it('calls the sides of a tile in the hand as they are seen', () => {
		expect(customTiles.askEdge(0)).toBe('Ce este pe latura de sus?');
		expect(customTiles.side(3, 'road')).toBe('Latura din stânga: drum');
	});
});
