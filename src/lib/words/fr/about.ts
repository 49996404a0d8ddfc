export const about = {
	title: 'À propos de Tilekeep',
	privacy: 'Tilekeep fonctionne sur cet appareil seul et n’envoie rien.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Ce que d’autres ont fait',
	thanks:
		'Tilekeep est construit avec tout cela ; merci à celles et ceux qui l’ont offert. Touchez un nom pour lire sa licence.',
	missing: 'Les licences ne peuvent pas être chargées pour le moment.'
} as const;
