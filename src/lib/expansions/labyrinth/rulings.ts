import type { Ruling, Rulings } from '../../engine/rulings';

/** How the labyrinth counts: as any road; or a road with it pays for figures, and each of its branches is claimed by itself. */
const LABYRINTH = ['basic', 'advanced'] as const;

export const LABYRINTH_RULINGS = [
	{ id: 'labyrinth', choices: LABYRINTH, usual: 'basic', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True where a road with the labyrinth is more than any other road. */
export const isAdvanced = (rulings: Rulings): boolean => rulings['labyrinth'] === 'advanced';
