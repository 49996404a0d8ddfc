import type { HelpSection } from '../../en/help/types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Marchands et Bâtisseurs',
	lines: [],
	terms: [
		[
			'Les marchandises',
			'Certaines villes montrent du vin, du blé ou du tissu. Le joueur qui complète une de ces villes, avec une tuile ou son monastère, prend un jeton pour chaque symbole. Peu importe qui marque les points de la ville. Tilekeep compte les jetons : touche le score d’un joueur pour les voir. À la fin, pour chaque marchandise, le joueur qui a le plus de jetons marque 10 points ; en cas d’égalité, chacun les marque.'
		],
		[
			'Le bâtisseur',
			'Il se pose à la place d’un meeple, sur la tuile que tu viens de placer. Il va là où tu as un meeple, sur une route incomplète ou dans une ville incomplète. Chaque fois que tu la prolonges ensuite, ton tour a une seconde partie : pioche une autre tuile, place-la et pose un pion si tu veux. Si tu ne veux pas de cette autre tuile, touche « Pas de seconde tuile ». Il n’y a jamais de troisième partie, et un monastère ne prolonge rien. Quand la route ou la ville est complète, le bâtisseur revient en réserve avec les meeples. Bâtisseur et cochon ne comptent pour aucune majorité.'
		],
		[
			'Le cochon',
			'Il se pose à la place d’un meeple, sur la tuile que tu viens de placer, dans un pré où tu as un paysan. Si tu marques pour ce pré, chaque ville complète te rapporte 4 points au lieu de 3. Quand une grange renvoie les paysans, les cochons partent aussi.'
		],
		[
			'Là où les règles ne disent rien',
			'Selon la règle de 2000, une ville rapporte 5 points au lieu de 4 au joueur qui a un cochon dans un pré autour. Dans une partie déjà commencée, saisis les jetons que les joueurs ont déjà.'
		],
		[
			'Une édition encore plus récente',
			'Tilekeep ne connaît pas ses tuiles : décris celles qui sont différentes.'
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
			pictures: {
				'pig-pays': 'Le pré rouge, avec un cochon, rapporte 4 points par ville, le pré bleu 3'
			}
		}
	]
};
