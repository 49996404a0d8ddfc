import type { WordsOf } from '../../../words/fr/says';
import { inn, volcano } from '../../../rules/presentation/words/fr';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/fr';
import type { RIVER_2_NAMES } from '../names';

/** The River II in French. */
export const words: WordsOf<typeof RIVER_2_NAMES> = {
	title: 'La Rivière II',
	adds: '12 tuiles, placées avant toutes les autres : une rivière qui se divise',
	printed: {
		...everyRiver.printed,
		herd: 'Troupeau de cochons : s’il compte, chaque ville complète rapporte 1 point de plus à ce pré.',
		...inn.printed,
		...volcano.printed
	},
	marks: volcano.marks,
	signs: {
		...everyRiver.signs,
		herd: { name: 'Troupeau de cochons', with: 'avec le troupeau de cochons' },
		...inn.signs
	},
	objections: {
		...everyRiver.objections,
		'river-fork/joined': 'Les deux bras de la rivière ne peuvent pas se rejoindre.',
		'river-volcano/figure': 'Aucun pion ne va sur la tuile du volcan.'
	},
	further: {
		'river-volcano/tile': (name) => `${name} a placé le volcan et place encore une tuile.`
	},
	rulings: {
		...everyRiver.rulings,
		river2Tiles: {
			title: 'Tuiles de La Rivière II',
			answers: {
				first: [
					'Première édition',
					'La boîte de 2005 : aucune tuile n’a de jardin.',
					'les tuiles de La Rivière II sont celles de 2005'
				],
				later: [
					'Deuxième édition',
					'Dans Comte, Roi et Brigand de 2017 : un virage a un jardin.',
					'les tuiles de La Rivière II sont celles de 2017'
				]
			}
		},
		riverVolcanoTile: {
			title: 'Après le lac au volcan',
			answers: {
				further: [
					'Encore une tuile',
					'Le joueur qui place le lac place aussi la première tuile après la rivière.',
					'le joueur qui place le volcan place encore une tuile'
				],
				over: [
					'Au suivant',
					'Le tour est fini, comme après toute autre tuile.',
					'le volcan ne donne pas d’autre tuile'
				]
			}
		},
		riverVolcanoFigure: {
			title: 'Meeples au volcan',
			answers: {
				none: [
					'Aucun',
					'Aucun pion ne va sur le lac au volcan.',
					'aucun pion ne va sur le lac au volcan'
				],
				allowed: [
					'Paysans permis',
					'Le pré autour du lac est un pré comme un autre. Dans aucun livret.',
					'des paysans peuvent être posés près du volcan'
				]
			}
		},
		riverInn: {
			title: 'L’auberge de La Rivière II',
			answers: {
				box: [
					'Ne compte pas',
					'Elle ne compte que dans les parties avec Auberges et Cathédrales.',
					'l’auberge de la rivière ne compte pas'
				],
				always: [
					'Compte',
					'La route qui la longe rapporte 2 points par tuile si elle est complète, et rien sinon.',
					'l’auberge de la rivière compte'
				]
			}
		},
		riverPigHerd: {
			title: 'Le troupeau de cochons de La Rivière II',
			answers: {
				box: [
					'Ne compte pas',
					'Il ne compte que dans les parties avec Marchands et Bâtisseurs.',
					'le troupeau de cochons ne compte pas'
				],
				always: [
					'Compte',
					'Chaque ville complète rapporte un point de plus pour le pré du troupeau.',
					'le troupeau de cochons compte'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		river2Tiles: `${RIVER_PAGE}, et images des tuiles`,
		riverVolcanoTile: `${RIVER_PAGE} ; ses notes citent des éditions sans autre tuile`,
		riverVolcanoFigure: RIVER_PAGE,
		riverInn: RIVER_PAGE,
		riverPigHerd: RIVER_PAGE
	},
	help: {
		title: 'La Rivière II',
		lines: [
			'Douze tuiles montrent une rivière qui se divise. La source est placée d’abord, puis la fourche. Ensuite, chaque tuile de rivière prolonge l’un des deux bras : choisis un emplacement, Tilekeep propose ceux des deux bras. Un bras finit à une ville, l’autre dans le lac au volcan, qui vient en dernier.'
		],
		terms: [
			[
				'Deux bras',
				'Ils ne peuvent pas se rejoindre. Les règles des virages valent pour chaque bras seul, et les virages de la fourche comptent aussi. Les autres règles de la rivière s’appliquent.'
			],
			[
				'Le volcan',
				'Aucun pion ne va sur le lac au volcan. Le joueur qui le place doit aussitôt placer une autre tuile. Votre table peut en décider autrement.'
			],
			[
				'Auberge et troupeau de cochons',
				'L’auberge compte avec Auberges et Cathédrales, le troupeau avec Marchands et Bâtisseurs. Chaque ville complète rapporte un point de plus pour le pré du troupeau, en plus de ton cochon. Sans ces extensions, votre table décide s’ils comptent.'
			],
			[
				'Ville sur un pont',
				'C’est une seule ville, et chaque rive continue dessous. Là où un bras finit à une ville, les deux rives la touchent.'
			],
			[
				'Avec La Rivière',
				'La source et le lac de La Rivière restent dans la boîte. Toutes les autres tuiles forment une seule rivière, avec la fourche et le volcan.'
			],
			[
				'Là où les règles ne disent rien',
				'Selon la règle de 2000, on évalue chaque ville. Le joueur qui marque pour elle marque un point de plus s’il a un paysan dans le pré du troupeau à côté. Un monastère peut fermer un bras.'
			]
		],
		topics: {
			'pig-herd': {
				title: 'Le troupeau de cochons en images',
				pictures: {
					'pig-herd-pays':
						'Le pré rouge avec le troupeau rapporte 4 points par ville, le pré bleu 3'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVERII-1': [
			'Douze tuiles montrent une rivière qui se divise. On place d’abord la source, puis la fourche, et le lac au volcan vient en dernier. Les neuf autres se piochent entre les deux.',
			'page Rivière, La Rivière II'
		],
		'RIVERII-2': [
			'Une tuile de rivière prolonge la rivière à l’extrémité libre de l’un des deux bras.',
			'page Rivière, La Rivière II'
		],
		'RIVERII-3': [
			'Les bras ne peuvent pas se rejoindre. Les règles des virages valent pour chaque bras seul, depuis la source et par la fourche.',
			'page Rivière, La Rivière II ; réponse de l’éditeur'
		],
		'RIVERII-4': [
			'Aucun pion ne va sur le lac au volcan, sauf si votre table y permet les paysans.',
			'page Rivière, La Rivière II'
		],
		'RIVERII-5': [
			'Le joueur qui place le lac au volcan place aussitôt une autre tuile. Selon d’autres règles, c’est au joueur suivant.',
			'page Rivière, La Rivière II ; notes'
		],
		'RIVERII-6': [
			'La ville sur le pont est une seule ville. Les rives continuent dessous : deux prés, qui la touchent tous deux.',
			'page Rivière, notes'
		],
		'RIVERII-7': [
			'Un bras peut finir à la muraille d’une ville. Il sépare les prés de ses rives, et tous deux touchent la ville.',
			'page Rivière, tuiles'
		],
		'RIVERII-8': [
			'L’auberge est celle d’Auberges et Cathédrales. Là où elle compte, une route complète rapporte 2 points par tuile, et une route incomplète rien.',
			'page Rivière, La Rivière II'
		],
		'RIVERII-9': [
			'Le troupeau de cochons est celui de Marchands et Bâtisseurs. Là où il compte, chaque ville complète rapporte un point de plus aux joueurs qui marquent pour le pré du troupeau. Leurs cochons s’y ajoutent. Une grange ne rapporte rien de plus.',
			'page Rivière, La Rivière II'
		],
		'RIVERII-10': [
			'Selon la règle de 2000, on évalue chaque ville. Le joueur qui marque pour elle marque un point de plus s’il a un paysan dans un pré du troupeau à côté.',
			'notre décision'
		],
		'RIVERII-11': [
			'Avec La Rivière, sa source et son lac restent dans la boîte. Toutes les autres tuiles forment une seule rivière, avec la fourche et le lac au volcan.',
			'page Rivière, La Rivière II ; réponse de l’éditeur'
		],
		'RIVERII-12': [
			'Les tuiles sont celles de 2005, ou celles de Comte, Roi et Brigand de 2017, où un virage a un jardin.',
			'page Rivière, contenu'
		],
		'RIVERII-13': [
			'Un monastère peut fermer un bras de la rivière, comme il ferme une route.',
			'notre décision'
		]
	},
	ruleTopics: { ...everyRiver.ruleTopics, RIVERII: 'La Rivière II' }
};
