import type { HelpSection } from '../../en/help/types';

/** How to play with The Abbot. */
export const abbot: HelpSection = {
	id: 'abbot',
	title: 'L’abbé et les jardins',
	lines: [
		'Depuis 2014, huit tuiles du jeu de base montrent un jardin, tout comme huit de l’édition Hiver de 2022. Quelques tuiles des éditions récentes des extensions en montrent un aussi. Sans l’abbé, les jardins ne sont que des images.',
		'Chacun a un abbé en plus de ses meeples. On pose comme toujours un seul pion par tour : touche d’abord le type de pion, puis l’endroit où il va.'
	],
	terms: [
		[
			'Où il va',
			'Dans une abbaye, sur un monastère ou dans un jardin où il n’y a personne. Il compte comme un meeple. Aucun autre pion ne va dans un jardin, pas même un chariot.'
		],
		[
			'Les jardins',
			'Ils rapportent comme les abbayes : 9 points quand huit tuiles les entourent. À la fin, un jardin incomplet rapporte 1 point pour le jardin et 1 pour chaque tuile autour.'
		],
		[
			'Le reprendre',
			'Place la tuile puis, au lieu de poser un pion, touche ton abbé sur le plateau. Il revient en réserve et rapporte ce que vaut sa zone à ce moment-là ; ce nombre s’affiche avant. Si la tuile finit de l’entourer, il revient tout seul et rapporte 9 points, et tu peux poser un autre pion. Dans un tour en deux parties, chaque partie le permet.'
		]
	],
	topics: [
		{
			id: 'abbot',
			title: 'L’abbé en images',
			pictures: {
				'abbot-garden': 'Un jardin avec ses huit tuiles autour',
				'abbot-recalled': 'Un abbé repris avant que son jardin soit entouré',
				'abbot-end': 'Un jardin incomplet, à la fin'
			}
		}
	]
};
