import { onPlace } from '../places';
import { counted, oneOr } from '../format';
import { placeOf, turnOf } from './said';
import type { abbeyAndMayor as english } from '../../en/boxes/abbey-and-mayor';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

const openPlaces = (n: number): string =>
	oneOr(
		n,
		'Un singur loc liber. Atinge-l',
		`${counted(n, 'loc liber', 'locuri libere')}. Atinge unul`
	);

/** The words of Abbey & Mayor. */
export const abbeyAndMayor: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'abbey-and-mayor': {
			title: 'Abația și primarul',
			adds: '12 cartonașe; fiecare primește abație, primar, căruță și moșie',
			besides: 'câte o abație'
		}
	},
	pieces: {
		mayor: { one: 'primar', many: 'primari', the: 'primarul' },
		wagon: { one: 'căruță', many: 'căruțe', the: 'căruța', feminine: true },
		barn: { one: 'moșie', many: 'moșii', the: 'moșia', feminine: true },
		'am-abbey': { one: 'abație', many: 'abații', the: 'abația', feminine: true }
	},
	walledMonastery: { name: 'abație', some: 'o abație' },
	sources: { abbey: 'Abații', barn: 'Moșii' },
	scoreAll: { barn: 'Evaluează moșiile' },
	titles: {
		'barn/built': 'Câmp cu o moșie nouă',
		'barn/joined': 'Câmp unit cu cel al unei moșii',
		'barn/end': 'Moșie',
		'manual/abbey': 'Cartonaș cumpărat'
	},
	strengths: { mayor: { says: (strength) => `primarul contează cât ${String(strength)}` } },
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}, ${event.name}: căruța a mers mai departe ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) =>
			`${turnOf(turn)}, ${name}: căruța s-a întors în rezervă.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} a cumpărat un cartonaș de la ${otherName} și a plătit cu abația.`,
		'abbey/kept': ({ name }) => `După ultimul cartonaș, ${name} a păstrat abația.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, căruța merge mai departe?`,
			how: `${openPlaces(options)} sau trimite căruța în rezervă.`,
			why: 'Poate merge pe un drum, într-un oraș sau într-o mănăstire: teritoriul trebuie să fie nefinalizat și fără nicio figură.',
			piece: 'wagon',
			owned: true,
			no: 'Trimite căruța în rezervă'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, căruța rulează mai departe?`,
			how: `${openPlaces(options)} sau trimite căruța în rezervă.`,
			why: 'Regula casei: traversează drumuri, orașe și mănăstiri finalizate, legate direct, și se oprește la primul teritoriu nefinalizat unde nu stă nimeni.',
			piece: 'wagon',
			owned: true,
			no: 'Trimite căruța în rezervă'
		}),
		'abbey/last': (name) => ({
			question: `${name} mai poate plasa abația`,
			how: 'Atinge un loc luminat sau păstreaz-o.',
			why: 'După ultimul cartonaș, cine mai are o abație este întrebat o singură dată, în sensul acelor de ceasornic.',
			no: 'Păstrează abația'
		})
	},
	moves: {
		wagon: { to: (place, kind) => `duce căruța mai departe, ${onPlace(place, kind)}` }
	},
	payments: { abbey: ['Abație', 'De acum, abația este a vânzătorului.'] }
};
