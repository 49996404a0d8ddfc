import { capital, counted, number } from '../../../words/ro/format';
import { somePiece, thePiece } from '../../../words/ro/nouns';
import { placeOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { FLYING_NAMES } from '../names';

/** „meeple-ul”. */
const figure = (piece: string | undefined): string => thePiece(piece ?? 'follower');

/** The Flying Machines in Romanian. */
export const words: WordsOf<typeof FLYING_NAMES> = {
	title: 'Mașinile zburătoare',
	adds: '8 cartonașe de pe care zboară figuri și un zar',
	printed: {
		'flying-machine':
			'Mașină zburătoare: cine așază acest cartonaș poate lăsa o figură să zboare după săgeată, în loc să pună una.'
	},
	marks: { 'flying-machine': 'mașină zburătoare' },
	events: {
		'flying-machines/took-off': ({ name, piece }) =>
			`${name} a pus ${somePiece(piece ?? 'follower')} pe mașina zburătoare.`,
		'flying-machines/rolled': ({ count = 0 }) => `Zarul a arătat ${number(count)}.`,
		'flying-machines/crashed': ({ count = 0, piece }) =>
			`Zarul a arătat ${number(count)}, dar ${figure(piece)} nu putea ateriza acolo și s-a întors în rezervă.`,
		'flying-machines/landed': (event) =>
			`${capital(figure(event.piece))} a zburat ${counted(event.count ?? 0, 'loc', 'locuri')} și a aterizat ${placeOf(event)}.`
	},
	questions: {
		'flying-machines/took-off': (name) => ({
			question: `${name}, ce figură zboară?`,
			how: 'Atinge figura de pe mașina zburătoare.',
			why: 'În tura aceasta nu se mai pune altă figură, oriunde ar ateriza.'
		}),
		'flying-machines/rolled': (name, options) => ({
			question: `${name}, cât de departe zboară?`,
			how:
				options > 0
					? 'Atinge numărul de pe zar sau locul aterizării.'
					: 'Atinge numărul de pe zar.',
			why: 'Zboară drept, în direcția săgeții. Se numără și locurile goale.'
		}),
		'flying-machines/landed': (name) => ({
			question: `${name}, unde aterizează?`,
			how: 'Atinge drumul, orașul sau mănăstirea.',
			why: 'Trebuie să aterizeze, oricine ar sta acolo, dar niciodată pe un câmp.'
		})
	},
	offers: { 'flying-machines/took-off': 'Lasă o figură să zboare' },
	declines: { 'flying-machines/took-off': 'Fără zbor' },
	answers: {
		'flying-machines/took-off/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'flying-machines/rolled/road': ({ count }) => `${number(count)}: drum`,
		'flying-machines/rolled/city': ({ count }) => `${number(count)}: oraș`,
		'flying-machines/rolled/monastery': ({ count }) => `${number(count)}: mănăstire`,
		'flying-machines/rolled/garden': ({ count }) => `${number(count)}: grădină`,
		'flying-machines/rolled/several': ({ count }) => `${number(count)}: alege`,
		'flying-machines/rolled/crashes': ({ count }) => `${number(count)}: în rezervă`
	},
	reasons: {
		'flying-machines/landed': ({ piece, name }) =>
			`Aici a aterizat cu mașina zburătoare ${thePiece(piece)} de la ${name}.`
	},
	rulings: {
		flyingTiles: {
			title: 'Cartonașele extensiei Mașinile zburătoare',
			answers: {
				first: [
					'Fără grădină',
					'Cele 8 cartonașe din 2012.',
					'cartonașele extensiei Mașinile zburătoare nu au grădină'
				],
				later: [
					'Cu grădină',
					'Cele 8 cartonașe de după 2017: unul are o grădină, care contează doar cu Abatele.',
					'un cartonaș al extensiei Mașinile zburătoare are o grădină'
				]
			}
		},
		flyers: {
			title: 'Cine poate zbura',
			answers: {
				all: [
					'Și alte figuri',
					'Poate zbura orice figură care contează la majoritate.',
					'zboară orice figură care contează la majoritate'
				],
				meeples: [
					'Doar meepleși',
					'Pot zbura doar meepleșii, și cei mari: regula din 2025.',
					'zboară doar meepleșii'
				]
			}
		}
	},
	rulingSources: {
		flyingTiles: 'Wikicarpedia, Mașinile zburătoare: imaginile cartonașelor',
		flyers: 'Wikicarpedia, Mașinile zburătoare: note; ediția din 2025'
	},
	help: {
		title: 'Mașinile zburătoare',
		lines: [],
		terms: [
			[
				'Decolarea',
				'Plasează un cartonaș cu o mașină zburătoare, cu săgeata spre țintă. Apoi, în loc să pui o figură, atinge „Lasă o figură să zboare”.'
			],
			[
				'Zborul',
				'Aruncă zarul: figura zboară drept 1, 2 sau 3 locuri. Atinge numărul de pe zar sau locul aterizării.'
			],
			[
				'Aterizarea',
				'Figura aterizează pe un drum nefinalizat, într-un oraș sau într-o mănăstire, oricine ar sta acolo. Dacă nu se poate, se întoarce în rezervă.'
			]
		],
		topics: {
			flight: {
				title: 'Zboruri în imagini',
				pictures: {
					'flight-shares': 'Albastru a zburat pe drumul de la Roșu: amândoi primesc punctele',
					'flight-monastery':
						'Albastru a zburat două locuri, în mănăstirea de la Roșu: la sfârșit primesc amândoi punctele'
				}
			}
		}
	},
	rules: {
		'FLIGHT-1': [
			'Sunt 8 cartonașe, care se trag ca toate celelalte. Fiecare arată o mașină cu o săgeată. În edițiile noi, unul are o grădină.',
			'pagina, imaginile cartonașelor'
		],
		'FLIGHT-2': [
			'Cine plasează un astfel de cartonaș poate pune o figură pe mașină, în loc să pună sau să ia înapoi una.',
			'pagina'
		],
		'FLIGHT-3': [
			'Zarul spune cât de departe zboară: 1, 2 sau 3 locuri drept înainte. Se numără și locurile goale.',
			'pagina; JCloisterZone'
		],
		'FLIGHT-4': [
			'Trebuie să aterizeze acolo pe un drum, într-un oraș sau într-o mănăstire nefinalizată, oricine ar sta acolo. Alege cine zboară.',
			'pagina; JCloisterZone'
		],
		'FLIGHT-5': ['Nu aterizează niciodată pe un câmp.', 'pagina, edițiile a doua și a treia'],
		'FLIGHT-6': [
			'Dacă acolo nu este un cartonaș, sau figura nu poate sta nicăieri, se întoarce în rezervă. În tura aceasta nu se pune alta.',
			'pagina; JCloisterZone'
		],
		'FLIGHT-7': [
			'Ce finalizează cartonașul abia plasat este deja finalizat: acolo nu aterizează nimeni.',
			'pagina, nota din 2012'
		],
		'FLIGHT-8': [
			'Orice figură care contează la majoritate zboară unde poate sta. După regula din 2025 zboară doar meepleșii.',
			'pagina, notele din 2013 și 2015; ediția din 2025'
		],
		'FLIGHT-9': [
			'Figurile ajunse astfel împreună împart punctele după majoritate. Aterizarea nu aduce puncte.',
			'pagina despre evaluare'
		],
		'FLIGHT-10': [
			'Într-o tură cu mai multe cartonașe, fiecare poate aduce un zbor. Se poate ateriza și pe cartonașele de râu.',
			'decizia noastră; JCloisterZone'
		]
	},
	ruleTopics: { FLIGHT: 'mașinile zburătoare' }
};
