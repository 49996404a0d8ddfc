import { places } from '../places';
import { placeOf, turnOf } from './said';
import type { abbeyAndMayor as english } from '../../en/boxes/abbey-and-mayor';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';
import { number, plural } from '../format';
import { ofName } from '../grammar';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Un seul endroit possible. Touche-le',
		other: `${number(n)} endroits possibles. Touches-en un`
	});

const wagonGoesHome = (options: number): string =>
	`${openPlaces(options)}, ou renvoie le chariot en réserve.`;

/** The words of Abbey & Mayor. */
export const abbeyAndMayor: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'abbey-and-mayor': {
			title: 'Maires et Monastères',
			adds: '12 tuiles ; un monastère, un maire, un chariot et une grange pour chacun',
			besides: 'un monastère par joueur'
		}
	},
	pieces: {
		mayor: { one: 'maire', many: 'maires' },
		wagon: { one: 'chariot', many: 'chariots' },
		barn: { one: 'grange', many: 'granges', feminine: true },
		'am-abbey': { one: 'monastère', many: 'monastères' }
	},
	walledMonastery: { noun: { one: 'monastère', many: 'monastères' } },
	sources: { abbey: 'Monastères', barn: 'Granges' },
	scoreAll: { barn: 'Évaluer toutes les granges' },
	titles: {
		'barn/built': 'Pré avec une nouvelle grange',
		'barn/joined': 'Pré relié à celui d’une grange',
		'barn/end': 'Grange',
		'manual/abbey': 'Tuile achetée'
	},
	strengths: { mayor: { says: (strength) => `le maire compte pour ${String(strength)}` } },
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)} : le chariot ${ofName(event.name)} est reparti vers ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) =>
			`${turnOf(turn)} : le chariot ${ofName(name)} est revenu en réserve.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} a acheté une tuile à ${otherName} contre son monastère.`,
		'abbey/kept': ({ name }) => `Après la dernière tuile, ${name} a gardé son monastère.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, ton chariot repart-il ?`,
			how: wagonGoesHome(options),
			why: 'Il ne va que vers une zone incomplète où il n’y a aucun pion : route, ville ou abbaye.',
			piece: 'wagon',
			owned: true,
			no: 'Renvoyer le chariot'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, ton chariot roule-t-il plus loin ?`,
			how: wagonGoesHome(options),
			why: 'Selon votre règle maison, il traverse les zones complètes directement reliées et s’arrête à la première zone incomplète sans pion.',
			piece: 'wagon',
			owned: true,
			no: 'Renvoyer le chariot'
		}),
		'abbey/last': (name) => ({
			question: `${name} peut encore placer son monastère`,
			how: 'Touche un emplacement lumineux, ou garde le monastère.',
			why: 'Après la dernière tuile, dans le sens horaire, chaque joueur qui a encore son monastère décide une fois s’il le place.',
			no: 'Garder le monastère'
		})
	},
	moves: {
		wagon: { to: (place, kind) => `avance son chariot vers ${places.thePlace(place, kind)}` }
	},
	payments: { abbey: ['Monastère', 'Le vendeur garde désormais le monastère.'] }
};
