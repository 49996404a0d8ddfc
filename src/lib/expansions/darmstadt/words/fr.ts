import type { WordsOf } from '../../../words/fr/says';
import type { DARMSTADT_NAMES } from '../names';

/** Darmstadt in French. */
export const words: WordsOf<typeof DARMSTADT_NAMES> = {
	title: 'Darmstadt',
	adds: '3 tuiles : une ville qui rapporte plus, et deux églises',
	monasteries: {
		church: {
			noun: { one: 'église', many: 'églises', feminine: true },
			preposition: 'dans',
			of: (tiles) => `Église avec ${tiles}`
		}
	},
	printed: {
		darmstadtium: 'Darmstadtium : la ville complétée rapporte 3 points de plus.',
		church:
			'Église : une abbaye. Complétée, elle rapporte aussi 3 au joueur qui a le plus de pions sur les neuf tuiles.'
	},
	signs: {
		darmstadtium: { name: 'Darmstadtium', with: 'avec le Darmstadtium' },
		church: { name: 'Église', with: 'avec une église' }
	},
	sources: { darmstadt: 'Autour des églises' },
	titles: { 'darmstadt/most': 'Le plus de pions autour d’une église' },
	verdicts: { 'darmstadt/most': 'C’est le nombre de pions sur les neuf tuiles qui compte' },
	countables: {
		darmstadtium: { one: 'Darmstadtium', many: 'Darmstadtiums' },
		'darmstadt/most': { one: 'église', many: 'églises', feminine: true }
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Darmstadt',
		lines: [
			'Trois tuiles de 2014. Avec le seul jeu de base, leur feuille conseille de laisser deux abbayes dans la boîte.'
		],
		terms: [
			[
				'Le Darmstadtium',
				'Une ville complétée qui le contient rapporte 3 points de plus au joueur qui a la majorité, et à chacun en cas d’égalité.'
			],
			[
				'Les deux églises',
				'On occupe et on évalue une église comme une abbaye. Une fois complétée, elle rapporte aussi 3 points au joueur qui a le plus de pions sur ses neuf tuiles.'
			],
			[
				'Qui compte autour d’une église',
				'Chaque pion qui compte pour les majorités, une fois, où qu’il soit sur ces tuiles. L’église peut être vide. À la fin de la partie, cela ne rapporte rien.'
			]
		],
		topics: {
			darmstadt: {
				title: 'Darmstadt en images',
				pictures: {
					'darmstadtium-city':
						'La ville de Rouge, 5 tuiles, rapporte 10, et 3 pour le Darmstadtium',
					'church-around':
						'L’église de Rouge est complétée, et Bleu a deux pions autour : 3 pour Bleu'
				}
			}
		}
	},
	rules: {
		'DARMSTADT-1': [
			'Il y a 3 tuiles : le Darmstadtium dans une ville, et deux églises. On les pioche comme les autres.',
			'page, contenu ; images'
		],
		'DARMSTADT-2': [
			'Une ville complétée avec le Darmstadtium rapporte 3 points de plus au joueur qui a la majorité, même à égalité. Incomplète, elle ne rapporte rien de plus.',
			'page ; villes incomplètes : JCloisterZone'
		],
		'DARMSTADT-3': ['Une église est une abbaye pour toutes les autres règles.', 'page'],
		'DARMSTADT-4': [
			'Une église complétée rapporte aussi 3 points au joueur qui a le plus de pions sur sa tuile et autour, même à égalité. Elle peut être vide.',
			'page ; églises vides : JCloisterZone'
		],
		'DARMSTADT-5': [
			'On compte avant tout retour en réserve : chaque pion qui compte pour les majorités, une fois, où qu’il se tienne.',
			'JCloisterZone'
		],
		'DARMSTADT-6': [
			'À la fin, une église incomplète ne rapporte que ce que rapporte une abbaye.',
			'JCloisterZone'
		],
		'DARMSTADT-7': [
			'Quatre routes s’arrêtent à l’une des églises. À l’autre, une route passe et reste une seule route.',
			'page ; images'
		],
		'DARMSTADT-8': [
			'Les pions en hauteur comptent. Dans une partie déjà commencée, une église complète avec un pion, pas encore évaluée, rapporte dès la reprise.',
			'notre décision'
		]
	},
	ruleTopics: { DARMSTADT: 'Darmstadt' }
};
