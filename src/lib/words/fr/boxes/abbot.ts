import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot: BoxWords = {
	expansions: {
		abbot: { title: 'L’Abbé', adds: 'un abbé chacun, qui marque aussi avec les jardins' }
	},
	pieces: { abbot: { one: 'abbé', many: 'abbés' } },
	sources: { garden: 'Jardins' },
	scoreAll: { garden: 'Évaluer tous les jardins' },
	titles: { 'abbot/recalled': 'Un abbé revient en réserve' },
	verdicts: { 'abbot/recalled': 'Évalué tel quel, pour qui a posé l’abbé' },
	objections: {
		'abbot/surrounded': 'cette tuile entoure l’abbé, donc son élément est évalué comme complet',
		'abbot/same-turn': 'selon vos règles, un abbé ne revient pas pendant le tour où il a été posé'
	}
};
