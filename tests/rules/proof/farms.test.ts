import { describe, expect, it } from 'vitest';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { placeOf, sampleTable, customTileTable } from './tables';
import { checkCase, proofText, type Case } from './proof-text';

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
			const before = proofText(proofOf(sampleTable(TIES, 5, { farmRule }), placeOf(place)));
			expect(before).toMatchObject({ paid: [], ifEndedNow: pays, rule: pays[0]?.slice(0, 6) });
			const after = proofText(proofOf(sampleTable(TIES, 6, { farmRule }), placeOf(place)));
			expect(after).toMatchObject({ paid: pays, ifEndedNow: [], rule: pays[0]?.slice(0, 6) });
		}
	);

	it('a field without farmers pays nothing, also under the rule of 2000', () => {
		const farm = proofText(proofOf(sampleTable(TIES, 6, { farmRule: 'first' }), placeOf('2,0#1')));
		expect(farm).toMatchObject({ paid: [], ifEndedNow: [], rule: 'FARM-3' });
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
				ifEndedNow: ['BARN-6 0 8'],
				rule: 'BARN-6'
			}
		],
		[
			'after the end the barn has paid as well',
			'a-farm-joined-to-a-barns-pays-2',
			8,
			'0,0#3',
			{ paid: ['BARN-5 1 2', 'BARN-6 0 8'], ifEndedNow: [], rule: 'BARN-6' }
		],
		[
			'two barns on one farm would pay both owners',
			'two-barns-joined-are-paid-in-full',
			9,
			'1,3#1',
			{ figures: 'barn 0, barn 1', ifEndedNow: ['BARN-6 0 8', 'BARN-6 1 8'] }
		]
	];
	it.each(CASES)('%s', checkCase);
});

describe('cities near a field', () => {
	const FARMS = 'the-detailed-farm-example-pays-6-9-9-and-12';
	const CASES: readonly Case[] = [
		[
			'farm 1 of the rulebook’s example: fed by both gates’ cities, the start tile’s is unfinished',
			FARMS,
			16,
			'0,0#2',
			{ ifEndedNow: ['FARM-1 2 6'], cities: ['feeds -1,0#0', 'feeds 1,0#0', 'unfinished 0,0#0'] }
		],
		[
			'farm 2: three cities; the road keeps it from the start tile’s',
			FARMS,
			16,
			'0,0#3',
			{
				compared: '0: 1, 2: 1',
				ifEndedNow: ['FARM-1 0 9', 'FARM-1 2 9'],
				cities: ['feeds -1,0#0', 'feeds 1,0#0', 'feeds 0,1#0', 'separated 0,0#0 by 0,0#1']
			}
		],
		[
			'farm 3: four cities; one in the east is open; the start tile’s touches it at a corner only',
			FARMS,
			16,
			'0,-2#1',
			{
				ifEndedNow: ['FARM-1 1 12'],
				cities: [
					'feeds -1,-1#0',
					'feeds -1,-2#0',
					'feeds -1,-2#1',
					'feeds 1,-1#0',
					'unfinished 2,0#0',
					'corner 0,0#0'
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
			{ cities: ['separated 0,0#0 by 0,0#1', 'separated 1,0#0 by 1,0#1'] }
		],
		[
			'the fields on either side of that touch both border the city',
			'a-road-that-touches-the-wall-parts-three-fields',
			4,
			'1,0#4',
			{ ifEndedNow: ['FARM-1 0 3'], cities: ['feeds 1,0#0', 'unfinished 0,0#0'] }
		],
		[
			'of the roads that meet at a crossing one is enough to part field and city',
			'a-city-reaches-nothing-through-a-crossing',
			3,
			'0,-2#5',
			{ cities: ['separated 0,-2#0 by 0,-2#2', 'separated 0,-2#1 by 0,-2#3'] }
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
			{ ifEndedNow: ['FARM-1 0 6'], cities: ['feeds 0,-1#0', 'feeds 0,-1#1'] }
		],
		[
			'one of two crossing cities may be open',
			'a-small-field-pays-3-while-one-city-is-open',
			2,
			'0,-1#3',
			{ ifEndedNow: ['FARM-1 0 3'], cities: ['feeds 0,-1#0', 'unfinished 0,-1#1'] }
		],
		[
			'a city whose wall reaches the far corners borders all three fields around it',
			'a-city-in-two-corners-parts-three-fields',
			3,
			'-1,-1#1',
			{ ifEndedNow: ['FARM-1 1 3'], cities: ['feeds 0,-1#0'] }
		],
		['what is no field has no cities to feed', FARMS, 16, '0,0#1', { cities: [] }]
	];

	it.each(CASES)('%s', checkCase);

	it('another city’s wall may be in between', () => {
		const game = customTileTable('C:N C:EW F:45', { x: 0, y: -1, rotation: 2 });
		expect(proofText(proofOf(game, placeOf('0,-1#2')))?.cities).toEqual([
			'unfinished 0,-1#1',
			'separated 0,-1#0 by 0,-1#1'
		]);
	});
});
