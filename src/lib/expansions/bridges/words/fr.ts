import { tiles } from '../../../words/fr/tiles';
import { ofName } from '../../../words/fr/grammar';
import { number } from '../../../words/fr/format';
import { common } from '../../../words/fr/common';
import { KINDS } from '../../../words/fr/kinds';
import { places } from '../../../words/fr/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/fr/says';
import { inn } from '../../../rules/presentation/words/fr';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? `sur ${places.theTile(place)}` : '');

/** « : ville au nord », à la fin d’une phrase sur une tuile ; vide si son dessin est inconnu. */
const shown = ({ tile }: SaidEvent): string => (tile ? ` : ${tiles.description(tile)}` : '');

/** Bridges, Castles & Bazaars in French. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Bazars, Ponts et Forteresses',
	adds: '12 tuiles, dont huit avec un bazar ; des ponts et des châteaux pour tous',
	besides: { bridges: ['12 ponts', '12 châteaux'] },
	pieces: { castle: { one: 'château', many: 'châteaux' } },
	printed: {
		bazaar:
			'Bazar : ses routes s’arrêtent ici ; après le tour, des tuiles sont mises aux enchères.',
		...inn.printed
	},
	marks: { bazaar: { name: 'bazar', the: 'le bazar' } },
	signs: inn.signs,
	sources: {
		castles: 'Châteaux',
		bazaar: 'Bazars'
	},
	titles: {
		'bridges/laid': 'Pont posé',
		'castles/built': 'Château construit',
		'castles/paid': 'Château à côté',
		'castles/not-paid': 'Château sans points',
		'bazaar/sold': 'Bazar',
		'bazaar/bought': 'Bazar : payé à la banque'
	},
	verdicts: { 'castles/paid': 'Le seigneur d’un château à côté' },
	countables: {
		bridge: { one: 'pont', many: 'ponts' },
		castle: { one: 'château', many: 'châteaux' },
		'castles/castles': { one: 'château', many: 'châteaux' },
		'bazaar-tile': { one: 'tuile du bazar', many: 'tuiles du bazar', feminine: true }
	},
	events: {
		'bridges/found': ({ place }) => `Table de départ : un pont ${at(place)}.`,
		'castles/decided': ({ name, place }) => `${name} a construit un château ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} n’a pas construit de château ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} a choisi pour quoi un château rapporte${place ? ` : ${KINDS[place.kind].noun.one} ${at(place)}` : ''}.`,
		'castles/found': ({ place }) => `Table de départ : un château ${at(place)}.`,
		'bazaar/turned-up': (event) => `Tuile retournée au bazar ${ofName(event.name)}${shown(event)}.`,
		'bazaar/sold': (event) =>
			`${event.name} a payé ${common.points(event.count ?? 0)} à ${event.otherName} pour une tuile${shown(event)}.`,
		'bazaar/bought': (event) =>
			`${event.name} a payé ${common.points(event.count ?? 0)} à la banque pour une tuile${shown(event)}.`,
		'bazaar/taken': (event) => `${event.name} a pris une tuile gratuitement${shown(event)}.`,
		'bazaar/not-held': ({ name }) => `Bazar ${ofName(name)} : pas d’enchère.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `${name}, construis-tu un château ?`,
			how: 'Construis-le, ou évalue la ville.',
			why: 'La ville ne rapporte alors rien. Le seigneur marque plus tard les points de ce qu’on complète à côté.'
		}),
		'castles/chosen': (name) => ({
			question: `${name}, pour quoi ton château rapporte-t-il ?`,
			how: 'Touche une des zones complètes. Le nombre dit ce qu’elle rapporte.',
			why: 'Le château rapporte une seule fois. Puis son seigneur revient en réserve.'
		}),
		'bazaar/turned-up': (name, _, step) => ({
			question: `Quelles tuiles sont retournées au bazar ${ofName(name)} ?`,
			how: `Touche la tuile ${number(step)} : une par joueur en tout.`,
			why: 'Leur ordre n’a pas d’importance.'
		}),
		'bazaar/sold': (name) => ({
			question: `${name} met une tuile aux enchères. Laquelle ?`,
			how: 'Touche la tuile choisie.',
			why: 'Puis dis qui paie qui, et combien. Les offres ne sont pas conservées.'
		}),
		'bazaar/taken': (name) => ({
			question: `Quelle tuile prend ${name} ?`,
			how: 'Touche-la.',
			why: 'Ici personne n’enchérit. La dernière tuile va au dernier joueur.'
		}),
		'bazaar/pays': (name) => ({
			question: 'Qui paie qui ?',
			how: 'Le joueur qui paie a la tuile.',
			why: `${name} achète au prix de l’offre la plus forte, ou vend à ce prix. Si personne n’offre plus, ${name} paie la banque.`
		}),
		'bazaar/points': () => ({
			question: 'Combien de points ?',
			how: 'Touche la dernière offre.',
			why: 'Les points peuvent passer sous 0.'
		}),
		'bazaar/laid': (name) => ({
			question: `${name} place la tuile du bazar`,
			how: 'Touche l’emplacement où elle est posée.',
			why: 'On ne pioche pas de tuile pour ce tour.'
		})
	},
	answers: {
		'castles/decided/build': () => 'Construire un château',
		'bazaar/pays/bank': ({ name }) => `${name} paie la banque`,
		'bazaar/pays/player': ({ name, otherName }) => `${name} paie ${otherName}`,
		'bazaar/points/points': ({ count }) => number(count),
		'bazaar/points/more': ({ count }) => `${number(count)} ou plus`
	},
	declines: {
		'castles/decided': 'Évaluer la ville',
		'bazaar/turned-up': 'Pas d’enchère'
	},
	rulings: {
		bridgeTiles: {
			title: 'Tuiles de Bazars, Ponts et Forteresses',
			answers: {
				first: [
					'Sans jardin',
					'Les 12 tuiles de 2010.',
					'les tuiles de Bazars, Ponts et Forteresses n’ont pas de jardin'
				],
				later: [
					'Avec un jardin',
					'Les 12 tuiles de 2017 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile de Bazars, Ponts et Forteresses a un jardin'
				]
			}
		},
		freeBridge: {
			title: 'Un pont dont la tuile n’a pas besoin',
			answers: {
				beside: [
					'Sur la tuile ou à côté',
					'On peut le poser sur la tuile qui vient d’être placée, ou sur une tuile juste à côté.',
					'un pont peut aussi aller sur une tuile à côté de celle qui vient d’être placée'
				],
				here: [
					'Sur la tuile seulement',
					'On peut le poser sur la tuile qui vient d’être placée. Une voisine n’en reçoit que si la tuile en a besoin.',
					'une tuile voisine ne reçoit un pont que si la tuile placée en a besoin'
				]
			}
		},
		castleChoice: {
			title: 'Plusieurs zones sont complétées à côté d’un château',
			answers: {
				chosen: [
					'Son joueur choisit',
					'Le joueur du seigneur choisit pour laquelle le château rapporte.',
					'le joueur du seigneur choisit pour quoi un château rapporte'
				],
				best: [
					'La meilleure',
					'Le château rapporte pour celle qui rapporte le plus.',
					'un château rapporte pour ce qui rapporte le plus'
				]
			}
		},
		bazaar: {
			title: 'Comment les tuiles d’un bazar sont réparties',
			answers: {
				auction: [
					'Aux enchères',
					'Chaque tuile sauf la dernière est vendue aux enchères, contre des points.',
					'les tuiles d’un bazar sont vendues aux enchères'
				],
				choose: [
					'Chacun en prend une',
					'Personne n’enchérit : chacun à son tour prend une des tuiles.',
					'à un bazar, chacun prend une tuile à son tour, sans enchère'
				]
			}
		},
		bazaarInBazaar: {
			title: 'Un bazar pioché pendant une manche',
			answers: {
				after: [
					'Enchère après la manche',
					'Si un bazar est pioché alors que d’autres ont encore une tuile de la dernière enchère, son enchère vient après cette manche.',
					'l’enchère d’un bazar pioché pendant une manche vient après elle'
				],
				none: [
					'Pas d’enchère',
					'Un bazar pioché pendant une manche ne lance aucune enchère.',
					'un bazar pioché pendant une manche ne lance aucune enchère'
				]
			}
		},
		bazaarAndBuilder: {
			title: 'Un bazar donne une seconde partie de tour',
			answers: {
				auction: [
					'L’enchère d’abord',
					'L’enchère et sa manche viennent d’abord, puis la seconde partie du tour.',
					'l’enchère et sa manche viennent avant la seconde partie du tour'
				],
				part: [
					'La seconde partie d’abord',
					'La seconde partie du tour vient d’abord, puis l’enchère.',
					'la seconde partie du tour vient avant l’enchère'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Images des tuiles',
		freeBridge: 'Wikicarpedia, Order of Play ; sur la tuile seulement : JCloisterZone',
		castleChoice:
			'Wikicarpedia, règles des châteaux de la première édition ; la meilleure : JCloisterZone',
		bazaar: 'Wikicarpedia ; sans enchère : JCloisterZone',
		bazaarInBazaar:
			'Wikicarpedia, questions sur la première édition ; pas d’enchère : JCloisterZone',
		bazaarAndBuilder:
			'Wikicarpedia, questions sur la première édition ; la seconde partie d’abord : réponse plus ancienne, JCloisterZone'
	},
	reading: () => import('./fr-help')
};
