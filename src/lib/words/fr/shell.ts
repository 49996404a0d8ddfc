export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Accueil',
	help: 'Aide',
	settings: 'Réglages',

	updateReady: 'Une nouvelle version est prête. Tes parties restent comme elles sont.',
	updateNow: 'Mettre à jour',
	updateBlocked:
		'Une partie est ouverte dans une autre fenêtre. Ferme-la d’abord, puis fais la mise à jour.',
	offlineReady: 'C’est prêt : Tilekeep fonctionne maintenant sans réseau.',

	memoryOnly:
		'Ce navigateur ne peut rien enregistrer : une partie ne dure que tant que cette fenêtre est ouverte. Télécharge le fichier de la partie avant de fermer la fenêtre.',

	waiting: {
		blocked:
			'Une ancienne version de Tilekeep utilise tes parties dans une autre fenêtre. Ferme toutes les autres fenêtres et tous les autres onglets de Tilekeep : ici, ça continuera tout seul.',
		slow: 'Tes parties mettent du temps à s’ouvrir. Si Tilekeep est ouvert dans une autre fenêtre ou un autre onglet, ferme-le : ici, ça continuera tout seul.',
		silent:
			'Le stockage du navigateur ne répond pas. Tilekeep continue d’attendre. Si cela dure, redémarre le navigateur.'
	},

	errorTitle: 'Page introuvable',
	errorBrokenTitle: 'Il y a eu un problème',
	errorLost: 'Tilekeep n’a pas de page à cette adresse. Tes parties sont en sécurité.',
	errorBroken: 'Tilekeep n’a pas pu ouvrir cette page. Tes parties sont en sécurité.',
	errorHome: 'Aller à l’accueil'
} as const;
