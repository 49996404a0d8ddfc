import type { HelpSection } from '../../en/help/types';

/** What is different with the Winter Edition's tiles. */
export const winter: HelpSection = {
	id: 'winter',
	title: 'Ediția de iarnă',
	lines: [
		'Se punctează ca jocul de bază, iar animalele nu schimbă nimic. Două dintre cartonașele ei ridică întrebări.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Drumuri iarna',
			pictures: {
				'winter-double-bend':
					'Un drum care trece de două ori peste un cartonaș: cartonașul contează o dată',
				'winter-two-roads':
					'Două drumuri se termină la mănăstirea dintre ele: sunt două drumuri separate'
			}
		}
	]
};
