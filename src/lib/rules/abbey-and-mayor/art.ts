import type { BoxArt } from '../presentation/art';

export const ABBEY_AND_MAYOR_ART: BoxArt = {
	sources: {
		abbey: { pattern: 'M0 0L8 8M8 0L0 8', colour: 'light-dark(#9fb4c4, #45606f)' },
		barn: { pattern: 'M2 0V8M6 0V8', colour: 'light-dark(#d98a70, #7c3b2a)' }
	}
};
