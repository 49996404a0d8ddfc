import { ofName } from '../../../words/fr/grammar';
import { withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import type { PHANTOM_NAMES } from '../names';

/** The Phantom in French. */
export const words: WordsOf<typeof PHANTOM_NAMES> = {
	title: 'Le Fantôme',
	adds: 'un fantôme par joueur, second pion du tour',
	pieces: { phantom: { one: 'fantôme', many: 'fantômes' } },
	events: {
		'phantom/placed': (event) => `Le fantôme ${ofName(event.name)} a suivi, ${withinOf(event)}.`
	},
	questions: {
		'phantom/placed': (name) => ({
			question: `${name}, ton fantôme suit-il ?`,
			how: 'Touche l’endroit où il va, ou garde-le en réserve.',
			why: 'Il va sur cette tuile, là où il n’y a personne, et compte comme un meeple.'
		})
	},
	offers: { 'phantom/placed': 'Placer aussi le fantôme' },
	declines: { 'phantom/placed': 'Pas de fantôme' },
	rulings: {
		phantomAfter: {
			title: 'Ce que le fantôme peut suivre',
			answers: {
				any: [
					'Tout',
					'Un pion, un pion repris, un festival, ou tout ce qu’on a fait avec la tuile.',
					'le fantôme peut suivre tout ce qu’on fait avec une tuile'
				],
				figure: [
					'Un pion seulement',
					'Seulement si un autre pion a été placé avant.',
					'le fantôme ne suit qu’un autre pion'
				]
			}
		}
	},
	rulingSources: { phantomAfter: 'Carcassonne Central, fils 4706 et 4756' },
	help: {
		title: 'Le Fantôme',
		lines: [
			'Chaque joueur a, en plus des meeples, un fantôme en plastique transparent. L’application le dessine comme un spectre.'
		],
		terms: [
			[
				'Comme second pion',
				'Place un pion, ou fais autre chose avec ta tuile. Si ton fantôme est en réserve et un endroit libre, touche cet endroit, ou « Pas de fantôme ».'
			],
			[
				'Comme seul pion',
				'Touche le fantôme parmi tes pions, puis l’endroit où il va. Rien ne le suit alors.'
			],
			[
				'Sa valeur',
				'Il compte comme un meeple, sur les routes, dans les villes, les abbayes et les prés. Il ne va jamais dans un jardin.'
			]
		],
		topics: {
			phantom: {
				title: 'Le fantôme en images',
				pictures: {
					'phantom-second':
						'Le paysan de Rouge et, dans la ville, le fantôme : il marque 4 points aussitôt'
				}
			}
		}
	},
	rules: {
		'PHANTOM-1': [
			'Chaque joueur a un fantôme en plus des meeples. Il n’y a pas de tuiles.',
			'page, contenu'
		],
		'PHANTOM-2': [
			'Une fois qu’il a fait quelque chose avec sa tuile, le joueur peut y placer aussi son fantôme, là où il n’y a personne.',
			'page'
		],
		'PHANTOM-3': [
			'Le fantôme peut aussi être le seul pion d’un tour. Il n’est pas proposé si rien n’a été fait avant.',
			'page ; JCloisterZone'
		],
		'PHANTOM-4': ['Il compte en tout comme un meeple.', 'page'],
		'PHANTOM-5': [
			'Il peut suivre toute action : un pion, où qu’il soit, un pion repris, un festival. À des tables plus strictes, seulement un pion.',
			'forum ; JCloisterZone'
		],
		'PHANTOM-6': [
			'Il va où un meeple peut aller, jamais dans un jardin. Il peut occuper ce que la tuile complète, et c’est évalué avec lui.',
			'page ; JCloisterZone'
		],
		'PHANTOM-7': [
			'Dans un tour de plusieurs tuiles, il peut suivre à chacune, tant qu’il est en réserve.',
			'JCloisterZone'
		],
		'PHANTOM-8': [
			'Après un autre pion, le fantôme peut aussi voler avec la machine de la tuile, si aucun n’a volé. Revenu le même tour, il peut suivre.',
			'page des Machines volantes, note de 2013 ; papageek ; JCloisterZone'
		]
	},
	ruleTopics: { PHANTOM: 'le fantôme' }
};
