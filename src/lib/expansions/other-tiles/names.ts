import type { Names } from '../../words/expansion';
import type { OtherTilesId } from './boxes';

/** What all of these boxes have words for, with the pictures on the tiles of one box. */
const names = <const Mark extends string>(...marks: readonly Mark[]) =>
	({
		marks,
		printed: marks,
		rulings: [],
		topics: {},
		rules: ['OTHER-1', 'OTHER-2', 'OTHER-3', 'OTHER-4']
	}) as const satisfies Names;

/** Everything of each of these boxes that each language has words for. */
export const OTHER_TILES_NAMES = {
	catapult: names('fair'),
	'wheel-of-fortune': names('fortune'),
	'big-box-5-wheel': names('fortune'),
	plague: names('flea'),
	porxada: names('portico'),
	'cathedrals-in-germany': names('german-cathedral'),
	'spiel-promos': names(),
	'fruit-trees': names('fruit-tree'),
	tollkeepers: names('travellers'),
	'barber-surgeons': names('bathhouse'),
	'peasant-revolts': names('revolt')
} as const satisfies Readonly<Record<OtherTilesId, Names>>;
