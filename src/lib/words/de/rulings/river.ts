import type { river as english } from '../../en/rulings/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE } from './prints';

const RIVER_PAGE = 'Wikicarpedia, Der Fluss';

/** The rulings of The River. */
export const river: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		riverTiles: {
			title: 'Karten des Flusses',
			answers: {
				third: [
					'dritte Edition',
					'Ausgaben seit 2021: Die Quelle liegt neben einer Straße, am See steht ein Kloster, und eine Biegung hat einen Garten.',
					'der Fluss stammt aus der dritten Edition'
				],
				second: [
					'zweite Edition',
					'Ausgaben seit 2014: wie die erste Edition, aber eine Biegung hat einen Garten.',
					'der Fluss stammt aus der zweiten Edition'
				],
				first: [
					'erste Edition',
					'Ausgaben bis 2013: Quelle und See liegen in einer Wiese, und es gibt keinen Garten.',
					'der Fluss stammt aus der ersten Edition'
				]
			}
		},
		startTileWithRiver: {
			title: 'Die Startkarte in Partien mit dem Fluss',
			answers: {
				out: [
					'bleibt in der Schachtel',
					'An ihrer Stelle liegt zuerst die Quelle.',
					'die Startkarte bleibt in der Schachtel'
				],
				bag: [
					'wird gezogen',
					'Zuerst liegt die Quelle, und die Startkarte wird wie alle anderen gezogen. Ältere Ausgaben erlauben das.',
					'die Startkarte wird wie alle anderen gezogen'
				]
			}
		},
		river: {
			title: 'Wo der Fluss abbiegen darf',
			answers: {
				'third-turn': [
					'nicht zurück',
					'Nie auf zwei Karten hintereinander in dieselbe Richtung und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. So hat der Verlag geantwortet.',
					'der Fluss darf nicht kehrtmachen'
				],
				'twice-running': [
					'nicht zweimal hintereinander',
					'Nur der Wortlaut der Regel: nie auf zwei Karten hintereinander in dieselbe Richtung.',
					'der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen'
				],
				room: [
					'wo Platz ist',
					'In jede Richtung, solange der nächste Platz und die fünf Plätze neben und hinter ihm frei sind. Steht in keinem Regelheft.',
					'der Fluss darf überall abbiegen, wo Platz ist'
				]
			}
		},
		riverFields: {
			title: 'Wiesen am Fluss',
			answers: {
				parted: ['getrennt', 'Der Fluss trennt Wiesen wie eine Straße.', 'der Fluss trennt Wiesen'],
				joined: [
					'verbunden',
					'Die Wiesen beider Ufer sind eine, wenn keine Straße und keine Stadt dazwischen liegt. Eine Hausregel.',
					'der Fluss trennt keine Wiesen'
				]
			}
		}
	},
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, mit den Antworten des Verlags`,
		riverFields: IN_NONE
	}
};
