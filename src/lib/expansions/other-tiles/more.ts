import type { PackedPart } from '../../rules/presentation/packed';
import type { OtherTilesId } from './boxes';

/** The numbers of each box in packed games. */
const PACKED: Readonly<Record<OtherTilesId, PackedPart>> = {
	catapult: {
		expansions: [[34, 'catapult']],
		tiles: [
			[430, 'ca-CCCC'],
			[431, 'ca-CCFF'],
			[432, 'ca-CFCF'],
			[433, 'ca-CFFF'],
			[434, 'ca-CFFF-corner'],
			[435, 'ca-FFFF'],
			[436, 'ca-FFFF-monastery'],
			[437, 'ca-FFRR'],
			[438, 'ca-FRFR'],
			[439, 'ca-FRRR-left'],
			[440, 'ca-FRRR-right'],
			[441, 'ca-RRRR']
		]
	},
	'wheel-of-fortune': {
		expansions: [[35, 'wheel-of-fortune']],
		tiles: [
			[442, 'wf-CCFF'],
			[443, 'wf-FFRR'],
			[444, 'wf-FRFR'],
			[445, 'wf-RRRR'],
			[446, 'wf-RRRR-crossing']
		]
	},
	'big-box-5-wheel': {
		expansions: [[36, 'big-box-5-wheel']],
		tiles: [
			[447, 'w5-FFRR'],
			[448, 'w5-FRFR'],
			[449, 'w5-RRRR'],
			[450, 'w5-CCCF'],
			[451, 'w5-CCFR'],
			[452, 'w5-CCRF'],
			[453, 'w5-CFFR'],
			[454, 'w5-CFRF'],
			[455, 'w5-CRFF'],
			[456, 'w5-CRFR'],
			[457, 'w5-CRRR'],
			[458, 'w5-FRFR-monastery']
		]
	},
	plague: {
		expansions: [[37, 'plague']],
		tiles: [
			[459, 'pl-CCFF'],
			[460, 'pl-CCFF-caps'],
			[461, 'pl-CCRR'],
			[462, 'pl-CFRR'],
			[463, 'pl-FFRR'],
			[464, 'pl-RRRR']
		]
	},
	porxada: {
		expansions: [[38, 'porxada']],
		tiles: [[465, 'px-CCCC']]
	},
	'cathedrals-in-germany': {
		expansions: [[39, 'cathedrals-in-germany']],
		tiles: [
			[466, 'cg-FRRR'],
			[467, 'cg-RRRR']
		]
	},
	'spiel-promos': {
		expansions: [[40, 'spiel-promos']],
		tiles: [
			[468, 'sp-14-CCCR'],
			[469, 'sp-15-RRRR'],
			[470, 'sp-16-CCCC'],
			[471, 'sp-17-CFFF'],
			[472, 'sp-18-RRRR'],
			[473, 'sp-20-CRRR']
		]
	},
	'fruit-trees': {
		expansions: [[41, 'fruit-trees']],
		tiles: [
			[474, 'ft-CRFR'],
			[475, 'ft-CRRF'],
			[476, 'ft-CCFF-caps'],
			[477, 'ft-FRRR'],
			[478, 'ft-CRRR'],
			[479, 'ft-CCFF']
		]
	},
	tollkeepers: {
		expansions: [[42, 'tollkeepers']],
		tiles: [
			[480, 'tk-FFRR-village'],
			[481, 'tk-FRRR-village'],
			[482, 'tk-FRFR-village'],
			[483, 'tk-FRRR'],
			[484, 'tk-FRFR'],
			[485, 'tk-FFRR'],
			[486, 'tk-CCRR'],
			[487, 'tk-CFRF'],
			[488, 'tk-CRFR'],
			[489, 'tk-CCRR-caps']
		]
	},
	'barber-surgeons': {
		expansions: [[43, 'barber-surgeons']],
		tiles: [
			[490, 'bs-RRRR-bridge'],
			[491, 'bs-FFRR'],
			[492, 'bs-FRFR'],
			[493, 'bs-CCRR'],
			[494, 'bs-CCFF'],
			[495, 'bs-CCCF']
		]
	},
	'peasant-revolts': {
		expansions: [[44, 'peasant-revolts']],
		tiles: [
			[496, 'pr-RRRR'],
			[497, 'pr-FRRR'],
			[498, 'pr-FFRR'],
			[499, 'pr-FRFR'],
			[500, 'pr-FFFR-garden'],
			[501, 'pr-CFFF'],
			[502, 'pr-CFFF-corner'],
			[503, 'pr-CCFF-caps'],
			[504, 'pr-CCFF'],
			[505, 'pr-CFRF'],
			[506, 'pr-CRRF']
		]
	}
};

/** What links need of a box. Its tiles pay nothing of their own, so charts need nothing. */
export const moreOf = (box: OtherTilesId) => ({ PACKED: PACKED[box] });
