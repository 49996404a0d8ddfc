import type { Ruling, Rulings } from '../../engine/rulings';
import { farmersPlayed } from '../../rules/base/rulings';

/** What the pigs on one of its tiles do: nothing, or what a pig herd does. */
const PIG_HERD = ['nothing', 'pig'] as const;

export const GQ11_RULINGS = [
	{ id: 'pigHerd', choices: PIG_HERD, usual: 'nothing', group: 'rules', asked: farmersPlayed }
] as const satisfies readonly Ruling[];

/** True if the pigs are a herd that makes cities pay more. */
export const herdCounts = (rulings: Rulings): boolean => rulings['pigHerd'] === 'pig';
