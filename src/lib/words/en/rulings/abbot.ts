import type { BoxRulings } from './types';

/** The rulings of The Abbot. */
export const abbot = {
	rulings: {
		abbotRecallSameTurn: {
			title: 'An abbot placed in the same turn',
			answers: {
				yes: [
					'May come home',
					'In a turn of two parts, as with a builder, an abbot placed in the first part may come home in the second.',
					'an abbot may come home in the turn in which he was placed'
				],
				no: [
					'Stays for now',
					'In a turn of two parts, as with a builder, an abbot placed in the first part stays at least until the next turn.',
					'an abbot doesn’t come home in the turn in which he was placed'
				]
			}
		}
	},
	sources: { abbotRecallSameTurn: 'In no rulebook; most programs allow it' }
} satisfies BoxRulings;
