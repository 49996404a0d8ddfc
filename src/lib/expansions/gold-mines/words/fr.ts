import { counted } from '../../../words/fr/format';
import { places, turnOf } from '../../../words/fr/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/fr/says';
import type { GOLD_NAMES } from '../names';

/** “la tuile à 2 tuiles à l’est de la tuile de départ”. */
const tileOf = ({ place }: SaidEvent): string => (place ? places.theTile(place) : '');

/** The Gold Mines in French. */
export const words: WordsOf<typeof GOLD_NAMES> = {
	title: 'Les Mines d’or',
	adds: '8 tuiles et 16 lingots',
	pieces: { ingot: { one: 'lingot', many: 'lingots' } },
	printed: {
		ingot: 'Or : celui qui pose cette tuile met un lingot dessus et un autre sur une tuile à côté.'
	},
	marks: { ingot: { name: 'or', the: 'l’or' } },
	countables: { ingot: { one: 'lingot', many: 'lingots' } },
	sources: { ingots: 'Or' },
	scoreAll: { ingots: 'Évaluer l’or' },
	titles: { 'gold-mines/taken': 'Lingots pris', 'gold-mines/ended': 'L’or' },
	events: {
		'gold-mines/put': (event) =>
			`${event.name} a posé un lingot dessus et un sur ${tileOf(event)}.`,
		'gold-mines/found': (event) => `Table de départ : un lingot sur ${tileOf(event)}.`,
		'gold-mines/took': (event) =>
			`${turnOf(event.turn)} : ${event.name} a pris un lingot sur ${tileOf(event)}.`
	},
	questions: {
		'gold-mines/put': (name, options) => ({
			question: `${name} pose le second lingot`,
			how: `Touche l’une des ${counted(options, 'tuile', 'tuiles')} autour.`,
			why: 'Un lingot est sur la tuile qui vient d’être placée. L’autre va sur une tuile à côté, même en diagonale.'
		}),
		'gold-mines/took': (name, options) => ({
			question: `${name} prend le lingot suivant`,
			how: `Touche une tuile parmi ${String(options)}.`,
			why: 'Ce choix compte : d’autres ne peuvent prendre que sur certaines de ces tuiles.'
		})
	},
	rulings: {
		goldChoice: {
			title: 'Lingots sur plusieurs tuiles',
			answers: {
				player: [
					'Au choix du joueur',
					'Le joueur qui peut prendre sur plusieurs tuiles en choisit une. Tilekeep ne demande que si cela peut changer qui en reçoit combien.',
					'le joueur choisit la tuile sur laquelle il prend un lingot'
				],
				claimants: [
					'La plus convoitée d’abord',
					'On prend d’abord sur la tuile où le plus de joueurs peuvent prendre. Personne n’a à choisir.',
					'on prend d’abord les lingots de la tuile où le plus de joueurs peuvent prendre'
				]
			}
		}
	},
	rulingSources: {
		goldChoice:
			'Les règles que nous avons vues ne le disent pas ; la seconde réponse est celle de JCloisterZone'
	},
	help: {
		title: 'Les Mines d’or',
		lines: [],
		terms: [
			[
				'Les lingots sur les tuiles',
				'Le joueur qui place une tuile avec de l’or pose un lingot dessus, et un sur l’une des tuiles autour. Tilekeep demande laquelle s’il y en a plusieurs. Un lingot appartient à toute la tuile : à sa route, à sa ville et à son abbaye.'
			],
			[
				'Les prendre',
				'Le joueur qui a la majorité sur une route ou dans une ville complète prend les lingots de ses tuiles. Une abbaye complète donne ceux de sa tuile et des huit autour. En cas d’égalité, ou quand une tuile complète plusieurs zones, chacun en prend un à son tour. Celui qui a placé la tuile commence. Tilekeep les distribue et dit qui en reçoit combien. Il ne demande que si le choix de la tuile peut y changer quelque chose.'
			],
			[
				'Ce qu’ils valent',
				'À la fin, jusqu’à 3 lingots rapportent 1 point chacun, et de 4 à 6 lingots, 2 points. De 7 à 9, c’est 3 points chacun, à partir de 10, c’est 4. Les lingots restés sur les tuiles sont perdus. Touche le score d’un joueur pour voir ses lingots.'
			],
			[
				'Là où les règles ne disent rien',
				'S’il n’y a aucune tuile à côté d’une tuile avec de l’or, les deux lingots vont dessus. Si personne n’a la majorité, les lingots restent en place. Dans une partie déjà commencée, saisis les lingots que les joueurs ont déjà, et ceux des tuiles.'
			]
		],
		topics: {
			gold: {
				title: 'L’or en images',
				pictures: {
					'gold-taken': 'La ville de Rouge est complète : Rouge prend les deux lingots',
					'gold-shared':
						'Rouge et Bleu partagent cette ville avec 3 lingots ; Rouge la complète et en prend 2'
				}
			}
		}
	},
	rules: {
		'GOLD-1': [
			'Il y a 8 tuiles avec de l’or et 16 lingots, qui suffisent toujours. Toutes les éditions ont les mêmes tuiles.',
			'page, contenu'
		],
		'GOLD-2': [
			'Le joueur qui place une tuile avec de l’or pose un lingot dessus et un sur une tuile à côté, même en diagonale. Une tuile peut porter plusieurs lingots.',
			'page, Z-Man'
		],
		'GOLD-3': [
			'Les lingots appartiennent à toute la tuile. Une route ou une ville complète donne ceux de ses tuiles. Une abbaye ou un jardin complet donne aussi ceux des huit tuiles autour.',
			'page, Z-Man ; monastère et jardin : JCloisterZone'
		],
		'GOLD-4': ['Le joueur qui a la majorité prend tous les lingots.', 'page, Z-Man'],
		'GOLD-5': [
			'Si plusieurs ont la majorité, ou si plusieurs zones sont complétées à la fois, chacun prend un lingot à son tour. On recommence jusqu’au dernier lingot, en partant du joueur qui a placé la tuile.',
			'Z-Man, boutiques'
		],
		'GOLD-6': [
			'Le joueur qui peut prendre sur plusieurs tuiles en choisit une. Selon une autre règle, on commence par la tuile où le plus de joueurs peuvent prendre.',
			'non précisé ; la seconde façon : JCloisterZone'
		],
		'GOLD-7': [
			'Si personne n’a la majorité, les lingots restent en place.',
			'boutiques, JCloisterZone'
		],
		'GOLD-8': [
			'Les prés, les zones incomplètes et les pions repris ne donnent pas de lingots.',
			'JCloisterZone'
		],
		'GOLD-9': [
			'À la fin, chaque lingot rapporte 1 point jusqu’à 3 lingots, 2 jusqu’à 6, 3 jusqu’à 9, et 4 à partir de 10. Ceux des tuiles sont perdus.',
			'boutiques, JCloisterZone'
		],
		'GOLD-10': [
			'Les lingots sont posés avant l’évaluation et distribués après, avant que des pions ne repartent. Une tuile avec de l’or peut donc en rapporter aussitôt.',
			'page, déroulement'
		],
		'GOLD-11': [
			'S’il n’y a aucune tuile à côté d’une tuile avec de l’or, les deux lingots vont dessus.',
			'notre décision'
		],
		'GOLD-12': [
			'Dans une partie déjà commencée, on saisit les lingots des joueurs et ceux des tuiles.',
			'notre décision'
		]
	},
	ruleTopics: { GOLD: 'l’or' }
};
