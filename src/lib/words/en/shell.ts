/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Home',
	help: 'Help',
	settings: 'Settings',

	updateReady: 'A new version is ready. Your games stay as they are.',
	updateNow: 'Update now',
	updateBlocked: 'A game is open in another window. Close it there first, then update.',
	offlineReady: 'Ready: Tilekeep now works offline.',

	memoryOnly:
		'This browser can’t save anything: a game is lost when you close this window. Download the game file first.',

	/** Why the games aren't loaded yet, and what helps. */
	waiting: {
		blocked:
			'An older version of Tilekeep in another window is using your games. Close all other Tilekeep windows and tabs; this one then continues by itself.',
		slow: 'Your games are slow to open. If Tilekeep is open in another window or tab, close it there; this one then continues by itself.',
		silent:
			'The browser’s storage isn’t answering. Tilekeep keeps trying. If this doesn’t change, restart the browser.'
	},

	errorTitle: 'Page not found',
	errorBrokenTitle: 'Something went wrong',
	errorLost: 'Tilekeep has no page at this address. Your games are safe.',
	errorBroken: 'Tilekeep couldn’t open this page. Your games are safe.',
	errorHome: 'Go home'
} as const;
