import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Games Quarterly 11 in packed games. */
export const PACKED: PackedPart = {
	expansions: [[31, 'gq11']],
	tiles: [
		[401, 'gq-CSCS'],
		[402, 'gq-RRRR-monastery'],
		[403, 'gq-FFFF-pigherd'],
		[404, 'gq-CFCR'],
		[405, 'gq-CRCR'],
		[406, 'gq-CRCR-road'],
		[407, 'gq-CRRR'],
		[408, 'gq-CCFF'],
		[409, 'gq-CCFR'],
		[410, 'gq-CCRR'],
		[411, 'gq-CCCR']
	],
	rulings: [[146, 'pigHerd', ['nothing', 'pig']]]
};
