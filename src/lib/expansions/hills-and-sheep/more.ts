import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Hills & Sheep in packed games. */
export const PACKED: PackedPart = {
	expansions: [[25, 'hills-and-sheep']],
	pieces: [[39, 'shepherd']],
	objections: [[63, 'flocks/shepherd-there']],
	tiles: [
		[336, 'hs-CFFF-vineyard'],
		[337, 'hs-CCCF-vineyard'],
		[338, 'hs-CCFF-hill'],
		[339, 'hs-CCFF-hill-two-cities'],
		[340, 'hs-CCFF-vineyard'],
		[341, 'hs-CFCF-hill'],
		[342, 'hs-CFCF-vineyard'],
		[343, 'hs-CFRF-hill'],
		[344, 'hs-CRRF-hill'],
		[345, 'hs-CRRF-monastery'],
		[346, 'hs-FRRR-monastery'],
		[347, 'hs-CCFR-vineyard'],
		[348, 'hs-FRFR-hill'],
		[349, 'hs-FFRR-hill'],
		[350, 'hs-FFRR-hill-garden'],
		[351, 'hs-CFRR-hill'],
		[352, 'hs-FRRR-vineyard']
	],
	rulings: [
		[130, 'hillTiles', ['first', 'later']],
		[131, 'hillTie', ['any', 'most']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	flocks: {
		pattern: 'M2 4A2 2 0 0 1 6 4A2 2 0 0 1 2 4M2.6 6V7.4M5.4 6V7.4',
		colour: 'light-dark(#c9c3ae, #5a563f)'
	}
} as const satisfies SourcesArt;
