import type { WordsOf } from '../../../words/fr/says';
import type { LABYRINTH_NAMES } from '../names';

/** The Labyrinth in French. */
export const words: WordsOf<typeof LABYRINTH_NAMES> = {
	title: 'Le Labyrinthe',
	adds: '1 tuile qui réunit quatre routes en une seule',
	printed: { labyrinth: 'Labyrinthe : ses quatre routes n’en font qu’une.' },
	marks: { labyrinth: { name: 'labyrinthe', the: 'le labyrinthe' } },
	countables: { 'labyrinth/figures': { one: 'pion sur la route', many: 'pions sur la route' } },
	rulings: {
		labyrinth: {
			title: 'Comment compte le labyrinthe',
			answers: {
				basic: [
					'Comme toute route',
					'Une route avec le labyrinthe est une route comme une autre.',
					'une route avec le labyrinthe est une route comme une autre'
				],
				advanced: [
					'Rapporte pour les pions',
					'Chaque branche de sa route peut être occupée. Complète, elle rapporte 2 de plus par pion.',
					'une route complète avec le labyrinthe rapporte aussi pour ses pions'
				]
			}
		}
	},
	rulingSources: { labyrinth: 'Wikicarpedia, The Labyrinth : la feuille donne les deux' },
	help: {
		title: 'Le Labyrinthe',
		lines: [
			'Quatre routes y mènent, et toutes n’en font qu’une. Dites dans vos règles si vous jouez la version simple ou avancée.'
		],
		terms: [
			[
				'La version simple',
				'La route s’occupe et s’évalue comme une autre. Elle est complète quand toutes ses extrémités sont fermées.'
			],
			[
				'La version avancée : occuper',
				'Tu peux placer un pion sur le labyrinthe que tu poses, même si d’autres pions sont sur ses routes. Plus tard, tu peux occuper une branche libre jusqu’au labyrinthe.'
			],
			[
				'La version avancée : évaluer',
				'Quand la route est complète, le joueur qui a la majorité marque 2 points de plus par pion sur toute la route. Peu importe à qui sont ces pions. En cas d’égalité, chacun marque tout.'
			]
		],
		topics: {
			labyrinth: {
				title: 'Le labyrinthe en images',
				pictures: {
					'labyrinth-completed': 'Rouge a deux des trois pions : 7 tuiles, et 2 par pion'
				}
			}
		}
	},
	rules: {
		'LABYRINTH-1': [
			'Il y a une tuile avec le labyrinthe, en deux dessins. Elle se pioche comme les autres.',
			'page ; images'
		],
		'LABYRINTH-2': [
			'Ses quatre routes n’en font qu’une, et ce n’est pas un carrefour. Elles séparent quatre prés.',
			'page ; images'
		],
		'LABYRINTH-3': [
			'Dans les règles simples, une route avec le labyrinthe est une route comme une autre.',
			'page'
		],
		'LABYRINTH-4': [
			'Dans les règles avancées, le joueur qui pose le labyrinthe peut placer un pion sur sa route, même si d’autres sont sur celles qu’il relie.',
			'page, fandom'
		],
		'LABYRINTH-5': [
			'Dans les règles avancées, on peut occuper une branche de la route si elle est libre jusqu’au labyrinthe. Les pions sur le labyrinthe ou au-delà n’empêchent rien.',
			'page, fandom ; pions sur le labyrinthe : JCloisterZone'
		],
		'LABYRINTH-6': [
			'La route est complète quand toutes ses extrémités sont fermées. Dans les règles avancées, le joueur qui a la majorité marque alors 2 de plus par pion qui y compte, même à égalité.',
			'page'
		],
		'LABYRINTH-7': [
			'Une route incomplète avec le labyrinthe rapporte comme une autre, et rien pour les pions.',
			'page'
		],
		'LABYRINTH-8': [
			'Ce qui fait rapporter plus les tuiles de la route ne rapporte rien de plus pour les pions.',
			'discussion de la page'
		],
		'LABYRINTH-9': [
			'Les pions qui ne comptent pour aucune majorité ne comptent pas. JCloisterZone en compte certains.',
			'page ; JCloisterZone'
		],
		'LABYRINTH-10': [
			'Un pion placé sur une tuile déjà posée, ou qui avance de lui-même, est jugé aussi par sa branche. Aucun n’avance sur le labyrinthe même tant que quelqu’un est sur sa route.',
			'avancer : JCloisterZone ; le reste : notre décision'
		]
	},
	ruleTopics: { LABYRINTH: 'le labyrinthe' }
};
