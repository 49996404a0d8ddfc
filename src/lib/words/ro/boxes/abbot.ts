import type { BoxWords } from './types';

/** The words of The Abbot. */
export const abbot: BoxWords = {
	expansions: {
		abbot: { title: 'Abatele', adds: 'câte un abate, care punctează și grădini' }
	},
	pieces: { abbot: { one: 'abate', many: 'abați', the: 'abatele' } },
	sources: { garden: 'Grădini' },
	scoreAll: { garden: 'Evaluează grădinile' },
	titles: { 'abbot/recalled': 'Un abate se întoarce în rezervă' },
	verdicts: { 'abbot/recalled': 'Plătește cât valorează acum, celui care a pus abatele' },
	objections: {
		'abbot/surrounded':
			'cartonașul acesta înconjoară locul abatelui, deci se evaluează ca finalizat',
		'abbot/same-turn': 'după regulile voastre, abatele nu se întoarce în tura în care a fost pus'
	}
};
