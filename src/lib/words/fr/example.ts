export const example = {
	title: 'Une partie d’exemple',
	banner: 'Exemple',
	hint: 'Touche une ville, une route ou un score pour en voir le calcul. Ou place la tuile suivante.',
	notKept: 'Rien n’est enregistré ici.',
	startOver: 'Recommencer',
	leave: 'Quitter',
	failed:
		'Impossible de charger l’exemple : la première fois, il lui faut le réseau. Tes parties, elles, n’en ont pas besoin.'
} as const;
