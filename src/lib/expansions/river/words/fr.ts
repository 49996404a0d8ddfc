import { IN_NONE } from '../../../words/fr/prints';
import type { WordsOf } from '../../../words/fr/says';
import type { RIVER_NAMES } from '../names';

const RIVER_PAGE = 'Wikicarpedia, La Rivière';

/** The River in French. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'La Rivière',
	adds: '12 tuiles, placées avant toutes les autres',
	mind: {
		'river/winter':
			'Les deux rivières de l’édition Hiver ne sont connues que par des descriptions. Pour celle de 2020, choisis les tuiles de la première édition ; pour celle de 2022, celles de la troisième. Décris toute tuile différente.'
	},
	signs: {
		spring: { name: 'Source', with: 'avec la source' },
		lake: { name: 'Lac', with: 'avec le lac' }
	},
	objections: {
		'river/apart': 'Une tuile de rivière prolonge la rivière par son extrémité libre.',
		'river/turns-back': 'La rivière tournerait du même côté sur deux tuiles de suite.',
		'river/third-turn': 'La rivière tournerait trois fois d’affilée du même côté.',
		'river/no-room': 'La rivière n’aurait pas la place de continuer.'
	},
	rulings: {
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
		},
		startTileWithRiver: {
			title: 'La tuile de départ avec La Rivière',
			answers: {
				out: [
					'Reste dans la boîte',
					'La source prend sa place.',
					'la tuile de départ reste dans la boîte'
				],
				bag: [
					'Piochée avec les autres',
					'La source est placée d’abord, et la tuile de départ est piochée comme les autres. Certaines anciennes boîtes le permettent.',
					'la tuile de départ est piochée comme les autres'
				]
			}
		},
		river: {
			title: 'Où la rivière peut tourner',
			answers: {
				'third-turn': [
					'Pas de demi-tour',
					'Jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. C’est la réponse de l’éditeur.',
					'la rivière ne fait jamais demi-tour'
				],
				'twice-running': [
					'Pas deux fois de suite',
					'Seulement ce que dit la règle : jamais du même côté sur deux tuiles de suite.',
					'la rivière ne tourne jamais du même côté deux fois de suite'
				],
				room: [
					'Partout où il y a de la place',
					'D’un côté ou de l’autre, tant que l’emplacement suivant et les cinq autour, à l’opposé de la tuile, sont libres. Dans aucun livret.',
					'la rivière tourne partout où il y a de la place'
				]
			}
		},
		riverFields: {
			title: 'Prés au bord de la rivière',
			answers: {
				parted: [
					'Séparés',
					'La rivière sépare les prés comme une route.',
					'la rivière sépare les prés'
				],
				joined: [
					'Réunis',
					'Les prés des deux rives n’en font qu’un, sauf si une route ou une ville passe entre eux. Une règle maison.',
					'la rivière ne sépare pas les prés'
				]
			}
		}
	},
	rulingSources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, avec les réponses de l’éditeur`,
		riverFields: IN_NONE
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
		'RIVER-1': [
			'Douze tuiles montrent la rivière. On place d’abord la source ; les dix suivantes se piochent avant toutes les autres tuiles, et le lac vient en dernier.',
			'page Rivière, préparation'
		],
		'RIVER-2': [
			'La source remplace la tuile de départ, qui reste dans la boîte. Si votre table le choisit, cette tuile se pioche comme les autres.',
			'page Rivière, préparation ; Big Box'
		],
		'RIVER-3': [
			'Une tuile de rivière prolonge la rivière par son extrémité libre ; ses autres côtés correspondent comme d’habitude.',
			'page Rivière, placement'
		],
		'RIVER-4': [
			'La rivière ne tourne jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. Votre table peut ne garder que la première règle, ou laisser la rivière tourner partout où il y a de la place.',
			'page Rivière, placement ; réponse de l’éditeur'
		],
		'RIVER-5': [
			'Les pions se posent sur une tuile de rivière comme sur toute autre : route, ville, abbaye, jardin ou pré. Aucun ne se pose sur la rivière.',
			'page Rivière, partisans'
		],
		'RIVER-6': [
			'La rivière sépare les prés comme une route, et une route la franchit sur un pont. Le pré fait le tour de la source et du lac.',
			'page Rivière, évaluation ; Big Box'
		],
		'RIVER-7': [
			'La rivière elle-même ne rapporte rien ; le reste de ses tuiles rapporte comme d’habitude.',
			'page Rivière, évaluation'
		],
		'RIVER-8': [
			'Les tuiles de rivière comptent comme voisines d’une abbaye ou d’un jardin.',
			'page Rivière, évaluation'
		],
		'RIVER-9': [
			'Une tuile de rivière impossible à placer quitte la partie comme toute autre, et son joueur en pioche une nouvelle.',
			'notre décision'
		],
		'RIVER-10': [
			'Vous jouez avec les tuiles d’une des trois éditions. Depuis la deuxième, un virage a un jardin. Dans la troisième, la source borde aussi une route et le lac a une abbaye.',
			'page Rivière, contenu'
		],
		'RIVER-11': [
			'Les rivières de l’édition Hiver ne sont connues que par des descriptions : elles se jouent donc avec les mêmes tuiles.',
			'notre décision'
		],
		'RIVER-12': [
			'Dans une partie déjà commencée, la rivière reste telle qu’elle a été placée ; ses tuiles manquantes se piochent d’abord.',
			'notre décision'
		],
		'RIVER-13': [
			'Selon votre règle maison, la rivière ne sépare pas les prés : ceux des deux rives n’en font qu’un. Une route ou une ville entre eux les sépare quand même.',
			''
		]
	},
	ruleTopics: {
		RIVER: 'La Rivière'
	}
};
