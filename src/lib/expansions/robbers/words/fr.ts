import { turnOf } from '../../../words/fr/places';
import { ofName } from '../../../words/fr/grammar';
import type { WordsOf } from '../../../words/fr/says';
import type { SaidChoice } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

const onSpace = ({ name, count }: SaidChoice): string => `${name}, case ${String(count)}`;
const secondOnSpace = ({ name, count }: SaidChoice): string =>
	`messager ${ofName(name)}, case ${String(count)}`;
const HALF =
	'Le joueur qui marque ensuite sur cette case garde tous ses points ; le propriétaire du brigand en marque la moitié.';

/** The Robbers in French. */
export const words: WordsOf<typeof ROBBERS_NAMES> = {
	title: 'Les Brigands',
	adds: '8 tuiles et un brigand par joueur',
	pieces: { 'track-robber': { one: 'brigand', many: 'brigands' } },
	printed: {
		bag: 'Bourse : celui qui pose cette tuile peut mettre son brigand près d’un marqueur de la piste de score.'
	},
	marks: { bag: { name: 'bourse', the: 'la bourse' } },
	countables: {
		robbed: { one: 'point volé', many: 'points volés' },
		'track-robber': { one: 'brigand', many: 'brigands' }
	},
	sources: { robbery: 'Brigands' },
	scoreAll: { robbery: 'Évaluer tous les brigands' },
	titles: { 'robbers/robbed': 'Brigand', 'robbers/ended': 'Brigands sur la piste de score' },
	events: {
		'robbers/placed': ({ name, otherName }) =>
			`${name} a posé le brigand à côté ${ofName(otherName)}.`,
		'robbers/declined': ({ name }) => `${name} a laissé le brigand où il était.`,
		'robbers/robbed': ({ turn, name, otherName }) =>
			`${turnOf(turn)} : ${name} a volé ${otherName}.`,
		'robbers/stood': ({ name, otherName }) =>
			`Table de départ : le brigand ${ofName(name)} est à côté ${ofName(otherName)}.`
	},
	questions: {
		'robbers/placed': (name) => ({
			question: `${name}, à côté de qui poses-tu le brigand ?`,
			how: 'Touche un nom.',
			why: HALF
		}),
		'robbers/moved': (name) => ({
			question: `${name}, déplaces-tu le brigand ?`,
			how: 'Touche le nom du joueur chez qui il va.',
			why: HALF
		}),
		'robbers/robbed': (name) => ({
			question: `Qui est volé par ${name} ?`,
			how: 'Touche un nom.',
			why: 'Plusieurs joueurs ont marqué sur la case du brigand, et un seul est volé.'
		})
	},
	answers: {
		'robbers/placed/player': onSpace,
		'robbers/placed/second': secondOnSpace,
		'robbers/moved/player': onSpace,
		'robbers/moved/second': secondOnSpace,
		'robbers/robbed/player': ({ name, count }) => `${name} : +${String(count)}`
	},
	declines: { 'robbers/placed': 'Chez personne', 'robbers/moved': 'Il reste' },
	leaves: { 'track-robber': 'reprend le brigand' },
	stays: {
		'track-robber': {
			says: () => 'le brigand suit celui qui vient de voler',
			brief: () => 'suit le marqueur'
		}
	},
	rulings: {
		robberTiles: {
			title: 'Tuiles des Brigands',
			answers: {
				first: [
					'Sans jardin',
					'Les 8 tuiles de 2012.',
					'les tuiles des Brigands n’ont pas de jardin'
				],
				later: [
					'Avec jardin',
					'Les 8 tuiles des boîtes suivantes : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile des Brigands a un jardin'
				]
			}
		},
		robbers: {
			title: 'Qui pose un brigand',
			answers: {
				next: [
					'Un autre joueur',
					'Après celui qui a posé la bourse, seul le prochain joueur qui a encore son brigand peut le poser.',
					'un seul autre joueur peut poser un brigand'
				],
				every: [
					'Tous les joueurs',
					'Après celui qui a posé la bourse, chaque joueur qui a encore son brigand peut le poser. C’était la règle de Z-Man.',
					'tous les joueurs peuvent poser un brigand'
				],
				before: [
					'Tous, avant la tuile',
					'Depuis 2025, les brigands se posent avant la tuile à la bourse. Tilekeep le demande après, ce qui donne les mêmes points.',
					'tous les joueurs peuvent poser un brigand avant la tuile'
				]
			}
		},
		robbersAtEnd: {
			title: 'Brigands encore sur la piste de score à la fin',
			answers: {
				three: [
					'3 points chacun',
					'Chaque brigand sur la piste de score rapporte 3 points. Personne n’est volé lors de l’évaluation finale.',
					'un brigand sur la piste de score rapporte 3 points à la fin'
				],
				rob: [
					'Ils volent encore',
					'Un brigand prend la moitié de ce qu’un joueur à côté de lui marque en premier lors de l’évaluation finale.',
					'les brigands volent aussi lors de l’évaluation finale'
				],
				nothing: [
					'Rien',
					'Personne n’est volé lors de l’évaluation finale, et les brigands ne rapportent rien.',
					'les brigands ne font rien à la fin'
				]
			}
		}
	},
	rulingSources: {
		robberTiles: 'Images des tuiles',
		robbers: 'Wikicarpedia, The Robbers (1re à 3e édition) ; Z-Man, The Robbers',
		robbersAtEnd: 'Wikicarpedia, Game Reference (3 points) ; non précisé sur les pages vues'
	},
	reading: () => import('./fr-help')
};
