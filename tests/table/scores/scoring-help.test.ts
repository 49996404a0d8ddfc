import { describe, expect, it } from 'vitest';
import { follower, laid } from '../../../src/lib/rules/base/events';
import { sumByTile } from '../../../src/lib/rules/base/proof';
import { RULINGS } from '../../../src/lib/rules/catalogue';
import { scoringTopics, topicsAbout } from '../../../src/lib/rules/scoring-topics';
import {
	pictureOf,
	type ExamplePicture,
	examplesOf
} from '../../../src/lib/table/scores/scoring-help';
import { helpWords } from '../../../src/lib/words/en/help';
import { ruleWords } from '../../../src/lib/words/en/rules';
import { scoringWords } from '../../../src/lib/words/en/scoring';

const topics = scoringTopics().flatMap((box) => box.topics);
const pictures = new Map(
	topics.flatMap(({ id }) => examplesOf(id)).map(({ id, picture }) => [id, picture()])
);

function pictureCalled(id: string): ExamplePicture {
	const found = pictures.get(id);
	if (!found) throw new Error(`There is no picture ${id}.`);
	return found;
}

/** Counted on the tiles and multiplied on paper: who gets how much, and the sum. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
	'road-completed': ['red 4: 4 tiles × 1 = 4'],
	'road-unfinished': ['red 3: 3 tiles × 1 = 3'],
	'city-completed': ['red 8: 3 tiles × 2 + 1 pennant × 2 = 8'],
	'city-unfinished': ['red 3: 2 tiles × 1 + 1 pennant × 1 = 3'],
	'city-small': ['red 4: 2 tiles × 2 = 4'],
	'city-small-ruling': ['red 2: 2 tiles × 1 = 2'],
	'monastery-completed': ['red 9: 9 tiles × 1 = 9'],
	'monastery-unfinished': ['red 6: 6 tiles × 1 = 6'],
	'farm-cities': ['red 6: 2 completed cities × 3 = 6'],
	'farms-today': [
		'red 6: 1 completed city × 3 + 1 completed city × 3 = 6',
		'blue 3: 1 completed city × 3 = 3'
	],
	'farms-2001': ['red 3: 1 completed city × 3 = 3', 'blue 3: 1 completed city × 3 = 3'],
	'farms-2000': ['red 4: 1 completed city × 4 = 4'],
	'majority-shared': ['red 10: 5 tiles × 2 = 10', 'blue 10: 5 tiles × 2 = 10'],
	'majority-more': ['red 12: 5 tiles × 2 + 1 pennant × 2 = 12'],
	'winter-double-bend': ['red 6: 6 tiles × 1 = 6'],
	'winter-two-roads': ['red 3: 3 tiles × 1 = 3'],
	'mayor-pennants': ['red 18: 6 tiles × 2 + 3 pennants × 2 = 18'],
	'wagon-follower': ['red 4: 4 tiles × 1 = 4', 'blue 4: 4 tiles × 1 = 4'],
	'abbey-monk': ['blue 9: 9 tiles × 1 = 9'],
	'abbey-closes': ['red 2: 1 tile × 2 = 2'],
	'abbot-garden': ['red 9: 9 tiles × 1 = 9'],
	'abbot-recalled': ['red 7: 7 tiles × 1 = 7'],
	'abbot-end': ['red 6: 6 tiles × 1 = 6'],
	'barn-built': ['blue 6: 2 completed cities × 3 = 6'],
	'barn-joined': ['blue 2: 2 completed cities × 1 = 2'],
	'barn-end': ['red 8: 2 completed cities × 4 = 8'],
	'goods-taken': ['red 8: 4 tiles × 2 = 8'],
	'builder-second': ['red 5: 5 tiles × 1 = 5'],
	'pig-pays': ['red 8: 2 completed cities × 4 = 8', 'blue 6: 2 completed cities × 3 = 6'],
	'pig-herd-pays': ['red 4: 1 completed city × 4 = 4', 'blue 3: 1 completed city × 3 = 3'],
	'gingerbread-completed': ['red 10: 5 tiles × 2 = 10', 'blue 5: 5 tiles × 1 = 5'],
	'king-passes': [],
	'robber-taken': [],
	'mage-completed': ['red 14: 4 tiles × 2 + 1 pennant × 2 + 4 tiles for the mage × 1 = 14'],
	'witch-completed': ['red 3: 5 tiles × 1 = 5, halved by the witch and rounded up: 3'],
	'mage-at-the-end': ['red 7: 3 tiles × 1 + 1 pennant × 1 + 3 tiles for the mage × 1 = 7'],
	'witch-at-the-end': ['red 2: 3 tiles × 1 + 1 pennant × 1 = 4, halved by the witch: 2'],
	'robber-takes-half': ['red 6: 6 tiles × 1 = 6', 'blue 3: half of red’s 6'],
	'robber-goes-along': ['blue 4: 2 tiles × 2 = 4', 'red 2: half of blue’s 4'],
	'inn-completed': ['red 10: 5 tiles × 2 = 10'],
	'inn-unfinished': [],
	'cathedral-completed': ['red 21: 6 tiles × 3 + 1 pennant × 3 = 21'],
	'cathedral-unfinished': [],
	'big-follower-tie': [
		'red 12: 5 tiles × 2 + 1 pennant × 2 = 12',
		'blue 12: 5 tiles × 2 + 1 pennant × 2 = 12'
	],
	'gingerbread-leaves': ['red 14: 7 tiles × 2 = 14', 'blue 7: 7 tiles × 1 = 7'],
	'river-fields': ['red 3: 1 completed city × 3 = 3', 'blue 3: 1 completed city × 3 = 3'],
	'river-bridge': ['red 3: 3 tiles × 1 = 3']
};

/** What is paid that isn't written on tiles: figures and tokens. */
const APART: readonly string[] = ['big-top/followers', 'acrobats', 'flocks/sheep'];

const SEATS = ['red', 'blue'];
const paidIn = ({ awards }: ExamplePicture) =>
	awards.map(
		(award) =>
			`${SEATS[award.player] ?? ''} ${String(award.points)}: ${scoringWords.sum(award, SEATS)}`
	);

describe('the examples of the help', () => {
	it.each(Object.entries(EXPECTED))('pay in %s what was worked out: %j', (id, expected) => {
		expect(paidIn(pictureCalled(id))).toEqual(expected);
	});

	it('are all played, and have titles in the help under their topics', () => {
		expect([...pictures.keys()]).toEqual(expect.arrayContaining(Object.keys(EXPECTED)));
		const told = helpWords.sections.flatMap((section) => section.topics ?? []);
		const played = topics.map(({ id, examples }) => [id, examples.map((one) => one.id)]);
		expect(told.map(({ id, pictures: titles }) => [id, Object.keys(titles)])).toEqual(played);
	});

	it.each([...pictures.values()])('write the whole sum of $id on the board', (picture) => {
		const { highlight, farms, settlement } = picture;
		// What others take of an award isn't written on the board.
		const awards = picture.awards.filter(({ from }) => from === undefined);
		expect(ruleWords.ids()).toContain(settlement.rule);
		const all = awards.reduce((sum, { points }) => sum + points, 0);
		if (farms) {
			const worth = farms.flatMap((farm) => farm.worth);
			expect(worth.reduce((sum, { points }) => sum + points, 0)).toBe(all);
		} else if (awards.flatMap(({ lines }) => lines).every(({ of }) => APART.includes(of))) {
			// Figures or tokens are paid: nothing is written on tiles.
			for (const { lines, points } of awards)
				expect(lines.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(points);
		} else if (settlement.kind === 'field') {
			const each = awards[0]?.lines[0]?.each ?? 0;
			expect((highlight?.contacts.length ?? 0) * each).toBe(awards[0]?.points);
		} else if (new Set(awards.map(({ points }) => points)).size > 1) {
			expect(highlight?.counted.length).toBe(awards[0]?.lines[0]?.count);
			expect(highlight?.counted.every((tile) => !('points' in tile))).toBe(true);
		} else {
			const shares = [...(highlight?.counted ?? []), ...(highlight?.pennants ?? [])];
			const sum = shares.reduce((points, share) => points + (share.points ?? 0), 0);
			const { beside } = sumByTile(settlement, awards[0]?.lines ?? []);
			const rest = beside.reduce((points, { count, each }) => points + count * each, 0);
			const { points = 0, halfOf = points } = awards[0] ?? {};
			expect(sum + rest).toBe(halfOf);
		}
	});

	it('show figures as they stood before they went home', () => {
		const standingIn = (id: string) =>
			pictureCalled(id).figures.map(({ kind, colour = 'nobody' }) => `${kind} ${colour}`);
		expect(standingIn('city-completed')).toEqual(['follower red']);
		expect(standingIn('barn-built')).toEqual(['follower blue', 'barn red']);
		expect(standingIn('wagon-follower')).toEqual(['wagon red', 'follower blue']);
		expect(standingIn('gingerbread-completed')).toContain('gingerbread-man nobody');
	});

	it('are refused where they break a rule or pay nothing', () => {
		const [box] = scoringTopics();
		if (!box) throw new Error('There are no examples.');
		const example = (rotation: 0 | 2) => ({
			id: 'own',
			shows: 'CITY-2',
			events: [laid(0, 'base-E', [0, -1, rotation], follower(0))]
		});
		expect(pictureOf(box, example(2)).awards).toHaveLength(1);
		expect(() => pictureOf(box, example(0))).toThrow('Event 1 of the example own is refused.');
		expect(() => pictureOf(box, { ...example(2), shows: 'ROAD-2' })).toThrow('Nothing is paid');
	});
});

describe('a question about scoring', () => {
	it('that a ruling raises has a topic', () => {
		const asked = RULINGS.flatMap(({ topic }) => topic ?? []);
		expect(asked.length).toBeGreaterThan(1);
		for (const topic of asked) expect(examplesOf(topic), topic).not.toEqual([]);
	});

	const BASE = { box: 'base-c1', expansions: [] } as const;

	it('is answered by the base game first, then by what is played', () => {
		expect(topicsAbout({ ...BASE, kinds: ['city'] })).toEqual(['city', 'majority']);
		expect(topicsAbout({ ...BASE, kinds: ['monastery'] })).toEqual(['monastery']);
		const both = ['abbey-and-mayor', 'gingerbread'] as const;
		expect(topicsAbout({ box: 'winter-we1', expansions: both, kinds: ['city'] })).toEqual([
			'city',
			'majority',
			'mayor',
			'wagon',
			'abbey',
			'gingerbread'
		]);
		expect(topicsAbout({ box: 'winter-we1', expansions: [], kinds: ['road'] })).toEqual([
			'road',
			'majority',
			'winter'
		]);
	});

	it('about a topic of no game has no pictures', () => {
		expect(examplesOf('no-such-topic')).toEqual([]);
	});
});
