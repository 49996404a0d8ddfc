/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'About Tilekeep',
	privacy:
		'Tilekeep works on this device alone. It sends games only to devices connected by a code.',
	version: (version: string) => `Version ${version}`,
	shipped: 'What others made',
	thanks:
		'Built with the work below. Thank you to the people who shared it! Tap an entry to read its licence.',
	missing: 'The licences can’t be loaded now.'
};
