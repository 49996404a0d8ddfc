import { KINDS } from '../../../words/fr/kinds';
import { places } from '../../../words/fr/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/fr/says';
import { inn } from '../../../rules/presentation/words/fr';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? `sur ${places.theTile(place)}` : '');

/** Bridges, Castles & Bazaars in French. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Bazars, Ponts et Forteresses',
	adds: '12 tuiles, dont huit avec un bazar ; des ponts et des châteaux pour tous',
	besides: { bridges: '12 ponts et 12 châteaux' },
	pieces: { bridge: { one: 'pont', many: 'ponts' }, castle: { one: 'château', many: 'châteaux' } },
	printed: {
		bazaar:
			'Bazar : ses routes s’arrêtent ici, et après le tour des tuiles sont mises aux enchères.',
		...inn.printed
	},
	marks: { bazaar: { name: 'bazar', the: 'le bazar' } },
	signs: inn.signs,
	sources: { castles: 'Châteaux' },
	titles: { 'castles/paid': 'Château à côté' },
	verdicts: { 'castles/paid': 'Le seigneur d’un château à côté' },
	countables: { 'castles/castles': { one: 'château', many: 'châteaux' } },
	events: {
		'bridges/found': ({ place }) => `Table de départ : un pont ${at(place)}.`,
		'castles/built': ({ name, place }) => `${name} a construit un château ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} n’a pas construit de château ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} a choisi pour quoi un château rapporte : ${place ? KINDS[place.kind].noun.one : ''} ${at(place)}.`,
		'castles/found': ({ place }) => `Table de départ : un château ${at(place)}.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `${name} construit un château ?`,
			how: 'Construis-le, ou évalue la ville.',
			why: 'La ville ne rapporte alors rien. Le seigneur marque plus tard ce qu’on complète à côté.'
		}),
		'castles/chosen': (name) => ({
			question: `${name}, pour quoi ton château rapporte-t-il ?`,
			how: 'Touche une des zones complètes.',
			why: 'Le château rapporte une seule fois. Puis son seigneur revient en réserve.'
		})
	},
	answers: { 'castles/decided/build': () => 'Construire un château' },
	declines: { 'castles/decided': 'Évaluer la ville' },
	rulings: {
		bridgeTiles: {
			title: 'Tuiles de Bazars, Ponts et Forteresses',
			answers: {
				first: [
					'sans jardin',
					'Les 12 tuiles de 2010.',
					'les tuiles de Bazars, Ponts et Forteresses n’ont pas de jardin'
				],
				later: [
					'avec un jardin',
					'Les 12 tuiles de 2017 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile de Bazars, Ponts et Forteresses a un jardin'
				]
			}
		},
		freeBridge: {
			title: 'Un pont dont la tuile n’a pas besoin',
			answers: {
				beside: [
					'sur la tuile ou à côté',
					'On peut le poser sur la tuile qui vient d’être placée, ou sur une tuile juste à côté.',
					'un pont peut aussi aller sur une tuile à côté de celle qui vient d’être placée'
				],
				here: [
					'sur la tuile seulement',
					'On peut le poser sur la tuile qui vient d’être placée. Une voisine n’en reçoit que si la tuile en a besoin.',
					'une voisine ne reçoit un pont que si la tuile en a besoin'
				]
			}
		},
		castleChoice: {
			title: 'Plusieurs zones sont complétées à côté d’un château',
			answers: {
				chosen: [
					'son joueur choisit',
					'Le joueur du seigneur choisit pour laquelle le château rapporte.',
					'le joueur du seigneur choisit pour quoi un château rapporte'
				],
				best: [
					'la meilleure',
					'Le château rapporte pour celle qui rapporte le plus.',
					'un château rapporte pour ce qui rapporte le plus'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Images des tuiles',
		freeBridge: 'Wikicarpedia, Order of Play ; sur la tuile seulement : JCloisterZone',
		castleChoice:
			'Wikicarpedia, règles des châteaux de la première édition ; la meilleure : JCloisterZone'
	},
	reading: () => import('./fr-help')
};
