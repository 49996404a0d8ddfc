import type { Ruling, Rulings } from '../../engine/rulings';

/** How the labyrinth counts: as any other road does; or its road also pays for figures, and each branch is claimed separately. */
const LABYRINTH = ['basic', 'advanced'] as const;

export const LABYRINTH_RULINGS = [
	{ id: 'labyrinth', choices: LABYRINTH, usual: 'basic', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True if a road with the labyrinth has more rules than any other road. */
export const isAdvanced = (rulings: Rulings): boolean => rulings['labyrinth'] === 'advanced';
