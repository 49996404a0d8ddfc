import { capital } from '../../../words/fr/format';
import { ofName, some } from '../../../words/fr/grammar';
import { withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { SIEGE_NAMES } from '../names';

const WHY = 'Une abbaye est à côté de la ville assiégée. Une évasion ne rapporte rien.';

/** Siege in French. */
export const words: WordsOf<typeof SIEGE_NAMES> = {
	title: 'Le Siège',
	adds: '4, 6 ou 10 tuiles avec des villes assiégées',
	printed: { besieged: 'Siège : toute la ville de cette tuile est assiégée.' },
	signs: { besieged: { name: 'Assiégée', with: 'assiégée' } },
	countables: {
		'cities/besieged': { one: 'ville assiégée', many: 'villes assiégées', feminine: true }
	},
	notes: {
		'siege/besieged': () =>
			'Cette ville est assiégée : complète, elle rapporte 1 point de moins par tuile et par blason, et compte double pour les prés. Incomplète, elle ne rapporte rien.'
	},
	events: {
		'siege/escaped': (event) =>
			`${event.name} a fait évader ${some(nounOf(event.piece ?? 'follower'))} ${withinOf(event)}.`,
		'siege/stayed': ({ name }) => `${name} n’a fait évader personne.`
	},
	questions: {
		'siege/escape': (name) => ({
			question: `${name}, un chevalier s’évade-t-il ?`,
			how: 'Touche celui qui revient en réserve.',
			why: WHY
		}),
		'siege/escape-which': (name) => ({
			question: `${name}, un chevalier s’évade-t-il ?`,
			how: 'Touche celui qui revient en réserve. Là où deux pions différents sont ensemble, l’un d’eux a un bouton.',
			why: WHY
		})
	},
	answers: { 'siege/escape-which/figure': ({ piece }) => capital(tiles.pieceFirst(piece)) },
	declines: { 'siege/escape': 'Personne', 'siege/escape-which': 'Personne' },
	fates: {
		'siege/escaped': ({ name, piece, kind }) =>
			`${capital(tiles.figureOn(piece, kind))} ${ofName(name)} s’évade d’une ville assiégée`
	},
	rulings: {
		siegeTiles: {
			title: 'Quelles villes assiégées',
			answers: {
				cathars: [
					'Les Cathares, Siege',
					'Les 4 tuiles de 2004 et 2008.',
					'on joue avec les tuiles des Cathares'
				],
				besiegers: [
					'Les Assiégeants',
					'Les 6 tuiles de 2013.',
					'on joue avec les tuiles des Assiégeants'
				],
				both: [
					'Les deux',
					'Les 10 tuiles.',
					'on joue avec les tuiles des Cathares et des Assiégeants'
				]
			}
		},
		siegeEscape: {
			title: 'De quelles villes assiégées les chevaliers s’évadent',
			answers: {
				'siege-tile': [
					'À côté d’une tuile assiégée',
					'Une abbaye doit être à côté d’une tuile qui montre le siège.',
					'les chevaliers s’évadent si une abbaye est à côté d’une tuile assiégée de leur ville'
				],
				'any-tile': [
					'À côté de n’importe quelle tuile',
					'Une abbaye doit être à côté d’une tuile quelconque de la ville. Comme dans les règles de Rio Grande.',
					'les chevaliers s’évadent si une abbaye est à côté d’une tuile quelconque de leur ville assiégée'
				],
				none: [
					'Personne ne s’évade',
					'Les chevaliers restent où ils sont.',
					'aucun chevalier ne s’évade'
				]
			}
		},
		escapeInParts: {
			title: 'S’évader quand le bâtisseur donne une seconde tuile',
			answers: {
				each: [
					'Après chaque tuile',
					'Un chevalier peut s’évader à chaque partie du tour.',
					'un chevalier peut s’évader à chaque partie d’un tour'
				],
				once: [
					'Une fois par tour',
					'Un chevalier ne peut s’évader qu’après la dernière tuile du tour.',
					'un chevalier peut s’évader une fois par tour'
				]
			}
		},
		siegePig: {
			title: 'Un cochon et une ville assiégée',
			answers: {
				twice: [
					'Deux fois',
					'Elle rapporte 8 points : les 4 avec cochon, doublés.',
					'un cochon compte deux fois pour une ville assiégée'
				],
				once: [
					'Une fois',
					'Elle rapporte 7 points : seuls les 3 sont doublés.',
					'un cochon compte une fois pour une ville assiégée'
				]
			}
		},
		siegeSmallCity: {
			title: 'Une ville assiégée de deux tuiles',
			answers: {
				nothing: [
					'Ne rapporte rien',
					'Selon vos règles, une petite ville rapporte 1 par tuile, et une ville assiégée 1 de moins.',
					'une ville assiégée de deux tuiles ne rapporte rien'
				],
				'as-others': [
					'Rapporte 2',
					'Autant que les autres petites villes selon vos règles.',
					'une ville assiégée de deux tuiles rapporte 2 points'
				]
			}
		},
		siegeBuilder: {
			title: 'Les bâtisseurs dans les villes assiégées',
			answers: {
				no: [
					'Restent',
					'Un bâtisseur ne revient que s’il n’y reste plus de pion de son joueur.',
					'les bâtisseurs ne s’évadent pas'
				],
				yes: [
					'Peuvent s’évader',
					'Un bâtisseur peut s’évader comme un chevalier.',
					'les bâtisseurs peuvent s’évader aussi'
				]
			}
		},
		siegeHerd: {
			title: 'Le troupeau de cochons et une ville assiégée',
			answers: {
				once: [
					'Une fois',
					'Le troupeau ajoute 1 point.',
					'un troupeau compte une fois pour une ville assiégée'
				],
				twice: [
					'Deux fois',
					'Le troupeau ajoute 2 points.',
					'un troupeau compte deux fois pour une ville assiégée'
				]
			}
		}
	},
	rulingSources: {
		siegeTiles: 'Wikicarpedia, Besiegers, Cathars, Siege : images des tuiles',
		siegeEscape: 'Wikicarpedia, Besiegers, Cathars, Siege : notes ; règles de Rio Grande',
		escapeInParts: 'Wikicarpedia, Besiegers, Cathars, Siege : notes ; une fois : JCloisterZone',
		siegePig: 'Règles de Rio Grande ; une fois : JCloisterZone',
		siegeSmallCity:
			'Les règles que nous avons vues ne le disent pas ; la première réponse est celle de JCloisterZone',
		siegeBuilder: 'Selon carcassonne.wikia.com les bâtisseurs s’évadent ; selon JCloisterZone non',
		siegeHerd: 'Les règles que nous avons vues ne le disent pas ; une fois : JCloisterZone'
	},
	help: {
		title: 'Le Siège',
		lines: ['Précisez dans vos règles quelles boîtes vous avez.'],
		terms: [
			[
				'Une ville assiégée',
				'Une tuile avec des épées croisées suffit : toute la ville est assiégée, une fois. Touche la ville pour le voir.'
			],
			[
				'Ce qu’elle rapporte',
				'Complète, elle rapporte 1 point par tuile et par blason, ou 2 avec une cathédrale. Incomplète à la fin, elle ne rapporte rien. Pour les prés et les granges, elle compte double.'
			],
			[
				'L’évasion',
				'Si une abbaye est à côté d’une tuile assiégée de la ville, même en diagonale, tu peux reprendre un chevalier après ton tour. Tilekeep demande quand c’est possible : touche le chevalier, ou « Personne ».'
			],
			[
				'Qui peut s’évader',
				'Tout pion qui compte pour la majorité de la ville. Peu importe à qui est l’abbaye. Tout ce qui compte comme une abbaye sert aussi. Cela ne rapporte rien.'
			]
		],
		topics: {
			siege: {
				title: 'Les villes assiégées en images',
				pictures: {
					'besieged-completed': 'Une ville assiégée complète',
					'besieged-unfinished': 'La même, incomplète à la fin',
					'besieged-farm': 'Un pré à côté d’une ville assiégée complète'
				}
			}
		}
	},
	rules: {
		'SIEGE-1': [
			'Les Cathares et Siege ont les mêmes 4 tuiles, Les Assiégeants 6 autres. On les pioche avec les autres.',
			'page ; Papa Geek ; images des tuiles'
		],
		'SIEGE-2': [
			'Une ville avec au moins une telle tuile est assiégée, une fois. Complète, elle rapporte 1 par tuile et par blason, ou 2 avec une cathédrale.',
			'page ; Papa Geek ; Rio Grande'
		],
		'SIEGE-3': ['Une ville assiégée incomplète à la fin ne rapporte rien.', 'Rio Grande'],
		'SIEGE-4': [
			'Pour un pré, une ville assiégée complète compte double, quelle que soit la partie de la ville qu’il touche.',
			'Rio Grande'
		],
		'SIEGE-5': [
			'Pour une grange aussi elle compte double : 8 à la fin, et 2 pour les paysans qui rejoignent le pré d’une grange.',
			'JCloisterZone'
		],
		'SIEGE-6': [
			'Si une abbaye est à côté d’une tuile assiégée de la ville, même en diagonale, un chevalier peut être repris à la fin du tour. Selon une autre règle, elle peut être à côté d’une tuile quelconque de la ville.',
			'page, notes ; Rio Grande'
		],
		'SIEGE-7': [
			'Un seul chevalier en tout peut s’évader à chaque partie d’un tour. Selon une autre règle, un seul par tour entier.',
			'page, notes ; une fois : JCloisterZone'
		],
		'SIEGE-8': [
			'Avec un cochon, une ville assiégée rapporte 8 points : 4, doublés. Selon une autre règle 7 : seuls les 3 sont doublés.',
			'Rio Grande ; 7 : JCloisterZone'
		],
		'SIEGE-9': [
			'Les chevaliers sont tous les pions qui comptent pour la majorité de la ville. Un bâtisseur resté seul revient ; selon une autre règle, il peut s’évader lui-même.',
			'page, notes ; bâtisseur : JCloisterZone, carcassonne.wikia.com'
		],
		'SIEGE-10': [
			'Tout ce qui compte comme une abbaye est une issue, pas les jardins. Peu importe à qui elle est, et si elle est occupée ou complète.',
			'page, notes ; Rio Grande'
		],
		'SIEGE-11': [
			'Si les petites villes rapportent 2 points, une ville assiégée n’en rapporte aucun. Selon une autre règle, elle en rapporte 2 aussi.',
			'non précisé ; la première façon : JCloisterZone'
		],
		'SIEGE-12': [
			'Une évasion ne rapporte rien. Le siège ne change rien aux marchandises ni au roi, et une ville assiégée complète renvoie tout le monde comme toujours.',
			'page ; JCloisterZone'
		],
		'SIEGE-13': [
			'Un troupeau de cochons ajoute 1 point pour une ville assiégée. Selon une autre règle, il en ajoute 2.',
			'non précisé ; la première façon : JCloisterZone'
		],
		'SIEGE-14': [
			'Les chevaliers s’évadent après l’évaluation, une fois les pions repartis, et avant la seconde partie d’un tour.',
			'page, déroulement ; JCloisterZone'
		]
	},
	ruleTopics: { SIEGE: 'les sièges' }
};
