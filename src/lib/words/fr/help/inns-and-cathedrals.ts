import type { HelpSection } from '../../en/help/types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Auberges et Cathédrales',
	lines: [
		'Chacun a un grand meeple en plus des sept meeples, et on peut jouer à six au maximum. Dans les éditions récentes, l’auberge au carrefour de trois routes appartient à deux d’entre elles, et deux tuiles ont un jardin : précisez dans les règles quelles tuiles vous avez.'
	],
	terms: [
		[
			'Auberge',
			'Une route au bord du lac d’une auberge rapporte 2 par tuile une fois complète, quel que soit le nombre d’auberges. Incomplète à la fin, elle ne rapporte rien.'
		],
		[
			'Cathédrale',
			'Une ville complète avec une cathédrale rapporte 3 par tuile et 3 par blason, avec une cathédrale ou deux. Incomplète à la fin, elle ne rapporte rien du tout, et les prés ne reçoivent rien pour elle.'
		],
		[
			'Grand meeple',
			'Il se pose partout où un meeple peut se poser, à sa place. Il compte comme deux quand on compare qui en a le plus, et ne change rien aux points. Pour le bonhomme de pain d’épice, c’est un seul chevalier.'
		],
		[
			'Deux portes et un carrefour',
			'Les deux routes finissent au carrefour entre les deux portes. Les petits chemins vers les portes ne sont à personne, mais coupent le pré en quatre. Un chariot y va d’une route à l’autre, jamais d’une ville à l’autre, ni entre ville et route ; avec la règle de la deuxième édition, il va vers tout ce qui est proche.'
		],
		[
			'Une édition plus récente encore',
			'Elle aurait d’autres tuiles, que Tilekeep ne connaît pas : décris une tuile qui a l’air différente.'
		]
	],
	topics: [
		{
			id: 'inns',
			title: 'Les auberges en images',
			pictures: {
				'inn-completed': 'Une route complète avec une auberge',
				'inn-unfinished': 'La même route, incomplète à la fin'
			}
		},
		{
			id: 'cathedrals',
			title: 'Les cathédrales en images',
			pictures: {
				'cathedral-completed': 'Une ville complète avec une cathédrale',
				'cathedral-unfinished': 'La même ville, incomplète à la fin'
			}
		},
		{
			id: 'big-follower',
			title: 'Le grand meeple en images',
			pictures: { 'big-follower-tie': 'Un grand meeple contre deux chevaliers : égalité' }
		}
	]
};
