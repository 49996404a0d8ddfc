export const about = {
	title: 'À propos de Tilekeep',
	privacy:
		'Tilekeep fonctionne entièrement sur cet appareil. Tes parties ne vont qu’aux appareils que tu choisis.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Remerciements',
	thanks:
		'Tilekeep s’appuie sur le travail d’autres personnes : merci à celles et ceux qui l’ont offert. Touche un nom pour lire sa licence.',
	missing: 'Impossible de charger les licences pour le moment.'
} as const;
