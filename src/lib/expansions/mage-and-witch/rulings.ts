import type { Ruling } from '../../engine/rulings';

/** Which tiles are played: the first edition's, or the later ones, of which one has a garden. */
const MAGIC_TILES = ['first', 'later'] as const;
/** What happens to the mage or witch when nobody scores their completed road or city: they leave the table, or stay. */
const HOME_UNSCORED = ['home', 'stays'] as const;

export const MAGIC_RULINGS = [
	{ id: 'magicTiles', choices: MAGIC_TILES, usual: 'first', group: 'rules' },
	{ id: 'magicHomeUnscored', choices: HOME_UNSCORED, usual: 'home', group: 'rules' }
] as const satisfies readonly Ruling[];
