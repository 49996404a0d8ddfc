import type {
	tradersAndBuilders as english,
	tradersAndBuildersTopics as englishTopics
} from '../../en/rules/traders-and-builders';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, RuleWords> = {
	'TRADERS-1': [
		'Il y a 24 tuiles et 20 jetons de marchandises : 9 de vin, 6 de blé, 5 de tissu. Chacun a un bâtisseur et un cochon.',
		'page, début'
	],
	'TRADERS-2': [
		'Les tuiles des éditions depuis 2015 ne diffèrent que par un jardin sur deux d’entre elles.',
		'page, tuiles'
	],
	'TRADERS-3': [
		'Là où deux routes se croisent sur un pont, les deux continuent, et il y a quatre prés.',
		'page, tuiles'
	],
	'TRADERS-4': [
		'Sur la tuile avec pont et porte, la route du dessous mène à la porte et celle du dessus finit à une maison. Il y a trois prés.',
		'page, tuiles'
	],
	'TRADERS-5': [
		'Un pré au milieu de villes les touche toutes et ne grandit jamais.',
		'page, tuiles'
	],
	'GOODS-1': [
		'Le joueur qui complète une ville prend un jeton pour chaque symbole qu’elle contient, peu importe qui s’y trouve et qui marque.',
		'page, marchandises'
	],
	'GOODS-2': [
		'Un monastère qui complète une ville en rapporte aussi les jetons, et une tuile qui complète plusieurs villes rapporte ceux de toutes.',
		'page de Maire et Monastères, n. 14'
	],
	'GOODS-3': ['Les symboles des villes incomplètes ne donnent rien.', 'page, marchandises'],
	'GOODS-4': [
		'À la fin, le joueur qui a le plus de jetons d’une marchandise marque 10 points. En cas d’égalité, chacun marque 10 ; une marchandise dont personne n’a de jeton ne rapporte rien.',
		'page, évaluation finale'
	],
	'GOODS-5': [
		'Dans une partie déjà commencée, on saisit les jetons déjà gagnés. Les villes complétées avant n’en donnent pas.',
		'notre décision'
	],
	'BUILDER-1': [
		'Le bâtisseur se pose à la place d’un meeple, sur la tuile qu’on vient de placer. Il va là où son joueur a un meeple, un maire ou un chariot, sur une route incomplète ou dans une ville incomplète.',
		'page, bâtisseur'
	],
	'BUILDER-2': [
		'Bâtisseurs et cochons ne sont pas des meeples : ils ne comptent pour aucune majorité et n’occupent pas la zone.',
		'page, bâtisseur'
	],
	'BUILDER-3': [
		'Prolonger la route ou la ville de son propre bâtisseur donne une seconde partie au tour, avec une autre tuile, un pion et une évaluation. Le bâtisseur doit déjà y être.',
		'page, bâtisseur'
	],
	'BUILDER-4': [
		'Il n’y a jamais de troisième partie. Le bâtisseur reste et sert encore aux tours suivants.',
		'page, bâtisseur'
	],
	'BUILDER-5': [
		'On peut renoncer à la seconde partie, sauf si vos règles disent autre chose.',
		'page, bâtisseur'
	],
	'BUILDER-6': [
		'Quand sa route ou sa ville est complétée, le bâtisseur revient en réserve avec les meeples. Ce qui revient dans la première partie peut servir dans la seconde.',
		'page, bâtisseur'
	],
	'BUILDER-7': ['Un bâtisseur ne reste pas sans un meeple de sa couleur.', 'page, bâtisseur'],
	'BUILDER-8': [
		'Un monastère ne prolonge rien : il ne donne pas de seconde partie. On peut le placer dans l’une ou l’autre partie.',
		'page de Maire et Monastères, n. 5, 13'
	],
	'BUILDER-9': [
		'Si la dernière tuile donne une seconde partie, seul un monastère peut y être placé, avant le tour des derniers monastères.',
		'page de Maire et Monastères, n. 5'
	],
	'PIG-1': [
		'Le cochon se pose à la place d’un meeple, sur la tuile qu’on vient de placer, dans un pré où son joueur a un paysan. Il reste jusqu’à la fin, ou jusqu’à ce qu’une grange renvoie les paysans.',
		'page, cochon'
	],
	'PIG-2': [
		'Si son joueur marque pour le pré, chaque ville complète lui rapporte 1 point de plus. C’est en général 4 au lieu de 3, ou 2 au lieu de 1 quand le pré est relié à celui d’une grange. Sans majorité ni égalité, le cochon ne sert à rien.',
		'page, cochon'
	],
	'PIG-3': [
		'Avec un cochon, un joueur marque 4 points par ville au lieu de 3 quand une grange est posée. Quand une tuile relie ce pré à celui d’une grange, il en marque 2 au lieu de 1. Puis paysans et cochons reviennent en réserve.',
		'page de Maire et Monastères, grange ; n. 55'
	],
	'PIG-4': [
		'Les cochons ne comptent jamais pour les granges.',
		'page de Maire et Monastères, grange'
	],
	'PIG-5': [
		'Selon la règle de 2000, une ville rapporte 5 points au lieu de 4 au joueur qui a un cochon dans un pré autour.',
		'notre décision'
	],
	'PIG-6': ['Une première partie sans paysans n’a pas de cochons.', 'notre décision']
};

/** What their rules are about, by the first part of their ids. */
export const tradersAndBuildersTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	TRADERS: 'tuiles',
	GOODS: 'marchandises',
	BUILDER: 'bâtisseur',
	PIG: 'cochon'
};
