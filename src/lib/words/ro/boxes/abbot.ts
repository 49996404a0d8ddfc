import type { abbot as english } from '../../en/boxes/abbot';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		abbot: { title: 'Abatele', adds: 'fiecare primește un abate, care punctează și grădini' }
	},
	pieces: { abbot: { one: 'abate', many: 'abați', the: 'abatele' } },
	sources: { garden: 'Grădini', 'unfinished-garden': 'Grădini nefinalizate' },
	scoreAll: { garden: 'Evaluează grădinile' },
	titles: { 'abbot/recalled': 'Un abate se întoarce în rezervă' },
	verdicts: {
		'abbot/recalled': 'Cine are abatele primește puncte pentru cartonașele de acum'
	},
	objections: {
		'abbot/surrounded': 'Locul abatelui este acum înconjurat, deci se evaluează ca finalizat.',
		'abbot/same-turn':
			'După regulile voastre, abatele nu poate fi luat înapoi în tura în care a fost pus.'
	}
};
