/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Über Tilekeep',
	privacy:
		'Tilekeep arbeitet nur auf diesem Gerät. Partien sendet es nur an Geräte, die per Code verbunden wurden.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Was andere gemacht haben',
	thanks:
		'Daraus ist Tilekeep gebaut. Danke an alle, die es verschenkt haben! Ein Tipp auf einen Namen zeigt seine Lizenz.',
	missing: 'Die Lizenzen lassen sich gerade nicht laden.'
} as const;
