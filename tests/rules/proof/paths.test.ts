import { describe, expect, it } from 'vitest';
import { pathsBetween } from '../../../src/lib/rules/base/proof';
import { placeOf, sampleTable } from './tables';
import { pathsText } from './proof-text';

const CORNER = 'fields-that-touch-at-a-corner-are-joined-later';
const ABBEY = 'an-abbey-pays-1-for-the-road-it-ends';
const TUNNEL = 'a-tunnel-parts-the-field-on-one-side-only';

describe('paths between two fields', () => {
	it.each([
		['a field is one with itself', CORNER, 0, '0,0#2', '0,0#2', 'one', '0,0#2', ''],
		[
			'two fields that a third tile joined are one, around the corner',
			CORNER,
			3,
			'0,-1#1',
			'1,0#1',
			'one',
			'0,-1#1>2 1,-1#1>4 1,0#1',
			''
		],
		[
			'before it they were two, with the start tile’s city between',
			CORNER,
			2,
			'0,-1#1',
			'1,0#1',
			'separated',
			'0,-1#1 0,-1#0>4 0,0#0 0,0#2>2 1,0#1',
			'0,-1#0 0,0#0'
		],
		[
			'a road parts the fields of the start tile',
			CORNER,
			0,
			'0,0#2',
			'0,0#3',
			'separated',
			'0,0#2 0,0#1 0,0#3',
			'0,0#1'
		],
		[
			'the road at the well parts three fields',
			'the-road-at-the-well-needs-all-three-ends',
			1,
			'1,0#2',
			'1,0#3',
			'separated',
			'1,0#2 1,0#0 1,0#3',
			'1,0#0'
		],
		[
			'an abbey closes the fields on both sides of it',
			ABBEY,
			9,
			'-2,0#1',
			'0,0#2',
			'separated',
			'-2,0#1>2 -1,0#0>2 0,0#2',
			'-1,0#0'
		],
		[
			'east of a tunnel its road parts the fields',
			TUNNEL,
			2,
			'0,-1#2',
			'0,-1#3',
			'separated',
			'0,-1#2 0,-1#1 0,-1#3',
			'0,-1#1'
		],
		[
			'no way leads through a tunnel: the city above it is crossed',
			TUNNEL,
			2,
			'0,-1#2',
			'0,-1#4',
			'separated',
			'0,-1#2 0,-1#0 0,-1#4',
			'0,-1#0'
		],
		[
			'small fields between crossing cities are parted by one of them',
			'the-small-field-between-crossed-cities-pays-6',
			4,
			'0,-1#2',
			'0,-1#3',
			'separated',
			'0,-1#2 0,-1#0 0,-1#3',
			'0,-1#0'
		],
		[
			'a road that touches the wall parts the fields beside the touch',
			'a-road-that-touches-the-wall-parts-three-fields',
			1,
			'1,0#2',
			'1,0#4',
			'separated',
			'1,0#2 1,0#1 1,0#4',
			'1,0#1'
		],
		[
			'a side where unlike lands meet is closed for ever',
			'a-city-against-a-field-is-never-completed',
			1,
			'0,0#3',
			'0,1#1',
			'apart',
			'',
			''
		]
	])('%s', (_, sample, events, from, to, kind, path, across) => {
		const paths = pathsBetween(sampleTable(sample, events), placeOf(from), placeOf(to));
		expect(pathsText(paths)).toEqual({ kind, path, across });
	});

	it.each(['0,0#1', '9,9#0'])('exist only between fields: %s', (place) => {
		const game = sampleTable(CORNER, 0);
		expect(() => pathsBetween(game, placeOf('0,0#2'), placeOf(place))).toThrow('fields');
	});
});
