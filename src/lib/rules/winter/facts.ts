import type { BoxFacts } from '../presentation/facts';

export const WINTER_FACTS = {
	tiles: {
		'winter-we3-gardens': 84,
		'winter-we3': 84,
		'winter-we2': 84,
		'winter-we1': 84,
		'winter-wd': 72
	}
} as const satisfies BoxFacts;

/** The boxes whose land lies under snow. */
export const WINTER_BOXES: ReadonlySet<string> = new Set(Object.keys(WINTER_FACTS.tiles));
