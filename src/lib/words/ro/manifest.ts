/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description:
		'Urmărește partida voastră de Carcassonne piesă cu piesă, o punctează și explică fiecare punct.',
	continueGame: 'Continuă partida',
	newGame: 'Partidă nouă',
	pastGames: 'Partide jucate',
	narrow: 'Tilekeep pe un telefon, lângă piese',
	wide: 'Tilekeep pe o tabletă sau pe un laptop'
} as const;
