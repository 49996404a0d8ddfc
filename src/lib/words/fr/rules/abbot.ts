import type { abbot as english, abbotTopics as englishTopics } from '../../en/rules/abbot';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of The Abbot. */
export const abbot: LikeEnglish<typeof english, RuleWords> = {
	'ABBOT-1': [
		'Chacun a un abbé. On le pose à la place d’un meeple, sur la tuile qu’on vient de placer.',
		'page de l’Abbé'
	],
	'ABBOT-2': [
		'L’abbé va dans une abbaye, sur un monastère ou dans un jardin où il n’y a personne, et compte comme un meeple. Aucun autre pion ne va dans un jardin.',
		'page de l’Abbé'
	],
	'ABBOT-3': [
		'Au lieu de poser un pion, on peut reprendre son abbé s’il n’est pas encore entouré. Il rapporte 1 point pour sa tuile et 1 pour chaque tuile déjà placée autour.',
		'page de l’Abbé, et sa note'
	],
	'ABBOT-4': [
		'Si la tuile qu’on vient de placer finit d’entourer l’abbé, son abbaye ou son jardin est évalué comme complet. On peut alors poser un autre pion.',
		'notre décision'
	],
	'ABBOT-5': [
		'Dans un tour en deux parties, l’abbé peut revenir en réserve dans l’une ou l’autre. Votre table peut l’interdire pendant le tour où il a été posé.',
		'notre décision'
	],
	'ABBOT-6': [
		'Un chariot ne va jamais dans un jardin, ni dans une abbaye ou un monastère où se trouve un abbé.',
		'notre décision'
	],
	'GARDEN-1': [
		'Un jardin entouré de huit tuiles rapporte 1 point pour sa tuile et 1 pour chacune des huit.',
		'page de l’Abbé'
	],
	'GARDEN-2': [
		'À la fin, un jardin incomplet rapporte 1 point pour sa tuile et 1 pour chaque tuile autour.',
		'page de l’Abbé'
	]
};

/** What their rules are about, by the first part of their ids. */
export const abbotTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	ABBOT: 'abbé',
	GARDEN: 'évaluation des jardins'
};
