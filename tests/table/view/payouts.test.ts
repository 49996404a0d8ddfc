import { describe, expect, it } from 'vitest';
import { featureOf, originOf } from '$lib/engine/feature';
import { ledgerOf, type Game } from '$lib/engine/game';
import { isOfFeature } from '$lib/engine/ledger';
import type { RuleModule } from '$lib/engine/module';
import type { Player } from '$lib/record';
import { featureView, type FeatureView } from '$lib/table/view/feature';
import { highlightOf, highlightOfFeature } from '$lib/table/view/highlight';
import { tilesOf, type Payout } from '$lib/table/view/payouts';
import { expansionsIn } from '../../../src/lib/rules/loading';
import { expansionOf, laid, played, rulesFor } from '../../modules/playing';
import { finish, finishOf, placeOf, recordedGames, sampleTable } from '../../rules/proof/tables';
import { isOfTitle } from '../../tools/games/compared';
import { randomGame } from '../../tools/games/random-game';
import '../../tools/games/all-expansions';

const PLAYERS: readonly Player[] = [];

function viewAt(game: Game, place: string, payout?: number): FeatureView {
	const selection = { place: placeOf(place), ...(payout !== undefined && { payout }) };
	const view = featureView(game, selection);
	if (!view) throw new Error(`Nothing lies at ${place}.`);
	return view;
}

type Shares = readonly { readonly points?: number }[];
const sharesOf = (shares: Shares = []): string =>
	shares.map(({ points }) => points ?? '·').join(' ');

/** What the board shows of a feature: the shares of its tiles, and after a bar those of its pennants. */
function board(game: Game, view: FeatureView): string {
	const { counted, pennants = [] } = highlightOfFeature(game, view, PLAYERS);
	return [sharesOf(counted), ...(pennants.length > 0 ? [sharesOf(pennants)] : [])].join(' | ');
}

/** A payout as text: when, who, how much. */
const says = ({ when, players, points }: Payout): string =>
	[when, players.join('+') || 'nobody', points].join(' ');

/** All payouts of a feature, each with what the board shows of it. */
const proofAt = (game: Game, place: string): readonly string[] =>
	viewAt(game, place).payouts.map(
		(payout, n) => `${says(payout)} = ${board(game, viewAt(game, place, n))}`
	);

/** Two thieves of two players on a road of six tiles; the second one came there by the table’s word. */
const SHARED_ROAD = played(rulesFor(), [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, 'base-U', [2, 0, 0], ['follower', 0], ['occupied']),
	laid(0, 'base-U', [-1, 0, 0]),
	laid(1, 'base-A', [3, 0, 0]),
	laid(0, 'base-A', [-2, 0, 2])
]);

describe('what a feature pays, and the board shows tile by tile', () => {
	const PENNANT = 'a-city-of-three-tiles-and-a-pennant-pays-8';
	const FIVE = 'an-unfinished-monastery-with-five-neighbours-pays-6';
	const GINGERBREAD = 'the-gingerbread-mans-city-completed-pays-6-12-and-14';
	const LARGER = 'the-small-city-ruling-leaves-larger-and-unfinished-cities-alone';
	const BENDS = 'a-road-through-both-bends-of-a-tile-counts-it-once';
	const UNPAID = 'by-a-house-rule-unfinished-features-pay-nothing';

	it.each<readonly [string, string, number, string, readonly string[]]>([
		['a city with a pennant', PENNANT, 2, '0,0#0', ['paid 0 8 = 2 2 2 | 2']],
		[
			'a city with a pennant, unfinished',
			PENNANT,
			1,
			'0,0#0',
			['ended 0 3 = 1 1 | 1', 'completed 0 6 = 2 2 | 2']
		],
		['a small city', 'a-small-city-pays-4-today', 1, '0,0#0', ['paid 0 4 = 2 2']],
		['a small city by the old ruling', 'a-small-city-paid-2-once', 1, '0,0#0', ['paid 0 2 = 1 1']],
		['a larger one by that ruling', LARGER, 5, '0,0#0', ['paid 0 8 = 2 2 2 | 2']],
		['a monastery', 'a-surrounded-monastery-pays-9', 8, '0,1#0', ['paid 0 9 = 1 1 1 1 1 1 1 1 1']],
		['a monastery with five neighbours', FIVE, 5, '0,1#0', ['ended 0 6 = 1 1 1 1 1 1']],
		['the same after the end', FIVE, 6, '0,1#0', ['paid 0 6 = 1 1 1 1 1 1']],
		['a tie', 'a-shared-city-of-five-tiles-pays-each-10', 6, '0,-1#0', ['paid 0+1 10 = 2 2 2 2 2']],
		['a road twice on one tile', BENDS, 6, '0,1#0', ['paid 0 6 = 1 1 1 1 1 1']],
		[
			'a city whose only figure counts nothing',
			'a-mayor-without-pennants-gets-nothing',
			2,
			'0,0#0',
			['paid nobody 6 = 2 2 2']
		],
		[
			'a city nobody holds',
			'a-city-completed-unoccupied-pays-nobody',
			1,
			'0,0#0',
			['ended nobody 4 = 2 2']
		],
		[
			'a road that pays nothing by a house rule',
			UNPAID,
			4,
			'1,0#0',
			['ended nobody 0 = · ·', 'completed 1 2 = 1 1']
		],
		[
			'the Gingerbread Man’s city, before it as a city',
			GINGERBREAD,
			9,
			'0,0#0',
			['paid 0 14 = 2 2 2 2 2 2 | 2', 'paid 0 12 = 2 2 2 2 2 2', 'paid 1 6 = 1 1 1 1 1 1']
		]
	])('%s', (_, sample, events, place, expected) => {
		expect(proofAt(sampleTable(sample, events), place)).toEqual(expected);
	});

	it('a shared road', () => {
		expect(proofAt(SHARED_ROAD, '0,0#1')).toEqual(['paid 0+1 6 = 1 1 1 1 1 1']);
	});

	it('what other boxes change: a cathedral counts on every tile, and what lies on none beside them', () => {
		const stones: RuleModule = {
			id: 'stones',
			codes: { countables: ['stones'] },
			tariff: () => ({ rule: 'STONE-1', adds: { stones: 5 }, counts: { stones: 2 } })
		};
		const rules = rulesFor(...expansionsIn(['inns-and-cathedrals']), expansionOf(stones));
		const game = played(rules, [
			laid(0, 'ic-CCCC-cathedral', [0, -1, 0], ['follower', 0]),
			laid(1, 'base-E', [0, -2, 2]),
			laid(0, 'base-E', [1, -1, 3]),
			laid(1, 'base-E', [-1, -1, 1])
		]);
		// 5 tiles × 3 + 2 stones × 5
		expect(proofAt(game, '0,0#0')).toEqual(['paid 0 25 = 3 3 3 3 3']);
		const [payout] = viewAt(game, '0,0#0').payouts;
		expect(payout && tilesOf(payout).beside).toEqual([{ count: 2, of: 'stones', each: 5 }]);
	});

	it('a road with an inn: nothing while it is open, 2 a tile once completed', () => {
		const game = played(rulesFor(...expansionsIn(['inns-and-cathedrals'])), [
			laid(0, 'ic-FRFR-inn', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-A', [2, 0, 0])
		]);
		expect(proofAt(game, '0,0#1')).toEqual(['ended nobody 0 = · · ·', 'completed 0 6 = 2 2 2']);
	});

	it('in referee mode only what is paid already; the tiles that count are marked without a number', () => {
		const game = sampleTable(PENNANT, 1, { aids: 'referee' });
		expect(viewAt(game, '0,0#0').payouts).toEqual([]);
		expect(board(game, viewAt(game, '0,0#0'))).toBe('· · | ·');
		expect(proofAt(sampleTable(PENNANT, 2, { aids: 'referee' }), '0,0#0')).toEqual([
			'paid 0 8 = 2 2 2 | 2'
		]);
	});

	it('says which turn paid it, and where in the history that is', () => {
		expect(viewAt(sampleTable(PENNANT, 1), '0,0#0').paidIn).toBeUndefined();
		expect(viewAt(sampleTable(PENNANT, 2), '0,0#0').paidIn).toEqual({
			turn: 3,
			position: 2,
			index: 0
		});
		expect(viewAt(sampleTable(FIVE, 6), '0,1#0').paidIn).toEqual({
			turn: 'final',
			position: 6,
			index: 0
		});
		const his = sampleTable(GINGERBREAD, 10);
		const positions = [0, 1, 2].map((n) => viewAt(his, '0,0#0', n).paidIn);
		expect(positions.map((paid) => paid && [paid.position, paid.index])).toEqual([
			[9, 1],
			[9, 0],
			[9, 0]
		]);
	});
});

describe('the numbers on the board add up to the number in the card', () => {
	const total = (shares: Shares = []): number =>
		shares.reduce((sum, { points = 0 }) => sum + points, 0);

	/** The place of every road, city and monastery. */
	const placesOn = ({ board: { order } }: Game) =>
		[...new Set(order.flatMap(({ parts }) => parts.map(featureOf)))]
			.filter(({ kind }) => kind !== 'field')
			.map(originOf);

	/** Checks all payouts of all features, and the ledger; returns how many had points. */
	function checkAll(game: Game): number {
		const sums = placesOn(game).flatMap((place) =>
			(featureView(game, { place })?.payouts ?? []).flatMap(({ settlement }, payout) => {
				// It pays for the whole city or road, not for its tiles.
				if (isOfTitle(settlement)) return [];
				const view = featureView(game, { place, payout });
				const drawn = view && highlightOfFeature(game, view, PLAYERS);
				const sum = total(drawn?.counted) + total(drawn?.pennants);
				return [[view?.payout?.points, sum] as const];
			})
		);
		const ledger = ledgerOf(game)
			.filter(isOfFeature)
			.filter((settlement) => !isOfTitle(settlement))
			.filter(({ kind, occasion, awards }) => kind !== 'field' && occasion !== 'farm' && awards[0])
			.map((settlement) => {
				const { counted, pennants } = highlightOf(game, settlement, PLAYERS);
				return [settlement.awards[0]?.points, total(counted) + total(pennants)] as const;
			});
		for (const [points, sum] of [...sums, ...ledger]) expect(sum).toBe(points);
		return sums.length + ledger.length;
	}

	it.each(recordedGames().map((record) => [record.id, record] as const))(
		'in the recorded game %s, before and after its end',
		(_, record) => {
			const { before, after } = finishOf(record);
			expect(checkAll(before)).toBeGreaterThan(20);
			expect(checkAll(after)).toBeGreaterThan(20);
		}
	);

	it.each([1000, 1002, 1003, 1004, 1005, 1083])(
		'in the random game of seed %i, with abbeys and the Gingerbread Man',
		(seed) => {
			const { rules, players, first, events } = randomGame(seed);
			const { before, after } = finish(rules, players, first, events);
			expect(checkAll(before) + checkAll(after)).toBeGreaterThan(10);
		}
	);
});
