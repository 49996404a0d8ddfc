import type { abbot as english } from '../../en/boxes/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		abbot: { title: 'L’Abbé', adds: 'un abbé pour chacun, qui va aussi dans les jardins' }
	},
	pieces: { abbot: { one: 'abbé', many: 'abbés' } },
	sources: { garden: 'Jardins', 'unfinished-garden': 'Jardins incomplets' },
	scoreAll: { garden: 'Évaluer tous les jardins' },
	titles: { 'abbot/recalled': 'Un abbé revient en réserve' },
	verdicts: { 'abbot/recalled': 'Évalué tel quel, pour le joueur à qui est l’abbé' },
	objections: {
		'abbot/surrounded':
			'Avec cette tuile, l’abbé est entouré : son abbaye ou son jardin est évalué comme complet.',
		'abbot/same-turn': 'Selon vos règles, un abbé ne revient pas pendant le tour où il a été posé.'
	}
};
