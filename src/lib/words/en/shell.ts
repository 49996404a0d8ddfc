/** Words around every page: the frame, news about the app itself, small parts. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Home',
	help: 'Help',
	/** Names of a counter’s two buttons. */

	updateReady: 'A new version is ready. Your games stay as they are.',
	updateNow: 'Update now',
	updateBlocked: 'A game is open in another window. Close it there first, then update.',
	offlineReady: 'Ready: from now on Tilekeep works without a network.',

	memoryOnly:
		'This browser keeps nothing for Tilekeep: a game lives only as long as this window. Download the game file before you close it.',

	/** Why the games aren't open yet, and what helps. */
	waiting: {
		blocked:
			'An earlier Tilekeep in another window holds your games. Close all other Tilekeep windows and tabs: this one then goes on by itself.',
		slow: 'Your games take long to open. If Tilekeep is open in another window or tab, close it there: this one then goes on by itself.'
	},

	errorTitle: 'Nothing here',
	errorBrokenTitle: 'That went wrong',
	errorLost: 'No page of Tilekeep has this address. Your games are safe where they were.',
	errorBroken: 'Something in Tilekeep broke while it opened this page. Your games are safe.',
	errorHome: 'Go home'
} as const;
