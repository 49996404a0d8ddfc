import { part } from '../parts';

/** Words of the settings. The page of all settings and the menu of a game load them. */
export const settings = {
	title: 'Settings',
	kept: 'Saved on this device, and used in all Tilekeep windows.',
	/** Above the few settings in the menu of a game, and on the way to all others. */
	all: 'All settings',
	backToTable: 'Back to the table',

	language: 'Language',
	/** The language that the browser prefers. */
	languageOfDevice: 'Same as the device',

	look: 'Appearance',
	scheme: 'Light or dark',
	schemes: { device: 'Same as the device', light: 'Light', dark: 'Dark' },
	land: 'Landscape',
	lands: { box: 'Same as the box', summer: 'Summer', winter: 'Winter' },
	scores: 'Size of the scores',
	sizes: { normal: 'Normal', large: 'Large', largest: 'Very large' },

	table: 'At the table',
	confirmTurns: 'Confirm each turn with Done',
	confirmTurnsHint: 'A tap on a place only selects it. Done ends the turn.',
	clock: 'Clock',
	clockHint:
		'The time of the turn and of each player, and a discreet sign when a turn takes more than twice as long as usual. Breaks of more than half an hour aren’t counted.',
	sounds: 'Sounds',
	soundsHint:
		'A soft knock for each tile, a few rising notes when it completes something, and a chord at the end.',
	vibration: 'Vibration',
	vibrationHint:
		'A short vibration when a tile is laid, when a turn is saved, and when something breaks a rule. Off while the device is set to reduce motion.',
	letterKeys: 'Letter keys',
	letterKeysHint:
		'With a keyboard, at the table: U undo, Y redo, R turn, N no meeple, / search. Switch them off if you dictate to your computer.',

	newGames: 'New games',
	assistanceHint: 'New games start with this. You can change it for each game, in its rules.'
} as const;

/** The same in the language that is spoken. */
export const settingsWords = part('settings', settings);

/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'About Tilekeep',
	privacy: 'Tilekeep works on this device alone. Games go only to devices that you choose.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Acknowledgements',
	thanks:
		'Tilekeep is built on the work below. Thank you to everyone who shared it! Tap an entry to read its licence.',
	missing: 'The licences can’t be loaded right now.'
};

/** The same in the language that is spoken. */
export const aboutWords = part('about', about);
