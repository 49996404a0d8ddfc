import type { Ruling, Rulings } from '../../engine/rulings';

/** Which figures a festival sends home: every one, or only those that count for majorities. */
const FIGURES = ['figures', 'followers'] as const;
/** The expansions with figures for which the ruling makes a difference. */
const WITH_OTHERS = ['traders-and-builders', 'abbey-and-mayor', 'hills-and-sheep'];

export const FESTIVAL_RULINGS = [
	{
		id: 'festival',
		choices: FIGURES,
		usual: 'figures',
		group: 'rules',
		asked: (_: Rulings, __: boolean, played: readonly string[]) =>
			WITH_OTHERS.some((id) => played.includes(id))
	}
] as const satisfies readonly Ruling[];
