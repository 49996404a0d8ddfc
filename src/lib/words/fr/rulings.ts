import { BOOKLET, IN_NONE, PAGE } from './says';
import type { base as english } from '../en/rulings';
import type { RulingsLike, RulingWords } from '../expansion';

type BaseRulings = RulingsLike<typeof english>;

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (near: string, across: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} tuiles`,
				size % 2 === 1
					? 'La première tuile va au milieu.'
					: `La première tuile va au milieu, décalée d’une demi-tuile ${near}.`,
				`la table fait ${String(size)} tuiles ${across}`
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			`${String(n)} meeples`,
			n === 7
				? 'Comme dans la boîte : sept par joueur, en plus de celui de la piste de score.'
				: `Chacun commence avec ${String(n)} meeples, en plus de celui de la piste de score. Une règle maison.`,
			`chacun commence avec ${String(n)} meeples`
		]
	])
);

const rulings: BaseRulings['rulings'] = {
	farmers: {
		title: 'Paysans',
		answers: {
			on: [
				'Avec',
				'On peut coucher un meeple dans un pré : à la fin, il rapporte des points pour les villes autour.',
				'on joue avec des paysans'
			],
			off: [
				'Sans',
				'Pas de paysans : plus facile pour une première partie ensemble.',
				'on joue sans paysans'
			]
		}
	},
	farmRule: {
		title: 'Ce que rapporte un pré',
		answers: {
			third: [
				'Comme aujourd’hui',
				'3 points pour chaque ville complète que touche le pré ; chaque pré compte à part. Dans les boîtes depuis 2002, et toujours dans l’édition Hiver.',
				'un pré rapporte comme aujourd’hui'
			],
			second: [
				'Comme en 2001',
				'3 points pour chaque ville complète. Une même ville ne rapporte qu’une fois à un joueur, quel que soit le nombre de prés qui la touchent.',
				'un pré rapporte comme en 2001'
			],
			first: [
				'Comme en 2000',
				'Chaque ville complète rapporte 4 points au joueur qui a le plus de paysans dans tous les prés autour.',
				'un pré rapporte comme en 2000'
			]
		}
	},
	smallCity: {
		title: 'Une ville de deux tuiles',
		answers: {
			'4': [
				'4 points',
				'Complète, elle rapporte 2 points par tuile comme toutes les autres villes. Dans les boîtes depuis 2003.',
				'une ville de deux tuiles rapporte 4 points'
			],
			'2': [
				'2 points',
				'Complète, elle rapporte 1 point par tuile et 1 par blason, comme dans les boîtes jusqu’en 2002.',
				'une ville de deux tuiles rapporte 2 points'
			]
		}
	},
	unfinished: {
		title: 'Zones incomplètes à la fin',
		answers: {
			score: [
				'Rapportent',
				'Les routes, villes et abbayes rapportent 1 point pour chaque tuile et chaque blason qu’elles ont.',
				'les zones incomplètes rapportent à la fin'
			],
			nothing: [
				'Ne rapportent rien',
				'Seules les zones complètes rapportent ; les prés sont évalués comme d’habitude. Une règle maison.',
				'les zones incomplètes ne rapportent rien à la fin'
			]
		}
	},
	ties: {
		title: 'Égalité à la fin',
		answers: {
			shared: [
				'Tous gagnent',
				'Ils partagent la victoire, comme dans les règles de Rio Grande ; celles de l’éditeur d’origine ne parlent pas d’égalité.',
				'en cas d’égalité, tous gagnent'
			],
			again: [
				'On rejoue',
				'Personne ne gagne : une autre partie décide. Seulement dans les règles de Z-Man.',
				'en cas d’égalité, on rejoue'
			],
			'non-starter': [
				'Le premier joueur perd',
				'En cas d’égalité, le premier joueur perd et les autres gagnent. Dans aucun livret : au choix de votre table.',
				'en cas d’égalité, le premier joueur perd'
			],
			starter: [
				'Le premier joueur gagne',
				'En cas d’égalité, le premier joueur gagne. Dans les tours à élimination d’un tournoi, le mieux classé commence et l’emporte.',
				'en cas d’égalité, le premier joueur gagne'
			]
		}
	},
	filledHole: {
		title: 'Une tuile qui comble un trou',
		answers: {
			no: [
				'Rien de plus',
				'C’est un tour comme les autres.',
				'combler un trou ne donne pas d’autre tour'
			],
			turn: [
				'Encore un tour',
				'Le joueur qui comble un trou entouré de tuiles sur les quatre côtés place encore une tuile, sauf si c’est un monastère. Une règle maison.',
				'combler un trou donne encore un tour'
			]
		}
	},
	edge: {
		title: 'Le bord de la table',
		answers: {
			none: [
				'Aucun',
				'Tilekeep ignore le bord : vous jouez par terre, ou la table est assez grande. Vous pouvez aussi décaler les tuiles comme vous voulez : c’est une règle maison.',
				'le bord de la table ne compte pas'
			],
			limits: [
				'Limite la partie',
				'Pas de tuile au-delà, et on ne décale rien ; ce qui reste ouvert au bord ne peut pas être complété. La règle de l’éditeur.',
				'le bord de la table limite la partie'
			],
			extends: [
				'Peut s’agrandir',
				'Il limite la partie jusqu’à ce que vous ajoutiez une autre table : placez-y une tuile quand même, et le bord recule jusqu’à elle.',
				'la table peut s’agrandir'
			],
			shifts: [
				'On décale les tuiles',
				'On peut décaler toutes les tuiles pour faire de la place, mais aucune rangée ne dépasse la table. Une règle maison.',
				'on peut décaler les tuiles quand elles atteignent le bord de la table'
			],
			completes: [
				'Ferme ce qui l’atteint',
				'Pas de tuile au-delà, et il ferme ce qui l’atteint, comme le ferait un monastère. Une règle maison.',
				'le bord de la table ferme ce qui l’atteint'
			]
		}
	},
	tableWidth: {
		title: 'Table, d’ouest en est',
		answers: sizes('vers l’ouest', 'd’ouest en est')
	},
	tableHeight: {
		title: 'Table, du nord au sud',
		answers: sizes('vers le nord', 'du nord au sud')
	},
	trees: {
		title: 'Carrefours avec des arbres',
		answers: {
			end: [
				'Fin de route',
				'Une route s’arrête à chaque carrefour, qu’il y ait des maisons ou seulement des arbres.',
				'une route s’arrête à chaque carrefour'
			],
			'run-on': [
				'La route continue',
				'Seules les maisons arrêtent une route : à chaque carrefour, vous dites ce qu’il y a. Une règle maison.',
				'seules les maisons arrêtent une route à un carrefour'
			]
		}
	},
	buying: {
		title: 'Acheter une tuile',
		answers: {
			no: [
				'Interdit',
				'Le joueur qui pioche une tuile la place.',
				'on ne peut pas acheter de tuile'
			],
			yes: [
				'Permis',
				'Si une tuile piochée est la seule qui peut compléter une zone, les autres joueurs peuvent l’acheter contre des points ou leur monastère. Une règle maison.',
				'on peut acheter une tuile'
			]
		}
	},
	startTile: {
		title: 'La tuile de départ',
		answers: {
			first: [
				'Sur la table',
				'La tuile au dos foncé est sur la table avant le premier tour.',
				'la tuile de départ est sur la table avant le premier tour'
			],
			bag: [
				'Dans le sac',
				'Elle est mélangée aux autres. Le premier joueur pioche la première tuile et la place au milieu. Une règle maison.',
				'la tuile de départ est dans le sac'
			]
		}
	},
	hand: {
		title: 'Tuiles en main',
		answers: {
			one: ['Une', 'On pioche une tuile et on la place.', 'on a une tuile en main'],
			three: [
				'Trois',
				'On a trois tuiles en main, on en place une et on repioche pour en avoir trois ; un monastère compte comme l’une d’elles. Dans Tilekeep, n’indiquez que la tuile placée. Une règle maison.',
				'on a trois tuiles en main'
			]
		}
	},
	followers: { title: 'Meeples au départ', answers: followers },
	starter: {
		title: 'Qui commence',
		answers: {
			decides: [
				'Le plus jeune décide',
				'Le plus jeune dit qui place la première tuile.',
				'le plus jeune dit qui commence'
			],
			youngest: [
				'Le plus jeune commence',
				'Le plus jeune place la première tuile. L’un des deux choix du livret Z-Man de 2013.',
				'le plus jeune commence'
			],
			chosen: [
				'D’un commun accord',
				'Vous décidez ensemble.',
				'vous décidez ensemble qui commence'
			],
			lot: [
				'Au hasard',
				'Tilekeep tire l’un de vous au sort.',
				'le premier joueur est tiré au sort'
			],
			roads: [
				'Le plus de routes',
				'Chacun pioche une tuile : le joueur dont la tuile montre le plus de routes commence, et les ex æquo repiochent. Puis toutes les tuiles sont remélangées.',
				'le joueur dont la tuile montre le plus de routes commence'
			]
		}
	},
	aids: {
		title: 'Ce que Tilekeep montre',
		answers: {
			helper: [
				'Assistant',
				'À qui est chaque pré, ce que vous auriez si la partie s’arrêtait là, et quelles tuiles conviennent encore à un trou.',
				'Tilekeep montre toutes ses aides'
			],
			clear: [
				'Vue claire',
				'À qui est chaque pré et ce qu’il rapporterait, mais ni totaux ni trous.',
				'Tilekeep montre à qui est chaque pré, mais ni totaux ni trous'
			],
			referee: [
				'Arbitre',
				'Seulement ce qui est permis et ce qui est évalué. Tout le reste à la fin.',
				'Tilekeep ne montre que ce qui est permis et ce qui est évalué'
			]
		}
	},
	unplayable: {
		title: 'Une tuile impossible à placer',
		answers: {
			aside: [
				'Écartée',
				'Elle quitte la partie, et le joueur en pioche une autre.',
				'une tuile impossible à placer est écartée'
			],
			bag: [
				'Remise dans le sac',
				'Elle est remélangée, et le joueur en pioche une autre. Une règle maison.',
				'une tuile impossible à placer retourne dans le sac'
			]
		}
	}
};

const sources: BaseRulings['sources'] = {
	farmers: `${BOOKLET}, pose des partisans`,
	farmRule: `${PAGE}, notes 14 et 15 ; « Scoring: A Historical Perspective »`,
	smallCity: `${PAGE}, note 6`,
	unfinished: `${PAGE}, règles maison`,
	ties: `${PAGE}, note 16 ; ${BOOKLET}, page 5`,
	unplayable: `${PAGE}, partie 1 et règles maison ; édition Hiver, note 8`,
	filledHole: `${PAGE}, règles maison`,
	edge: `${PAGE}, jouer sur une table (la réponse de l’éditeur en 2013) et règles maison`,
	tableWidth: `${PAGE}, jouer sur une table`,
	tableHeight: `${PAGE}, jouer sur une table`,
	trees: `${PAGE}, règles maison`,
	buying: `${PAGE}, règles maison`,
	startTile: `${PAGE}, règles maison`,
	hand: `${PAGE}, règles maison`,
	followers: IN_NONE,
	starter: `${PAGE}, note 2 et règles maison ; ${BOOKLET}, mise en place`,
	aids: IN_NONE
};

/** The words of the base game's rulings. */
export const base: BaseRulings = { rulings, sources };
