import { describe, expect, it } from 'vitest';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { placeOf, sampleTable } from './tables';
import { checkCase, proofText, type Case } from './proof-text';

describe('what is open', () => {
	const CASES: readonly Case[] = [
		[
			'the start tile’s road has an end in the east and one in the west',
			'a-road-of-four-tiles-pays-4',
			0,
			'0,0#1',
			{ completed: false, open: ['0,0#1 E 1,0', '0,0#1 W -1,0'] }
		],
		[
			'where a city’s side lies against a field nothing can ever close it',
			'a-city-against-a-field-is-never-completed',
			1,
			'0,1#0',
			{ completed: false, open: ['0,1#0 N 0,0 never'] }
		],
		[
			'a monastery with tiles in the north, west and east misses the three spots south of it',
			'an-unfinished-monastery-with-five-neighbours-pays-6',
			5,
			'0,1#0',
			{ open: ['0,1#0 1,2', '0,1#0 0,2', '0,1#0 -1,2'] }
		],
		[
			'an abbey closes a city above it, which then misses its southern side only',
			'an-abbey-pays-1-for-the-road-it-ends',
			9,
			'-1,1#0',
			{ open: ['-1,1#0 S -1,2'] }
		],
		[
			'an abbey closes the road west of it, which then misses its eastern end only',
			'an-abbey-pays-1-for-the-road-it-ends',
			9,
			'0,0#1',
			{ tiles: '0,0 1,0 2,0', open: ['2,0#0 E 3,0'] }
		],
		[
			'a completed road misses nothing',
			'the-road-at-the-well-needs-all-three-ends',
			4,
			'1,0#0',
			{ completed: true, open: [] }
		],
		[
			'a field is never completed, and misses nothing',
			'a-road-of-four-tiles-pays-4',
			0,
			'0,0#3',
			{ completed: false, open: [] }
		]
	];

	it.each(CASES)('%s', checkCase);
});

describe('what is open at the edge of a table five tiles wide', () => {
	const ROAD = 'an-unfinished-road-of-four-tiles-pays-4';
	const WELL = 'the-road-at-the-well-needs-all-three-ends';
	it.each([
		[
			'a road to the edge can be closed behind it as ever',
			'none',
			ROAD,
			3,
			'0,0#1',
			['-1,0#0 W -2,0', '2,0#0 E 3,0']
		],
		[
			'a road to the edge stays open there',
			'limits',
			ROAD,
			3,
			'0,0#1',
			['-1,0#0 W -2,0', '2,0#0 E 3,0 never offTable']
		],
		['a road to the edge is closed by it', 'completes', ROAD, 3, '0,0#1', ['-1,0#0 W -2,0']],
		[
			'of a monastery at the edge three spots are never filled',
			'limits',
			WELL,
			4,
			'2,0#1',
			['2,-1', '3,-1 never offTable', '3,0 never offTable', '3,1 never offTable', '2,1', '1,1'].map(
				(spot) => `2,0#1 ${spot}`
			)
		],
		[
			'a monastery at the edge needs no tiles beyond it',
			'completes',
			WELL,
			4,
			'2,0#1',
			['2,-1', '2,1', '1,1'].map((spot) => `2,0#1 ${spot}`)
		]
	])('%s', (_, edge, sample, events, place, open) => {
		const game = sampleTable(sample, events, { edge, tableWidth: '5', tableHeight: '5' });
		expect(proofText(proofOf(game, placeOf(place)))?.open).toEqual(open);
	});
});

describe('counts, figures, and points paid or possible', () => {
	const CASES: readonly Case[] = [
		[
			'a road through both bends of a tile counts it once: six tiles, paid',
			'a-road-through-both-bends-of-a-tile-counts-it-once',
			6,
			'0,1#0',
			{ tiles: '0,1 1,1 0,2 -1,2 1,2 0,3', paid: ['ROAD-2 0 6'], ifEndedNow: [], rule: 'ROAD-2' }
		],
		[
			'a tile with two segments in one city counts once: four tiles, paid',
			'two-segments-of-one-tile-in-one-city-count-once',
			4,
			'0,1#1',
			{ tiles: '0,1 1,1 1,2 0,2', paid: ['CITY-2 0 8'], ifEndedNow: [], rule: 'CITY-2' }
		],
		[
			'the road at the well is one in three directions: five tiles',
			'the-road-at-the-well-needs-all-three-ends',
			4,
			'1,-1#0',
			{ tiles: '0,0 1,0 1,-1 2,0 -1,0', paid: ['ROAD-2 0 5'] }
		],
		[
			'a monastery counts itself and five around: 6 if the game ends',
			'an-unfinished-monastery-with-five-neighbours-pays-6',
			5,
			'0,1#0',
			{
				tiles: '0,1 -1,0 0,0 1,0 1,1 -1,1',
				figures: 'follower 0',
				paid: [],
				ifEndedNow: ['END-4 0 6'],
				rule: 'END-4'
			}
		],
		[
			'a city of seven tiles and three pennants with two knights against one: 7 + 3 for who has two',
			'the-gingerbread-man-leaves-a-city-for-7-and-14',
			11,
			'0,0#0',
			{
				tiles: '0,0 -1,-1 1,-1 0,-2 -2,-1 2,-1 0,-1',
				pennants: '-1,-1#0 1,-1#0 0,-1#0',
				figures: 'follower 0, follower 0, follower 1',
				compared: '0: 2, 1: 1',
				paid: [],
				ifEndedNow: ['END-3 0 10'],
				rule: 'END-3'
			}
		],
		[
			'what the Gingerbread Man paid for a city as he left it leaves its own points to come',
			'the-gingerbread-man-leaves-a-city-for-7-and-14',
			12,
			'0,0#0',
			{
				paid: ['GINGERBREAD-3 0 14', 'GINGERBREAD-3 1 7'],
				ifEndedNow: ['END-3 0 10'],
				rule: 'END-3'
			}
		],
		[
			'the Gingerbread Man’s city paid him first, and then for itself',
			'the-gingerbread-mans-city-completed-pays-6-12-and-14',
			10,
			'0,0#0',
			{
				figures: '',
				paid: ['GINGERBREAD-4 0 12', 'GINGERBREAD-4 1 6', 'CITY-2 0 14'],
				ifEndedNow: [],
				rule: 'CITY-2'
			}
		],
		[
			'a shared city paid both in full',
			'a-shared-city-of-five-tiles-pays-each-10',
			6,
			'0,-1#0',
			{ paid: ['CITY-2 0 10', 'CITY-2 1 10'], compared: '' }
		],
		[
			'a mayor without pennants stands there and counts nothing',
			'an-unfinished-city-pays-a-mayor-by-its-pennants',
			2,
			'1,0#0',
			{ figures: 'mayor 1', compared: '1: 0', ifEndedNow: ['END-3 nobody'] }
		],
		[
			'a completed city where nobody stood has its sum, for nobody',
			'a-city-completed-unoccupied-pays-nobody',
			undefined,
			'0,0#0',
			{ completed: true, figures: '', paid: [], ifEndedNow: ['CITY-2 nobody'], rule: 'CITY-2' }
		],
		[
			'after the end an unfinished road has paid',
			'an-unfinished-road-of-four-tiles-pays-4',
			undefined,
			'0,0#1',
			{ paid: ['END-2 1 4'], ifEndedNow: [], rule: 'END-2' }
		],
		[
			'in a first game without farmers no field pays',
			'a-first-game-without-farmers',
			0,
			'0,0#2',
			{ paid: [], ifEndedNow: [], rule: 'FIG-5' }
		]
	];

	it.each(CASES)('%s', checkCase);
});

it('there is no proof without a tile', () => {
	const game = sampleTable('a-road-of-four-tiles-pays-4', 0);
	expect(proofOf(game, placeOf('5,5#0'))).toBeUndefined();
	expect(proofOf(game, placeOf('0,0#9'))).toBeUndefined();
});
