/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description:
		'Begleitet eure Carcassonne-Partie Plättchen für Plättchen, wertet sie und erklärt jeden Punkt.',
	continueGame: 'Partie fortsetzen',
	newGame: 'Neue Partie',
	pastGames: 'Gespielte Partien',
	narrow: 'Tilekeep auf einem Handy neben den Plättchen',
	wide: 'Tilekeep auf einem Tablet oder Laptop'
} as const;
