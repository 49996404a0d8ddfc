import { featureOf, originOf, partsOf } from '$lib/engine/feature';
import type { Game } from '$lib/engine/game';
import type { Place } from '$lib/engine/spot';
import { replayRecord } from '$lib/record';
import { featureView } from '$lib/table/view/feature';
import { highlightOfFeature } from '$lib/table/view/highlight';
import { selectAt } from '$lib/table/view/selection';
import { describe, expect, it } from 'vitest';
import { recorded, recordOf } from '../../e2e/table/support/games';

const record = recordOf(recorded('winter', 'winter-117'), 60, 'winter-117');
const { game } = replayRecord(record);
const { players } = record.header;

/** South of the road through the start tile: Chloé’s, with two cities that count; a road in the north parts it from the other. */
const SOUTH: Place = { x: 0, y: 0, segment: 3 };
const NORTH: Place = { x: 0, y: 0, segment: 2 };
/** Four tiles, a pennant, a red knight and two open sides. */
const CITY: Place = { x: 2, y: 3, segment: 0 };

function viewOf(selection: Parameters<typeof featureView>[1], of: Game = game) {
	const view = featureView(of, selection);
	if (!view) throw new Error('Nothing lies there.');
	return view;
}
const lightAt = (selection: Parameters<typeof featureView>[1]) =>
	highlightOfFeature(game, viewOf(selection), players);

describe('an unfinished city', () => {
	it('pays 1 a tile and pennant if the game ended now, and 2 were it completed as it lies', () => {
		const { settlements, payouts } = viewOf({ place: CITY });
		expect(settlements.map(({ awards }) => awards[0]?.points)).toEqual([5]);
		expect(payouts.map(({ when, points }) => `${when} ${String(points)}`)).toEqual([
			'ended 5',
			'completed 10'
		]);
	});

	it('shows its tiles with what they bring, its pennant and its two open sides', () => {
		const { counted, pennants, open } = lightAt({ place: CITY });
		expect([counted, pennants].map((all) => all?.map(({ points }) => points))).toEqual([
			[1, 1, 1, 1],
			[1]
		]);
		expect(open).toHaveLength(2);
		expect(open?.every(({ side, never }) => side !== undefined && !never)).toBe(true);
		expect(lightAt({ place: CITY, payout: 1 }).pennants?.[0]?.points).toBe(2);
	});
});

it('has what is printed on the tile that was tapped, and only on that', () => {
	const { board } = game;
	const pictured = board.order.find(({ type }) => type.mark !== undefined);
	if (!pictured) throw new Error('No tile has a picture.');
	const { x, y } = pictured.spot;
	expect(viewOf({ place: { x, y, segment: 0 } }).printed).toEqual([pictured.type.mark]);
	expect(viewOf({ place: SOUTH }).printed).toEqual([]);
});

describe('a farm', () => {
	const view = viewOf({ place: SOUTH });

	it('shows its owner, and a letter for each city that counts or doesn’t', () => {
		expect(view.majority).toEqual([2]);
		expect(view.citiesNotCounted.map(({ letter, why }) => `${letter} ${why}`)).toEqual([
			'a unfinished',
			'b unfinished',
			'c unfinished',
			'd unfinished',
			'e separated',
			'f separated'
		]);
		expect(view.citiesNotCounted.slice(4).map(({ between }) => between)).toEqual([
			['road'],
			['road']
		]);
	});

	it('highlights the selected city, what separates it, and the farm', () => {
		const separated = view.citiesNotCounted[4];
		const highlight = lightAt({ place: SOUTH, ...(separated && { city: separated.at }) });
		expect(highlight.across).toEqual(separated?.by);
		expect([highlight.contacts, highlight.letters]).toEqual([[], ['e']]);
		expect(highlight.contactPlaces).toContainEqual(separated?.at);
		expect(highlight.owner).toBe(players[2]?.colour);
	});
});

describe('two fields compared', () => {
	it('are one by a path, or two by what it crosses, with an end in each', () => {
		const two = lightAt({ place: SOUTH, other: NORTH });
		expect([two.ends, two.across?.length]).toEqual([[SOUTH, NORTH], 1]);
		expect(two.contactPlaces.length).toBeGreaterThan(0);
		expect(viewOf({ place: SOUTH, other: NORTH }).paths).toMatchObject({
			kind: 'separated',
			between: ['road']
		});
		const parts = game.board.order.flatMap((tile) => tile.parts);
		const south = parts.find((part) => originOf(featureOf(part)).segment === SOUTH.segment);
		const far = south && partsOf(featureOf(south)).at(-1);
		const other = far && { x: far.tile.x, y: far.tile.y, segment: far.segment.index };
		const one = lightAt({ place: SOUTH, ...(other && { other }) });
		expect([one.contactPlaces, one.across]).toEqual([[], undefined]);
		expect(one.path?.at(-1)?.place).toEqual(other);
	});

	it('begin with the field that was tapped first; anything but a field is no answer', () => {
		const waiting = { place: SOUTH, comparing: true };
		expect(selectAt(game, waiting, NORTH)).toEqual({ place: SOUTH, other: NORTH });
		expect(selectAt(game, waiting, CITY)).toBe(waiting);
		expect(selectAt(game, { place: SOUTH, other: NORTH }, CITY)).toEqual({ place: CITY });
		expect(lightAt(waiting).ends).toEqual([SOUTH]);
	});
});
