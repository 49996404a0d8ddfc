import { UNFINISHED_PATTERN } from '../base/art';
import type { BoxArt } from '../presentation/art';

export const ABBOT_ART: BoxArt = {
	sources: {
		garden: {
			pattern: 'M4 0V8M0 4H8M2 2h.1M6 6h.1',
			colour: 'light-dark(#a9c27a, #4f6b3a)'
		},
		'unfinished-garden': { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#d4e0bc, #3f4c33)' }
	}
};
