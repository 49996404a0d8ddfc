import { onPlace } from '../places';
import { counted, oneOr } from '../format';
import { placeOf, turnOf } from './said';
import type { gingerbread as english } from '../../en/boxes/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

const openCities = (n: number): string =>
	oneOr(
		n,
		'Un singur oraș posibil. Atinge-l.',
		`${counted(n, 'oraș posibil', 'orașe posibile')}. Atinge unul.`
	);
const staysBecause = (away: boolean): string =>
	away
		? 'rămâne lângă hartă: nu este niciun oraș nefinalizat'
		: 'rămâne pe loc: nu este alt oraș nefinalizat';
const EVERY_KNIGHT = 'Contează fiecare cavaler, oricine ar avea majoritatea';

/** The words of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		gingerbread: {
			title: 'Omul de turtă dulce',
			adds: '6 cartonașe; o figură care nu este a nimănui',
			mind: {
				base: 'Cartonașele Omului de turtă dulce au spatele ca în Ediția de iarnă, deci se deosebesc de cele din jocul de bază. Trageți dintr-un săculeț, fără să vă uitați.'
			}
		}
	},
	pieces: {
		'gingerbread-man': {
			one: 'Om de turtă dulce',
			many: 'Oameni de turtă dulce',
			the: 'Omul de turtă dulce'
		}
	},
	marks: { gingerbread: 'om de turtă dulce' },
	sources: { gingerbread: 'Omul de turtă dulce' },
	titles: {
		'gingerbread/left': 'Omul de turtă dulce pleacă dintr-un oraș',
		'gingerbread/completed': 'Orașul Omului de turtă dulce este finalizat'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} a mutat Omul de turtă dulce ${placeOf(event)}.`,
		'gingerbread/stood': (event) => `Poziția de pornire: Omul de turtă dulce ${placeOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} pune pe hartă Omul de turtă dulce`,
			how: openCities(options),
			why: 'Trebuie să fie un oraș nefinalizat. Pentru asta nimeni nu primește puncte.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} mută Omul de turtă dulce`,
			how: openCities(options),
			why: 'Trebuie să fie un oraș nefinalizat, altul decât cel în care se află.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} mută încă o dată Omul de turtă dulce`,
			how: openCities(options),
			why: 'După regulile voastre, s-a mutat pentru orașul finalizat, iar acum se mută pentru cartonașul lui. Orașul din care pleacă aduce puncte pentru cavalerii din el.',
			piece: 'gingerbread-man',
			no: ''
		})
	},
	moves: {
		'gingerbread-man': {
			to: (place, kind) => `mută Omul de turtă dulce ${onPlace(place, kind)}`,
			away: 'ia Omul de turtă dulce de pe hartă: nu mai este niciun oraș nefinalizat'
		}
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `Omul de turtă dulce ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Atinge orașul în care se află Omul de turtă dulce.' },
	undescribed: { gingerbread: (id) => `Cartonașul cu turtă dulce ${id.replace(/\D/g, '')}` }
};
