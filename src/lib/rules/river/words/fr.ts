import { IN_NONE, type WordsOf } from '../../../words/fr/says';
import type { EVERY_RIVER, RiverWords } from '../names';

/** Where rules of rivers are printed, as it is cited. */
export const RIVER_PAGE = 'Wikicarpedia, La Rivière';

/** What is said of every river in French. */
export const everyRiver: RiverWords<WordsOf<typeof EVERY_RIVER>> = {
	printed: {
		spring: 'Source : la rivière commence ici.',
		lake: 'Lac : la rivière s’arrête ici.'
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
		startTileWithRiver: {
			title: 'La tuile de départ avec une rivière',
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
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, avec les réponses de l’éditeur`,
		riverFields: IN_NONE
	},
	rules: {
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
