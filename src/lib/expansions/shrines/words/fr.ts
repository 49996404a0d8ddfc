import { common } from '../../../words/fr/common';
import type { WordsOf } from '../../../words/fr/says';
import type { SHRINES_NAMES } from '../names';

const AHEAD = 'Le premier complété est évalué ; l’autre ne rapporte rien.';

/** Shrines in French. */
export const words: WordsOf<typeof SHRINES_NAMES> = {
	title: 'Les Lieux de culte',
	adds: '5 ou 6 tuiles avec des lieux de culte, qui défient les abbayes',
	monasteries: {
		shrine: {
			noun: { one: 'lieu de culte', many: 'lieux de culte' },
			preposition: 'dans',
			of: (tiles) => `Lieu de culte avec ${tiles}`
		}
	},
	printed: {
		shrine:
			'Lieu de culte : évalué comme une abbaye. Occupé, il défie une abbaye occupée à côté de lui.'
	},
	signs: { shrine: { name: 'Lieu de culte', with: 'avec un lieu de culte' } },
	titles: { 'shrines/lost': 'Défi perdu' },
	verdicts: { 'shrines/lost': 'L’autre édifice a été complété le premier' },
	countables: { 'shrines/lost': { one: 'défi perdu', many: 'défis perdus' } },
	notes: {
		'shrines/by-shrine': (names) =>
			`Défi d’un lieu de culte à côté (${common.list(names)}). ${AHEAD}`,
		'shrines/by-monastery': (names) => `Défi d’une abbaye à côté (${common.list(names)}). ${AHEAD}`,
		'shrines/begun': (names) =>
			`Un défi commence : lieu de culte contre abbaye (${common.list(names)}).`,
		'shrines/ended': (names) => `Défi perdu : aucun point pour ${common.list(names)}.`
	},
	objections: {
		'shrines/two-monasteries': 'Un lieu de culte ne peut être à côté que d’une seule abbaye.',
		'shrines/two-shrines': 'Une abbaye ne peut être à côté que d’un seul lieu de culte.'
	},
	rulings: {
		shrineTiles: {
			title: 'Combien de lieux de culte',
			answers: {
				five: [
					'5 tuiles',
					'Celles de Comte, Roi et Brigand et de Spielbox.',
					'il y a cinq lieux de culte'
				],
				six: ['6 tuiles', 'Celles de Cult, Siege & Creativity.', 'il y a six lieux de culte']
			}
		},
		shrineWagon: {
			title: 'Un chariot dont l’édifice perd son défi',
			answers: {
				home: [
					'Revient',
					'Un chariot ne repart que s’il a été évalué.',
					'un chariot revient d’un édifice qui perd son défi'
				],
				drives: [
					'Repart',
					'Il repart comme d’un édifice complet.',
					'un chariot repart d’un édifice qui perd son défi'
				]
			}
		}
	},
	rulingSources: {
		shrineTiles: 'Wikicarpedia, Heretics & Shrines : contenu, images des tuiles',
		shrineWagon:
			'Les règles que nous avons vues ne le disent pas ; la seconde réponse est celle de JCloisterZone'
	},
	help: {
		title: 'Les Lieux de culte',
		lines: ['Précisez dans vos règles si votre boîte a cinq ou six tuiles.'],
		terms: [
			[
				'Un lieu de culte',
				'On l’occupe et on l’évalue comme une abbaye : 1 point pour sa tuile et 1 pour chacune des huit autour. Tout pion qui peut aller dans une abbaye peut y aller.'
			],
			[
				'Où il peut être',
				'Un lieu de culte n’est jamais à côté de deux abbayes, ni une abbaye à côté de deux lieux de culte, même en diagonale. Ce qui compte comme une abbaye compte ici aussi.'
			],
			[
				'Le défi',
				'Il commence dès qu’un lieu de culte et une abbaye à côté de lui sont tous deux occupés. Tilekeep le dit après le tour, et sur leurs deux fiches.'
			],
			[
				'Qui gagne',
				'Le premier complété est évalué. L’autre ne rapporte rien, et son pion revient en réserve. Si une tuile complète les deux, les deux sont évalués. À la fin de la partie, les deux comptent comme incomplets.'
			]
		],
		topics: {
			shrines: {
				title: 'Les défis en images',
				pictures: {
					'shrine-wins': 'Le lieu de culte de Bleu est complété le premier et évalué',
					'monastery-loses': 'L’abbaye de Rouge à côté ne rapporte rien',
					'shrine-draws': 'Une tuile a complété les deux : les deux sont évalués'
				}
			}
		}
	},
	rules: {
		'SHRINE-1': [
			'Il y a 5 tuiles avec un lieu de culte, ou 6 dans une boîte. On les pioche avec les autres.',
			'page, contenu ; images des tuiles'
		],
		'SHRINE-2': [
			'Aucun lieu de culte ne peut être à côté de deux abbayes, ni une abbaye à côté de deux lieux de culte, même en diagonale. Cela vaut aussi pour ceux déjà posés.',
			'page ; pour ceux déjà posés : JCloisterZone'
		],
		'SHRINE-3': [
			'Un lieu de culte est occupé et évalué comme une abbaye, même incomplet à la fin. Ce qui peut se tenir dans une abbaye peut s’y tenir.',
			'page, Z-Man ; abbés et chariots : JCloisterZone'
		],
		'SHRINE-4': [
			'Un lieu de culte et une abbaye côte à côte, même en diagonale, se défient dès que les deux sont occupés.',
			'page, Z-Man'
		],
		'SHRINE-5': [
			'Le premier complété est évalué. Si l’autre est encore incomplet, il ne rapporte rien, et son pion revient en réserve dans le même tour.',
			'page, Z-Man ; JCloisterZone'
		],
		'SHRINE-6': ['Si une tuile complète les deux, les deux sont évalués.', 'réponses de l’éditeur'],
		'SHRINE-7': [
			'Seul un édifice occupé gagne. Celui qui a perdu est de nouveau libre : on peut l’occuper et l’évaluer plus tard.',
			'JCloisterZone'
		],
		'SHRINE-8': [
			'Ce qui compte comme une abbaye en est une ici, et les jardins ne participent pas.',
			'réponses de l’éditeur ; places à côté des monastères, et jardins : JCloisterZone'
		],
		'SHRINE-9': [
			'Un pion repris avant la décision rapporte ses points comme toujours, et met fin au défi.',
			'JCloisterZone'
		],
		'SHRINE-10': [
			'Un chariot revient d’un édifice qui a perdu son défi. Selon une autre règle, il repart.',
			'non précisé ; la seconde façon : JCloisterZone'
		],
		'SHRINE-11': [
			'À la fin, les défis non décidés sont clos, et les deux édifices comptent comme incomplets. Dans une partie déjà commencée, un édifice complet pas encore évalué gagne dès la reprise.',
			'exemples ; parties commencées : notre décision'
		]
	},
	ruleTopics: { SHRINE: 'les lieux de culte' }
};
