import { common } from '../../../words/ro/common';
import { capital, counted } from '../../../words/ro/format';
import { pieceNoun, somePiece, thePiece } from '../../../words/ro/nouns';
import { placeOf, places } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

const figure = (piece: string | undefined): string => pieceNoun(piece ?? 'follower').one;
/** „de pe cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const where = ({ place }: SaidEvent): string => (place ? ` de pe ${places.theTile(place)}` : '');
/** „în orașul aflat la 2 cartonașe spre est de cartonașul de start”, or on a tower. */
const from = (event: SaidEvent): string =>
	event.count ? ` pe turnul${where(event)}` : ` ${placeOf(event)}`.trimEnd();

/** The Tower in Romanian. */
export const words: WordsOf<typeof TOWER_NAMES> = {
	title: 'Turnul',
	adds: '18 cartonașe cu o fundație și 30 de etaje de turn',
	pieces: {
		'tower-floor': { one: 'etaj de turn', many: 'etaje de turn', the: 'etajul de turn' }
	},
	printed: {
		foundation:
			'Fundație: în loc să pună o figură, oricine poate construi aici un turn, etaj cu etaj. Drumurile se termină la ea.'
	},
	marks: { foundation: 'fundație de turn' },
	countables: {
		'tower-floor': ['etaj de turn', 'etaje de turn'],
		ransom: ['răscumpărare', 'răscumpărări']
	},
	sources: { ransom: 'Răscumpărări' },
	titles: {
		'tower/built': 'Etaj de turn',
		'tower/ransomed': 'Răscumpărare'
	},
	tales: {
		'tower/ransom-paid': {
			title: 'Răscumpărări plătite',
			says: (names, [paid = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'au plătit câte' : 'a plătit'} ${common.points(paid)} ca răscumpărare.`
		}
	},
	fates: {
		'tower/captured': ({ name, otherName, piece, kind }) =>
			name === otherName
				? `${name} a luat înapoi ${tiles.figureOn(piece, kind)} cu un turn`
				: `${otherName} a capturat ${tiles.figureOn(piece, kind)} de la ${name}`,
		'tower/exchanged': ({ name, otherName, piece, kind }) =>
			`${name} a recăpătat ${tiles.figureOn(piece, kind)} de la ${otherName} prin schimb`,
		'tower/ransomed': ({ name, otherName, piece, kind }) =>
			`${name} a recăpătat ${tiles.figureOn(piece, kind)} de la ${otherName} prin răscumpărare`
	},
	objections: {
		'tower/ransomed-before': 'Într-o tură este posibilă o singură răscumpărare.',
		'tower/too-few-points': 'O răscumpărare costă 3 puncte, iar scorul nu poate scădea sub 0.'
	},
	events: {
		'tower/built': (event) =>
			`${event.name} a pus un etaj pe turnul${where(event)}, care are acum ${counted(event.count ?? 0, 'etaj', 'etaje')}.`,
		'tower/found': (event) =>
			`Poziția de pornire: un etaj de turn${where(event).replace('de pe', 'pe')}.`,
		'tower/captured': (event) =>
			`${event.name} a capturat de la ${event.otherName} ${somePiece(event.piece ?? 'follower')}${from(event)}.`,
		'tower/captured-own': (event) =>
			`${event.name} a luat înapoi ${somePiece(event.piece ?? 'follower')}${from(event)}.`,
		'tower/held': (event) =>
			`Poziția de pornire: ${event.name} ține prizonier de la ${event.otherName} ${somePiece(event.piece ?? 'follower')}.`,
		'tower/spared': ({ name }) => `${name} nu a capturat pe nimeni.`,
		'tower/climbed': (event) =>
			`${event.name} a pus ${somePiece(event.piece ?? 'follower')} pe turnul${where(event)}.`,
		'tower/stood': (event) =>
			`Poziția de pornire: ${event.name} are ${somePiece(event.piece ?? 'follower')} pe turnul${where(event)}.`,
		'tower/exchanged': (event) =>
			`Schimb: ${event.name} a primit ${thePiece(event.piece ?? 'follower')} înapoi de la ${event.otherName}.`,
		'tower/ransomed': (event) =>
			`${event.name} a răscumpărat cu 3 puncte ${thePiece(event.piece ?? 'follower')} de la ${event.otherName}.`
	},
	questions: {
		'tower/built': (name) => ({
			question: `${name}, unde pui un etaj?`,
			how: 'Atinge o fundație sau un turn deschis.',
			why: 'Poate fi oriunde. În tura aceasta nu se mai pune nicio figură.'
		}),
		'tower/captured': (name) => ({
			question: `${name}, pe cine capturezi?`,
			how: 'Atinge unul dintre meepleșii evidențiați.',
			why: 'Turnul ajunge drept înainte la atâtea cartonașe câte etaje are. Un meeple al tău se întoarce în rezervă.'
		}),
		'tower/climbed': (name) => ({
			question: `${name}, ce turn închizi?`,
			how: 'Atinge un turn deschis.',
			why: 'Meeple-ul rămâne sus până la sfârșit și nu aduce puncte. Nimeni nu mai construiește acolo.'
		}),
		'tower/climbed-by-other': (name) => ({
			question: `${name}, ce turn închizi?`,
			how: 'Atinge un turn deschis.',
			why: 'Figura rămâne sus până la sfârșit și nu aduce puncte. Nimeni nu mai construiește acolo.'
		}),
		'tower/exchanged': (name) => ({
			question: `${name}, ce figură se schimbă?`,
			how: 'Atinge figura care se întoarce în rezervă.',
			why: 'Fiecare a capturat o figură a celuilalt: de la fiecare se întoarce una.'
		}),
		'tower/ransomed': (name) => ({
			question: `${name}, pe cine răscumperi?`,
			how: 'Atinge o figură.',
			why: 'Cine a capturat-o primește 3 puncte. Numai o dată pe tură.'
		})
	},
	offers: {
		'tower/built': 'Pune un etaj de turn',
		'tower/climbed': 'Închide un turn',
		'tower/ransomed': 'Răscumpără: 3 puncte'
	},
	answers: {
		'tower/captured/figure': ({ name, piece }) => `${name}: ${figure(piece)}, tot acolo`,
		'tower/captured/top': ({ name, piece }) => `${name}: ${figure(piece)} pe turn`,
		'tower/climbed/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/exchanged/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/ransomed/figure': ({ name, piece }) => `${tiles.pieceFirst(piece)}, la ${name}`
	},
	declines: { 'tower/captured': 'Pe nimeni', 'tower/climbed': 'Pe niciun turn' },
	rulings: {
		towerTiles: {
			title: 'Cartonașele Turnului',
			answers: {
				first: [
					'Fără grădini',
					'Cele 18 cartonașe din 2006.',
					'cartonașele Turnului nu au grădini'
				],
				later: [
					'Cu grădini',
					'Cele 18 cartonașe din 2016 încoace: două au o grădină, care contează numai cu Abatele.',
					'două cartonașe ale Turnului au o grădină'
				]
			}
		},
		ransomBelow: {
			title: 'Răscumpărare cu mai puțin de 3 puncte',
			answers: {
				no: ['Nepermisă', 'Nimeni nu scade sub 0.', 'o răscumpărare cere cel puțin 3 puncte'],
				yes: [
					'Permisă',
					'Scorul scade sub 0.',
					'o răscumpărare se poate plăti și cu mai puțin de 3 puncte'
				]
			}
		},
		exchangeBy: {
			title: 'Cine alege la schimb',
			answers: {
				capturer: [
					'Cine a capturat',
					'Dacă celălalt are mai multe feluri de figuri ale tale, alegi tu care se întoarce.',
					'la schimb alege cine a capturat'
				],
				other: [
					'Celălalt jucător',
					'Cine are mai multe feluri de figuri ale tale alege pe care o primești.',
					'la schimb alege celălalt jucător'
				]
			}
		}
	},
	rulingSources: {
		towerTiles: 'Wikicarpedia, Turnul (ediția 1 și a 2-a): imaginile cartonașelor',
		ransomBelow: 'Wikicarpedia, Turnul (ediția a 2-a), notă: nepermisă',
		exchangeBy: 'În niciun text pe care l-am văzut; cine a capturat: JCloisterZone'
	},
	reading: () => import('./ro-help')
};
