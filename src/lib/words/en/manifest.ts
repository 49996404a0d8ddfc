/** Words of the web app manifest, which the browser shows when it installs the app. Only the build reads them. */
export const manifest = {
	description: 'Follows your Carcassonne game tile by tile, scores it, and explains every point.',
	continueGame: 'Continue the game',
	newGame: 'New game',
	pastGames: 'Past games',
	narrow: 'Tilekeep on a phone beside the board',
	wide: 'Tilekeep on a tablet or laptop'
} as const;
