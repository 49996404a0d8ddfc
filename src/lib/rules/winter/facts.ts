import type { BoxFacts } from '../presentation/facts';

export const WINTER_FACTS: BoxFacts = {
	winter: true,
	tiles: {
		'winter-we3-gardens': 84,
		'winter-we3': 84,
		'winter-we2': 84,
		'winter-we1': 84,
		'winter-wd': 72
	}
};
