import { describe, expect, it } from 'vitest';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { placeOf, sampleTable, toldTable } from './tables';
import { tell } from './telling';

/** A claim; the sample and the number of its events that make the table; a place there; what is proved of it. */
type Case = readonly [
	claim: string,
	sample: string,
	events: number | undefined,
	place: string,
	says: Partial<ReturnType<typeof tell>>
];

const check = (
	_: string,
	sample: string,
	events: number | undefined,
	place: string,
	says: Case[4]
) => {
	expect(tell(proofOf(sampleTable(sample, events), placeOf(place)))).toMatchObject(says);
};

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

	it.each(CASES)('%s', check);
});

describe('what is counted, who stands there, what it paid and would pay', () => {
	const CASES: readonly Case[] = [
		[
			'a road through both bends of a tile counts it once: six tiles, paid',
			'a-road-through-both-bends-of-a-tile-counts-it-once',
			6,
			'0,1#0',
			{ tiles: '0,1 1,1 0,2 -1,2 1,2 0,3', paid: ['ROAD-2 0 6'], ended: [], rule: 'ROAD-2' }
		],
		[
			'a tile with two segments in one city counts once: four tiles, paid',
			'two-segments-of-one-tile-in-one-city-count-once',
			4,
			'0,1#1',
			{ tiles: '0,1 1,1 1,2 0,2', paid: ['CITY-2 0 8'], ended: [], rule: 'CITY-2' }
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
				ended: ['END-4 0 6'],
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
				ended: ['END-3 0 10'],
				rule: 'END-3'
			}
		],
		[
			'what the Gingerbread Man paid for a city as he left it leaves its own points to come',
			'the-gingerbread-man-leaves-a-city-for-7-and-14',
			12,
			'0,0#0',
			{ paid: ['GINGERBREAD-3 0 14', 'GINGERBREAD-3 1 7'], ended: ['END-3 0 10'], rule: 'END-3' }
		],
		[
			'the Gingerbread Man’s city paid him first, and then for itself',
			'the-gingerbread-mans-city-completed-pays-6-12-and-14',
			10,
			'0,0#0',
			{
				figures: '',
				paid: ['GINGERBREAD-4 0 12', 'GINGERBREAD-4 1 6', 'CITY-2 0 14'],
				ended: [],
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
			{ figures: 'mayor 1', compared: '1: 0', ended: ['END-3 nobody'] }
		],
		[
			'a completed city where nobody stood has its sum, for nobody',
			'a-city-completed-unoccupied-pays-nobody',
			undefined,
			'0,0#0',
			{ completed: true, figures: '', paid: [], ended: ['CITY-2 nobody'], rule: 'CITY-2' }
		],
		[
			'after the end an unfinished road has paid',
			'an-unfinished-road-of-four-tiles-pays-4',
			undefined,
			'0,0#1',
			{ paid: ['END-2 1 4'], ended: [], rule: 'END-2' }
		],
		[
			'in a first game without farmers no field pays',
			'a-first-game-without-farmers',
			0,
			'0,0#2',
			{ paid: [], ended: [], rule: 'FIG-5' }
		]
	];

	it.each(CASES)('%s', check);
});

describe('what a farm pays', () => {
	const TIES = 'the-third-farm-rule-pays-6-and-3';
	// The city around the gate is complete. Player 0 has a farm above the road and one below it, player 1 one behind the city.
	it.each([
		['third', '0,0#2', ['FARM-1 0 3']],
		['third', '0,0#3', ['FARM-1 0 3']],
		['third', '1,1#1', ['FARM-1 1 3']],
		// One city pays a player once: on the farm that was begun first.
		['second', '0,0#2', ['FARM-2 0 3']],
		['second', '0,0#3', ['FARM-2 0 0']],
		['second', '1,1#1', ['FARM-2 1 3']],
		// The city pays once, to whoever has most around it: two farmers against one.
		['first', '0,0#2', ['FARM-3 0 4']],
		['first', '0,0#3', ['FARM-3 0 4']],
		['first', '1,1#1', ['FARM-3 0 4']]
	])(
		'by the %s farm rule the field at %s pays %j at the end, and has paid it after',
		(farmRule, place, pays) => {
			const before = tell(proofOf(sampleTable(TIES, 5, { farmRule }), placeOf(place)));
			expect(before).toMatchObject({ paid: [], ended: pays, rule: pays[0]?.slice(0, 6) });
			const after = tell(proofOf(sampleTable(TIES, 6, { farmRule }), placeOf(place)));
			expect(after).toMatchObject({ paid: pays, ended: [], rule: pays[0]?.slice(0, 6) });
		}
	);

	it('a field where nobody lies pays nothing, by the rule of 2000 neither', () => {
		const farm = tell(proofOf(sampleTable(TIES, 6, { farmRule: 'first' }), placeOf('2,0#1')));
		expect(farm).toMatchObject({ paid: [], ended: [], rule: 'FARM-3' });
	});

	const CASES: readonly Case[] = [
		[
			'a barn pays its owner 8 at the end; what it paid farmers whose farm was joined to it stands before',
			'a-farm-joined-to-a-barns-pays-2',
			7,
			'0,0#3',
			{
				figures: 'barn 0',
				compared: '',
				paid: ['BARN-5 1 2'],
				ended: ['BARN-6 0 8'],
				rule: 'BARN-6'
			}
		],
		[
			'after the end the barn has paid as well',
			'a-farm-joined-to-a-barns-pays-2',
			8,
			'0,0#3',
			{ paid: ['BARN-5 1 2', 'BARN-6 0 8'], ended: [], rule: 'BARN-6' }
		],
		[
			'two barns on one farm would pay both owners',
			'two-barns-joined-are-paid-in-full',
			9,
			'1,3#1',
			{ figures: 'barn 0, barn 1', ended: ['BARN-6 0 8', 'BARN-6 1 8'] }
		]
	];
	it.each(CASES)('%s', check);
});

describe('cities near a field', () => {
	const FARMS = 'the-detailed-farm-example-pays-6-9-9-and-12';
	const CASES: readonly Case[] = [
		[
			'farm 1 of the rulebook’s example: fed by both gates’ cities, the start tile’s is unfinished',
			FARMS,
			16,
			'0,0#2',
			{ ended: ['FARM-1 2 6'], cities: ['feeds -1,0#0', 'feeds 1,0#0', 'unfinished 0,0#0'] }
		],
		[
			'farm 2: three cities; the road keeps it from the start tile’s',
			FARMS,
			16,
			'0,0#3',
			{
				compared: '0: 1, 2: 1',
				ended: ['FARM-1 0 9', 'FARM-1 2 9'],
				cities: ['feeds -1,0#0', 'feeds 1,0#0', 'feeds 0,1#0', 'parted 0,0#0 by 0,0#1']
			}
		],
		[
			'farm 3: four cities; one in the east is open; the start tile’s touches it at a corner only',
			FARMS,
			16,
			'0,-2#1',
			{
				ended: ['FARM-1 1 12'],
				cities: [
					...['feeds -1,-1#0', 'feeds -1,-2#0', 'feeds -1,-2#1', 'feeds 1,-1#0'],
					...['unfinished 2,0#0', 'corner 0,0#0']
				]
			}
		],
		[
			'a city on the diagonal touches at a corner only',
			'cities-corner-to-corner-are-two',
			2,
			'0,-1#1',
			{ cities: ['unfinished 0,-1#0', 'corner 1,0#0'] }
		],
		[
			'a road that touches the wall without a gate parts the third field from the city',
			'a-road-that-touches-the-wall-parts-three-fields',
			4,
			'1,0#3',
			{ cities: ['parted 0,0#0 by 0,0#1', 'parted 1,0#0 by 1,0#1'] }
		],
		[
			'the fields on either side of that touch both border the city',
			'a-road-that-touches-the-wall-parts-three-fields',
			4,
			'1,0#4',
			{ ended: ['FARM-1 0 3'], cities: ['feeds 1,0#0', 'unfinished 0,0#0'] }
		],
		[
			'of the roads that meet at a crossing one is enough to part field and city',
			'a-city-reaches-nothing-through-a-crossing',
			3,
			'0,-2#5',
			{ cities: ['parted 0,-2#0 by 0,-2#2', 'parted 0,-2#1 by 0,-2#3'] }
		],
		[
			'a tunnel’s road parts nothing from the city above it',
			'a-tunnel-parts-the-field-on-one-side-only',
			2,
			'0,-1#2',
			{ cities: ['unfinished 0,-1#0'] }
		],
		[
			'a field between crossing cities borders both and nothing else',
			'the-small-field-between-crossed-cities-pays-6',
			4,
			'0,-1#2',
			{ ended: ['FARM-1 0 6'], cities: ['feeds 0,-1#0', 'feeds 0,-1#1'] }
		],
		[
			'one of two crossing cities may be open',
			'a-small-field-pays-3-while-one-city-is-open',
			2,
			'0,-1#3',
			{ ended: ['FARM-1 0 3'], cities: ['feeds 0,-1#0', 'unfinished 0,-1#1'] }
		],
		[
			'a city whose wall reaches the far corners borders all three fields around it',
			'a-city-in-two-corners-parts-three-fields',
			3,
			'-1,-1#1',
			{ ended: ['FARM-1 1 3'], cities: ['feeds 0,-1#0'] }
		],
		['what is no field has no cities to feed', FARMS, 16, '0,0#1', { cities: [] }]
	];

	it.each(CASES)('%s', check);

	it('another city’s wall may lie between', () => {
		const game = toldTable('C:N C:EW F:45', { x: 0, y: -1, rotation: 2 });
		expect(tell(proofOf(game, placeOf('0,-1#2')))?.cities).toEqual([
			'unfinished 0,-1#1',
			'parted 0,-1#0 by 0,-1#1'
		]);
	});
});

it('nothing is proved where no tile lies', () => {
	const game = sampleTable('a-road-of-four-tiles-pays-4', 0);
	expect(proofOf(game, placeOf('5,5#0'))).toBeUndefined();
	expect(proofOf(game, placeOf('0,0#9'))).toBeUndefined();
});
