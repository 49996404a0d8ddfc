import { capital } from '../../../words/fr/format';
import { ofName } from '../../../words/fr/grammar';
import { turnOf } from '../../../words/fr/places';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/fr/says';
import { tiles } from '../../../words/fr/tiles';
import type { TRADERS_AND_BUILDERS_NAMES } from '../names';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** Traders & Builders in French. */
export const words: WordsOf<typeof TRADERS_AND_BUILDERS_NAMES> = {
	title: 'Marchands et Bâtisseurs',
	adds: '24 tuiles ; 20 marchandises ; un bâtisseur et un cochon pour chacun',
	pieces: {
		builder: { one: 'bâtisseur', many: 'bâtisseurs' },
		pig: { one: 'cochon', many: 'cochons' }
	},
	printed: {
		wine: 'Vin : celui qui complète la ville prend un jeton de vin, même sans chevalier.',
		grain: 'Blé : celui qui complète la ville prend un jeton de blé, même sans chevalier.',
		cloth: 'Tissu : celui qui complète la ville prend un jeton de tissu, même sans chevalier.'
	},
	signs: {
		wine: { name: 'Vin', with: 'avec du vin' },
		grain: { name: 'Blé', with: 'avec du blé' },
		cloth: { name: 'Tissu', with: 'avec du tissu' }
	},
	sources: { goods: 'Marchandises' },
	scoreAll: { goods: 'Évaluer les marchandises' },
	titles: {
		'goods/won': 'Marchandises d’une ville',
		'goods/wine': 'Majorité de vin',
		'goods/grain': 'Majorité de blé',
		'goods/cloth': 'Majorité de tissu'
	},
	fates: {
		'left-alone': ({ name, piece }) =>
			`${capital(tiles.figureOn(piece, undefined))} ${ofName(name)} reste seul et revient en réserve`
	},
	objections: {
		'builder/no-follower': 'Pour un bâtisseur, il faut un meeple du même joueur à cet endroit.',
		'builder/completed':
			'Un bâtisseur ne va que sur une route incomplète ou dans une ville incomplète.',
		'pig/no-farmer': 'Pour un cochon, il faut un paysan du même joueur à cet endroit.'
	},
	countables: {
		wine: { one: 'jeton de vin', many: 'jetons de vin' },
		grain: { one: 'jeton de blé', many: 'jetons de blé' },
		cloth: { one: 'jeton de tissu', many: 'jetons de tissu' }
	},
	events: {
		'builder/stopped': ({ turn, name }) =>
			`${turnOf(turn)} : ${name} n’a pas placé de seconde tuile.`
	},
	further: { 'builder/second-part': (name) => `Bâtisseur ${ofName(name)} : une seconde tuile.` },
	declines: { 'builder/second-part': 'Pas de seconde tuile' },
	rulings: {
		traderTiles: {
			title: 'Tuiles de Marchands et Bâtisseurs',
			answers: {
				first: [
					'Sans jardins',
					'Les 24 tuiles de l’édition de 2003.',
					'les tuiles de Marchands et Bâtisseurs n’ont pas de jardin'
				],
				later: [
					'Avec jardins',
					'Les 24 tuiles des éditions depuis 2015 : deux ont un jardin, qui ne compte qu’avec L’Abbé.',
					'deux tuiles de Marchands et Bâtisseurs ont un jardin'
				],
				'print-2025': [
					'Édition de 2025',
					'24 tuiles, dont quatre différentes ; une a un bout de rivière et ne se pioche qu’avec une rivière. Une seule source dit lesquelles.',
					'les tuiles de Marchands et Bâtisseurs sont celles de l’édition de 2025'
				]
			}
		},
		secondPart: {
			title: 'La seconde partie d’un tour',
			answers: {
				may: [
					'On peut y renoncer',
					'« Un joueur peut… » : celui qui prolonge la route ou la ville de son bâtisseur place une seconde tuile, ou finit son tour.',
					'on peut renoncer à la seconde partie d’un tour'
				],
				must: [
					'Elle est obligatoire',
					'Le joueur qui prolonge la route ou la ville de son bâtisseur pioche et place toujours une seconde tuile.',
					'la seconde partie d’un tour est obligatoire'
				]
			}
		},
		builders: mayStayInBox('Bâtisseurs', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un bâtisseur',
			'personne n’a de bâtisseur'
		]),
		pigs: mayStayInBox('Cochons', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un cochon',
			'personne n’a de cochon'
		])
	},
	rulingSources: {
		traderTiles: `${TRADERS_PAGE}, première édition et suivantes, tuiles`,
		secondPart: `${TRADERS_PAGE}, bâtisseur ; « may » dans le texte des règles`,
		builders: IN_NONE,
		pigs: IN_NONE
	},
	help: {
		title: 'Marchands et Bâtisseurs',
		lines: [],
		terms: [
			[
				'Les marchandises',
				'Certaines villes montrent du vin, du blé ou du tissu. Le joueur qui complète une de ces villes, avec une tuile ou son monastère, prend un jeton pour chaque symbole. Peu importe qui marque les points de la ville. Tilekeep compte les jetons : touche le score d’un joueur pour les voir. À la fin, pour chaque marchandise, le joueur qui a le plus de jetons marque 10 points ; en cas d’égalité, chacun les marque.'
			],
			[
				'Le bâtisseur',
				'Il se pose à la place d’un meeple, sur la tuile que tu viens de placer. Il va là où tu as un meeple, sur une route incomplète ou dans une ville incomplète. Chaque fois que tu la prolonges ensuite, ton tour a une seconde partie : pioche une autre tuile, place-la et pose un pion si tu veux. Si tu ne veux pas de cette autre tuile, touche « Pas de seconde tuile ». Il n’y a jamais de troisième partie, et un monastère ne prolonge rien. Quand la route ou la ville est complète, le bâtisseur revient en réserve avec les meeples. Bâtisseur et cochon ne comptent pour aucune majorité.'
			],
			[
				'Le cochon',
				'Il se pose à la place d’un meeple, sur la tuile que tu viens de placer, dans un pré où tu as un paysan. Si tu marques pour ce pré, chaque ville complète te rapporte 4 points au lieu de 3. Quand une grange renvoie les paysans, les cochons partent aussi.'
			],
			[
				'Là où les règles ne disent rien',
				'Selon la règle de 2000, une ville rapporte 5 points au lieu de 4 au joueur qui a un cochon dans un pré autour. Dans une partie déjà commencée, saisis les jetons que les joueurs ont déjà.'
			],
			[
				'L’édition de 2025',
				'Quatre de ses 24 tuiles sont différentes, dont une avec un bout de rivière : sans rivière, laissez-la dans la boîte. Une poule remplace le vin. Une seule source montre ces tuiles : décris celles qui sont différentes. Elle donne aussi d’autres règles pour le bâtisseur et le cochon, que Tilekeep ne suit pas.'
			]
		],
		topics: {
			goods: {
				title: 'Les marchandises en images',
				pictures: {
					'goods-taken':
						'Rouge marque les points de la ville ; Bleu, qui la complète, prend le vin et le blé'
				}
			},
			builder: {
				title: 'Le bâtisseur en images',
				pictures: {
					'builder-second':
						'Le bâtisseur rouge est sur cette route : Rouge l’a prolongée, puis complétée avec la seconde tuile du même tour'
				}
			},
			pig: {
				title: 'Le cochon en images',
				pictures: {
					'pig-pays': 'Le pré rouge, avec un cochon, rapporte 4 points par ville, le pré bleu 3'
				}
			}
		}
	},
	rules: {
		'TRADERS-1': [
			'Il y a 24 tuiles et 20 jetons de marchandises : 9 de vin, 6 de blé, 5 de tissu. Chacun a un bâtisseur et un cochon.',
			'page, début'
		],
		'TRADERS-2': [
			'Les tuiles des éditions depuis 2015 ne diffèrent que par un jardin sur deux d’entre elles.',
			'page, tuiles'
		],
		'TRADERS-3': [
			'Là où deux routes se croisent sur un pont, les deux continuent, et il y a quatre prés.',
			'page, tuiles'
		],
		'TRADERS-4': [
			'Sur la tuile avec pont et porte, la route du dessous mène à la porte et celle du dessus finit à une maison. Il y a trois prés.',
			'page, tuiles'
		],
		'TRADERS-5': [
			'Un pré au milieu de villes les touche toutes et ne grandit jamais.',
			'page, tuiles'
		],
		'TRADERS-6': [
			'En 2025, quatre tuiles sont différentes : une route finit à une cabane, une autre près d’une abbaye. Une ville avec du tissu est inversée et une avec du vin borde la rivière. Une poule remplace le vin.',
			'liste des tuiles de 2025'
		],
		'TRADERS-7': [
			'La tuile avec un bout de rivière se pioche avec celles entre la source et le lac. Sans rivière, elle reste dans la boîte.',
			'notre décision'
		],
		'GOODS-1': [
			'Le joueur qui complète une ville prend un jeton pour chaque symbole qu’elle contient, peu importe qui s’y trouve et qui marque.',
			'page, marchandises'
		],
		'GOODS-2': [
			'Un monastère qui complète une ville en rapporte aussi les jetons, et une tuile qui complète plusieurs villes rapporte ceux de toutes.',
			'page de Maire et Monastères, n. 14'
		],
		'GOODS-3': ['Les symboles des villes incomplètes ne donnent rien.', 'page, marchandises'],
		'GOODS-4': [
			'À la fin, le joueur qui a le plus de jetons d’une marchandise marque 10 points. En cas d’égalité, chacun marque 10 ; une marchandise dont personne n’a de jeton ne rapporte rien.',
			'page, évaluation finale'
		],
		'GOODS-5': [
			'Dans une partie déjà commencée, on saisit les jetons déjà gagnés. Les villes complétées avant n’en donnent pas.',
			'notre décision'
		],
		'BUILDER-1': [
			'Le bâtisseur se pose à la place d’un meeple, sur la tuile qu’on vient de placer. Il va là où son joueur a un meeple, quel qu’il soit, sur une route incomplète ou dans une ville incomplète.',
			'page, bâtisseur'
		],
		'BUILDER-2': [
			'Bâtisseurs et cochons ne sont pas des meeples : ils ne comptent pour aucune majorité et n’occupent pas la zone.',
			'page, bâtisseur'
		],
		'BUILDER-3': [
			'Prolonger la route ou la ville de son propre bâtisseur donne une seconde partie au tour, avec une autre tuile, un pion et une évaluation. Le bâtisseur doit déjà y être.',
			'page, bâtisseur'
		],
		'BUILDER-4': [
			'Il n’y a jamais de troisième partie. Le bâtisseur reste et sert encore aux tours suivants.',
			'page, bâtisseur'
		],
		'BUILDER-5': [
			'On peut renoncer à la seconde partie, sauf si vos règles disent autre chose.',
			'page, bâtisseur'
		],
		'BUILDER-6': [
			'Quand sa route ou sa ville est complétée, le bâtisseur revient en réserve avec les meeples. Ce qui revient dans la première partie peut servir dans la seconde.',
			'page, bâtisseur'
		],
		'BUILDER-7': ['Un bâtisseur ne reste pas sans un meeple de sa couleur.', 'page, bâtisseur'],
		'BUILDER-8': [
			'Un monastère ne prolonge rien : il ne donne pas de seconde partie. On peut le placer dans l’une ou l’autre partie.',
			'page de Maire et Monastères, n. 5, 13'
		],
		'BUILDER-9': [
			'Si la dernière tuile donne une seconde partie, seul un monastère peut y être placé, avant le tour des derniers monastères.',
			'page de Maire et Monastères, n. 5'
		],
		'PIG-1': [
			'Le cochon se pose à la place d’un meeple, sur la tuile qu’on vient de placer, dans un pré où son joueur a un paysan. Il reste jusqu’à la fin, ou jusqu’à ce qu’une grange renvoie les paysans.',
			'page, cochon'
		],
		'PIG-2': [
			'Si son joueur marque pour le pré, chaque ville complète lui rapporte 1 point de plus. C’est en général 4 au lieu de 3, ou 2 au lieu de 1 quand le pré est relié à celui d’une grange. Sans majorité ni égalité, le cochon ne sert à rien.',
			'page, cochon'
		],
		'PIG-3': [
			'Avec un cochon, un joueur marque 4 points par ville au lieu de 3 quand une grange est posée. Quand une tuile relie ce pré à celui d’une grange, il en marque 2 au lieu de 1. Puis paysans et cochons reviennent en réserve.',
			'page de Maire et Monastères, grange ; n. 55'
		],
		'PIG-4': [
			'Les cochons ne comptent jamais pour les granges.',
			'page de Maire et Monastères, grange'
		],
		'PIG-5': [
			'Selon la règle de 2000, une ville rapporte 5 points au lieu de 4 au joueur qui a un cochon dans un pré autour.',
			'notre décision'
		],
		'PIG-6': ['Une première partie sans paysans n’a pas de cochons.', 'notre décision']
	},
	ruleTopics: {
		TRADERS: 'tuiles',
		GOODS: 'marchandises',
		BUILDER: 'bâtisseur',
		PIG: 'cochon'
	}
};
