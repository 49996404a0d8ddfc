import { capital } from '../../../words/ro/format';
import { somePiece, thePiece } from '../../../words/ro/nouns';
import { placeOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { CIRCLE_NAMES } from '../names';

/** What is asked of whoever laid a crop circle: about what, and who is concerned there. */
const choose = (where: string, who: string) => (name: string) => ({
	question: `${name}, ce se întâmplă ${where}?`,
	how: 'Toți adaugă o figură sau toți iau una înapoi.',
	why: `Este vorba doar despre ${who}. Începe vecinul din stânga, iar tu ești la urmă.`
});

const ADDING = 'Rămâne acolo, oricine ar mai sta, și contează la majoritate.';
const TAKING = 'Una trebuie să plece. Nu aduce puncte.';

/** The Crop Circles in Romanian. */
export const words: WordsOf<typeof CIRCLE_NAMES> = {
	title: 'Cercuri în lan',
	adds: '6 cartonașe cu care toți adaugă sau iau înapoi o figură',
	printed: {
		'crop-club': 'Bâtă: după evaluare, toți adaugă o figură pe un drum sau iau una înapoi.',
		'crop-shield': 'Scut: după evaluare, toți adaugă o figură într-un oraș sau iau una înapoi.',
		'crop-fork': 'Furcă: după evaluare, toți adaugă un țăran sau iau unul înapoi.'
	},
	marks: {
		'crop-club': 'cerc în lan cu bâtă',
		'crop-shield': 'cerc în lan cu scut',
		'crop-fork': 'cerc în lan cu furcă'
	},
	events: {
		'crop-circles/chose-adding': ({ name }) => `${name} a hotărât ca toți să adauge o figură.`,
		'crop-circles/chose-taking': ({ name }) => `${name} a hotărât ca toți să ia înapoi o figură.`,
		'crop-circles/added': (event) =>
			`${event.name} a adăugat ${somePiece(event.piece ?? 'follower')} ${placeOf(event)}.`,
		'crop-circles/declined': ({ name }) => `${name} nu a adăugat nicio figură.`,
		'crop-circles/took': (event) =>
			`${event.name} a luat înapoi ${somePiece(event.piece ?? 'follower')}, care stătea ${placeOf(event)}.`
	},
	questions: {
		'crop-circles/choose-road': choose('pe drumuri', 'figurile de pe drumuri'),
		'crop-circles/choose-city': choose('în orașe', 'figurile din orașe'),
		'crop-circles/choose-field': choose('pe câmpuri', 'țărani'),
		'crop-circles/add': (name) => ({
			question: `${name}, unde adaugi o figură?`,
			how: 'Atinge un loc lângă una dintre ale tale.',
			why: ADDING
		}),
		'crop-circles/add-which': (name) => ({
			question: `${name}, unde adaugi o figură?`,
			how: 'Atinge un loc lângă una dintre ale tale. Pentru altă figură, atinge butonul ei.',
			why: ADDING
		}),
		'crop-circles/add-other': (name) => ({
			question: `${name}, unde o adaugi?`,
			how: 'Atinge un loc lângă una dintre ale tale.',
			why: ADDING
		}),
		'crop-circles/take': (name) => ({
			question: `${name}, ce figură iei înapoi?`,
			how: 'Atinge locul ei.',
			why: TAKING
		}),
		'crop-circles/take-which': (name) => ({
			question: `${name}, ce figură iei înapoi?`,
			how: 'Atinge locul ei. Unde stau două feluri împreună, unul are un buton.',
			why: TAKING
		})
	},
	answers: {
		'crop-circles/choose-road/add': () => 'Toți adaugă',
		'crop-circles/choose-road/take': () => 'Toți iau înapoi',
		'crop-circles/choose-city/add': () => 'Toți adaugă',
		'crop-circles/choose-city/take': () => 'Toți iau înapoi',
		'crop-circles/choose-field/add': () => 'Toți adaugă',
		'crop-circles/choose-field/take': () => 'Toți iau înapoi',
		'crop-circles/add-which/figure': ({ piece }) => `Mai bine ${thePiece(piece)}`,
		'crop-circles/take-which/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	declines: {
		'crop-circles/add': 'Nu adaug',
		'crop-circles/add-which': 'Nu adaug'
	},
	reasons: {
		'crop-circles/added': ({ piece, name }) =>
			`Un cerc în lan a adăugat aici ${thePiece(piece)} de la ${name}.`
	},
	rulings: {
		circleTiles: {
			title: 'Ce cercuri în lan',
			answers: {
				first: ['I', 'Cele 6 cartonașe din 2010.', 'se joacă cu Cercuri în lan I'],
				second: [
					'II',
					'Cele 6 cartonașe din 2012, care sunt și în Big Box.',
					'se joacă cu Cercuri în lan II'
				],
				both: ['I și II', 'Toate cele 12 cartonașe.', 'se joacă cu Cercuri în lan I și II']
			}
		},
		circleAdd: {
			title: 'Adăugarea unei figuri la un cerc în lan',
			answers: {
				may: [
					'La alegere',
					'Cine poate adăuga o figură poate și să renunțe.',
					'la un cerc în lan nimeni nu este obligat să adauge o figură'
				],
				must: [
					'Obligatoriu',
					'Cine poate adăuga o figură trebuie să o facă.',
					'la un cerc în lan, cine poate adăuga o figură trebuie să o facă'
				]
			}
		}
	},
	rulingSources: {
		circleTiles: 'Wikicarpedia, Crop Circles: conținutul ambelor ediții',
		circleAdd: 'Wikicarpedia, Crop Circles: „may place” în regulă, „must place” în exemplu'
	},
	help: {
		title: 'Cercuri în lan',
		lines: [],
		terms: [
			[
				'Alegerea',
				'După evaluarea turei cu un cerc în lan, cine l-a plasat alege: toți adaugă o figură sau toți iau una înapoi. Începe vecinul din stânga.'
			],
			[
				'Simbolul',
				'Bâta privește figurile de pe drumuri, scutul pe cele din orașe, furca pe țărani. Cine nu are niciuna acolo este sărit.'
			],
			[
				'Adăugarea',
				'Atinge locul unde figura ta vine lângă una de-a ta, oricine ar mai sta acolo. Alte feluri de figuri au butoane.'
			],
			[
				'Luarea înapoi',
				'Atinge figura care pleacă, dacă ai mai multe. O figură care nu poate rămâne singură se întoarce și ea.'
			]
		],
		topics: {
			circles: {
				title: 'Cercuri în lan în imagini',
				pictures: {
					'circle-adds': 'Roșu a adăugat al doilea tâlhar și are majoritatea',
					'circle-takes':
						'Tâlharul de la Albastru a trebuit să plece: Roșu primește singur punctele drumului'
				}
			}
		}
	},
	rules: {
		'CIRCLE-1': [
			'Sunt două seturi de câte 6 cartonașe, două cu fiecare simbol, care se trag ca toate celelalte.',
			'pagina, conținutul'
		],
		'CIRCLE-2': [
			'După evaluarea turei și plecarea figurilor care merg mai departe, cine a plasat cercul alege: toți adaugă o figură sau iau una înapoi.',
			'pagina; căruțele: JCloisterZone'
		],
		'CIRCLE-3': [
			'Începe vecinul din stânga, apoi în sensul acelor de ceas; cine a plasat cercul este ultimul.',
			'pagina'
		],
		'CIRCLE-4': [
			'Bâta privește figurile de pe drumuri, scutul pe cele din orașe, furca pe țărani. Cine nu are niciuna acolo este sărit.',
			'pagina și notele ei'
		],
		'CIRCLE-5': [
			'Figura adăugată vine din rezervă acolo unde jucătorul are deja una. Cine nu mai are niciuna în rezervă nu adaugă.',
			'pagina, nota; aceeași parte: JCloisterZone'
		],
		'CIRCLE-6': [
			'Cine poate adăuga o figură poate și să renunțe; după altă regulă aleasă, toți trebuie.',
			'pagina din 2010 și Big Box: la alegere; exemplul din 2019: obligatoriu'
		],
		'CIRCLE-7': [
			'Orice figură care contează la majoritate poate fi adăugată unde poate sta. Celelalte nu.',
			'JCloisterZone'
		],
		'CIRCLE-8': [
			'La luarea înapoi, fiecare trebuie să ia o astfel de figură. Nu aduce puncte.',
			'pagina'
		],
		'CIRCLE-9': [
			'O figură care nu poate rămâne singură, lângă care nu mai este nicio figură a jucătorului, se întoarce și ea.',
			'JCloisterZone'
		],
		'CIRCLE-10': [
			'Drumurile se termină la cercul în lan și nimic nu duce mai departe. El separă câmpurile din jur și nimeni nu stă pe el.',
			'pagina; JCloisterZone'
		],
		'CIRCLE-11': ['Apoi tura continuă, de exemplu cu a doua parte.', 'pagina'],
		'CIRCLE-12': [
			'Dacă nimeni nu are o astfel de figură, nu se întreabă: fără țărani, o furcă nu face nimic.',
			'decizia noastră; JCloisterZone'
		]
	},
	ruleTopics: { CIRCLE: 'cercurile în lan' }
};
