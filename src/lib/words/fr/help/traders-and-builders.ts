import type { HelpSection } from './types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Marchands et Bâtisseurs',
	lines: [],
	terms: [
		[
			'Les marchandises',
			'Certaines villes montrent du vin, du blé ou du tissu. Le joueur qui complète une telle ville, par une tuile ou par son monastère, prend un jeton pour chaque symbole, même si d’autres marquent ou si personne ne marque. Tilekeep compte les jetons : touche le score d’un joueur pour les voir. À la fin, le joueur qui a le plus d’une marchandise marque 10 points ; en cas d’égalité, chacun les marque.'
		],
		[
			'Le bâtisseur',
			'Il se pose à la place d’un meeple, sur une route ou dans une ville incomplète où tu as un meeple. Chaque fois que tu la prolonges ensuite, ton tour a une seconde partie : pioche, place et pose encore une fois. Si tu n’en veux pas, touche le bouton qui finit le tour. Il n’y a jamais de troisième partie, et un monastère ne prolonge rien. Quand la route ou la ville est complète, le bâtisseur revient avec les meeples. Bâtisseur et cochon ne comptent pour aucune majorité.'
		],
		[
			'Le cochon',
			'Il se pose à la place d’un meeple, dans un pré où tu as un paysan. Si tu marques pour ce pré, chaque ville complète te rapporte 4 au lieu de 3. Quand une grange renvoie les paysans, les cochons partent aussi.'
		],
		[
			'Là où les règles ne disent rien',
			'Selon la règle des prés de 2000, une ville rapporte 5 au lieu de 4 au joueur qui a un cochon à côté d’elle. Dans une partie déjà commencée, saisissez les jetons que les joueurs ont déjà.'
		],
		[
			'Une édition plus récente encore',
			'Elle aurait d’autres tuiles, que Tilekeep ne connaît pas : décris une tuile qui a l’air différente.'
		]
	],
	topics: [
		{
			id: 'goods',
			title: 'Les marchandises en images',
			pictures: {
				'goods-taken':
					'Rouge marque les points de la ville ; Bleu, qui la complète, prend le vin et le blé'
			}
		},
		{
			id: 'builder',
			title: 'Le bâtisseur en images',
			pictures: {
				'builder-second':
					'Le bâtisseur rouge est sur cette route : Rouge l’a prolongée, puis complétée avec la seconde tuile du même tour'
			}
		},
		{
			id: 'pig',
			title: 'Le cochon en images',
			pictures: { 'pig-pays': 'Le pré rouge, avec un cochon, rapporte 4 par ville, le pré bleu 3' }
		}
	]
};
