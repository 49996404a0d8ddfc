import type { HelpSection } from '../../en/help/types';

/** How to play with The Gingerbread Man. */
export const gingerbread: HelpSection = {
	id: 'gingerbread',
	title: 'Le Bonhomme de pain d’épice',
	lines: [
		'Il n’est à personne et commence dans la ville de la tuile de départ. Avec La Rivière, il commence dans une ville de la première tuile qui en a une, et le joueur qui place cette tuile l’y met. Si une règle maison met la tuile de départ dans le sac, il attend à côté du plateau jusqu’à sa première tuile. Aucun livret ne prévoit ce cas.'
	],
	terms: [
		[
			'Ses tuiles',
			'Tilekeep connaît ses six tuiles d’après le seul scan public que nous ayons trouvé. L’une des vôtres est différente, ou en double ? Change leur nombre sous « Tuiles dans le sac », et décris la vôtre avec le + au bout de la palette. Toute tuile qui porte un bonhomme de pain d’épice le déplace.'
		],
		[
			'Il se déplace',
			'Le joueur qui place une de ses six tuiles joue son tour comme d’habitude, puis le déplace dans une autre ville incomplète. Le joueur qui complète la ville du bonhomme le déplace aussi. Tilekeep demande où, et le tour suivant attend la réponse.'
		],
		[
			'Il rapporte',
			'Chaque joueur marque 1 point par tuile pour chacun de ses chevaliers dans la ville. Cela arrive quand une tuile du bonhomme lui fait quitter la ville. Cela arrive aussi quand elle est complétée, avant l’évaluation habituelle. Les blasons et la majorité ne comptent pas. Les chevaliers qu’il laisse derrière lui restent.'
		],
		[
			'Pas d’autre ville',
			'Il reste, et personne ne marque. Si sa ville est complétée à ce moment-là, il quitte le plateau jusqu’à sa prochaine tuile.'
		],
		[
			'Là où le livret ne dit rien',
			'Si sa propre tuile complète sa ville, il rapporte une fois et se déplace une fois. Votre table peut choisir deux déplacements, pour la ville puis pour la tuile : la ville qu’il quitte au second rapporte alors aussi. Un maire et un chariot comptent chacun pour un chevalier. Les chariots repartent avant qu’il se déplace : celui qui entre dans sa ville y compte donc comme chevalier.'
		]
	],
	topics: [
		{
			id: 'gingerbread',
			title: 'Le bonhomme de pain d’épice en images',
			pictures: {
				'gingerbread-completed':
					'Sa ville est complète : chaque chevalier marque, avant l’évaluation habituelle',
				'gingerbread-leaves': 'Une de ses tuiles lui fait quitter une ville'
			}
		}
	]
};
