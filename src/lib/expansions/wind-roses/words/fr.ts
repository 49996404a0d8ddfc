import type { WordsOf } from '../../../words/fr/says';
import type { WIND_ROSES_NAMES } from '../names';

/** The Wind Roses in French. */
export const words: WordsOf<typeof WIND_ROSES_NAMES> = {
	title: 'Les Roses des vents',
	adds: '6 tuiles : deux roses divisent le plateau, et quatre rapportent dans leur quart',
	printed: {
		'wind-rose-ne': 'Rose des vents NE : 3 points si tu la places au nord-est.',
		'wind-rose-se': 'Rose des vents SE : 3 points si tu la places au sud-est.',
		'wind-rose-sw': 'Rose des vents SO : 3 points si tu la places au sud-ouest.',
		'wind-rose-nw': 'Rose des vents NO : 3 points si tu la places au nord-ouest.',
		'wind-rose-orange':
			'Rose des vents orange : son nord divise le plateau jusqu’à la pose de la bleue.',
		'wind-rose-blue': 'Rose des vents bleue : désormais, c’est son nord qui divise le plateau.'
	},
	marks: {
		'wind-rose-ne': { name: 'rose des vents NE', the: 'la rose des vents NE' },
		'wind-rose-se': { name: 'rose des vents SE', the: 'la rose des vents SE' },
		'wind-rose-sw': { name: 'rose des vents SO', the: 'la rose des vents SO' },
		'wind-rose-nw': { name: 'rose des vents NO', the: 'la rose des vents NO' },
		'wind-rose-orange': { name: 'rose des vents orange', the: 'la rose des vents orange' },
		'wind-rose-blue': { name: 'rose des vents bleue', the: 'la rose des vents bleue' }
	},
	sources: { 'wind-roses': 'Roses des vents' },
	titles: { 'wind-roses/section': 'Rose des vents dans son quart' },
	verdicts: { 'wind-roses/section': 'Elle est dans le quart imprimé sur elle' },
	countables: {
		'wind-roses/section': { one: 'rose des vents', many: 'roses des vents', feminine: true }
	},
	rulings: {
		startTileWithRoses: {
			title: 'La tuile de départ avec les Roses des vents',
			answers: {
				out: [
					'Reste dans la boîte',
					'La rose orange prend sa place.',
					'la tuile de départ reste dans la boîte'
				],
				bag: [
					'Piochée',
					'La rose orange est posée la première, et la tuile de départ est piochée comme les autres.',
					'la tuile de départ est piochée comme les autres'
				]
			}
		}
	},
	rulingSources: {
		startTileWithRoses:
			'Les règles que nous avons vues ne le disent pas ; JCloisterZone permet les deux'
	},
	help: {
		title: 'Les Roses des vents',
		lines: [
			'La rose orange est posée la première, son nord en haut. Avec une rivière, la source est posée la première, et les deux roses entières sont piochées.'
		],
		terms: [
			[
				'Quatre quarts',
				'La rose entière divise le plateau en nord-est, sud-est, sud-ouest et nord-ouest. Sa rangée et sa colonne appartiennent aux quarts des deux côtés.'
			],
			[
				'Un quart de rose',
				'Place-le dans le quart imprimé sur lui : tu marques 3 points aussitôt. Son orientation n’importe pas.'
			],
			[
				'La rose bleue',
				'Dès qu’elle est posée, c’est son nord qui compte, et plus celui de l’orange. Le joueur qui la pose fait donc tourner les quarts.'
			]
		],
		topics: {
			roses: {
				title: 'Les roses des vents en images',
				pictures: {
					'rose-section': 'NE est au nord-est de la rose orange : 3 points',
					'rose-blue': 'Le nord de la rose bleue est à gauche : NE rapporte aussi là-haut'
				}
			}
		}
	},
	rules: {
		'ROSE-1': [
			'Il y a 6 tuiles : une rose orange, une bleue, et quatre avec un quart. L’orange est posée la première, on pioche les autres.',
			'page ; images'
		],
		'ROSE-2': [
			'Une rose entière divise le plateau en quatre quarts selon ses directions. Sa rangée et sa colonne appartiennent aux quarts des deux côtés.',
			'page'
		],
		'ROSE-3': [
			'Le joueur qui place un quart de rose dans le quart imprimé dessus marque 3 points aussitôt. Ailleurs, il ne rapporte rien.',
			'page'
		],
		'ROSE-4': ['L’orientation d’un quart de rose n’importe pas.', 'JCloisterZone'],
		'ROSE-5': [
			'Dès que la rose bleue est posée, elle divise le plateau selon ses directions, et l’orange ne le fait plus.',
			'page ; JCloisterZone'
		],
		'ROSE-6': [
			'La tuile de départ reste dans la boîte. Selon une autre règle, elle est piochée comme les autres.',
			'non précisé ; les deux façons : JCloisterZone'
		],
		'ROSE-7': [
			'Avec une rivière, on pioche les deux roses. Alors, et dans une partie déjà commencée, la dernière rose compte, et sans rose les quarts ne rapportent rien.',
			'notre décision'
		]
	},
	ruleTopics: { ROSE: 'les roses des vents' }
};
