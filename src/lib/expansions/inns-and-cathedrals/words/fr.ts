import { inn } from '../../../rules/presentation/words/fr';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/fr/says';
import type { INNS_AND_CATHEDRALS_NAMES } from '../names';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (1re ; 2e et 3e éditions)';

/** Inns & Cathedrals in French. */
export const words: WordsOf<typeof INNS_AND_CATHEDRALS_NAMES> = {
	title: 'Auberges et Cathédrales',
	adds: '18 tuiles ; un grand meeple pour chacun',
	pieces: { 'big-follower': { one: 'grand meeple', many: 'grands meeples' } },
	printed: {
		...inn.printed,
		cathedral:
			'Cathédrale : une ville complète qui en a une rapporte 3 points par tuile et par blason.'
	},
	signs: {
		...inn.signs,
		cathedral: { name: 'Cathédrale', with: 'avec une cathédrale' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'le grand meeple compte pour 2' } },
	rulings: {
		innTiles: {
			title: 'Tuiles d’Auberges et Cathédrales',
			answers: {
				first: [
					'Première édition',
					'L’auberge au carrefour de trois routes est au bord d’une seule. Boîtes jusque vers 2014.',
					'les tuiles d’Auberges et Cathédrales sont celles de la première édition'
				],
				later: [
					'Éditions récentes',
					'L’auberge au carrefour de trois routes est entre deux routes et vaut pour les deux ; deux tuiles ont un jardin. Boîtes depuis 2015.',
					'les tuiles d’Auberges et Cathédrales sont celles des éditions récentes'
				],
				'print-2025': [
					'Édition de 2025',
					'24 tuiles : six de plus, dont une avec un bout de rivière, qui ne se pioche qu’avec une rivière. Une seule source dit lesquelles.',
					'les tuiles d’Auberges et Cathédrales sont les 24 de l’édition de 2025'
				]
			}
		},
		unfinishedSigns: {
			title: 'Incomplète à la fin, avec une auberge ou une cathédrale',
			answers: {
				nothing: [
					'Ne rapporte rien',
					'Une telle route ou ville ne rapporte rien, même pas pour ses blasons. Boîtes jusqu’en 2024.',
					'incomplète, une route avec une auberge ou une ville avec une cathédrale ne rapporte rien'
				],
				'as-without': [
					'Rapporte comme une autre',
					'Une route 1 point par tuile, une ville 1 par tuile et par blason, comme sans auberge ni cathédrale. Règles de 2025.',
					'incomplète, une route avec une auberge ou une ville avec une cathédrale rapporte comme une autre'
				]
			}
		},
		bigFollowers: mayStayInBox('Grands meeples', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un grand meeple',
			'personne n’a de grand meeple'
		])
	},
	rulingSources: {
		innTiles: `${PAGES}, et les images des tuiles`,
		unfinishedSigns: `${PAGES} ; de 2025 : « different end-game scoring », et deux programmes`,
		bigFollowers: IN_NONE
	},
	help: {
		title: 'Auberges et Cathédrales',
		lines: [
			'Chacun a un grand meeple en plus des sept meeples. Jusqu’à six joueurs. Dans les éditions récentes, l’auberge au carrefour de trois routes vaut pour deux d’entre elles, et deux tuiles ont un jardin. Indiquez dans vos règles quelles tuiles vous avez.'
		],
		terms: [
			[
				'Auberge',
				'Une route qui longe le lac d’une auberge rapporte 2 points par tuile une fois complète, même avec plusieurs auberges. Incomplète à la fin, elle ne rapporte rien, ou 1 point par tuile selon les règles de 2025.'
			],
			[
				'Cathédrale',
				'Une ville complète avec une cathédrale rapporte 3 points par tuile et 3 par blason, avec une cathédrale ou deux. Incomplète à la fin, elle ne rapporte rien du tout, ou autant qu’une autre selon les règles de 2025. Elle ne compte alors pas pour les prés.'
			],
			[
				'Grand meeple',
				'Il se pose à la place d’un meeple, partout où un meeple peut aller. Il compte comme deux meeples quand on compare les pions, et ne change rien aux points.'
			],
			[
				'Deux portes et un carrefour',
				'Les deux routes finissent au carrefour entre les deux portes. Aucun pion ne se pose sur les petits chemins vers les portes, mais ils divisent le pré en quatre. Un chariot y va d’une route à l’autre, jamais d’une ville à l’autre ni entre ville et route. Avec la règle de la deuxième édition, il va vers toute zone voisine incomplète et libre.'
			],
			[
				'L’édition de 2025',
				'Elle a 24 tuiles, dont une avec un bout de rivière : sans rivière, laissez-la dans la boîte. Incomplète à la fin, une route avec une auberge ou une ville avec une cathédrale rapporte comme une autre. Une seule source montre les nouvelles tuiles : décris celles qui sont différentes.'
			]
		],
		topics: {
			inns: {
				title: 'Les auberges en images',
				pictures: {
					'inn-completed': 'Une route complète avec une auberge',
					'inn-unfinished': 'La même route, incomplète à la fin'
				}
			},
			cathedrals: {
				title: 'Les cathédrales en images',
				pictures: {
					'cathedral-completed': 'Une ville complète avec une cathédrale',
					'cathedral-unfinished': 'La même ville, incomplète à la fin'
				}
			},
			'big-follower': {
				title: 'Le grand meeple en images',
				pictures: { 'big-follower-tie': 'Un grand meeple contre deux chevaliers : égalité' }
			}
		}
	},
	rules: {
		'IC-1': [
			'Dix-huit tuiles se piochent avec les autres. Chacun a un grand meeple. Jusqu’à six joueurs.',
			'page ; page récente'
		],
		'IC-2': [
			'Les éditions diffèrent par trois tuiles, et vous dites avec lesquelles vous jouez. Au carrefour de trois routes, l’auberge de la première édition borde une seule route. Dans les éditions récentes, elle est entre deux routes et vaut pour les deux. Deux des tuiles récentes ont un jardin.',
			'page ; page récente ; Brettspielwelt'
		],
		'IC-3': [
			'La tuile de la cathédrale est une ville sur ses quatre côtés. Un pré entre quatre villes touche les quatre et rien d’autre.',
			'page'
		],
		'IC-4': [
			'Là où deux routes rejoignent les petits chemins de deux portes, les deux routes finissent. Aucun pion ne se pose sur les petits chemins, mais ils divisent le pré en quatre.',
			'page ; Brettspielwelt'
		],
		'IC-5': [
			'À l’abbaye entre deux routes, les deux routes finissent, et il y a deux prés.',
			'page'
		],
		'IC-6': [
			'Au carrefour entre deux portes, un chariot ne va ni d’une ville à l’autre ni sur un petit chemin : le carrefour appartient aux routes.',
			'page de Maire et Monastères, n. 34'
		],
		'IC-7': [
			'Au carrefour entre deux portes, un chariot va d’une route à l’autre, mais pas d’une ville à une route ni l’inverse.',
			'page de Maire et Monastères, chariot, exemples ; n. 34'
		],
		'IC-8': [
			'L’édition de 2025 a 24 tuiles. L’une d’elles montre un bout de rivière.',
			'édition de 2025'
		],
		'IC-9': [
			'En 2025, il y a quatre nouvelles tuiles avec des routes aux portes d’une ville. Une auberge est dans un anneau de route, une autre au bord d’une route qui passe la rivière. L’anneau est une seule route vers les quatre côtés ; le pré au milieu ne touche aucune ville.',
			'liste des tuiles de 2025'
		],
		'IC-10': [
			'La tuile avec un bout de rivière se pioche avec celles entre la source et le lac. Sans rivière, elle reste dans la boîte.',
			'notre décision'
		],
		'INN-1': [
			'Une route complète avec une auberge rapporte 2 points par tuile. Plusieurs auberges ne rapportent pas plus.',
			'page ; page récente'
		],
		'INN-2': [
			'Si une route avec une auberge est incomplète à la fin, elle ne rapporte rien.',
			'page ; page récente'
		],
		'INN-3': [
			'Auberges et cathédrales comptent au moment de l’évaluation pour tous ceux qui marquent, peu importe qui les a placées et quand.',
			'notre décision'
		],
		'INN-4': [
			'Selon les règles de 2025, une route incomplète avec une auberge rapporte 1 point par tuile à la fin, comme une autre.',
			'édition de 2025 ; liste des tuiles de 2025'
		],
		'CATHEDRAL-1': [
			'Une ville complète avec une cathédrale rapporte 3 points par tuile et 3 par blason. Une deuxième cathédrale ne rapporte pas plus.',
			'page ; page récente'
		],
		'CATHEDRAL-2': [
			'Si une ville avec une cathédrale est incomplète à la fin, elle ne rapporte rien, même pas pour ses blasons.',
			'page ; page récente'
		],
		'CATHEDRAL-3': [
			'Une ville de deux tuiles avec une cathédrale rapporte 3 points par tuile et 3 par blason, même avec l’ancienne règle des petites villes.',
			'notre décision'
		],
		'CATHEDRAL-4': [
			'Une ville incomplète avec une cathédrale ne vaut rien pour les prés ; complète, elle vaut autant qu’une autre.',
			''
		],
		'CATHEDRAL-5': [
			'Selon les règles de 2025, une ville incomplète avec une cathédrale rapporte 1 point par tuile et par blason à la fin, comme une autre.',
			'édition de 2025 ; liste des tuiles de 2025'
		],
		'BIG-1': [
			'Le grand meeple se pose à la place d’un meeple, partout où un meeple peut se poser, et revient en réserve comme lui.',
			'page ; page récente'
		],
		'BIG-2': [
			'Le grand meeple compte comme deux meeples quand on compare les pions. Il ne change jamais les points.',
			'page ; page récente'
		],
		'BIG-3': [
			'Pour le bonhomme de pain d’épice, le grand meeple est un seul chevalier.',
			'notre décision'
		],
		'BIG-4': [
			'Les pions d’un joueur s’ajoutent : 2 pour le grand meeple, et pour chaque autre pion ce qu’il compte, le plus souvent 1.',
			'page de Maire et Monastères, n. 1'
		]
	},
	ruleTopics: {
		IC: 'nouvelles tuiles',
		INN: 'auberges',
		CATHEDRAL: 'cathédrales',
		BIG: 'grand meeple'
	}
};
