export const settings = {
	title: 'Réglages',
	kept: 'Gardés sur cet appareil, et aussitôt les mêmes dans toutes ses fenêtres.',
	all: 'Tous les réglages',
	backToTable: 'Retour à la table',

	language: 'Langue',
	languageOfDevice: 'Comme l’appareil',

	look: 'Apparence',
	scheme: 'Clair ou sombre',
	schemes: { device: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
	land: 'Paysage',
	lands: { box: 'Comme la boîte', summer: 'Été', winter: 'Hiver' },
	scores: 'Taille des scores',
	sizes: { normal: 'Normale', large: 'Grande', largest: 'Très grande' },

	table: 'À la table',
	confirmTurns: 'Confirmer chaque tour avec Valider',
	confirmTurnsHint: 'Toucher un endroit le choisit seulement. Valider termine le tour.',
	clock: 'Horloge',
	clockHint:
		'Le temps du tour et de chaque joueur, et un signe discret quand un tour dure plus de deux fois le temps habituel. Une pause de plus d’une demi-heure n’est comptée à personne.',
	sounds: 'Sons',
	soundsHint:
		'Un petit coup pour chaque tuile, quelques notes montantes quand elle complète quelque chose, et un accord à la fin.',
	vibration: 'Vibration',
	vibrationHint:
		'Brève, quand une tuile est placée, quand un tour est inscrit et quand une règle est enfreinte. Jamais quand l’appareil demande moins d’animations.',
	keys: 'Touches',
	/** What each key does at the table. */
	keyList: {
		'← ↑ → ↓': 'D’un emplacement à l’autre',
		Enter: 'Poser la tuile sur l’emplacement',
		R: 'Tourner la tuile',
		'1–9': 'Un pion sur le premier, le deuxième, … endroit de la tuile',
		N: 'Aucun pion',
		U: 'Annuler',
		Y: 'Rétablir',
		'/': 'Chercher une tuile',
		Esc: 'Revenir d’une étape',
		'?': 'Afficher cette liste'
	},
	letterKeys: 'Raccourcis clavier',
	letterKeysHint:
		'Avec un clavier : U annuler, Y rétablir, R tourner, N personne, / chercher. Désactive-les si tu dictes à ton ordinateur.',

	newGames: 'Nouvelles parties',
	assistanceHint:
		'Une nouvelle partie commence ainsi. On peut le changer à ce moment-là, avec les règles.'
} as const;
