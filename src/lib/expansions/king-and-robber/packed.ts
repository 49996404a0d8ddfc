import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of King & Robber Baron in packed games. */
export const PACKED: PackedPart = {
	expansions: [[6, 'king-and-robber']],
	tokens: [
		[3, 'king'],
		[4, 'robber']
	],
	tiles: [
		[129, 'kr-CFFF-monastery'],
		[130, 'kr-CFFR'],
		[131, 'kr-CFFR-garden'],
		[132, 'kr-CRRR'],
		[133, 'kr-CCRR'],
		[134, 'kr-CCCC-bridge']
	],
	rulings: [
		[41, 'kingTiles', ['first', 'later']],
		[42, 'kingAndRobber', ['each', '10', '15', 'at-once']]
	]
};
