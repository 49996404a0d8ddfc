import type { HelpSection } from '../../en/help/types';

/** What is different with the Winter Edition's tiles. */
export const winter: HelpSection = {
	id: 'winter',
	title: 'Édition Hiver',
	lines: [
		'On y compte comme dans le jeu de base, et les animaux ne changent rien. Deux de ses tuiles soulèvent des questions.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Les routes en hiver',
			pictures: {
				'winter-double-bend':
					'Une route qui passe deux fois sur une tuile : la tuile compte une fois',
				'winter-two-roads':
					'Une abbaye entre deux routes les arrête toutes les deux : chacune compte à part'
			}
		}
	]
};
