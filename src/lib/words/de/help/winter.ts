import type { HelpSection } from '../../en/help/types';

/** What is different with the Winter Edition's tiles. */
export const winter: HelpSection = {
	id: 'winter',
	title: 'Winter-Edition',
	lines: [
		'Sie wird gewertet wie das Grundspiel, und die Tiere ändern nichts. Zwei ihrer Karten werfen Fragen auf.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Straßen im Winter',
			pictures: {
				'winter-double-bend':
					'Eine Straße, die zweimal über eine Karte führt: Die Karte zählt einmal',
				'winter-two-roads':
					'Ein Kloster zwischen zwei Straßen beendet beide: Jede ist eine eigene Straße'
			}
		}
	]
};
