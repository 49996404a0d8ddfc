import { EVERY_RIVER } from '../../rules/river/names';
import type { Names } from '../../words/expansion';
import { RIVER_2_RULINGS, RIVER_2_OBJECTIONS } from './rulings';

/** Everything of The River II that each language has words for. */
export const RIVER_2_NAMES = {
	printed: [...EVERY_RIVER.printed, 'herd', 'inn', 'volcano'],
	marks: ['volcano'],
	signs: [...EVERY_RIVER.signs, 'herd', 'inn'],
	objections: [...EVERY_RIVER.objections, ...RIVER_2_OBJECTIONS],
	further: ['river-volcano/tile'],
	rulings: RIVER_2_RULINGS,
	topics: { 'pig-herd': ['pig-herd-pays'] },
	rules: [
		...EVERY_RIVER.rules,
		'RIVERII-1',
		'RIVERII-2',
		'RIVERII-3',
		'RIVERII-4',
		'RIVERII-5',
		'RIVERII-6',
		'RIVERII-7',
		'RIVERII-8',
		'RIVERII-9',
		'RIVERII-10',
		'RIVERII-11',
		'RIVERII-12',
		'RIVERII-13'
	]
} as const satisfies Names;
