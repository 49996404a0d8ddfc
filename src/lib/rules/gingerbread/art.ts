import type { BoxArt } from '../presentation/art';

export const GINGERBREAD_ART: BoxArt = {
	sources: {
		gingerbread: {
			pattern: 'M5.5 4A1.5 1.5 0 1 1 2.5 4A1.5 1.5 0 1 1 5.5 4',
			colour: 'light-dark(#c08d5f, #6f4a2a)'
		}
	},
	accents: { gingerbread: 'var(--player-nobody)' }
};
