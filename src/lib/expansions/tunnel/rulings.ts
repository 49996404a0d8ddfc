import type { Ruling, Rulings } from '../../engine/rulings';

/** How many pairs of tokens each player has with two and with three players; with more it is one. */
const PAIRS = ['three-two', 'two-one', 'one-one'] as const;

export const TUNNEL_RULINGS = [
	{ id: 'tunnelTokens', choices: PAIRS, usual: 'three-two', group: 'rules' }
] as const satisfies readonly Ruling[];

/** How many pairs each player has, by the number of players. */
export function pairsFor(players: number, rulings: Rulings): number {
	if (players > 3) return 1;
	const alone = players < 3;
	switch (rulings['tunnelTokens']) {
		case 'one-one':
			return 1;
		case 'two-one':
			return alone ? 2 : 1;
		default:
			return alone ? 3 : 2;
	}
}
