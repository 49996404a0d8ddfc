/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description:
		'Begleitet eure Carcassonne-Partie Karte für Karte, wertet sie und erklärt jeden Punkt.',
	continueGame: 'Partie fortsetzen',
	newGame: 'Neue Partie',
	pastGames: 'Frühere Partien',
	narrow: 'Tilekeep auf einem Handy neben dem Spiel',
	wide: 'Tilekeep auf einem Tablet oder Laptop'
} as const;
