import type {
	gingerbread as english,
	gingerbreadTopics as englishTopics
} from '../../en/rules/gingerbread';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of the Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, RuleWords> = {
	'GINGERBREAD-1': [
		'Avant le premier tour, le bonhomme de pain d’épice est dans la ville de la tuile de départ. Ses six tuiles se piochent avec les autres.',
		'livret, p. 8, mise en place'
	],
	'GINGERBREAD-2': [
		'Quand une tuile du bonhomme est placée, on évalue comme d’habitude. Puis le joueur qui l’a placée déplace le bonhomme dans une autre ville incomplète, peu importe qui s’y trouve.',
		'livret, p. 8, les nouvelles tuiles'
	],
	'GINGERBREAD-3': [
		'Quand une tuile du bonhomme lui fait quitter une ville, chaque joueur y marque 1 point par tuile pour chacun de ses chevaliers. Les blasons ne comptent pas, un maire ou un chariot vaut un chevalier, et les chevaliers restent.',
		'livret, p. 8, évaluation 1'
	],
	'GINGERBREAD-4': [
		'Avant l’évaluation de la ville du bonhomme, chaque joueur y marque 1 point par tuile pour chacun de ses chevaliers. Les blasons ne comptent pas, et un maire ou un chariot vaut un chevalier.',
		'livret, p. 8, évaluation 2'
	],
	'GINGERBREAD-5': [
		'Sans autre ville incomplète, le bonhomme reste. Si sa ville est complétée à ce moment-là, il quitte le plateau et revient avec sa prochaine tuile.',
		'livret, p. 8, cas particulier'
	],
	'GINGERBREAD-6': [
		'Quand une tuile du bonhomme complète la ville où il est, il rapporte pour la ville complétée et se déplace une fois. Votre table peut choisir deux déplacements, pour la ville puis pour la tuile : la ville qu’il quitte au second rapporte alors aussi.',
		'livret, p. 8, les nouvelles tuiles, évaluations 1 et 2'
	],
	'GINGERBREAD-7': [
		'Chaque pion dans la ville du bonhomme compte pour un chevalier : un chariot aussi, et un maire quel que soit le nombre de blasons.',
		'notre décision'
	],
	'GINGERBREAD-8': [
		'Quand le bonhomme reste faute d’autre ville, ou quand il revient sur le plateau, personne ne marque.',
		'notre décision'
	],
	'GINGERBREAD-9': [
		'Les chariots repartent avant que le bonhomme se déplace. Celui qui est entré dans la ville qu’il quitte ensuite y compte comme chevalier.',
		'notre décision'
	],
	'GINGERBREAD-10': [
		'La ville du bonhomme compte telle qu’elle est quand il la quitte, avec la tuile et le pion de ce tour.',
		'notre décision'
	],
	'GINGERBREAD-11': [
		'Si une tuile du bonhomme est impossible à placer, il ne se déplace pas. À la fin de la partie, il ne rapporte rien.',
		'notre décision'
	],
	'GINGERBREAD-12': [
		'Dans une partie déjà commencée, le bonhomme est là où on le pose, ou attend à côté du plateau jusqu’à sa prochaine tuile.',
		'notre décision'
	],
	'GINGERBREAD-13': [
		'Sans ville sur la tuile de départ, comme avec La Rivière, le bonhomme attend la première tuile qui en a une. Le joueur qui l’a placée l’y met.',
		'Game Reference, préparation'
	]
};

/** What their rules are about, by the first part of their ids. */
export const gingerbreadTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	GINGERBREAD: 'Bonhomme de pain d’épice'
};
