import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's eight tiles are played: those of 2012, or later ones, of which one has a garden. */
const FLYING_EDITIONS = ['first', 'later'] as const;
/** Who may fly: every figure that counts for majorities, or only meeples, large ones too. */
const FLYERS = ['all', 'meeples'] as const;
/** The expansions with figures for which the ruling makes a difference. */
const WITH_OTHERS = ['abbot', 'abbey-and-mayor', 'phantom', 'big-top'];

export const FLYING_RULINGS = [
	{ id: 'flyingTiles', choices: FLYING_EDITIONS, usual: 'first', group: 'rules' },
	{
		id: 'flyers',
		choices: FLYERS,
		usual: 'all',
		group: 'rules',
		asked: (_: Rulings, __: boolean, played: readonly string[]) =>
			WITH_OTHERS.some((id) => played.includes(id))
	}
] as const satisfies readonly Ruling[];
