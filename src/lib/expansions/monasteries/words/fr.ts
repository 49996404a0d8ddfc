import type { WordsOf } from '../../../words/fr/says';
import type { MONASTERIES_NAMES } from '../names';

/** Monasteries in French. */
export const words: WordsOf<typeof MONASTERIES_NAMES> = {
	title: 'Les Abbayes',
	adds: '6 tuiles par boîte (Allemagne, Pays-Bas et Belgique, Japon) : un pion couché y marque pour la rangée et la colonne',
	monasteries: {
		minster: {
			noun: { one: 'abbaye spéciale', many: 'abbayes spéciales', feminine: true },
			preposition: 'dans',
			of: (tiles) => `Abbaye spéciale avec ${tiles}`
		}
	},
	printed: {
		minster:
			'Abbaye spéciale : un pion s’y tient comme dans toute autre, ou s’y couche. Couché, il marque à la fin pour sa rangée et sa colonne.'
	},
	signs: { minster: { name: 'Abbaye spéciale', with: 'avec une abbaye spéciale' } },
	sources: { 'row-and-column': 'Rangée et colonne' },
	titles: { 'monasteries/lain': 'Rangée et colonne' },
	verdicts: { 'monasteries/lain': 'Le pion est couché dans l’abbaye spéciale' },
	countables: {
		'monasteries/row': { one: 'tuile dans la rangée', many: 'tuiles dans la rangée' },
		'monasteries/column': {
			one: 'tuile au-dessus et au-dessous',
			many: 'tuiles au-dessus et au-dessous'
		}
	},
	notes: {
		'monasteries/lies': () =>
			'Un pion est couché ici : l’abbaye n’est jamais complétée. À la fin, il marque pour sa rangée et sa colonne, jusqu’aux premiers vides.'
	},
	rulings: {
		monasteryBoxes: {
			title: 'Combien de boîtes d’abbayes',
			answers: {
				one: [
					'Une',
					'Six tuiles : d’Allemagne, des Pays-Bas et de Belgique, ou du Japon.',
					'une boîte d’abbayes est jouée'
				],
				two: [
					'Deux',
					'Douze tuiles, de deux boîtes quelconques.',
					'deux boîtes d’abbayes sont jouées'
				],
				three: ['Trois', 'Les dix-huit tuiles.', 'trois boîtes d’abbayes sont jouées']
			}
		},
		baseMonasteries: {
			title: 'Les six abbayes du jeu de base',
			answers: {
				'left-out': [
					'Restent dans la boîte',
					'Les abbayes spéciales prennent leur place.',
					'les abbayes du jeu de base restent dans la boîte'
				],
				kept: [
					'Sont jouées aussi',
					'Toutes les abbayes sont piochées.',
					'les abbayes du jeu de base sont jouées aussi'
				]
			}
		}
	},
	rulingSources: {
		monasteryBoxes: 'Wikicarpedia, Monasteries : les boîtes ont les mêmes règles',
		baseMonasteries: 'Wikicarpedia, Monasteries : les deux'
	},
	help: {
		title: 'Les Abbayes',
		lines: [
			'Les boîtes d’Allemagne, des Pays-Bas et de Belgique, et du Japon ont les mêmes règles. Précisez dans vos règles combien vous en jouez.'
		],
		terms: [
			[
				'Debout ou couché',
				'Le joueur qui pose un pion sur une abbaye spéciale choisit : le pion s’y tient en moine, ou s’y couche en abbé. La tuile montre une place pour chacun.'
			],
			[
				'Debout',
				'Il est évalué comme dans toute abbaye : 1 point pour sa tuile et 1 pour chacune des huit autour.'
			],
			[
				'Couché',
				'Il reste jusqu’à la fin de la partie. Il marque alors 1 pour sa tuile et 1 pour chaque tuile de sa rangée et de sa colonne, jusqu’au premier vide.'
			],
			['Entouré', 'Rien ne se passe pour un pion couché. Seule la fin de la partie rapporte.']
		],
		topics: {
			monasteries: {
				title: 'Debout et couché en images',
				pictures: {
					'lying-row':
						'Le pion de Rouge est couché : 3 tuiles dans sa rangée, 2 au-dessus et au-dessous',
					'standing-around': 'Le même debout : sa tuile et celles qui sont déjà autour'
				}
			}
		}
	},
	rules: {
		'LYING-1': [
			'Chaque boîte a six tuiles avec une abbaye spéciale, dont deux avec une route. Elles sont piochées avec les autres.',
			'page, contenu ; images'
		],
		'LYING-2': [
			'Les six tuiles d’abbayes du jeu de base restent dans la boîte, ou sont jouées aussi. Celles d’autres boîtes sont toujours jouées.',
			'page ; autres boîtes : notre décision'
		],
		'LYING-3': [
			'Un pion arrive debout ou couché sur une abbaye spéciale, au choix de son joueur. Tout pion qui compte, et peut s’y tenir, peut s’y coucher.',
			'page, règle ; quels pions : JCloisterZone'
		],
		'LYING-4': ['Un pion debout y est évalué comme dans toute abbaye.', 'page, règle'],
		'LYING-5': [
			'Un pion couché y marque à la fin 1 pour sa tuile et 1 par tuile de sa rangée et de sa colonne, jusqu’aux vides.',
			'page, règle'
		],
		'LYING-6': [
			'Là où quelqu’un est couché, une abbaye n’est jamais complétée. Un pion peut donc se coucher même si sa propre tuile est déjà entourée.',
			'page ; sa propre tuile : JCloisterZone'
		],
		'LYING-7': [
			'Si plusieurs pions s’y trouvent, le joueur qui a la majorité marque les points, comme toujours.',
			'JCloisterZone'
		],
		'LYING-8': [
			'Un pion qu’on peut reprendre rapporte 1 pour sa tuile et 1 pour chacune des huit autour, comme debout. Entouré, il reste. Un message rapporte autant.',
			'JCloisterZone ; entouré, messages : notre décision'
		],
		'LYING-9': [
			'Un pion qui y vient autrement qu’avec sa tuile s’y tient debout. Celui qui y roule peut s’y coucher.',
			'notre décision ; rouler : JCloisterZone'
		],
		'LYING-10': [
			'La règle maison sur les zones incomplètes ne concerne pas les pions couchés. Dans une partie déjà commencée, les pions sont saisis debout ou couchés.',
			'notre décision'
		]
	},
	ruleTopics: { LYING: 'les abbayes spéciales' }
};
