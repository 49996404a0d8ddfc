import type { abbot as english } from '../../en/boxes/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxWords> = {
	expansions: { abbot: { title: 'Der Abt', adds: 'je Spieler ein Abt, der auch Gärten wertet' } },
	pieces: { abbot: { one: 'Abt', many: 'Äbte' } },
	sources: { garden: 'Gärten', 'unfinished-garden': 'Unfertige Gärten' },
	scoreAll: { garden: 'Alle Gärten werten' },
	titles: { 'abbot/recalled': 'Ein Abt kehrt zurück' },
	verdicts: { 'abbot/recalled': 'Gewertet nach dem jetzigen Stand, für den Besitzer des Abts' },
	objections: {
		'abbot/surrounded':
			'Diese Karte umschließt den Platz des Abts, also wird er als fertig gewertet.',
		'abbot/same-turn':
			'Nach euren Regeln kehrt ein Abt nicht in dem Zug zurück, in dem er gesetzt wurde.'
	}
};
