import { describe, expect, it } from 'vitest';
import type { FeatureSettlement } from '../../src/lib/engine/ledger';
import { tileId, type TileType } from '../../src/lib/engine/tile';
import { TILES } from '../../src/lib/rules/catalogue';
import { charts } from '../../src/lib/words/en/charts';
import { contract } from '../../src/lib/words/en/contract';
import { device } from '../../src/lib/words/en/device';
import { history } from '../../src/lib/words/en/history';
import { objection } from '../../src/lib/words/en/objections';
import { refusals } from '../../src/lib/words/en/troubles';
import { places } from '../../src/lib/words/en/places';
import { proof } from '../../src/lib/words/en/proof';
import { boxes } from '../../src/lib/words/en/common';
import type { RulingWords } from '../../src/lib/words/expansion';
import { base } from '../../src/lib/words/en/rulings';
import { scoring } from '../../src/lib/words/en/scoring';
import { share } from '../../src/lib/words/en/share';
import { snap } from '../../src/lib/words/en/snap';
import { table } from '../../src/lib/words/en/table';
import { tiles } from '../../src/lib/words/en/tiles';
import { textsIn } from './support/texts';
import { wordSourcesOf } from '../tools/words/word-sources';

const texts = wordSourcesOf('en').flatMap(textsIn);

const MIDDLE = { x: 0, y: 0, segment: 0 };
const AWAY = { x: 2, y: -3, segment: 0 };
const TODAY = new Date(2026, 10, 22, 21, 0).getTime();
const HOUR = 3_600_000;

/** A tile of the base game. */
function baseTile(name: string): TileType {
	const type = TILES.get(tileId(`base-${name}`));
	if (!type) throw new Error(`There is no tile ${name}.`);
	return type;
}

/** A turn that laid a tile with a follower. */
const laid = (tile: string, on: 'road' | 'city' | 'monastery' | 'field'): string =>
	history.event({
		key: 'base/laid',
		turn: { number: 5, of: 72 },
		name: 'Iris',
		otherName: '',
		names: ['Iris'],
		tile: baseTile(tile),
		piece: 'follower',
		on
	});

/** A farm that pays each player so much. */
const tieOf = (points: readonly number[]): FeatureSettlement => ({
	stage: 'farms',
	occasion: 'farm',
	rule: 'FARM-1',
	rulings: [],
	kind: 'field',
	at: { x: 0, y: 0, segment: 0 },
	tiles: [],
	pennants: [],
	cities: [],
	compared: points.map((_, player) => ({ player, strength: 1, pieces: ['follower'] })),
	awards: points.map((each, player) => ({ player, points: each, lines: [] })),
	home: []
});

describe('the English words', () => {
	it.each([
		['a word of older boxes', /\b(?:big )?followers?\b(?! of a game)/],
		['a bare “who” that stands for whoever', /(?:^|[.:;] )Who (?:has|runs|says|follows)\b/],
		['“in” a network', /\bin (?:the same|your) (?:network|Wi-Fi)/],
		['a version called “a newer Tilekeep”', /\b(?:newer|older|earlier) Tilekeep\b/]
	])('have nowhere %s', (_, wrong) => {
		const keys = /^[a-z/-]+$/;
		const cited = /^(?:river page, |, placing )followers$/;
		expect(
			texts.filter((text) => !keys.test(text) && !cited.test(text) && wrong.test(text))
		).toEqual([]);
	});
});

describe('English places', () => {
	it('count tiles from the start tile', () => {
		expect(places.place(AWAY, 'city')).toBe('city 2 tiles east, 3 north of the start tile');
		expect(places.place({ x: 0, y: 1, segment: 0 }, 'road')).toBe(
			'road 1 tile south of the start tile'
		);
	});

	it('have a name for the middle in every sentence', () => {
		expect(table.spot(MIDDLE)).toBe('The middle spot');
		expect(table.spot(AWAY)).toBe('Spot 2 tiles east, 3 north of the start tile');
		expect(history.nowLiesAt(MIDDLE)).toBe('It now lies in the middle of the board.');
		expect(tiles.placeFromStart(MIDDLE, 'city')).toBe('city on the start tile');
		expect(places.place(MIDDLE, 'city')).toBe('city on the start tile');
	});

	it('have the preposition of their kind', () => {
		const at = { piece: 'follower', x: 50, y: 0 } as const;
		expect(table.deploy({ ...at, kind: 'city' }, false)).toBe('knight in the city, north');
		expect(table.deploy({ ...at, kind: 'road' }, false)).toBe('thief on the road, north');
		expect(scoring.putsBack('big-follower', 1, { kind: 'monastery' })).toMatch(
			/ back in the monastery$/
		);
	});

	it('are one of several on a tile that has more of them', () => {
		expect(laid('A', 'monastery')).toMatch(/\(monk in the monastery\)\.$/);
		expect(laid('H', 'city')).toBe(
			'Tile 5 of 72: Iris laid two cities (knight in one of the cities).'
		);
	});
});

describe('English sentences', () => {
	it('have the article that a name needs', () => {
		expect(proof.ownersHave(['Iris'], 'barn')).toBe('Iris has a barn here');
		expect(proof.ownersHave(['Iris', 'Ben'], 'abbot')).toBe('Iris and Ben have an abbot here');
	});

	it('call the start and the end of a race by their names', () => {
		expect([0, 12, 'final' as const].map(charts.turnAt)).toEqual(['Start', 'Tile 12', 'End']);
	});

	it('say a time with its preposition', () => {
		expect(share.transferred(TODAY - HOUR, TODAY)).toMatch(/^Transferred today at 20:00\./);
		expect(share.transferredToYou(new Date(2026, 10, 17).getTime(), TODAY)).toMatch(
			/^Transferred on 17 November 2026\./
		);
	});

	it('say when the last backup was, also right after it', () => {
		const none = { games: 0, evenings: false };
		expect(device.lastBackup(TODAY - 1000, none, TODAY)).toBe('Last backed up just now.');
		expect(device.lastBackup(TODAY - 50 * HOUR, none, TODAY)).toBe(
			'Last backed up on 20 November 2026, 2 days ago.'
		);
	});

	it('say what is open by its kind', () => {
		expect(scoring.missing('road', 2)).toBe('2 open ends');
		expect(scoring.missing('city', 1)).toBe('1 open side');
		expect(proof.openParts('road', 1)).toBe('Open: the end with the arrow.');
	});

	it('say what each gets who ties', () => {
		const tie = (...points: readonly number[]): string =>
			scoring.comparison(tieOf(points), ['Ada', 'Ben']);
		expect(tie(3, 3)).toMatch(/\. Ada and Ben tie: each scores the full 3 points\.$/);
		expect(tie(1, 1)).toMatch(/\. Ada and Ben tie: each scores 1 point\.$/);
		expect(tie(4, 3)).toMatch(/\. Ada and Ben tie: each scores their own sum\.$/);
	});

	it('join objections as sentences', () => {
		const both = [{ code: 'tiles-left' }, { code: 'edges-differ', sides: [0, 2] }] as const;
		expect(objection(both[1])).toMatch(/^It doesn’t match on the north and south sides: /);
		expect(refusals.why({ objections: both })).toMatch(
			/^breaks a rule that nobody overruled: “There are still tiles left\. It doesn’t match .*connect”$/
		);
	});

	it('say what was left out of a photo', () => {
		expect(snap.leftOut(21)).toBe('21 tiles that aren’t in your boxes were left out.');
	});
});

describe('English rulings', () => {
	const clauses = Object.values<RulingWords>({ ...base.rulings, ...boxes.rulings }).flatMap(
		({ answers }) => Object.values(answers).map(([, , clause]) => clause)
	);

	it('have a clause for each answer that can stand inside a sentence', () => {
		expect(clauses.length).toBeGreaterThan(100);
		expect(clauses.filter((clause) => !/^\S.*[^.;:,]$/.test(clause))).toEqual([]);
	});

	it('join what differs from a preset, and from today’s rules', () => {
		const changes = [
			{ id: 'farmRule', answer: 'first' },
			{ id: 'edge', answer: 'completes' }
		];
		const joined = 'a farm pays as in 2000; the edge of the table closes what reaches it';
		expect(contract.summary('today', changes)).toBe(`Today’s rules, but ${joined}`);
		expect(contract.changes(changes)).toBe(`A${joined.slice(1)}`);
		expect(contract.resultSummary(changes, 'referee')).toBe(
			`Played by today’s rules, but ${joined} · No hints shown`
		);
		expect(contract.yourRuling({ id: 'smallCity', answer: '2' })).toBe(
			'Your rules · A city of two tiles pays 2 points'
		);
	});

	it('say who would win under which other rules', () => {
		const [own, other] = ['Ben', 'Iris'].map((name) => ({ names: [name], again: false }));
		const rules = [
			{ farmRule: 'second', smallCity: '4' },
			{ farmRule: undefined, smallCity: '2' }
		];
		expect(own && other && contract.otherWinners(own, [{ ...other, rules }])).toBe(
			'Under your rules Ben wins. Iris wins under “Farms of 2001” (small city: 4) and “No farmers” (small city: 2).'
		);
	});
});
