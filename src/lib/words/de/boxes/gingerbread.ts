import { places } from '../places';
import { onPlaceOf, ontoPlaceOf, turnOf } from './said';
import type { gingerbread as english } from '../../en/boxes/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';
import { number, plural } from '../format';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Nur eine mögliche Stadt: Tippe darauf.',
		other: `${number(n)} mögliche Städte: Tippe auf eine.`
	});
const staysBecause = (away: boolean): string =>
	away
		? 'bleibt neben den gelegten Karten: Keine Stadt ist unfertig'
		: 'bleibt stehen: Keine andere Stadt ist unfertig';
const EVERY_KNIGHT = 'Jeder Ritter zählt, egal wer die Mehrheit hat';

/** The words of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		gingerbread: {
			title: 'Der Lebkuchenmann',
			adds: '6 Karten; eine gemeinsame Figur',
			mind: {
				base: 'Die Karten des Lebkuchenmanns haben die Rückseite der Winter-Edition und fallen unter denen des Grundspiels auf. Zieht aus einem Beutel, ohne hinzusehen.'
			}
		}
	},
	pieces: { 'gingerbread-man': { one: 'Lebkuchenmann', many: 'Lebkuchenmänner' } },
	marks: { gingerbread: 'Lebkuchenmann' },
	sources: { gingerbread: 'Lebkuchenmann' },
	titles: {
		'gingerbread/left': 'Der Lebkuchenmann verlässt eine Stadt',
		'gingerbread/completed': 'Die Stadt des Lebkuchenmanns ist fertig'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} versetzte den Lebkuchenmann ${ontoPlaceOf(event)}.`,
		'gingerbread/stood': (event) => `Aufbau: der Lebkuchenmann ${onPlaceOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} stellt den Lebkuchenmann auf`,
			how: openCities(options),
			why: 'Es muss eine unfertige Stadt sein. Punkte gibt es dafür nicht.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} versetzt den Lebkuchenmann`,
			how: openCities(options),
			why: 'Es muss eine andere unfertige Stadt sein.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} versetzt den Lebkuchenmann noch einmal`,
			how: openCities(options),
			why: 'Nach euren Regeln wurde er für die fertige Stadt versetzt und wird es nun noch einmal für seine Karte. Die Stadt, die er verlässt, bringt ihren Rittern Punkte.',
			piece: 'gingerbread-man',
			no: ''
		})
	},
	moves: {
		'gingerbread-man': {
			to: (place, kind) => `versetzt den Lebkuchenmann ${places.ontoPlace(place, kind)}`,
			away: 'nimmt den Lebkuchenmann vom Tisch: Es gibt keine unfertige Stadt mehr'
		}
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `der Lebkuchenmann ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Tippe auf die Stadt, in der der Lebkuchenmann steht.' },
	undescribed: { gingerbread: (id) => `Lebkuchenkarte ${id.replace(/\D/g, '')}` }
};
