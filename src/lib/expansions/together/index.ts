import type { Interplay } from '../../rules/base/expansion';

/** The River with The River II: one spring and one lake stay in the box. */
export const TWO_RIVERS: Interplay = {
	needs: ['river', 'river-2'],
	tilesLeftOut: 2,
	load: async () => (await import('./two-rivers')).TWO_RIVERS_RULES
};
