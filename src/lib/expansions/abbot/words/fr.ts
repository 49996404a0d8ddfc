import type { WordsOf } from '../../../words/fr/says';
import type { ABBOT_NAMES } from '../names';

/** The Abbot in French. */
export const words: WordsOf<typeof ABBOT_NAMES> = {
	title: 'L’Abbé',
	adds: 'un abbé pour chacun, qui va aussi dans les jardins',
	pieces: { abbot: { one: 'abbé', many: 'abbés' } },
	sources: { garden: 'Jardins', 'unfinished-garden': 'Jardins incomplets' },
	scoreAll: { garden: 'Évaluer tous les jardins' },
	titles: { 'abbot/recalled': 'Un abbé revient en réserve' },
	verdicts: { 'abbot/recalled': 'Évalué tel quel, pour le joueur à qui est l’abbé' },
	objections: {
		'abbot/surrounded':
			'Avec cette tuile, l’abbé est entouré : son abbaye ou son jardin est évalué comme complet.',
		'abbot/same-turn': 'Selon vos règles, un abbé ne revient pas pendant le tour où il a été posé.'
	},
	rulings: {
		abbotRecallSameTurn: {
			title: 'Un abbé posé dans le même tour',
			answers: {
				yes: [
					'Peut revenir',
					'Dans un tour en deux parties, un abbé posé dans la première peut revenir dans la seconde.',
					'un abbé peut revenir dans le tour où il a été posé'
				],
				no: [
					'Reste jusqu’au tour suivant',
					'Dans un tour en deux parties, un abbé posé dans la première reste au moins jusqu’au tour suivant.',
					'un abbé ne revient pas dans le tour où il a été posé'
				]
			}
		}
	},
	rulingSources: {
		abbotRecallSameTurn: 'Aucun livret ne le dit ; la plupart des programmes le permettent'
	},
	help: {
		title: 'L’abbé et les jardins',
		lines: [
			'Depuis 2014, huit tuiles du jeu de base montrent un jardin, tout comme huit de l’édition Hiver de 2022. Quelques tuiles des éditions récentes des extensions en montrent un aussi. Sans l’abbé, les jardins ne sont que des images.',
			'Chacun a un abbé en plus de ses meeples. On pose comme toujours un seul pion par tour : touche d’abord le type de pion, puis l’endroit où il va.'
		],
		terms: [
			[
				'Où il va',
				'Dans une abbaye ou dans un jardin où il n’y a personne. Il compte comme un meeple. Aucun autre pion ne va dans un jardin, même plus tard.'
			],
			[
				'Les jardins',
				'Ils rapportent comme les abbayes : 9 points quand huit tuiles les entourent. À la fin, un jardin incomplet rapporte 1 point pour le jardin et 1 pour chaque tuile autour.'
			],
			[
				'Le reprendre',
				'Place la tuile puis, au lieu de poser un pion, touche ton abbé sur le plateau. Il revient en réserve et rapporte ce que vaut sa zone à ce moment-là ; ce nombre s’affiche avant. Si la tuile finit de l’entourer, il revient tout seul et rapporte 9 points, et tu peux poser un autre pion. Dans un tour en deux parties, chaque partie le permet.'
			]
		],
		topics: {
			abbot: {
				title: 'L’abbé en images',
				pictures: {
					'abbot-garden': 'Un jardin avec ses huit tuiles autour',
					'abbot-recalled': 'Un abbé repris avant que son jardin soit entouré',
					'abbot-end': 'Un jardin incomplet, à la fin'
				}
			}
		}
	},
	rules: {
		'ABBOT-1': [
			'Chacun a un abbé. On le pose à la place d’un meeple, sur la tuile qu’on vient de placer.',
			'page de l’Abbé'
		],
		'ABBOT-2': [
			'L’abbé va dans une abbaye ou dans un jardin où il n’y a personne, et compte comme un meeple. Aucun autre pion ne va dans un jardin.',
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
			'Un pion qui repart ne va jamais dans un jardin, ni dans une abbaye où se trouve un abbé.',
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
	},
	ruleTopics: {
		ABBOT: 'abbé',
		GARDEN: 'évaluation des jardins'
	}
};
