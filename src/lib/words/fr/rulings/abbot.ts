import type { abbot as english } from '../../en/rulings/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';

/** The rulings of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		abbotRecallSameTurn: {
			title: 'Un abbé posé dans le même tour',
			answers: {
				yes: [
					'Peut revenir',
					'Dans un tour en deux parties, par exemple avec un bâtisseur, un abbé posé dans la première peut revenir dans la seconde.',
					'un abbé peut revenir dans le tour où il a été posé'
				],
				no: [
					'Reste jusqu’au tour suivant',
					'Dans un tour en deux parties, par exemple avec un bâtisseur, un abbé posé dans la première reste au moins jusqu’au tour suivant.',
					'un abbé ne revient pas dans le tour où il a été posé'
				]
			}
		}
	},
	sources: {
		abbotRecallSameTurn: 'Aucun livret ne le dit ; la plupart des programmes le permettent'
	}
};
