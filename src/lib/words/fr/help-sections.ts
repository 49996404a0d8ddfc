import type { HelpSection } from '../expansion';

/** How the base game is scored, in pictures. */
export const scoringSection: HelpSection = {
	id: 'scoring',
	title: 'Comment on compte',
	lines: [
		'Chaque image est une petite partie que Tilekeep a évaluée. Ce qui compte est éclairé : le nombre sur une tuile dit ce qu’elle rapporte, celui sur un écu, ce que rapporte un blason. Leur somme donne les points indiqués au-dessous.',
		'Pendant la partie, un point d’interrogation ouvre ces images. Il est sur la fiche de chaque zone, à côté de la tuile quand tu choisis où va un pion, et dans l’évaluation finale.'
	],
	topics: [
		{
			id: 'road',
			title: 'Routes',
			pictures: {
				'road-completed': 'Une route complète',
				'road-unfinished': 'Une route incomplète, à la fin'
			}
		},
		{
			id: 'city',
			title: 'Villes',
			pictures: {
				'city-completed': 'Une ville complète avec un blason',
				'city-unfinished': 'La même ville incomplète, à la fin',
				'city-small': 'Une ville de deux tuiles, selon la règle d’aujourd’hui',
				'city-small-ruling': 'Une ville de deux tuiles, selon l’ancienne règle'
			}
		},
		{
			id: 'monastery',
			title: 'Abbayes',
			pictures: {
				'monastery-completed': 'Une abbaye complète',
				'monastery-unfinished': 'Une abbaye incomplète, à la fin'
			}
		},
		{
			id: 'farm',
			title: 'Prés',
			pictures: {
				'farm-cities': 'Un pré avec deux villes complètes ; la troisième est incomplète',
				'farms-today': 'Trois prés autour d’une ville, selon la règle d’aujourd’hui',
				'farms-2001': 'Les mêmes prés selon la règle de 2001',
				'farms-2000': 'Les mêmes prés selon la règle de 2000'
			}
		},
		{
			id: 'majority',
			title: 'Plusieurs joueurs au même endroit',
			pictures: {
				'majority-shared': 'Égalité : chacun marque tous les points',
				'majority-more': 'Le joueur qui a le plus de chevaliers marque tous les points'
			}
		}
	]
};

/** What is different with the Winter Edition's tiles. */
export const winterSection: HelpSection = {
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
