import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The River in packed games. */
export const PACKED: PackedPart = {
	expansions: [[5, 'river']],
	tiles: [
		[110, 'river-spring'],
		[111, 'river-lake'],
		[112, 'river-CSCS'],
		[113, 'river-CSRS'],
		[114, 'river-FSRS-monastery'],
		[115, 'river-RSRS'],
		[116, 'river-FSFS'],
		[117, 'river-CCSS'],
		[118, 'river-RRSS'],
		[119, 'river-FFSS'],
		[120, 'river-FFSS-garden'],
		[121, 'river-FRRS-spring'],
		[122, 'river-FFFS-lake-monastery']
	],
	objections: [
		[17, 'river/apart'],
		[18, 'river/turns-back'],
		[19, 'river/third-turn'],
		[20, 'river/no-room']
	],
	rulings: [
		[28, 'riverTiles', ['third', 'second', 'first']],
		[29, 'startTileWithRiver', ['out', 'bag']],
		[30, 'river', ['third-turn', 'twice-running', 'room']],
		[33, 'riverFields', ['parted', 'joined']]
	]
};
