import type { WordsOf } from '../../../words/ro/says';
import type { SPIEL_DOCH_NAMES } from '../names';

/** Spiel Doch! in Romanian. */
export const words: WordsOf<typeof SPIEL_DOCH_NAMES> = {
	title: 'Spiel Doch!',
	adds: '2 cartonașe: două orașe și o răscruce',
	rulings: {
		spielDochCrossing: {
			title: 'Răscrucea din Spiel Doch!',
			answers: {
				plain: ['Fără grădină', 'Primul desen.', 'răscrucea din Spiel Doch! nu are grădină'],
				garden: ['Cu grădină', 'Desenul mai nou.', 'răscrucea din Spiel Doch! are o grădină']
			}
		}
	},
	rulingSources: { spielDochCrossing: 'Imaginile ambelor cartonașe' },
	help: {
		title: 'Spiel Doch!',
		lines: ['Două cartonașe ale revistei, care se joacă la fel ca toate celelalte.'],
		terms: [
			[
				'Răscrucea',
				'A fost tipărită de două ori. Spuneți în regulile voastre dacă a voastră are o grădină.'
			]
		],
		topics: {}
	},
	rules: {
		'SPIEL-1': [
			'Sunt două cartonașe, care se trag ca toate celelalte: două orașe pe laturi vecine și o răscruce de trei drumuri.',
			'imaginile, JCloisterZone'
		],
		'SPIEL-2': ['În desenul mai nou, răscrucea are o grădină.', 'imaginile']
	},
	ruleTopics: { SPIEL: 'Spiel Doch!' }
};
