import { counted, number, plural } from '../../../words/fr/format';
import { places, placeOf, turnOf, withinOf } from '../../../words/fr/places';
import { IN_NONE, type WordsOf } from '../../../words/fr/says';
import type { MARKET_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'tuile', 'tuiles');
const openRoads = (n: number): string =>
	plural(n, {
		one: 'Une seule route possible. Touche-la.',
		other: `${number(n)} routes possibles. Touches-en une.`
	});
const STAYS = 'Laisser le colporteur';

/** Market Day in French. */
export const words: WordsOf<typeof MARKET_NAMES> = {
	title: 'Jour de marché',
	adds: '2 tuiles, un marchand pour chacun ; le colporteur et la caisse',
	pieces: {
		stallkeeper: { one: 'marchand', many: 'marchands' },
		hawker: { one: 'colporteur', many: 'colporteurs' }
	},
	printed: { stall: 'Étal : le colporteur vient ici.' },
	signs: { stall: { name: 'Étal', with: 'avec un étal' } },
	countables: {
		cashbox: { one: 'caisse', many: 'caisses', feminine: true },
		coins: { one: 'pièce', many: 'pièces', feminine: true }
	},
	sources: { hawker: 'Colporteur', cashbox: 'Caisse' },
	scoreAll: { cashbox: 'Évaluer la caisse' },
	titles: {
		'market-day/visited': 'Le colporteur arrive',
		'market-day/priced': 'L’étal rapporte',
		'market-day/taken': 'La plus longue route pour la caisse',
		'market-day/ended': 'La caisse'
	},
	verdicts: { 'market-day/visited': 'Chaque marchand marque, quelle que soit la majorité' },
	objections: { 'market-day/no-stall': 'Pour un marchand, il faut une route avec un étal.' },
	heldTitles: {
		cashbox: {
			name: 'Caisse',
			held: 'la caisse',
			won: (n) => `pour une route de ${tiles(n)}`,
			passes: (n) => `Une route complète de plus de ${tiles(n)} prend la caisse.`
		}
	},
	events: {
		'market-day/moved': (event) =>
			`${turnOf(event.turn)} : ${event.name} a déplacé le colporteur vers ${placeOf(event)}.`,
		'market-day/stayed': (event) =>
			`${turnOf(event.turn)} : ${event.name} a laissé le colporteur sur place.`,
		'market-day/priced': (event) => `Le dé indique ${number(event.count ?? 0)}.`,
		'market-day/went-home': (event) => `${event.name} a repris son marchand.`,
		'market-day/stood': (event) => `Table de départ : le colporteur est ${withinOf(event)}.`
	},
	questions: {
		'market-day/completed': (name, options) => ({
			question: `${name} peut déplacer le colporteur`,
			how: openRoads(options),
			why: 'Sa route est complète.'
		}),
		'market-day/stall': (name, options) => ({
			question: `${name} peut déplacer le colporteur pour cet étal`,
			how: openRoads(options),
			why: 'Une tuile avec un étal a été posée.'
		}),
		'market-day/last': (name, options) => ({
			question: `${name} peut encore déplacer le colporteur`,
			how: openRoads(options),
			why: 'La dernière tuile a été posée.'
		}),
		'market-day/priced': (name) => ({
			question: `${name} lance le dé pour l’étal`,
			how: 'Touche le nombre obtenu.',
			why: 'L’étal rapporte autant de points.'
		}),
		'market-day/went-home': (name) => ({
			question: `Quel marchand ${name} reprend-il ?`,
			how: 'Touche le marchand.',
			why: 'Aucune figurine n’est alors posée.'
		})
	},
	offers: { 'market-day/went-home': 'Reprendre un marchand' },
	answers: { 'market-day/priced/shows': ({ count }) => number(count) },
	declines: {
		'market-day/completed': STAYS,
		'market-day/stall': STAYS,
		'market-day/last': STAYS
	},
	moves: { hawker: (place, kind) => `déplace le colporteur vers ${places.thePlace(place, kind)}` },
	markerHints: { hawker: 'Touche la route où se trouve le colporteur.' },
	rulings: {
		hawkerPays: {
			title: 'Ce que rapporte le colporteur',
			answers: {
				'1': [
					'1 point par tuile',
					'La route où il arrive rapporte 1 point par tuile aux marchands.',
					'le colporteur rapporte 1 point par tuile'
				],
				'2': [
					'2 points par tuile',
					'La route où il arrive rapporte 2 points par tuile aux marchands. Une règle maison.',
					'le colporteur rapporte 2 points par tuile'
				]
			}
		}
	},
	rulingSources: { hawkerPays: IN_NONE },
	help: {
		title: 'Jour de marché',
		lines: [],
		terms: [
			['Le marchand', 'Il se place comme un meeple, sur une route avec un étal.'],
			[
				'Le colporteur',
				'Le joueur qui complète sa route, pose un étal ou la dernière tuile peut le déplacer vers une autre route incomplète. Chaque marchand y marque 1 point par tuile.'
			],
			[
				'La caisse',
				'Le joueur qui complète une route plus longue que toutes les précédentes la prend. À la fin, elle rapporte 3 points.'
			]
		],
		topics: {
			market: {
				title: 'Le jour de marché en images',
				pictures: {
					'hawker-comes': 'Le colporteur arrive sur une route où se trouve un marchand',
					'cashbox-taken': 'Bleu complète la première route et prend la caisse'
				}
			}
		}
	},
	rules: {
		'MARKET-1': [
			'Les deux tuiles avec un étal se piochent comme les autres. Au début, le colporteur et la caisse sont à côté du plateau.',
			'notre décision'
		],
		'MARKET-2': [
			'Le marchand se place sur une route avec un étal et compte comme un meeple.',
			'notre décision'
		],
		'MARKET-3': [
			'Le joueur qui complète la route du colporteur, pose un étal ou la dernière tuile peut le déplacer vers une autre route incomplète.',
			'notre décision'
		],
		'MARKET-4': [
			'La route où arrive le colporteur rapporte ses tuiles aux joueurs qui y ont un marchand.',
			'notre décision'
		],
		'MARKET-5': [
			'Le joueur qui complète une route plus longue que toutes les précédentes prend la caisse.',
			'notre décision'
		],
		'MARKET-6': ['À la fin, la caisse rapporte 3 points.', 'notre décision'],
		'MARKET-7': [
			'Dans une partie en cours, le colporteur est là où il est placé, ou à côté du plateau.',
			'notre décision'
		],
		'MARKET-8': [
			'L’étal près d’une ville rapporte le nombre du dé au joueur qui pose la tuile.',
			'notre décision'
		],
		'MARKET-9': [
			'Au lieu de placer une figurine, le joueur peut reprendre un de ses marchands.',
			'notre décision'
		]
	},
	ruleTopics: { MARKET: 'le jour de marché' }
};
