import { turnOf } from './said';
import type { tradersAndBuilders as english } from '../../en/boxes/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxWords } from './types';

/** The words of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxWords> = {
	expansions: {
		'traders-and-builders': {
			title: 'Händler & Baumeister',
			adds: '24 Karten; Waren; je Spieler Baumeister und Schwein'
		}
	},
	pieces: {
		builder: { one: 'Baumeister', many: 'Baumeister' },
		pig: { one: 'Schwein', many: 'Schweine', neuter: true }
	},
	signs: {
		wine: { name: 'Wein', with: 'mit Wein' },
		grain: { name: 'Korn', with: 'mit Korn' },
		cloth: { name: 'Tuch', with: 'mit Tuch' }
	},
	sources: { goods: 'Waren' },
	scoreAll: { goods: 'Alle Waren werten' },
	titles: {
		'goods/won': 'Waren einer Stadt',
		'goods/wine': 'Am meisten Wein',
		'goods/grain': 'Am meisten Korn',
		'goods/cloth': 'Am meisten Tuch'
	},
	objections: {
		'builder/no-follower': 'Der Baumeister braucht dort eine Figur seines Besitzers.',
		'builder/completed': 'Der Baumeister braucht eine unfertige Straße oder Stadt.',
		'pig/no-farmer': 'Das Schwein braucht dort einen Bauern seines Besitzers.'
	},
	countables: { wine: ['Wein', 'Wein'], grain: ['Korn', 'Korn'], cloth: ['Tuch', 'Tuch'] },
	events: {
		'builder/stopped': ({ turn, name }) => `${turnOf(turn)}: ${name} legte keine zweite Karte.`
	},
	further: {
		'builder/second-part': {
			says: (name) => `Baumeister von ${name}: eine zweite Karte.`,
			no: 'Keine zweite Karte'
		}
	}
};
