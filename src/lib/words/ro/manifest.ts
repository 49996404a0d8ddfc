/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description:
		'Urmărește jocul vostru de Carcassonne cartonaș cu cartonaș, îl punctează și explică fiecare punct.',
	continueGame: 'Continuă jocul',
	newGame: 'Joc nou',
	pastGames: 'Toate jocurile',
	narrow: 'Tilekeep pe un telefon, lângă cartonașe',
	wide: 'Tilekeep pe o tabletă sau pe un laptop'
} as const;
