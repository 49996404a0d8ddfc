import type { SourcesArt } from '../../rules/presentation/art';
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

/** How charts show its points. */
export const SOURCE_ART = {
	king: { pattern: 'M1 6V2L3 4L4 2L5 4L7 2V6', colour: 'light-dark(#d8b24a, #75591a)' },
	robber: { pattern: 'M1 4H7M5 2L7 4L5 6', colour: 'light-dark(#a9a39a, #57534d)' }
} as const satisfies SourcesArt;
