import type { WordsOf } from '../../../words/fr/says';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/fr';
import type { RIVER_NAMES } from '../names';

/** The River in French. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'La Rivière',
	adds: '12 tuiles, placées avant toutes les autres',
	mind: {
		'river/winter':
			'Les deux rivières de l’édition Hiver ne sont connues que par des descriptions. Pour celle de 2020, choisis les tuiles de la première édition ; pour celle de 2022, celles de la troisième. Décris toute tuile différente.'
	},
	printed: everyRiver.printed,
	signs: everyRiver.signs,
	objections: everyRiver.objections,
	rulings: {
		...everyRiver.rulings,
		riverTiles: {
			title: 'Tuiles de la rivière',
			answers: {
				third: [
					'Troisième édition',
					'Boîtes depuis 2021 : la source borde une route, le lac a une abbaye et un virage a un jardin.',
					'les tuiles de la rivière sont celles de la troisième édition'
				],
				second: [
					'Deuxième édition',
					'Boîtes depuis 2014 : comme la première édition, mais un virage a un jardin.',
					'les tuiles de la rivière sont celles de la deuxième édition'
				],
				first: [
					'Première édition',
					'Boîtes jusqu’en 2013 : la source et le lac sont dans un pré, et il n’y a pas de jardin.',
					'les tuiles de la rivière sont celles de la première édition'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		riverTiles: RIVER_PAGE
	},
	help: {
		title: 'La Rivière',
		lines: [
			'Douze tuiles montrent la rivière et sont placées avant toutes les autres. La source est placée d’abord, et le lac vient en dernier. La tuile de départ reste dans la boîte, sauf si votre table la pioche avec les autres. Tant qu’il reste des tuiles de rivière, la palette ne propose qu’elles.'
		],
		terms: [
			[
				'Où elle peut tourner',
				'La rivière continue par son extrémité libre. Elle ne tourne jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. Votre table peut en décider autrement. Tilekeep ne propose que les emplacements que vos règles permettent.'
			],
			[
				'Pions et points',
				'Sur ces tuiles, les pions se posent comme d’habitude : routes, villes, abbayes, jardins et prés. Aucun ne va sur la rivière, qui ne rapporte rien. Touche-la sur le plateau pour voir ce qu’elle sépare.'
			],
			[
				'Prés',
				'La rivière sépare les prés comme une route. Une route la franchit sur un pont. Autour de la source et du lac, le pré est d’un seul tenant.'
			],
			[
				'Une tuile impossible à placer',
				'Aucun livret ne dit que faire. Tilekeep l’écarte comme toute autre tuile, et son joueur en pioche une nouvelle.'
			],
			[
				'Trois éditions',
				'Les tuiles diffèrent un peu : avant une nouvelle partie, Tilekeep demande donc votre édition. Celles de l’édition Hiver ne sont connues que par des descriptions ; décris toute tuile différente.'
			]
		],
		topics: {
			river: {
				title: 'La Rivière en images',
				pictures: {
					'river-fields':
						'La rivière sépare deux prés : chacun rapporte pour les villes qu’il touche',
					'river-bridge': 'Une route franchit la rivière sur un pont'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVER-1': [
			'Douze tuiles montrent la rivière. On place d’abord la source ; les dix suivantes se piochent avant toutes les autres tuiles, et le lac vient en dernier.',
			'page Rivière, préparation'
		],
		'RIVER-10': [
			'Vous jouez avec les tuiles d’une des trois éditions. Depuis la deuxième, un virage a un jardin. Dans la troisième, la source borde aussi une route et le lac a une abbaye.',
			'page Rivière, contenu'
		],
		'RIVER-11': [
			'Les rivières de l’édition Hiver ne sont connues que par des descriptions : elles se jouent donc avec les mêmes tuiles.',
			'notre décision'
		]
	},
	ruleTopics: everyRiver.ruleTopics
};
