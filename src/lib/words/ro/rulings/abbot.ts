import type { abbot as english } from '../../en/rulings/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';

/** The rulings of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		abbotRecallSameTurn: {
			title: 'Un abate pus în aceeași tură',
			answers: {
				yes: [
					'Poate fi luat înapoi',
					'Într-o tură cu două părți, de exemplu cu un constructor, un abate pus în prima parte poate fi luat înapoi în a doua.',
					'un abate poate fi luat înapoi în tura în care a fost pus'
				],
				no: [
					'Rămâne deocamdată',
					'Într-o tură cu două părți, de exemplu cu un constructor, un abate pus în prima parte rămâne cel puțin până la tura următoare.',
					'un abate nu poate fi luat înapoi în tura în care a fost pus'
				]
			}
		}
	},
	sources: {
		abbotRecallSameTurn: 'Nu scrie în niciun regulament; majoritatea programelor permit asta'
	}
};
