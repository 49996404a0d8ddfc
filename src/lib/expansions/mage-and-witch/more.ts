import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Mage & Witch in packed games. */
export const PACKED: PackedPart = {
	expansions: [[9, 'mage-and-witch']],
	tiles: [
		[170, 'mw-CRRR-crossing'],
		[171, 'mw-CCCR-three-cities'],
		[172, 'mw-CCCR'],
		[173, 'mw-CFCF'],
		[174, 'mw-CCRR-caps'],
		[175, 'mw-CCRR-caps-garden'],
		[176, 'mw-CCRR'],
		[177, 'mw-CRCR'],
		[178, 'mw-CRRR-gate']
	],
	rulings: [
		[75, 'magicTiles', ['first', 'later']],
		[76, 'magicHomeUnscored', ['home', 'stays']]
	]
};
