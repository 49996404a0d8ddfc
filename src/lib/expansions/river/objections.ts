/** What is objected to where the river is laid: it doesn't go on from its open end, or turns where it may not. */
export const RIVER_OBJECTIONS = [
	'river/apart',
	'river/turns-back',
	'river/third-turn',
	'river/no-room'
] as const;
export type RiverObjection = (typeof RIVER_OBJECTIONS)[number];
