import { places } from '../places';
import { ontoPlaceOf, turnOf } from './said';
import type { abbeyAndMayor as english } from '../../en/boxes/abbey-and-mayor';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';
import { number, plural } from '../format';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Nur ein freies Ziel: Tippe darauf',
		other: `${number(n)} freie Ziele: Tippe auf eines`
	});

/** The words of Abbey & Mayor. */
export const abbeyAndMayor: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'abbey-and-mayor': {
			title: 'Abtei & Bürgermeister',
			adds: '12 Karten; je Spieler Abtei, Bürgermeister, Wagen und Gutshof',
			besides: 'je eine Abtei'
		}
	},
	pieces: {
		mayor: { one: 'Bürgermeister', many: 'Bürgermeister' },
		wagon: { one: 'Wagen', many: 'Wagen' },
		barn: { one: 'Gutshof', many: 'Gutshöfe' },
		'am-abbey': { one: 'Abtei', many: 'Abteien', feminine: true }
	},
	walledMonastery: { name: 'Abtei', some: 'eine Abtei' },
	sources: { abbey: 'Abteien', barn: 'Gutshöfe' },
	scoreAll: { barn: 'Alle Gutshöfe werten' },
	titles: {
		'barn/built': 'Wiese mit neuem Gutshof',
		'barn/joined': 'Wiese mit einem Gutshof verbunden',
		'barn/end': 'Gutshof',
		'manual/abbey': 'Karte gekauft'
	},
	strengths: { mayor: { says: (strength) => `der Bürgermeister zählt ${String(strength)}` } },
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}: Der Wagen von ${event.name} fuhr weiter ${ontoPlaceOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) => `${turnOf(turn)}: Der Wagen von ${name} kehrte zurück.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} kaufte ${otherName} mit der Abtei eine Karte ab.`,
		'abbey/kept': ({ name }) => `Nach der letzten Karte behielt ${name} die Abtei.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, fährt der Wagen weiter?`,
			how: `${openPlaces(options)}. Oder der Wagen kehrt zurück.`,
			why: 'Erlaubt ist eine unfertige Straße, eine unfertige Stadt oder ein unfertiges Kloster ohne Figur.',
			piece: 'wagon',
			owned: true,
			no: 'Wagen kehrt zurück'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, rollt der Wagen weiter?`,
			how: `${openPlaces(options)}. Oder der Wagen kehrt zurück.`,
			why: 'Eure Hausregel: Er rollt durch direkt verbundene fertige Straßen, Städte und Klöster und hält beim nächsten unfertigen Gebiet ohne Figur.',
			piece: 'wagon',
			owned: true,
			no: 'Wagen kehrt zurück'
		}),
		'abbey/last': (name) => ({
			question: `${name} darf noch die Abtei legen`,
			how: 'Tippe auf einen leuchtenden Platz, oder behalte sie.',
			why: 'Nach der letzten Karte werden alle, die noch eine Abtei haben, einmal im Uhrzeigersinn gefragt.',
			no: 'Abtei behalten'
		})
	},
	moves: {
		wagon: { to: (place, kind) => `fährt mit dem Wagen weiter ${places.ontoPlace(place, kind)}` }
	},
	payments: { abbey: ['Abtei', 'Wer die Karte hergibt, hat von nun an die Abtei.'] }
};
