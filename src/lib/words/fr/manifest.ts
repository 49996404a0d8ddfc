/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description:
		'Suit votre partie de Carcassonne tuile par tuile, compte les points et les explique tous.',
	continueGame: 'Continuer la partie',
	newGame: 'Nouvelle partie',
	pastGames: 'Parties passées',
	narrow: 'Tilekeep sur un téléphone à côté des tuiles',
	wide: 'Tilekeep sur une tablette ou un ordinateur portable'
} as const;
