import { describe, expect, it } from 'vitest';
import type { Settlement } from '../../src/lib/engine/ledger';
import type { SegmentKind } from '../../src/lib/engine/tile';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { GERMAN } from '../../src/lib/words/de';
import { contract } from '../../src/lib/words/de/contract';
import { customTiles } from '../../src/lib/words/de/custom-tiles';
import { device } from '../../src/lib/words/de/device';
import { differences } from '../../src/lib/words/de/differences';
import { existingTable } from '../../src/lib/words/de/existing-table';
import { row, span, withPoints, timeInSentence } from '../../src/lib/words/de/format';
import { history } from '../../src/lib/words/de/history';
import { KINDS } from '../../src/lib/words/de/kinds';
import { objection } from '../../src/lib/words/de/objections';
import { refusals } from '../../src/lib/words/de/troubles';
import { places } from '../../src/lib/words/de/places';
import { proof } from '../../src/lib/words/de/proof';
import { rebuild } from '../../src/lib/words/de/rebuild';
import { boxes } from '../../src/lib/words/de/common';
import type { RulingWords } from '../../src/lib/words/expansion';
import { base } from '../../src/lib/words/de/rulings';
import { scoring } from '../../src/lib/words/de/scoring';
import { snap } from '../../src/lib/words/de/snap';
import { table } from '../../src/lib/words/de/table';
import { takenPieces, tiles } from '../../src/lib/words/de/tiles';
import { textsIn } from './support/texts';
import { wordSourcesOf } from '../tools/words/word-sources';

/** What is paid for a feature, where each player who is paid has a figure. */
const settled = (kind: SegmentKind, points: readonly number[]): Settlement => ({
	kind,
	stage: 'features',
	occasion: 'completed',
	rule: 'CITY-2',
	rulings: [],
	tiles: [],
	pennants: [],
	cities: [],
	compared: points.map((_, player) => ({ player, strength: 1, pieces: ['follower'] })),
	awards: points.map((paid, player) => ({ player, points: paid, lines: [] })),
	home: [],
	at: { x: 0, y: 0, segment: 0 }
});

const sources = wordSourcesOf('de');
const texts = sources.flatMap(textsIn);

/** Names in menus of the phone itself, and what isn't the name of a button. */
const NO_LABELS = [
	'Teilen',
	'In Dateien sichern',
	'Zum Home-Bildschirm',
	'Scoring: A Historical Perspective'
];

/** What a file quotes. */
const quotedIn = (path: string): readonly string[] =>
	sources
		.filter((source) => source.path.includes(path))
		.flatMap(textsIn)
		.flatMap((text) => [...text.matchAll(/„(?<label>[^“]+)“/gu)])
		.map(({ groups }) => groups?.['label'] ?? '')
		.filter((label) => !NO_LABELS.includes(label));

/** True for the label of a button, a link or a heading; one with a count is quoted without it. */
const isLabel = (quoted: string): boolean =>
	texts.some((text) => text === quoted || text === `${quoted} (`);

describe('the German words', () => {
	it('are all read by this test', () => {
		expect(texts.length).toBeGreaterThan(800);
	});

	it('load part by part', async () => {
		const parts = await Promise.all(Object.values(GERMAN.pack ?? {}).map((load) => load()));
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((part) => typeof part !== 'object')).toEqual([]);
	});

	it.each([
		['English or straight quotes', /[”"]|“\p{L}/u],
		['an apostrophe', /\p{L}['’]/u],
		['an ellipsis glued to a word', /\p{L}…/u],
		[
			'a word that other boxes have',
			/Plättchen|Zählleiste|(?<!Einsetzen der |Fluss-Wiki, )Gefolgsleute|Gefolgsmann/
		],
		['a second word for the same', /Spielfeld|erfass|\bheim\b|Auflage|Marken\b|Übergeben/],
		['a hint for a tap', /\b(?:ein|der) Tipp\b/i],
		['a phone that matters', /Handy, das zählt|Gerät, das zählt/],
		['a Tilekeep among others', /(?:ältere|frühere|neuere|diese)s Tilekeep/],
		['the formal address', /\bIhnen\b|\p{Ll},? Sie\b/u]
	])('have nowhere %s', (_, wrong) => {
		expect(texts.filter((text) => wrong.test(text))).toEqual([]);
	});

	it.each(['de/help', 'de/device.ts', 'de/share.ts'])('quote labels as they are in %s', (path) => {
		expect(quotedIn(path).length).toBeGreaterThan(0);
		expect(quotedIn(path).filter((label) => !isLabel(label))).toEqual([]);
	});
});

describe('German grammar', () => {
	it('puts points in the dative', () => {
		expect([withPoints(1), withPoints(90)]).toEqual(['1 Punkt', '90 Punkten']);
	});

	it('gives places their preposition and case', () => {
		expect([places.onto('monastery'), places.on('road'), places.off('city')]).toEqual([
			'ins Kloster',
			'auf der Straße',
			'aus der Stadt'
		]);
	});

	it('gives figures their gender', () => {
		expect([tiles.thePiece('wagon'), tiles.thePiece('am-abbey')]).toEqual([
			'den Wagen',
			'die Abtei'
		]);
		expect([tiles.noPiece('barn'), tiles.noPiece('am-abbey')]).toEqual([
			'kein Gutshof',
			'keine Abtei'
		]);
	});

	it('declines every figure that is counted in the accusative', () => {
		expect(
			['follower', 'big-follower', 'abbot', 'barn', 'am-abbey', 'pig'].map((piece) => [
				takenPieces(1, piece),
				takenPieces(2, piece)
			])
		).toEqual([
			['1 Meeple', '2 Meeple'],
			['1 großen Meeple', '2 große Meeple'],
			['1 Abt', '2 Äbte'],
			['1 Gutshof', '2 Gutshöfe'],
			['1 Abtei', '2 Abteien'],
			['1 Schwein', '2 Schweine']
		]);
		expect(scoring.takesBack('big-follower', 1, { kind: 'city' })).toBe(
			'nimmt 1 großen Meeple aus der Stadt zurück'
		);
		expect(scoring.putsBack('big-follower', 1, { kind: 'monastery' })).toBe(
			'setzt 1 großen Meeple wieder ins Kloster'
		);
		expect(history.tookBack('Hans', 'big-follower', 1, { kind: 'field' })).toBe(
			'Hans nahm 1 großen Meeple von der Wiese zurück.'
		);
		expect(table.allPlacesTaken('am-abbey')).toBe(
			'Hier ist alles besetzt: kein Platz für eine Abtei.'
		);
		expect(existingTable.hint('big-follower', 0)).toMatch(/^Kein großer Meeple mehr im Vorrat\. /);
	});

	it('gives places their unit, and the middle its own words', () => {
		expect([places.spot({ x: 2, y: 3 }), places.spot({ x: -1, y: 2 })]).toEqual([
			'2 Karten östlich und 3 südlich',
			'1 Karte westlich und 2 südlich'
		]);
		expect(places.place({ x: 0, y: -1, segment: 0 }, 'city')).toBe(
			'Stadt, 1 Karte nördlich der Startkarte'
		);
		expect(places.place({ x: 0, y: 0, segment: 0 }, 'city')).toBe('Stadt auf der Startkarte');
		expect(tiles.placeFromStart({ x: 2, y: 0, segment: 0 }, 'garden')).toBe(
			'im Garten, 2 Karten östlich'
		);
		expect(table.spot({ x: 0, y: 0 })).toBe('Platz in der Mitte');
		expect([history.nowLiesAt({ x: 0, y: 0 }), history.nowLiesAt({ x: 2, y: 0 })]).toEqual([
			'Die Karte liegt jetzt in der Mitte.',
			'Die Karte liegt jetzt 2 Karten östlich der Startkarte.'
		]);
	});

	it('says in which city a figure stands of a tile that has two', () => {
		const saidOf = (cities: number): string =>
			history.event({
				key: 'base/laid',
				turn: { number: 5, of: 72 },
				name: 'Ada',
				otherName: '',
				names: ['Ada'],
				piece: 'follower',
				on: 'city',
				tile: BASE_TILES.find(
					({ segments }) => segments.filter(({ kind }) => kind === 'city').length === cities
				)
			});
		expect(saidOf(1)).toMatch(/ an, Ritter in der Stadt\.$/);
		expect(saidOf(2)).toBe('Karte 5 von 72: Ada legte zwei Städte an, Ritter in einer der Städte.');
	});

	it('says changed rules in clauses that stand alone, too', () => {
		const changes = [
			{ id: 'farmRule', answer: 'first' },
			{ id: 'edge', answer: 'completes' }
		];
		expect(contract.summary('today', changes)).toBe(
			'Heutige Regeln, aber eine Wiese zählt wie 2000; der Tischrand schließt ab, was an ihn reicht'
		);
		expect(contract.changes(changes)).toMatch(/^Eine Wiese zählt wie 2000; der Tischrand /);
		expect(contract.change({ id: 'tableWidth', answer: '9' })).toBe(
			'Der Tisch ist von West nach Ost 9 Karten breit'
		);
		expect(contract.resultSummary(changes.slice(0, 1), 'helper')).toBe(
			'Gespielt nach heutigen Regeln, aber eine Wiese zählt wie 2000 · Mit allen Hinweisen'
		);
	});

	it('has a clause for every answer, without a full stop', () => {
		const clauses = Object.values<RulingWords>({ ...base.rulings, ...boxes.rulings }).flatMap(
			({ answers }) => Object.values(answers).map(([, , clause]) => clause)
		);
		expect(clauses.length).toBeGreaterThan(120);
		for (const clause of clauses) expect(clause).toMatch(/^\p{L}+ .*[^.]$/u);
	});

	it('contracts “von dem”', () => {
		const beside = [
			{ side: 3, landmark: 'monastery', row: 1, column: 1 },
			{ side: 2, row: 2, column: 2 }
		] as const;
		expect(
			rebuild.whereItGoes({ row: 1, column: 2, beside, apart: undefined }, { rows: 2, columns: 2 })
		).toBe('Rechts vom Kloster, über der Karte in Reihe 2.');
	});

	it('begins whole sentences with a capital', () => {
		const all = ['abbot/surrounded', 'abbot/same-turn'].map((code) => objection({ code }));
		for (const says of all) expect(says).toMatch(/^\p{Lu}.*\.$/u);
		expect(refusals.refused([{ code: 'tiles-left' }, { code: 'abbot/same-turn' }])).toContain(
			'(„Es sind noch Karten übrig. Nach euren Regeln kehrt ein Abt nicht in dem Zug zurück, in dem er gesetzt wurde“)'
		);
		const lines = differences.lines(
			{
				scores: [],
				gone: [{ turn: 5, settlement: settled('city', [8]), reopened: true }],
				added: [],
				changed: [],
				spared: [],
				met: [],
				opened: [],
				completed: [{ kind: 'monastery', at: { x: 2, y: 0, segment: 0 } }]
			},
			['Hans']
		);
		expect(lines).toEqual([
			'Karte 5: Die Stadt von Hans ist nicht mehr fertig (−8)',
			'Das Kloster 2 Karten östlich der Startkarte (ohne Figur) ist jetzt fertig'
		]);
	});

	it('says of a tie how many points each gets', () => {
		const says = (points: readonly number[]): string =>
			scoring.comparison(settled('city', points), ['Ada', 'Ben']);
		expect(says([9, 9])).toMatch(/Gleichstand: Ada und Ben bekommen jeweils alle 9 Punkte\.$/);
		expect(says([1, 1])).toMatch(/bekommen jeweils 1 Punkt\.$/);
		expect(says([6, 8])).toMatch(/bekommen jeweils die eigene Summe\.$/);
	});

	it('knows that a road has ends, a city sides, and a monastery neighbours', () => {
		expect(
			(['road', 'city', 'monastery'] as const).map((kind) => scoring.missing(kind, 1))
		).toEqual(['1 offenes Ende', '1 offene Seite', '1 von 8 Nachbarkarten fehlt']);
		expect(proof.openParts('road', 2)).toBe('Offen: die 2 Enden mit einem Pfeil.');
		expect(Object.values(KINDS).filter(({ ends }) => ends).length).toBe(2);
	});

	it('says of a tile in the hand where its top is, with plural corners', () => {
		expect(customTiles.askEdge(0)).toBe('Was zeigt die Karte oben?');
		expect(customTiles.side(3, undefined)).toBe('Links: noch offen');
	});

	it('counts what a photo changed and left out', () => {
		expect([snap.changed(1), snap.changed(21), snap.leftOut(1)]).toEqual([
			'Damit hat sich 1 andere Karte geändert.',
			'Damit haben sich 21 andere Karten geändert.',
			'1 Karte, die es in euren Ausgaben nicht gibt, wurde weggelassen.'
		]);
	});

	it('says of a backup just made that it was just made', () => {
		const now = new Date(2026, 10, 22, 21, 0).getTime();
		const none = { games: 0, evenings: false };
		expect(device.lastBackup(now, none, now)).toBe(
			'Letztes Backup am 22. November 2026, gerade eben.'
		);
	});

	it('lists side by side without “und”', () => {
		expect(row(['Ada +8', 'Ben +8'])).toBe('Ada +8, Ben +8');
		expect(span(72 * 60_000)).toBe('1 Std.\u00a012 Min.');
	});

	it('says days in sentences with their preposition', () => {
		const now = new Date(2026, 10, 22, 21, 0);
		expect(timeInSentence(new Date(2026, 10, 22, 20, 14), now)).toBe('heute um 20:14 Uhr');
		expect(timeInSentence(new Date(2026, 10, 20, 20, 14), now)).toBe('am 20. November 2026');
	});
});
