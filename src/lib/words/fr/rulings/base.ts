import { BOOKLET, PAGE } from './prints';
import type { BoxRulings, RulingWords } from './types';

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (near: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} tuiles`,
				size % 2 === 1
					? 'La première tuile va au milieu.'
					: `La première tuile va au milieu, une demi-tuile ${near}.`
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			`${String(n)} partisans`,
			n === 7
				? 'Comme dans la boîte : sept par joueur, en plus de celui de la piste de score.'
				: `Chacun commence avec ${String(n)} partisans, en plus de celui de la piste de score. Une règle maison.`
		]
	])
);

const rulings: Readonly<Record<string, RulingWords>> = {
	farmers: {
		title: 'Paysans',
		answers: {
			on: ['Avec', 'Un partisan peut se coucher dans un pré et marquer pour ses villes à la fin.'],
			off: ['Sans', 'Pas de paysans : plus facile pour une première partie ensemble.']
		}
	},
	farmRule: {
		title: 'Ce que rapporte un pré',
		answers: {
			third: [
				'Aujourd’hui',
				'3 points pour chaque ville complète que touche le pré ; chaque pré compte à part. Dans les boîtes depuis 2002, et toujours dans l’édition Hiver.'
			],
			second: [
				'Comme en 2001',
				'3 points pour chaque ville complète, mais une même ville ne rapporte qu’une fois à un joueur, quel que soit le nombre de prés qui la touchent.'
			],
			first: [
				'Comme en 2000',
				'Chaque ville complète rapporte 4 points à qui a le plus de paysans dans tous les prés autour.'
			]
		}
	},
	smallCity: {
		title: 'Une ville de deux tuiles',
		answers: {
			'4': [
				'4 points',
				'Complète, elle rapporte 2 par tuile comme toutes les autres villes. Dans les boîtes après 2002.'
			],
			'2': [
				'2 points',
				'Complète, elle rapporte 1 par tuile et 1 par blason, comme dans les boîtes jusqu’en 2002.'
			]
		}
	},
	unfinished: {
		title: 'Zones incomplètes à la fin',
		answers: {
			score: [
				'Rapportent',
				'Les routes, villes et abbayes rapportent 1 pour chaque tuile et chaque blason qu’elles ont.'
			],
			nothing: [
				'Ne rapportent rien',
				'Seules les zones complètes rapportent ; les prés sont évalués comme d’habitude. Une règle maison.'
			]
		}
	},
	ties: {
		title: 'Égalité à la fin',
		answers: {
			shared: [
				'Tous gagnent',
				'Ils partagent la victoire, comme dans les règles de Rio Grande ; celles de l’éditeur d’origine ne parlent pas d’égalité.'
			],
			again: [
				'On rejoue',
				'Personne ne gagne : une autre partie décide. Seulement dans les règles de Z-Man.'
			],
			'non-starter': [
				'Le premier joueur perd',
				'Qui a placé la première tuile perd l’égalité ; les autres gagnent. Dans aucun livret : au choix de votre table.'
			]
		}
	},
	filledHole: {
		title: 'Une tuile qui comble un trou',
		answers: {
			no: ['Rien de plus', 'C’est un tour comme les autres.'],
			turn: [
				'Encore un tour',
				'Qui comble un trou avec des tuiles sur les quatre côtés place encore une tuile. Pas avec un monastère. Une règle maison.'
			]
		}
	},
	edge: {
		title: 'Le bord de la table',
		answers: {
			none: [
				'Aucun',
				'Tilekeep ignore le bord : vous jouez par terre, ou la table est assez grande, ou vous décalez les tuiles comme vous voulez, ce qui est une règle maison.'
			],
			limits: [
				'Limite',
				'Pas de tuile au-delà, et on ne décale rien ; ce qui y est ouvert ne peut pas être complété. La norme de l’éditeur.'
			],
			extends: [
				'Peut s’agrandir',
				'Il limite la partie jusqu’à ce que vous ajoutiez une autre table : placez-y une tuile quand même, et le bord recule jusqu’à elle.'
			],
			shifts: [
				'On décale les tuiles',
				'On peut décaler toutes les tuiles pour faire de la place, mais aucune rangée ne dépasse la table. Une règle maison.'
			],
			completes: [
				'Complète',
				'Pas de tuile au-delà, et il ferme ce qui l’atteint, comme le ferait un monastère. Une règle maison.'
			]
		}
	},
	tableWidth: { title: 'Table, d’ouest en est', answers: sizes('vers l’ouest') },
	tableHeight: { title: 'Table, du nord au sud', answers: sizes('vers le nord') },
	trees: {
		title: 'Carrefours avec des arbres',
		answers: {
			end: [
				'Fin de route',
				'Une route s’arrête à chaque carrefour, quoi qu’il y ait de construit.'
			],
			'run-on': [
				'La route continue',
				'Seules les maisons arrêtent une route : à chaque carrefour, vous dites ce qu’il y a. Une règle maison.'
			]
		}
	},
	buying: {
		title: 'Acheter une tuile',
		answers: {
			no: ['Interdit', 'Qui pioche une tuile la place.'],
			yes: [
				'Permis',
				'Si une tuile piochée est la seule à pouvoir compléter une zone, les autres peuvent offrir à son joueur des points ou, avec Maire et Monastères, leur monastère. Une règle maison.'
			]
		}
	},
	startTile: {
		title: 'La tuile de départ',
		answers: {
			first: ['Sur la table', 'La tuile au dos foncé est sur la table avant le premier tour.'],
			bag: [
				'Dans le sac',
				'Elle est mélangée aux autres. Le premier joueur pioche la première tuile et la place au milieu. Une règle maison.'
			]
		}
	},
	hand: {
		title: 'Tuiles en main',
		answers: {
			one: ['Une', 'On pioche une tuile et on la place.'],
			three: [
				'Trois',
				'On a trois tuiles en main, on en place une et on repioche jusqu’à trois ; un monastère compte comme l’une d’elles. N’indiquez que ce qui est placé. Une règle maison.'
			]
		}
	},
	followers: { title: 'Partisans au départ', answers: followers },
	starter: {
		title: 'Qui commence',
		answers: {
			decides: ['Le plus jeune décide', 'Le plus jeune dit qui place la première tuile.'],
			youngest: [
				'Le plus jeune commence',
				'Le plus jeune place la première tuile. L’une des deux façons du livret Z-Man de 2013.'
			],
			chosen: ['D’un commun accord', 'Vous vous mettez d’accord.'],
			lot: ['Au hasard', 'Tilekeep tire l’un de vous au sort.'],
			roads: [
				'Le plus de routes',
				'Chacun pioche une tuile : qui a le plus de routes dessus commence, et les ex æquo repiochent. Puis toutes les tuiles sont remélangées.'
			]
		}
	},
	aids: {
		title: 'Ce que Tilekeep montre',
		answers: {
			helper: [
				'Assistant',
				'À qui est chaque pré, ce que vous auriez si la partie s’arrêtait là, et quelles tuiles vont encore dans un trou.'
			],
			clear: [
				'Vue claire',
				'À qui est chaque pré et ce qu’il rapporterait, mais ni totaux ni trous.'
			],
			referee: [
				'Arbitre',
				'Seulement ce qui est permis et ce qui est évalué. Tout le reste à la fin.'
			]
		}
	},
	unplayable: {
		title: 'Une tuile qui ne va nulle part',
		answers: {
			aside: ['Écartée', 'Elle quitte la partie, et le joueur en pioche une autre.'],
			bag: [
				'Remise dans le sac',
				'Elle est remélangée, et le joueur en pioche une autre. Une règle maison.'
			]
		}
	}
};

const sources: Readonly<Record<string, string>> = {
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
	followers: 'Dans aucun livret : au choix de votre table',
	starter: `${PAGE}, note 2 et règles maison ; ${BOOKLET}, mise en place`,
	aids: 'Dans aucun livret : au choix de votre table'
};

/** The words of the base game's rulings. */
export const base: BoxRulings = { rulings, sources };
