import type { WordsOf } from '../../../words/fr/says';
import type { SPIEL_DOCH_NAMES } from '../names';

/** Spiel Doch! in French. */
export const words: WordsOf<typeof SPIEL_DOCH_NAMES> = {
	title: 'Spiel Doch !',
	adds: '2 tuiles : deux villes, et un carrefour',
	rulings: {
		spielDochCrossing: {
			title: 'Le carrefour de Spiel Doch !',
			answers: {
				plain: [
					'Sans jardin',
					'Le premier dessin.',
					'le carrefour de Spiel Doch ! n’a pas de jardin'
				],
				garden: [
					'Avec jardin',
					'Le dessin plus récent.',
					'le carrefour de Spiel Doch ! a un jardin'
				]
			}
		}
	},
	rulingSources: { spielDochCrossing: 'Images des deux tuiles' },
	help: {
		title: 'Spiel Doch !',
		lines: ['Deux tuiles du magazine, qui se jouent comme les autres.'],
		terms: [
			['Le carrefour', 'Il a été imprimé deux fois. Dites dans vos règles si le vôtre a un jardin.']
		],
		topics: {}
	},
	rules: {
		'SPIEL-1': [
			'Il y a deux tuiles, piochées comme les autres : deux villes sur des côtés voisins, et un carrefour de trois routes.',
			'images, JCloisterZone'
		],
		'SPIEL-2': ['Dans son dessin plus récent, le carrefour a un jardin.', 'images']
	},
	ruleTopics: { SPIEL: 'Spiel Doch !' }
};
