import { places } from '../places';
import { placeOf, turnOf } from './said';
import type { BoxWords } from './types';
import { number, plural } from '../format';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Only one possible place. Tap it',
		other: `${number(n)} possible places. Tap one`
	});

/** The words of Abbey & Mayor. */
export const abbeyAndMayor = {
	expansions: {
		'abbey-and-mayor': {
			title: 'Abbey & Mayor',
			adds: '12 tiles; an abbey, mayor, wagon and barn each',
			besides: 'an abbey each'
		}
	},
	pieces: {
		mayor: ['mayor', 'mayors'],
		wagon: ['wagon', 'wagons'],
		barn: ['barn', 'barns'],
		'am-abbey': ['abbey', 'abbeys']
	},
	walledMonastery: { name: 'abbey', some: 'an abbey' },
	sources: { abbey: 'Abbeys', barn: 'Barns' },
	scoreAll: { barn: 'Score all barns' },
	titles: {
		'barn/built': 'Farm with a new barn',
		'barn/joined': 'Farm joined to a barn’s farm',
		'barn/end': 'Barn',
		'manual/abbey': 'Tile bought'
	},
	strengths: { mayor: { says: (strength) => `the mayor counts as ${String(strength)}` } },
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name}’s wagon drove on to the ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) => `${turnOf(turn)}: ${name}’s wagon went home.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} bought a tile from ${otherName} with the abbey.`,
		'abbey/kept': ({ name }) => `After the last tile ${name} kept the abbey.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, does the wagon drive on?`,
			how: `${openPlaces(options)}, or send the wagon home.`,
			why: 'It may go to an unfinished road, city or monastery with no figure on it.',
			piece: 'wagon',
			owned: true,
			no: 'Send the wagon home'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, does the wagon roll on?`,
			how: `${openPlaces(options)}, or send the wagon home.`,
			why: 'By your house rule it rolls through directly connected completed features. It stops at the next unfinished one with no figure on it.',
			piece: 'wagon',
			owned: true,
			no: 'Send the wagon home'
		}),
		'abbey/last': (name) => ({
			question: `${name} may still lay the abbey`,
			how: 'Tap a glowing spot, or keep the abbey.',
			why: 'After the last tile, everybody who still has an abbey is asked once, clockwise.',
			no: 'Keep the abbey'
		})
	},
	moves: {
		wagon: { to: (place, kind) => `drives the wagon on to the ${places.place(place, kind)}` }
	},
	payments: { abbey: ['Abbey', 'The seller keeps the abbey from now on.'] }
} satisfies BoxWords;
