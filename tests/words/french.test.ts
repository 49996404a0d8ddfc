import { describe, expect, it } from 'vitest';
import type { SegmentKind, TileType } from '../../src/lib/engine/tile';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { FRENCH } from '../../src/lib/words/fr';
import { contract } from '../../src/lib/words/fr/contract';
import { customTiles } from '../../src/lib/words/fr/custom-tiles';
import { device } from '../../src/lib/words/fr/device';
import { existingTable } from '../../src/lib/words/fr/existing-table';
import { follow } from '../../src/lib/words/fr/follow';
import { ofName, ofNames, ofThe, the } from '../../src/lib/words/fr/grammar';
import { history } from '../../src/lib/words/fr/history';
import { KINDS } from '../../src/lib/words/fr/kinds';
import { places } from '../../src/lib/words/fr/places';
import { refusals } from '../../src/lib/words/fr/troubles';
import { review } from '../../src/lib/words/fr/review';
import { boxes } from '../../src/lib/words/fr/common';
import type { RulingWords } from '../../src/lib/words/expansion';
import { base } from '../../src/lib/words/fr/rulings';
import { scoring } from '../../src/lib/words/fr/scoring';
import { setup } from '../../src/lib/words/fr/setup';
import { share } from '../../src/lib/words/fr/share';
import { snap } from '../../src/lib/words/fr/snap';
import { table } from '../../src/lib/words/fr/table';
import { tiles } from '../../src/lib/words/fr/tiles';
import { formatDate } from '../../src/lib/words/fr/format';
import { textsIn } from './support/texts';
import { wordSourcesOf } from '../tools/words/word-sources';

const sources = wordSourcesOf('fr');
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself. */
const OF_THE_PHONE = ['Enregistrer dans Fichiers', 'Sur l’écran d’accueil'];

/** What a file quotes, without the spaces inside the quotes. */
const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/«\u202f(?<label>[^»]+)\u202f»/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !OF_THE_PHONE.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

describe('the French words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(FRENCH.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['an ordinary space before ; : ! ? »', / [;:!?»]/],
		['an ordinary space after «', /« /],
		['a word glued to ; ! ? »', /\p{L}[;!?»]/u],
		['a straight apostrophe between letters', /\p{L}'\p{L}/u],
		['English quotes', /[“”]/],
		['a version as a thing', /\b(?:ce|un) (?:ancien )?Tilekeep\b/iu],
		['a person far away', /\blà-bas\b/iu],
		['a sort where a kind is meant', /\bsortes?\b/u],
		[
			'the word of older boxes, except in citations',
			/\bpartisans?\b(?<!pose des partisans|Rivière, partisans)/u
		]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});
});

/** The sentences of a text that have more words than a reader takes in at once. */
const tooLongIn = (text: string): readonly string[] =>
	text
		.split(/(?<=[.?!…])\s+(?=[\p{Lu}«\d])/u)
		.filter(
			(sentence) => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length > 25
		);

it('no French sentence has more than 25 words, not even in the help and the rules', () => {
	expect(texts.flatMap(tooLongIn)).toEqual([]);
});

describe('buttons and headings are quoted by their French labels', () => {
	it.each(['fr/help', 'fr/device.ts', 'fr/share.ts', 'fr/contract.ts'])('in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

describe('French articles and names', () => {
	it('elides before a vowel and a silent h', () => {
		expect(['Anna', 'Élodie', 'Hélène', 'Œdipe', 'Yves'].map(ofName)).toEqual([
			'd’Anna',
			'd’Élodie',
			'd’Hélène',
			'd’Œdipe',
			'd’Yves'
		]);
	});

	it('doesn’t elide before a consonant, a sounded h or y, or what is no letter', () => {
		expect(['Marc', 'Hassan', 'Yann', '🦊', '7', ''].map(ofName)).toEqual([
			'de Marc',
			'de Hassan',
			'de Yann',
			'de 🦊',
			'de 7',
			'de '
		]);
	});

	it('repeats “de” before each name', () => {
		expect(ofNames(['Anna', 'Marc'])).toBe('d’Anna et de Marc');
	});

	it('contracts “de le”', () => {
		const [field, abbey] = [
			{ one: 'pré', many: 'prés' },
			{ one: 'abbaye', many: 'abbayes', feminine: true } as const
		];
		expect([the(field), ofThe(field), the(abbey), ofThe(abbey)]).toEqual([
			'le pré',
			'du pré',
			'l’abbaye',
			'de l’abbaye'
		]);
	});
});

const FIGURES = [
	'follower',
	'big-follower',
	'abbot',
	'mayor',
	'wagon',
	'barn',
	'builder',
	'pig',
	'am-abbey',
	'gingerbread-man'
];
const SEGMENTS = Object.keys(KINDS) as SegmentKind[];

describe('French figures and places', () => {
	const said = FIGURES.flatMap((piece) => [
		table.allPlacesTaken(piece),
		table.figure(piece, false),
		existingTable.hint(piece, 0),
		...SEGMENTS.flatMap((kind) => [
			table.takeHome(piece, kind, 3),
			history.tookBack('Anna', piece, 1, { kind }),
			scoring.putsBack(piece, 2, { kind })
		])
	]);

	it('lose their vowel before another, whatever the figure and the place', () => {
		expect(said.length).toBeGreaterThan(200);
		expect(said.filter((text) => /\b(?:de|le|la|que) [aeiouéè]/iu.test(text))).toEqual([]);
		expect(table.allPlacesTaken('abbot')).toBe('Tout est occupé ici\u202f: pas d’abbé.');
		expect(table.allPlacesTaken('barn')).toBe('Tout est occupé ici\u202f: pas de grange.');
	});

	it('agree with what is occupied', () => {
		const on = (kind: SegmentKind) =>
			table.deploy({ piece: 'follower', kind, x: 50, y: 50 }, true).split('\u202f: ')[1];
		expect([on('road'), on('monastery'), on('field')]).toEqual([
			'déjà occupée',
			'déjà occupée',
			'déjà occupé'
		]);
	});

	it('have a unit, with the first number only', () => {
		expect(places.spotName({ x: 2, y: -1 })).toBe(
			'emplacement à 2 tuiles à l’est et 1 au nord de la tuile de départ'
		);
		expect(places.thePlace({ x: 0, y: 1, segment: 0 }, 'road')).toBe(
			'la route à 1 tuile au sud de la tuile de départ'
		);
	});

	it('say that a tile has several', () => {
		const cities = ({ segments }: TileType) => segments.filter(({ kind }) => kind === 'city');
		const [one, two] = [1, 2].map((n) => BASE_TILES.find((tile) => cities(tile).length === n));
		const laid = { key: 'base/laid', turn: { number: 5, of: 72 }, name: 'Anna', otherName: '' };
		const stands = (tile: TileType | undefined) =>
			history.event({ ...laid, names: [], piece: 'follower', on: 'city', ...(tile && { tile }) });
		expect(stands(one)).toMatch(/, chevalier dans la ville\.$/u);
		expect(stands(two)).toMatch(/, chevalier dans l’une des villes\.$/u);
	});

	it('are right in the middle of the table too', () => {
		const start = { x: 0, y: 0, segment: 0 };
		expect(table.spot(start)).toBe('Emplacement du milieu');
		expect(history.nowLiesAt(start)).toBe('Elle va à l’emplacement du milieu.');
		expect(tiles.placeFromStart(start, 'city')).toBe('dans la ville de la tuile de départ');
		expect(tiles.placeFromStart(start, 'road')).toBe('sur la route de la tuile de départ');
	});
});

describe('French numbers', () => {
	it('put nouns in the singular after 0 and 1', () => {
		expect([0, 1, 2].map((n) => customTiles.someLayouts(n, 8).split(' sur')[0])).toEqual([
			'0 façon',
			'1 façon',
			'2 façons'
		]);
		expect([0, 1, 21].map(snap.leftOut)).toEqual([
			'',
			'Une tuile absente de vos boîtes a été laissée de côté.',
			'21 tuiles absentes de vos boîtes ont été laissées de côté.'
		]);
		expect([0, 1, 2].map(follow.followers)).toEqual([
			'Aucun téléphone ne suit en ce moment',
			'1 téléphone suit',
			'2 téléphones suivent'
		]);
	});

	it('count tokens as tokens, and the ends of a road as ends', () => {
		expect([1, 3].map((n) => scoring.tokensBriefly(n, 'wine'))).toEqual([
			'+1 jeton de vin',
			'+3 jetons de vin'
		]);
		expect([scoring.missing('road', 1), scoring.missing('city', 2)]).toEqual([
			'1 extrémité libre',
			'2 côtés ouverts'
		]);
	});
});

describe('French times', () => {
	const now = new Date(2026, 10, 22, 21, 0).getTime();
	const DAY = 86_400_000;

	it('have their preposition in sentences', () => {
		expect(share.transferred(now - DAY, now)).toMatch(/^Partie transférée hier à 21:00\. /u);
		expect(share.transferred(now - 5 * DAY, now)).toMatch(
			/^Partie transférée le 17 novembre 2026\. /u
		);
	});

	it('say of a backup just made that it was', () => {
		const nothing = { games: 0, evenings: false };
		expect(device.lastBackup(now - 5000, nothing, now)).toBe('Dernière sauvegarde à l’instant.');
		expect(device.lastBackup(now - 2 * DAY, nothing, now)).toBe(
			'Dernière sauvegarde le 20 novembre 2026, il y a 2 jours.'
		);
	});
});

describe('French rulings', () => {
	it('are whole clauses, alone and inside a sentence', () => {
		const changes = [
			{ id: 'farmRule', answer: 'first' },
			{ id: 'edge', answer: 'completes' }
		];
		expect(contract.summary('today', changes)).toBe(
			'Règles d’aujourd’hui, mais un pré rapporte comme en 2000\u202f; le bord de la table ferme ce qui l’atteint'
		);
		expect(contract.changes(changes)).toMatch(/^Un pré rapporte comme en 2000\u202f; le bord/u);
	});

	it('begin in lower case and have no full stop, unless with a name', () => {
		const clauses = Object.values<RulingWords>({ ...base.rulings, ...boxes.rulings }).flatMap(
			({ answers }) => Object.values(answers).map(([, , clause]) => clause)
		);
		expect(clauses.length).toBeGreaterThan(100);
		expect(clauses.filter((clause) => !/^(?:\p{Ll}|Tilekeep ).*[^.]$/u.test(clause))).toEqual([]);
	});

	it('are said whole where a turn breaks them', () => {
		expect(refusals.refused([{ code: 'tiles-left' }, { code: 'abbot/same-turn' }])).toContain(
			'(« Il reste encore des tuiles. Selon vos règles, un abbé ne revient pas'
		);
	});
});

it('lists expansions whose names have an “et” with commas', () => {
	expect(setup.expansionsPlayed(['inns-and-cathedrals', 'traders-and-builders'])).toBe(
		'Auberges et Cathédrales, Marchands et Bâtisseurs'
	);
});

describe('French times', () => {
	it('have an ordinal for the first of a month, and for no other day', () => {
		expect(formatDate(new Date(2026, 10, 1))).toBe('1er novembre 2026');
		expect(formatDate(new Date(2026, 10, 11))).toBe('11 novembre 2026');
	});

	it('name no tile before the first turn', () => {
		const said = [review.boardThen(0), review.when(0), review.leadSays(0, 'Anna', 0)];
		for (const text of said) expect(text).toMatch(/avant le premier tour/i);
	});
});
