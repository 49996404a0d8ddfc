import { turnOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { SaidChoice } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

const onSpace = ({ name, count }: SaidChoice): string => `${name}, Feld ${String(count)}`;
const secondOnSpace = ({ name, count }: SaidChoice): string =>
	`Botin von ${name}, Feld ${String(count)}`;
const HALF =
	'Wer auf diesem Feld als Nächstes punktet, behält alle Punkte; der Besitzer des Räubers bekommt die Hälfte davon.';

/** The Robbers in German. */
export const words: WordsOf<typeof ROBBERS_NAMES> = {
	title: 'Die Räuber',
	adds: '8 Karten und je ein Räuber',
	pieces: { 'track-robber': { one: 'Räuber', many: 'Räuber' } },
	printed: {
		bag: 'Beutel: Wer diese Karte legt, darf seinen Räuber neben einen fremden Zählstein auf der Wertungstafel stellen.'
	},
	marks: { bag: 'Beutel' },
	countables: {
		robbed: ['geraubter Punkt', 'geraubte Punkte'],
		'track-robber': ['Räuber', 'Räuber']
	},
	sources: { robbery: 'Räuber' },
	scoreAll: { robbery: 'Alle Räuber werten' },
	titles: { 'robbers/robbed': 'Räuber', 'robbers/ended': 'Räuber auf der Wertungstafel' },
	events: {
		'robbers/placed': ({ name, otherName }) => `${name} stellte den Räuber zu ${otherName}.`,
		'robbers/declined': ({ name }) => `${name} ließ den Räuber, wo er war.`,
		'robbers/robbed': ({ turn, name, otherName }) =>
			`${turnOf(turn)}: ${name} beraubte ${otherName}.`,
		'robbers/stood': ({ name, otherName }) =>
			`Aufbau: Der Räuber von ${name} steht bei ${otherName}.`
	},
	questions: {
		'robbers/placed': (name) => ({
			question: `Zu wem stellt ${name} den Räuber?`,
			how: 'Tippe auf einen Namen.',
			why: HALF
		}),
		'robbers/moved': (name) => ({
			question: `Versetzt ${name} den Räuber?`,
			how: 'Tippe darauf, zu wem er kommt.',
			why: HALF
		}),
		'robbers/robbed': (name) => ({
			question: `Wen beraubt ${name}?`,
			how: 'Tippe auf einen Namen.',
			why: 'Auf dem Feld des Räubers haben mehrere gepunktet, und nur einer wird beraubt.'
		})
	},
	answers: {
		'robbers/placed/player': onSpace,
		'robbers/placed/second': secondOnSpace,
		'robbers/moved/player': onSpace,
		'robbers/moved/second': secondOnSpace,
		'robbers/robbed/player': ({ name, count }) => `${name}: +${String(count)}`
	},
	declines: { 'robbers/placed': 'Zu niemandem', 'robbers/moved': 'Er bleibt' },
	leaves: { 'track-robber': 'nimmt den Räuber zurück' },
	stays: {
		'track-robber': {
			says: () => 'der Räuber geht mit dem mit, der gerade geraubt hat',
			brief: () => 'geht mit'
		}
	},
	rulings: {
		robberTiles: {
			title: 'Karten der Räuber',
			answers: {
				first: [
					'ohne Garten',
					'Die 8 Karten von 2012.',
					'die Karten der Räuber haben keinen Garten'
				],
				later: [
					'mit Garten',
					'Die 8 Karten späterer Schachteln: Eine hat einen Garten, der nur mit „Der Abt“ zählt.',
					'eine Karte der Räuber hat einen Garten'
				]
			}
		},
		robbers: {
			title: 'Wer einen Räuber stellt',
			answers: {
				next: [
					'noch einer',
					'Nach dem, der den Beutel legte, darf nur der Nächste seinen Räuber stellen, der ihn noch hat.',
					'nach dem Ersten darf nur noch einer seinen Räuber stellen'
				],
				every: [
					'alle',
					'Nach dem, der den Beutel legte, darf jeder seinen Räuber stellen, der ihn noch hat. So war es bei Z-Man.',
					'alle dürfen ihren Räuber stellen'
				],
				before: [
					'alle, vor der Karte',
					'Seit 2025 werden alle Räuber gestellt, bevor die Karte mit dem Beutel gelegt wird. Tilekeep fragt erst danach; die Punkte sind dieselben.',
					'alle dürfen ihren Räuber stellen, bevor die Karte gelegt wird'
				]
			}
		},
		robbersAtEnd: {
			title: 'Räuber, die am Ende auf der Wertungstafel stehen',
			answers: {
				three: [
					'je 3 Punkte',
					'Jeder Räuber auf der Wertungstafel bringt 3 Punkte. In der Schlusswertung wird niemand beraubt.',
					'ein Räuber auf der Wertungstafel bringt am Ende 3 Punkte'
				],
				rob: [
					'rauben noch einmal',
					'Ein Räuber nimmt die Hälfte dessen, was jemand neben ihm in der Schlusswertung zuerst bekommt.',
					'Räuber rauben auch in der Schlusswertung'
				],
				nothing: [
					'nichts',
					'In der Schlusswertung wird niemand beraubt, und Räuber bringen nichts.',
					'Räuber tun am Ende nichts'
				]
			}
		}
	},
	rulingSources: {
		robberTiles: 'Bilder der Karten',
		robbers: 'Wikicarpedia, The Robbers (1. bis 3. Edition); Z-Man, The Robbers',
		robbersAtEnd: 'Wikicarpedia, Game Reference (3 Punkte); offen auf den Seiten, die wir sahen'
	},
	reading: () => import('./de-help')
};
