import { counted } from '../../../words/fr/format';
import { IN_NONE, type WordsOf } from '../../../words/fr/says';
import type { KING_AND_ROBBER_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'tuile', 'tuiles');

/** King & Robber Baron in French. */
export const words: WordsOf<typeof KING_AND_ROBBER_NAMES> = {
	title: 'Roi et Brigand',
	adds: '5 tuiles ; le roi et le brigand',
	sources: { king: 'Roi', robber: 'Brigand' },
	scoreAll: { king: 'Évaluer le roi', robber: 'Évaluer le brigand' },
	titles: {
		'king/taken': 'La plus grande ville',
		'king/at-once': 'Une ville pour le roi',
		'king/ended': 'Les villes du roi',
		'robber/taken': 'La plus longue route',
		'robber/at-once': 'Une route pour le brigand',
		'robber/ended': 'Les routes du brigand'
	},
	countables: {
		king: { one: 'roi', many: 'rois' },
		robber: { one: 'brigand', many: 'brigands' },
		roads: { one: 'route complète', many: 'routes complètes' }
	},
	heldTitles: {
		king: {
			name: 'Roi',
			held: 'le roi',
			won: (n) => `pour une ville de ${tiles(n)}`,
			passes: (n) => `Une ville complète de plus de ${tiles(n)} prend le roi.`
		},
		robber: {
			name: 'Brigand',
			held: 'le brigand',
			won: (n) => `pour une route de ${tiles(n)}`,
			passes: (n) => `Une route complète de plus de ${tiles(n)} prend le brigand.`
		}
	},
	rulings: {
		kingTiles: {
			title: 'Tuiles de Roi et Brigand',
			answers: {
				first: [
					'Sans jardin',
					'Les 5 tuiles de 2003.',
					'les tuiles de Roi et Brigand n’ont pas de jardin'
				],
				later: [
					'Avec jardin',
					'Les 5 tuiles de 2017 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile de Roi et Brigand a un jardin'
				]
			}
		},
		kingAndRobber: {
			title: 'Ce que rapportent le roi et le brigand',
			answers: {
				each: [
					'1 point pour chaque',
					'À la fin, 1 point pour chaque ville complète et 1 pour chaque route complète.',
					'le roi et le brigand rapportent 1 point par ville et par route complète'
				],
				'10': [
					'10 points chacun',
					'À la fin, 10 points pour le roi et 10 pour le brigand. Une règle maison.',
					'le roi et le brigand rapportent 10 points chacun'
				],
				'15': [
					'15 points, ou 40 pour les deux',
					'À la fin, 15 points pour l’un des deux ; celui qui a les deux marque 20 points pour chacun. Une règle maison.',
					'le roi et le brigand rapportent 15 points chacun, et 40 ensemble'
				],
				'at-once': [
					'1 point aussitôt',
					'Chaque ville complétée rapporte aussitôt 1 point au joueur qui avait le roi jusque-là ; chaque route complétée, au joueur qui avait le brigand. À la fin, rien. Une règle maison.',
					'le roi et le brigand rapportent 1 point aussitôt pour chaque ville et chaque route complétée'
				]
			}
		}
	},
	rulingSources: {
		kingTiles: 'Wikicarpedia, King & Robber Baron : images des tuiles',
		kingAndRobber: IN_NONE
	},
	help: {
		title: 'Roi et Brigand',
		lines: [],
		terms: [
			[
				'Le roi',
				'Le joueur qui complète la première ville prend le roi, peu importe qui marque les points. Ensuite, le roi passe au joueur qui complète une ville plus grande : il faut plus de tuiles, un nombre égal ne suffit pas. À la fin, le joueur qui a le roi marque 1 point pour chaque ville complète sur le plateau, même la plus petite.'
			],
			[
				'Le brigand',
				'De même pour les routes : le joueur qui complète la plus longue a le brigand. À la fin, il marque 1 point pour chaque route complète. Toutes les branches d’une route comptent.'
			],
			[
				'Qui les a',
				'Les deux se trouvent avec les scores. Touche un score pour voir avec quelle ville ou quelle route ils ont été gagnés, et combien de tuiles il faut pour les gagner. Dans une partie déjà commencée, indique qui les a sous « Jetons ».'
			]
		],
		topics: {
			king: {
				title: 'Le roi en images',
				pictures: {
					'king-passes':
						'Rouge avait le roi pour une ville de 2 tuiles ; Bleu en complète une de 3 et le prend'
				}
			},
			robber: {
				title: 'Le brigand en images',
				pictures: { 'robber-taken': 'Bleu complète la première route et prend le brigand' }
			}
		}
	},
	rules: {
		'KING-1': [
			'Il y a 5 tuiles, piochées comme les autres, ainsi que le roi et le brigand. Au début, personne ne les a.',
			'page, préparation'
		],
		'KING-2': [
			'Les tuiles de 2017 ne diffèrent que par un jardin sur l’une d’elles.',
			'page, images des tuiles'
		],
		'KING-3': [
			'Le joueur qui complète la première ville prend le roi, peu importe qui marque. Ensuite, le roi passe au joueur qui complète une ville plus grande que toutes les précédentes.',
			'page, roi'
		],
		'KING-4': [
			'Une ville aussi grande que la plus grande ne suffit pas. Le joueur qui a le roi et complète une ville plus grande le garde, et la suivante doit être encore plus grande.',
			'nurdz, « more tiles »'
		],
		'KING-5': [
			'La taille d’une ville est le nombre de ses tuiles. Blasons et cathédrales ne l’agrandissent pas.',
			'nurdz'
		],
		'KING-6': [
			'À la fin, le joueur qui a le roi marque 1 point pour chaque ville complète sur le plateau. Même la plus petite compte, même sans meeple.',
			'page, évaluation finale'
		],
		'KING-7': [
			'Une tuile qui complète deux villes prend le roi une seule fois. C’est la plus grande qu’il faut alors dépasser.',
			'JCloisterZone'
		],
		'KING-8': [
			'Le roi et le brigand rapportent autre chose, selon vos règles.',
			'JCloisterZone ; dans aucun livret'
		],
		'KING-9': [
			'Une ville ou une route complétée par la tuile personnelle d’un joueur compte pour lui. Cette tuile ne fait pas partie des tuiles de la ville ou de la route.',
			'JCloisterZone'
		],
		'KING-10': [
			'Dans une partie déjà commencée, on indique qui les a. Les villes et les routes complètes déjà sur le plateau comptent, et il faut dépasser la plus grande.',
			'notre décision'
		],
		'ROBBER-1': [
			'Le joueur qui complète la première route prend le brigand. Ensuite, le brigand passe au joueur qui complète une route plus longue : plus de tuiles, toutes branches comprises.',
			'page, brigand'
		],
		'ROBBER-2': [
			'À la fin, le joueur qui a le brigand marque 1 point pour chaque route complète sur le plateau.',
			'page, évaluation finale'
		]
	},
	ruleTopics: { KING: 'le roi', ROBBER: 'le brigand' }
};
