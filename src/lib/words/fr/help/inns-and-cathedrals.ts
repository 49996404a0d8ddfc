import type { HelpSection } from '../../en/help/types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Auberges et Cathédrales',
	lines: [
		'Chacun a un grand meeple en plus des sept meeples. Jusqu’à six joueurs. Dans les éditions récentes, l’auberge au carrefour de trois routes vaut pour deux d’entre elles, et deux tuiles ont un jardin. Indiquez dans vos règles quelles tuiles vous avez.'
	],
	terms: [
		[
			'Auberge',
			'Une route qui longe le lac d’une auberge rapporte 2 points par tuile une fois complète, même avec plusieurs auberges. Incomplète à la fin, elle ne rapporte rien.'
		],
		[
			'Cathédrale',
			'Une ville complète avec une cathédrale rapporte 3 points par tuile et 3 par blason, avec une cathédrale ou deux. Incomplète à la fin, elle ne rapporte rien du tout, et ne compte pas non plus pour les prés.'
		],
		[
			'Grand meeple',
			'Il se pose à la place d’un meeple, partout où un meeple peut aller. Il compte comme deux meeples quand on compare les pions, et ne change rien aux points. Pour le bonhomme de pain d’épice, c’est un seul chevalier.'
		],
		[
			'Deux portes et un carrefour',
			'Les deux routes finissent au carrefour entre les deux portes. Aucun pion ne se pose sur les petits chemins vers les portes, mais ils divisent le pré en quatre. Un chariot y va d’une route à l’autre, jamais d’une ville à l’autre ni entre ville et route. Avec la règle de la deuxième édition, il va vers toute zone voisine incomplète et libre.'
		],
		[
			'Une édition encore plus récente',
			'Tilekeep ne connaît pas ses tuiles : décris celles qui sont différentes.'
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
