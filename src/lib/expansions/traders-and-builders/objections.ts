/** What is objected to putting a builder or a pig somewhere. */
export const TRADERS_AND_BUILDERS_OBJECTIONS = [
	'builder/no-follower',
	'builder/completed',
	'pig/no-farmer'
] as const;
export type TradersObjection = (typeof TRADERS_AND_BUILDERS_OBJECTIONS)[number];
