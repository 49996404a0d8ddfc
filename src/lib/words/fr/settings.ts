export const settings = {
	title: 'Réglages',
	kept: 'Enregistrés sur cet appareil et appliqués à toutes les fenêtres.',
	all: 'Tous les réglages',
	backToTable: 'Retour à la table',

	language: 'Langue',
	languageOfDevice: 'Selon l’appareil',

	look: 'Apparence',
	scheme: 'Clair ou sombre',
	schemes: { device: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
	land: 'Paysage',
	lands: { box: 'Selon la boîte', summer: 'Été', winter: 'Hiver' },
	scores: 'Taille des scores',
	sizes: { normal: 'Normale', large: 'Grande', largest: 'Très grande' },

	table: 'À la table',
	confirmTurns: 'Confirmer chaque tour avec « Valider »',
	confirmTurnsHint: 'Toucher un endroit ne fait que le choisir. « Valider » termine le tour.',
	clock: 'Horloge',
	clockHint:
		'Le temps du tour et de chaque joueur, et un signe discret quand un tour dure plus de deux fois le temps habituel. Une pause de plus d’une demi-heure n’est comptée à personne.',
	sounds: 'Sons',
	soundsHint:
		'Un petit coup pour chaque tuile, quelques notes montantes quand elle complète quelque chose, et un accord à la fin.',
	vibration: 'Vibration',
	vibrationHint:
		'Brève, quand une tuile est placée, quand un tour est enregistré et quand une règle est enfreinte. Jamais si l’appareil est réglé pour réduire les animations.',
	letterKeys: 'Raccourcis clavier',
	letterKeysHint:
		'Avec un clavier, à la table : U annuler, Y rétablir, R tourner, N sans pion, / chercher. Désactive-les si tu dictes à ton ordinateur.',

	newGames: 'Nouvelles parties',
	assistanceHint:
		'Ce choix vaut pour les nouvelles parties. On peut le changer dans les règles de chacune.'
} as const;

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
