import { number } from '../../../words/de/format';
import { places } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { SaidEvent } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

/** „ 2 Karten östlich der Startkarte“: behind a noun. */
const where = ({ place }: SaidEvent): string => (place ? ` ${places.spotPlace(place)}` : '');
const EACH_FIVE = 'Jeder Artist zählt, egal, wer die meisten hat';

/** Under the Big Top in German. */
export const words: WordsOf<typeof BIG_TOP_NAMES> = {
	title: 'Manege frei!',
	adds: '20 Karten mit Zirkus oder Artisten, ein Zirkuszelt mit 16 Tiermarkern und für jeden ein Zirkusdirektor',
	pieces: {
		'big-top': { one: 'Zirkuszelt', many: 'Zirkuszelte', neuter: true },
		ringmaster: { one: 'Zirkusdirektor', many: 'Zirkusdirektoren' }
	},
	printed: {
		circus:
			'Zirkus: Hierher kommt das Zirkuszelt. Geht es weiter, bringen die Meeple auf dieser Karte und ringsum Punkte. Hier steht niemand.',
		acrobats:
			'Platz für Artisten: Statt anderswo eine Figur zu setzen, darfst du hier einen Meeple auftreten lassen, bis hier drei sind. Jeder ist 5 Punkte wert.'
	},
	marks: { circus: 'Zirkus', acrobats: 'Platz für Artisten' },
	sources: { 'big-top': 'Zirkuszelt', acrobats: 'Artisten', ringmaster: 'Zirkusdirektoren' },
	titles: {
		'big-top/shown': 'Unter dem Zirkuszelt',
		'acrobats/scored': 'Pyramide aus Artisten',
		'acrobats/end': 'Artisten am Ende',
		'ringmaster/scored': 'Zirkusdirektor'
	},
	verdicts: {
		'big-top/shown': 'Jede Figur im Publikum zählt, egal, wer die meisten hat',
		'acrobats/scored': EACH_FIVE,
		'acrobats/end': EACH_FIVE,
		'ringmaster/scored': 'Die Mehrheit ist egal'
	},
	countables: {
		'big-top/followers': ['Figur im Publikum', 'Figuren im Publikum'],
		acrobats: ['Artist', 'Artisten'],
		'ringmaster/shows': ['Karte des Zirkus', 'Karten des Zirkus']
	},
	fates: {
		'acrobats/scored': ({ name }) => `Artist von ${name}: aus einer Pyramide zurückgekehrt`
	},
	objections: {
		'big-top/none-left': 'Alle Tiermarker mit dieser Zahl wurden schon aufgedeckt.'
	},
	events: {
		'big-top/shown': (event) =>
			`Der Tiermarker${where(event)} hatte die Zahl ${String(event.count ?? 0)}.`,
		'big-top/stood': (event) => `Aufbau: das Zirkuszelt${where(event)}.`,
		'acrobats/put': (event) => `${event.name} setzte einen Artisten auf den Platz${where(event)}.`,
		'acrobats/stood': (event) =>
			`Aufbau: ein Artist von ${event.name} auf dem Platz${where(event)}.`,
		'acrobats/scored': (event) => `${event.name} wertete die Pyramide${where(event)}.`
	},
	questions: {
		'big-top/shown': () => ({
			question: 'Welche Zahl liegt unter dem Zirkuszelt?',
			how: 'Deckt den Tiermarker auf und tippt auf seine Zahl.',
			why: 'Jeder Meeple auf dieser Karte und den acht ringsum bringt so viele Punkte.'
		}),
		'acrobats/put': (name, options) => ({
			question: `Wohin setzt ${name} einen Artisten?`,
			how:
				options === 1
					? 'Nur ein Platz ist frei. Tippe darauf.'
					: `${number(options)} Plätze sind frei. Tippe auf einen.`,
			why: 'Auf die eben gelegte Karte oder eine ringsum. Drei sind eine Pyramide.'
		}),
		'acrobats/scored': (name) => ({
			question: `Welche Pyramide wertet ${name}?`,
			how: 'Tippe auf eine volle Pyramide.',
			why: 'Jeder Artist bringt 5 Punkte, und alle drei kehren zurück. In diesem Zug wird keine Figur gesetzt.'
		})
	},
	offers: { 'acrobats/put': 'Einen Artisten setzen', 'acrobats/scored': 'Eine Pyramide werten' },
	answers: {
		'big-top/shown/animal': ({ count, left }) =>
			left === undefined ? String(count) : `${String(count)} (noch ${String(left)})`
	},
	movesToTile: {
		'big-top': (place) => `stellt das Zirkuszelt auf den Zirkus ${places.spotPlace(place)}`
	},
	markerHints: { 'big-top': 'Tippe auf den Zirkus, auf dem das Zirkuszelt steht.' },
	rulings: {
		pyramidBy: {
			title: 'Wer eine volle Pyramide werten darf',
			answers: {
				anybody: [
					'jeder',
					'Wer in einem Zug keine Figur setzt, darf eine volle Pyramide werten, egal, wo sie ist.',
					'jeder darf eine volle Pyramide werten'
				],
				beside: [
					'mit einer Karte daneben',
					'Nur mit einer Karte, die auf oder neben der Karte der Pyramide liegt, auch schräg.',
					'eine volle Pyramide wird mit einer Karte auf oder neben ihrer Karte gewertet'
				],
				owner: [
					'wer daran beteiligt ist',
					'Nur wer dort einen Artisten hat, mit jeder Karte.',
					'eine volle Pyramide wertet, wer dort einen Artisten hat'
				]
			}
		}
	},
	rulingSources: { pyramidBy: 'In keinem Text, den wir kennen; jeder: JCloisterZone' },
	reading: () => import('./de-help')
};
