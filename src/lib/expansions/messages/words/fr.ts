import { counted, number } from '../../../words/fr/format';
import { ofName } from '../../../words/fr/grammar';
import type { WordsOf } from '../../../words/fr/says';
import type { MESSAGES_NAMES } from '../names';

const points = (n: number): string => counted(n, 'point', 'points');

/** Ce qu’on fait d’un message de ce nom. */
const drawn =
	(message: string, why: string, tap = '') =>
	(name: string, options: number) => ({
		question: `${name} a pioché « ${message} »`,
		how: options > 0 ? `Touche ${tap}, ou prends 2 points.` : 'Exécute-le, ou prends 2 points.',
		why
	});
const done = ({ count }: { readonly count: number }): string => points(count);
const two = (): string => 'Plutôt 2 points';
const LEAST =
	'On compte comme en fin de partie. Personne ne bouge, et la majorité n’est pas requise.';
const AS_AT_THE_END = 'Évalué par un message, comme en fin de partie';

/** The Messages in French. */
export const words: WordsOf<typeof MESSAGES_NAMES> = {
	title: 'Les Messagers',
	adds: '8 messages et un second pion de score pour chacun, le messager',
	pieces: { messenger: { one: 'messager', many: 'messagers' } },
	countables: {
		messenger: { one: 'point du messager', many: 'points du messager' },
		messages: { one: 'message', many: 'messages' },
		knights: { one: 'chevalier', many: 'chevaliers' },
		farmers: { one: 'paysan', many: 'paysans' }
	},
	sources: { messages: 'Messages' },
	titles: {
		'messages/road': 'Message : route la plus courte',
		'messages/city': 'Message : plus petite ville',
		'messages/monastery': 'Message : plus petite abbaye',
		'messages/pennants': 'Message : blasons',
		'messages/knights': 'Message : chevaliers',
		'messages/farmers': 'Message : paysans',
		'messages/follower': 'Message : un meeple revient',
		'messages/two': 'Message : 2 points'
	},
	verdicts: {
		'messages/road': AS_AT_THE_END,
		'messages/city': AS_AT_THE_END,
		'messages/monastery': AS_AT_THE_END,
		'messages/pennants': 'Évalué par un message',
		'messages/follower': AS_AT_THE_END
	},
	events: {
		'messages/moved': ({ name, count = 0 }) =>
			`Les ${points(count)} ${ofName(name)} ont fait avancer le messager.`,
		'messages/no-message': ({ name, count = 0 }) =>
			`Les ${points(count)} ${ofName(name)} ont fait avancer le marqueur, sans message.`,
		'messages/two-points': ({ name }) => `${name} a pris 2 points au lieu d’un message.`,
		'messages/carried-out': ({ name }) => `${name} a pioché et exécuté un message.`,
		'messages/road': ({ name }) => `${name} a pioché un message et évalué sa route la plus courte.`,
		'messages/city': ({ name }) => `${name} a pioché un message et évalué sa plus petite ville.`,
		'messages/monastery': ({ name }) =>
			`${name} a pioché un message et évalué sa plus petite abbaye.`,
		'messages/tile': ({ name }) => `${name} a pioché un message et place encore une tuile.`,
		'messages/pennants': ({ name }) =>
			`${name} a pioché un message et compté les blasons d’une ville.`,
		'messages/knights': ({ name }) => `${name} a pioché un message et compté ses chevaliers.`,
		'messages/farmers': ({ name }) => `${name} a pioché un message et compté ses paysans.`,
		'messages/follower': ({ name }) =>
			`${name} a pioché un message, évalué un meeple et l’a repris.`
	},
	questions: {
		'messages/drawn': (name) => ({
			question: `${name}, quel message as-tu pioché ?`,
			how: 'Touche-le, ou touche « Aucun message » si l’autre pion a avancé.',
			why: 'L’un des deux peut s’arrêter sur une case foncée (0, 5, 10…).'
		}),
		'messages/road': drawn('route la plus courte', LEAST),
		'messages/city': drawn('plus petite ville', LEAST),
		'messages/monastery': drawn('plus petite abbaye', LEAST),
		'messages/tile': drawn(
			'encore une tuile',
			'Elle se place comme les autres, dans un tour à part.'
		),
		'messages/pennants': drawn(
			'blasons',
			'2 points par blason dans une ville où tu as un chevalier.',
			'une ville'
		),
		'messages/knights': drawn(
			'chevaliers',
			'2 points pour chacun de tes chevaliers ; ils restent.'
		),
		'messages/farmers': drawn('paysans', '3 points pour chacun de tes paysans ; ils restent.'),
		'messages/follower': drawn(
			'un meeple',
			'L’un de tes meeples est évalué comme en fin de partie, puis revient. La majorité n’est pas requise.',
			'le meeple'
		),
		'messages/figure': (name) => ({
			question: `Quel pion ${ofName(name)} a avancé ?`,
			how: 'Touche celui qui a avancé de tous les points.',
			why: 'Un brigand est à côté de l’un des deux : il ne vole que celui-là.'
		}),
		'messages/moved': (name) => ({
			question: `Quel messager a avancé pendant le tour ${ofName(name)} ?`,
			how: 'Touche les points qui l’ont fait avancer.',
			why: 'Sinon, c’est le marqueur qui a avancé.'
		})
	},
	offers: { 'messages/moved': 'Le messager a avancé' },
	declines: { 'messages/drawn': 'Aucun message' },
	answers: {
		'messages/drawn/road': () => 'Route la plus courte',
		'messages/drawn/city': () => 'Plus petite ville',
		'messages/drawn/monastery': () => 'Plus petite abbaye',
		'messages/drawn/tile': () => 'Encore une tuile',
		'messages/drawn/pennants': () => 'Blasons',
		'messages/drawn/knights': () => 'Chevaliers',
		'messages/drawn/farmers': () => 'Paysans',
		'messages/drawn/follower': () => 'Un meeple',
		'messages/drawn/two': () => '2 points',
		'messages/road/done': done,
		'messages/road/two': two,
		'messages/city/done': done,
		'messages/city/two': two,
		'messages/monastery/done': done,
		'messages/monastery/two': two,
		'messages/tile/done': () => 'Placer encore une tuile',
		'messages/tile/two': two,
		'messages/pennants/done': done,
		'messages/pennants/two': two,
		'messages/knights/done': done,
		'messages/knights/two': two,
		'messages/farmers/done': done,
		'messages/farmers/two': two,
		'messages/follower/done': done,
		'messages/follower/two': two,
		'messages/figure/marker': ({ name, count }) => `Marqueur ${ofName(name)} : +${number(count)}`,
		'messages/figure/messenger': ({ name, count }) =>
			`Messager ${ofName(name)} : +${number(count)}`,
		'messages/moved/messenger': ({ name, count }) => `Messager ${ofName(name)} : +${number(count)}`
	},
	further: { 'messages/tile': (name) => `Message ${ofName(name)} : encore une tuile.` },
	rulings: {
		messageBlocked: {
			title: 'Case foncée avec le pion d’un autre',
			answers: {
				never: [
					'Message pioché',
					'Les pions de score des autres sur la case ne changent rien.',
					'on pioche un message même sur une case où se trouve le pion d’un autre'
				],
				others: [
					'Aucun message',
					'Là où se trouve le pion de score d’un autre, on ne pioche pas : règle ultérieure de Z-Man.',
					'on ne pioche pas de message sur une case où se trouve le pion d’un autre'
				]
			}
		}
	},
	rulingSources: { messageBlocked: 'Wikicarpedia, ordre du tour : règle de Z-Man seulement' },
	help: {
		title: 'Les Messagers',
		lines: [
			'Il n’y a pas de tuiles à placer. Chacun a sur la case 0, à côté du marqueur, un second pion de score : le messager. Leurs points s’additionnent.'
		],
		terms: [
			[
				'Deux pions de score',
				'Tous les points d’une route, d’une ville ou d’une abbaye font avancer l’un de tes deux pions, à ton choix. Tilekeep prend le marqueur. Si c’était le messager, touche-le sous les points. Touche le score d’un joueur pour voir où sont ses pions.'
			],
			[
				'Piocher un message',
				'Si l’un de tes pions s’arrête sur une case foncée (0, 5, 10…) pendant ton tour, tu pioches le premier message. Tilekeep demande lequel, quand un pion peut y arriver. « Aucun message » veut dire que l’autre a avancé. Ensuite Tilekeep évite pour toi les cases foncées, jusqu’à ce que tu pioches de nouveau : touche pour cela la question sous les points.'
			],
			[
				'Ce qu’il rapporte',
				'Exécute-le, ou prends 2 points ; il va ensuite sous la pile. Tilekeep montre ce qu’il rapporte, et le compte. Ces points peuvent mener à un autre message. Ce qui est évalué d’un coup n’en rapporte qu’un.'
			],
			[
				'Les huit messages',
				'Évalue ta route la plus courte, ta plus petite ville ou ta plus petite abbaye, comme en fin de partie. Marque 2 points par blason d’une ville où tu as un chevalier, 2 par chevalier ou 3 par paysan. Place encore une tuile. Ou évalue l’un de tes meeples comme en fin de partie et reprends-le.'
			],
			[
				'À la fin',
				'Avant l’évaluation finale, mets un pion sur la somme des deux. Elle ne donne pas de messages.'
			],
			[
				'Partie déjà commencée',
				'Indique tous les points de chacun, puis, parmi les jetons, ceux du messager. Si une case est fausse en cours de partie, corrige-la au même endroit.'
			]
		],
		topics: {
			messages: {
				title: 'Les messages en images',
				pictures: {
					'message-road':
						'Rouge a marqué 5 points et pioché « route la plus courte » : la plus courte de ses deux routes',
					'message-pennants':
						'Rouge a marqué 5 points et pioché « blasons » : 2 points pour chacun dans sa ville'
				}
			}
		}
	},
	rules: {
		'MESSAGES-1': [
			'Il y a 8 messages, aucune tuile à placer, et un second pion de score pour chacun, le messager. Les deux pions partent de 0.',
			'pages, contenu'
		],
		'MESSAGES-2': [
			'Le joueur qui marque des points choisit lequel de ses deux pions avance, de tous les points. Chaque route, ville ou abbaye est évaluée à part.',
			'pages ; notre décision quand il y en a plusieurs'
		],
		'MESSAGES-3': [
			'Si un pion s’arrête sur une case foncée (0, 5, 10…) pendant son propre tour, on pioche le premier message. On l’exécute, ou on prend 2 points.',
			'pages'
		],
		'MESSAGES-4': ['Ce qu’on marque pendant le tour d’un autre ne donne pas de message.', 'pages'],
		'MESSAGES-5': [
			'Tout ce qui est évalué d’un coup donne un message au plus. Les points d’un message sont une nouvelle évaluation et peuvent en donner un autre.',
			'ordre du tour'
		],
		'MESSAGES-6': [
			'Le pion d’un autre sur la case foncée ne change rien. Selon la règle ultérieure de Z-Man, on n’y pioche pas.',
			'ordre du tour'
		],
		'MESSAGES-7': [
			'Un message va sous la pile : après huit, ils reviennent dans le même ordre.',
			'pages'
		],
		'MESSAGES-8': [
			'À la fin, on additionne les points des deux pions. L’évaluation finale ne donne pas de messages.',
			'boutiques ; première page'
		],
		'MESSAGES-9': [
			'Dans une partie déjà commencée, on indique les points du messager. Les points corrigés font avancer le marqueur.',
			'notre décision'
		],
		'MESSAGE-1': [
			'Route la plus courte : celle de ses routes qui rapporterait le moins à la fin le rapporte maintenant. Personne ne bouge, et la majorité n’est pas requise.',
			'pages ; Papa Geek'
		],
		'MESSAGE-2': [
			'Plus petite ville : de même pour celle de ses villes qui rapporterait le moins.',
			'pages ; Papa Geek'
		],
		'MESSAGE-3': [
			'Plus petite abbaye : de même pour celle de ses abbayes qui rapporterait le moins. Les jardins n’en sont pas.',
			'pages ; notre décision pour les jardins'
		],
		'MESSAGE-4': [
			'On pioche et place encore une tuile, dans un tour à part, après le reste de celui-ci.',
			'pages ; notre décision pour l’ordre'
		],
		'MESSAGE-5': [
			'Blasons : 2 points par blason dans une ville où l’on a un chevalier, au choix. La majorité n’est pas requise.',
			'boutiques ; Papa Geek ; notre décision là où ils diffèrent'
		],
		'MESSAGE-6': ['Chevaliers : 2 points pour chacun de ses meeples dans une ville.', 'pages'],
		'MESSAGE-7': ['Paysans : 3 points pour chacun de ses meeples dans un pré.', 'pages'],
		'MESSAGE-8': [
			'Un meeple : l’un de ses meeples est évalué comme en fin de partie, même sans majorité, puis revient. Un pion qui ne peut rester seul revient aussi.',
			'pages ; notre décision pour majorité, bâtisseur et cochon'
		],
		'MESSAGE-9': [
			'On peut toujours prendre 2 points à la place. C’est tout ce que donne un message qui n’a rien à évaluer.',
			'pages ; notre décision pour la seconde phrase'
		]
	},
	ruleTopics: { MESSAGES: 'les messages', MESSAGE: 'chaque message' }
};
