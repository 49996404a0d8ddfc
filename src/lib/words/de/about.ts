/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Über Tilekeep',
	privacy: 'Tilekeep arbeitet nur auf diesem Gerät. Partien gehen nur an Geräte, die du auswählst.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Was andere gemacht haben',
	thanks:
		'Damit ist Tilekeep gebaut. Danke an alle, die es frei zur Verfügung stellen! Tippe auf einen Namen, um die Lizenz zu lesen.',
	missing: 'Die Lizenzen lassen sich gerade nicht laden.'
} as const;
