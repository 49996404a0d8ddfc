import { common } from '../../../words/de/common';
import { capital, counted } from '../../../words/de/format';
import { onPlaceOf, places } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { SaidEvent, SaidFate } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');
/** „2 Karten östlich der Startkarte“. */
const where = ({ place }: SaidEvent): string => (place ? ` ${places.spotPlace(place)}` : '');
/** „in der Stadt 2 Karten östlich der Startkarte“, or on a tower. */
const from = (event: SaidEvent): string =>
	event.count ? ` auf dem Turm${where(event)}` : ` ${onPlaceOf(event)}`.trimEnd();
/** „Ritter von Ben“. */
const whose = ({ name, piece, kind }: SaidFate): string =>
	`${tiles.figureOn(piece, kind)} von ${name}`;

/** The Tower in German. */
export const words: WordsOf<typeof TOWER_NAMES> = {
	title: 'Der Turm',
	adds: '18 Karten mit einem Turmplatz und 30 Turmteile',
	pieces: { 'tower-floor': { one: 'Turmteil', many: 'Turmteile', neuter: true } },
	printed: {
		foundation:
			'Turmplatz: Statt eine Figur zu setzen, darf jeder hier einen Turm bauen, Teil für Teil. Straßen enden hier.'
	},
	marks: { foundation: 'Turmplatz' },
	countables: {
		'tower-floor': ['Turmteil', 'Turmteile'],
		ransom: ['Lösegeld', 'Lösegelder']
	},
	sources: { ransom: 'Lösegeld' },
	titles: {
		'tower/built': 'Turmteil',
		'tower/ransomed': 'Lösegeld'
	},
	tales: {
		'tower/ransom-paid': {
			title: 'Gezahltes Lösegeld',
			says: (names, [paid = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'zahlten je' : 'zahlte'} ${common.points(paid)} Lösegeld.`
		}
	},
	fates: {
		'tower/captured': (fate) =>
			fate.name === fate.otherName
				? `${whose(fate)}: mit einem Turm zurückgenommen`
				: `${whose(fate)}: gefangen von ${fate.otherName}`,
		'tower/exchanged': (fate) => `${whose(fate)}: im Tausch zurück von ${fate.otherName}`,
		'tower/ransomed': (fate) => `${whose(fate)}: gegen Lösegeld zurück von ${fate.otherName}`
	},
	objections: {
		'tower/ransomed-before': 'Lösegeld gibt es nur einmal je Zug.',
		'tower/too-few-points': 'Lösegeld kostet 3 Punkte, und niemand darf unter 0 fallen.'
	},
	events: {
		'tower/built': (event) =>
			`${event.name} baute am Turm${where(event)}, jetzt ${counted(event.count ?? 0, 'Turmteil', 'Turmteile')} hoch.`,
		'tower/found': (event) => `Aufbau: ein Turmteil${where(event)}.`,
		'tower/captured': (event) =>
			`${event.name} nahm eine Figur von ${event.otherName} gefangen: ${figure(event.piece)}${from(event)}.`,
		'tower/captured-own': (event) =>
			`${event.name} nahm eine eigene Figur zurück: ${figure(event.piece)}${from(event)}.`,
		'tower/held': (event) =>
			`Aufbau: ${event.name} hat eine Figur von ${event.otherName} gefangen (${figure(event.piece)}).`,
		'tower/spared': ({ name }) => `${name} nahm niemanden gefangen.`,
		'tower/climbed': (event) =>
			`${event.name} schloss den Turm${where(event)} ab (${figure(event.piece)}).`,
		'tower/stood': (event) =>
			`Aufbau: eine Figur von ${event.name} auf dem Turm${where(event)} (${figure(event.piece)}).`,
		'tower/exchanged': (event) =>
			`Im Tausch kam von ${event.otherName} zurück zu ${event.name}: ${figure(event.piece)}.`,
		'tower/ransomed': (event) =>
			`${event.name} kaufte für 3 Punkte von ${event.otherName} zurück: ${figure(event.piece)}.`
	},
	questions: {
		'tower/built': (name) => ({
			question: `Wo baut ${name} ein Turmteil?`,
			how: 'Tippe auf einen Turmplatz oder einen offenen Turm.',
			why: 'Egal wo. In diesem Zug wird keine Figur gesetzt.'
		}),
		'tower/captured': (name) => ({
			question: `Wen nimmt ${name} gefangen?`,
			how: 'Tippe auf einen leuchtenden Meeple.',
			why: 'Der Turm reicht geradeaus, so viele Karten weit, wie er Teile hat. Ein eigener Meeple kehrt zurück.'
		}),
		'tower/climbed': (name) => ({
			question: `Welchen Turm schließt ${name} ab?`,
			how: 'Tippe auf einen offenen Turm.',
			why: 'Der Meeple bleibt oben bis zum Ende und bringt keine Punkte. Niemand baut dort weiter.'
		}),
		'tower/climbed-by-other': (name) => ({
			question: `Welchen Turm schließt ${name} ab?`,
			how: 'Tippe auf einen offenen Turm.',
			why: 'Die Figur bleibt oben bis zum Ende und bringt keine Punkte. Niemand baut dort weiter.'
		}),
		'tower/exchanged': (name) => ({
			question: `Welche Figur wird getauscht, ${name}?`,
			how: 'Tippe auf die, die zurückkehrt.',
			why: 'Beide haben Figuren voneinander gefangen: Von jedem kehrt eine zurück.'
		}),
		'tower/ransomed': (name) => ({
			question: `Wen kauft ${name} zurück?`,
			how: 'Tippe auf eine Figur.',
			why: 'Wer sie gefangen hat, bekommt 3 Punkte. Nur einmal je Zug.'
		})
	},
	offers: {
		'tower/built': 'Ein Turmteil bauen',
		'tower/climbed': 'Einen Turm abschließen',
		'tower/ransomed': 'Lösegeld: 3 Punkte'
	},
	answers: {
		'tower/captured/figure': ({ name, piece }) => `${name}: ${figure(piece)} am selben Platz`,
		'tower/captured/top': ({ name, piece }) => `${name}: ${figure(piece)} auf dem Turm`,
		'tower/climbed/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/exchanged/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/ransomed/figure': ({ name, piece }) => `${tiles.pieceFirst(piece)}, bei ${name}`
	},
	declines: { 'tower/captured': 'Niemanden', 'tower/climbed': 'Auf keinen Turm' },
	rulings: {
		towerTiles: {
			title: 'Karten des Turms',
			answers: {
				first: [
					'ohne Gärten',
					'Die 18 Karten von 2006.',
					'die Karten des Turms haben keine Gärten'
				],
				later: [
					'mit Gärten',
					'Die 18 Karten seit 2016: Zwei haben einen Garten, der nur mit „Der Abt“ zählt.',
					'zwei Karten des Turms haben einen Garten'
				]
			}
		},
		ransomBelow: {
			title: 'Lösegeld mit weniger als 3 Punkten',
			answers: {
				no: ['nicht erlaubt', 'Niemand fällt unter 0.', 'Lösegeld zahlt nur, wer 3 Punkte hat'],
				yes: [
					'erlaubt',
					'Der Punktestand fällt unter 0.',
					'Lösegeld darf auch mit weniger als 3 Punkten gezahlt werden'
				]
			}
		},
		exchangeBy: {
			title: 'Wer beim Tausch wählt',
			answers: {
				capturer: [
					'wer gefangen nahm',
					'Hat der andere Spieler mehrere Arten deiner Figuren, wählst du, welche zurückkehrt.',
					'beim Tausch wählt, wer gefangen nahm'
				],
				other: [
					'der andere Spieler',
					'Wer mehrere Arten deiner Figuren hat, wählt, welche du bekommst.',
					'beim Tausch wählt der andere Spieler'
				]
			}
		}
	},
	rulingSources: {
		towerTiles: 'Wikicarpedia, Der Turm (1. und 2. Edition): Bilder der Karten',
		ransomBelow: 'Wikicarpedia, Der Turm (2. Edition), Fußnote: nicht erlaubt',
		exchangeBy: 'In keinem Text, den wir kennen; wer gefangen nahm: JCloisterZone'
	},
	reading: () => import('./de-help')
};
