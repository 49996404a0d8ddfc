import type { BoxArt } from '../presentation/art';

export const TRADERS_AND_BUILDERS_ART: BoxArt = {
	sources: {
		goods: { pattern: 'M2 2H6V6H2Z', colour: 'light-dark(#b7a0c9, #5d4672)' }
	}
};
