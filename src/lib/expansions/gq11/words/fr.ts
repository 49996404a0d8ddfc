import type { WordsOf } from '../../../words/fr/says';
import type { GQ11_NAMES } from '../names';

/** Games Quarterly 11 in French. */
export const words: WordsOf<typeof GQ11_NAMES> = {
	title: 'Games Quarterly 11',
	adds: '10 tuiles avec d’autres dessins, et une de plus pour une rivière',
	printed: {
		pigs: 'Cochons : selon une règle, un troupeau. Chaque ville complète rapporte 1 de plus.'
	},
	signs: { pigs: { name: 'Cochons', with: 'avec des cochons' } },
	rulings: {
		pigHerd: {
			title: 'Les cochons de Games Quarterly 11',
			answers: {
				nothing: [
					'Ne font rien',
					'Ils ne sont qu’une image.',
					'les cochons de Games Quarterly 11 ne font rien'
				],
				pig: [
					'Un troupeau',
					'Chaque ville complète rapporte 1 point de plus pour leur pré.',
					'les cochons de Games Quarterly 11 sont un troupeau'
				]
			}
		}
	},
	rulingSources: {
		pigHerd: 'Wikicarpedia, Games Quarterly 11 : pas de troupeau ; JCloisterZone a les deux'
	},
	help: {
		title: 'Games Quarterly 11',
		lines: [
			'Le magazine de 2006 donnait 12 tuiles sans règles. Dix d’entre elles se jouent comme les autres.'
		],
		terms: [
			[
				'Avec une rivière',
				'La tuile avec une rivière entre deux villes se pioche avec celles de la rivière. La source reste dans la boîte : une rivière n’en a qu’une.'
			],
			[
				'Les cochons',
				'Dites dans vos règles s’ils sont un troupeau. Alors chaque ville complète rapporte 1 point de plus pour leur pré.'
			]
		],
		topics: {
			pigs: {
				title: 'Les cochons en images',
				pictures: { 'pigs-pay': 'Le pré de Rouge avec les cochons reçoit 4 pour la ville' }
			}
		}
	},
	rules: {
		'GQ-1': [
			'Il y a 12 tuiles. Les 10 sans rivière se piochent comme les autres.',
			'page, contenu'
		],
		'GQ-2': [
			'Avec une rivière, sa tuile entre deux villes se pioche avec celles de la rivière. La source reste dans la boîte, car une rivière n’en a qu’une.',
			'page : une source ; laquelle : notre décision'
		],
		'GQ-3': [
			'La ville sur deux côtés dont le mur atteint le coin opposé sépare deux prés.',
			'images ; JCloisterZone'
		],
		'GQ-4': [
			'Les cochons ne font rien. Selon une règle, ils sont un troupeau : chaque ville complète rapporte 1 point de plus à tout joueur qui évalue leur pré.',
			'page, JCloisterZone ; la règle de 2000 : notre décision'
		]
	},
	ruleTopics: { GQ: 'Games Quarterly 11' }
};
