/** By how long lives what is kept aside: as the browser's data, as the tab, as the page. */
const KEPT_WHERE = {
	browser:
		'Tilekeep keeps it aside in this browser, and it is here again when you open the game. A file of the game is safer.',
	tab: 'Tilekeep keeps it aside in this tab, and it is here again when you open the game in it. Once the tab is closed it is lost: download the file of the game.',
	page: 'Only this window still has it. Once you close or reload it, it is lost: download the file of the game.'
} as const;

/** Words about what could not be stored. */
export const unsaved = {
	title: 'Leave the table?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`Part of this game could not be stored. ${KEPT_WHERE[life]}`,
	stay: 'Stay',
	leave: 'Leave anyway',

	/** How many entries are here again. */
	restored: (n: number): string =>
		n === 1
			? 'The last entry could not be stored before. It is here again.'
			: `The last ${String(n)} entries could not be stored before. They are here again.`,
	keptBeside:
		'Another window went on with this game differently. What you entered here could not be stored, and is kept as a file of its own.',
	downloadKeptBeside: 'Download what I entered',
	discard: 'Discard it',
	discarded: 'What you entered is discarded.',

	outdated:
		'Another window runs a newer Tilekeep. Reload this one to go on: what you entered is kept.',
	reload: 'Reload'
} as const;
