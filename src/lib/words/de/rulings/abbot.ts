import type { abbot as english } from '../../en/rulings/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';

/** The rulings of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		abbotRecallSameTurn: {
			title: 'Ein Abt, der im selben Zug gesetzt wurde',
			answers: {
				yes: [
					'darf zurückkehren',
					'In einem Zug mit zwei Teilen, etwa durch einen Baumeister, darf ein im ersten Teil gesetzter Abt im zweiten zurückkehren.',
					'ein Abt darf in dem Zug zurückkehren, in dem er gesetzt wurde'
				],
				no: [
					'bleibt zunächst',
					'In einem Zug mit zwei Teilen, etwa durch einen Baumeister, bleibt ein im ersten Teil gesetzter Abt mindestens bis zum nächsten Zug.',
					'ein Abt bleibt in dem Zug stehen, in dem er gesetzt wurde'
				]
			}
		}
	},
	sources: { abbotRecallSameTurn: 'Steht in keinem Regelheft; die meisten Programme erlauben es' }
};
