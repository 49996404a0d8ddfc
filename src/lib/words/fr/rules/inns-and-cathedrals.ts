import type {
	innsAndCathedrals as english,
	innsAndCathedralsTopics as englishTopics
} from '../../en/rules/inns-and-cathedrals';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, RuleWords> = {
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
	'IC-5': ['À l’abbaye entre deux routes, les deux routes finissent, et il y a deux prés.', 'page'],
	'IC-6': [
		'Au carrefour entre deux portes, un chariot ne va ni d’une ville à l’autre ni sur un petit chemin : le carrefour appartient aux routes.',
		'page de Maire et Monastères, n. 34'
	],
	'IC-7': [
		'Au carrefour entre deux portes, un chariot va d’une route à l’autre, mais pas d’une ville à une route ni l’inverse.',
		'page de Maire et Monastères, chariot, exemples ; n. 34'
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
		'Les pions d’un joueur s’ajoutent : 2 pour le grand meeple, 1 par blason pour le maire, 1 pour chaque autre pion.',
		'page de Maire et Monastères, n. 1'
	]
};

/** What their rules are about, by the first part of their ids. */
export const innsAndCathedralsTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	IC: 'nouvelles tuiles',
	INN: 'auberges',
	CATHEDRAL: 'cathédrales',
	BIG: 'grand meeple'
};
