import { places } from '../places';
import { placeOf, turnOf, withinOf } from './said';
import type { gingerbread as english } from '../../en/boxes/gingerbread';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';
import { number, plural } from '../format';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Une seule ville possible. Touche-la.',
		other: `${number(n)} villes possibles. Touches-en une.`
	});
const staysBecause = (away: boolean): string =>
	away
		? 'reste à côté du plateau : aucune ville n’est incomplète'
		: 'reste : aucune autre ville n’est incomplète';
const EVERY_KNIGHT = 'Chaque chevalier marque, quelle que soit la majorité';

/** The words of The Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		gingerbread: {
			title: 'Le Bonhomme de pain d’épice',
			adds: '6 tuiles ; un pion qui n’est à personne',
			mind: {
				base: 'Les tuiles du bonhomme ont le dos de l’édition Hiver : on les distingue de celles du jeu de base. Piochez dans un sac, sans regarder.'
			}
		}
	},
	pieces: {
		'gingerbread-man': { one: 'bonhomme de pain d’épice', many: 'bonshommes de pain d’épice' }
	},
	marks: {
		gingerbread: { name: 'bonhomme de pain d’épice', the: 'le bonhomme de pain d’épice' }
	},
	sources: { gingerbread: 'Pain d’épice' },
	titles: {
		'gingerbread/left': 'Le bonhomme de pain d’épice quitte une ville',
		'gingerbread/completed': 'La ville du bonhomme de pain d’épice est complète'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)} : ${event.name} a déplacé le bonhomme de pain d’épice vers ${placeOf(event)}.`,
		'gingerbread/stood': (event) =>
			`Table de départ : le bonhomme de pain d’épice est ${withinOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} pose le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Il va dans une ville incomplète. Personne ne marque pour cela.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} déplace le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Il va dans une ville incomplète, autre que celle où il est.',
			piece: 'gingerbread-man',
			no: ''
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} déplace encore une fois le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Selon vos règles, il s’est déplacé pour la ville complétée, et se déplace maintenant pour sa tuile. La ville qu’il quitte rapporte à ses chevaliers.',
			piece: 'gingerbread-man',
			no: ''
		})
	},
	moves: {
		'gingerbread-man': {
			to: (place, kind) =>
				`déplace le bonhomme de pain d’épice vers ${places.thePlace(place, kind)}`,
			away: 'retire le bonhomme de pain d’épice du plateau : il n’y a plus de ville incomplète'
		}
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `le bonhomme de pain d’épice ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: {
		'gingerbread-man': 'Touche la ville où se trouve le bonhomme de pain d’épice.'
	},
	undescribed: { gingerbread: (id) => `Tuile pain d’épice ${id.replace(/\D/g, '')}` }
};
