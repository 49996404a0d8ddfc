import { places } from '../places';
import { onPlaceOf, placeOf, turnOf } from './said';
import type { BoxWords } from './types';
import { number, plural } from '../format';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Only one possible city. Tap it.',
		other: `${number(n)} possible cities. Tap one.`
	});
const staysBecause = (away: boolean): string =>
	away ? 'stays beside the board: no city is unfinished' : 'stays: no other city is unfinished';
const EVERY_KNIGHT = 'Every knight counts, whoever has the most';

/** The words of The Gingerbread Man. */
export const gingerbread = {
	expansions: {
		gingerbread: {
			title: 'The Gingerbread Man',
			adds: '6 tiles and one figure that belongs to nobody',
			mind: {
				base: 'The Gingerbread Man’s tiles have the back of the Winter Edition, so they stand out among base game tiles. Draw from a bag, without looking.'
			}
		}
	},
	pieces: { 'gingerbread-man': ['Gingerbread Man', 'Gingerbread Men'] },
	marks: { gingerbread: 'gingerbread man' },
	sources: { gingerbread: 'Gingerbread Man' },
	titles: {
		'gingerbread/left': 'The Gingerbread Man leaves a city',
		'gingerbread/completed': 'The Gingerbread Man’s city is completed'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} moved the Gingerbread Man to the ${placeOf(event)}.`,
		'gingerbread/stood': (event) => `Table in progress: the Gingerbread Man ${onPlaceOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} puts the Gingerbread Man on the board`,
			how: openCities(options),
			why: 'Choose an unfinished city. Nobody scores for this.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} moves the Gingerbread Man`,
			how: openCities(options),
			why: 'Choose an unfinished city other than the one he is in.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} moves the Gingerbread Man once more`,
			how: openCities(options),
			why: 'By your rules he moves twice: he has moved for the completed city, and now he moves for his tile. The city he leaves pays its knights.',
			piece: 'gingerbread-man',
			no: ''
		})
	},
	moves: {
		'gingerbread-man': {
			to: (place, kind) => `moves the Gingerbread Man to the ${places.place(place, kind)}`,
			away: 'takes the Gingerbread Man off the board: no unfinished city is left'
		}
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `the Gingerbread Man ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Tap the city where the Gingerbread Man stands.' },
	undescribed: { gingerbread: (id) => `Gingerbread tile ${id.replace(/\D/g, '')}` }
} satisfies BoxWords;
