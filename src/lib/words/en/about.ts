import { part } from '../parts';

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
