import type { HelpSection } from '../../en/help/types';

/** How to play with Abbey & Mayor. */
export const abbeyAndMayor: HelpSection = {
	id: 'abbey-and-mayor',
	title: 'Maires et Monastères',
	lines: [
		'Chacun a un monastère, un maire, un chariot et une grange en plus des sept meeples. On ne pose toujours qu’un pion par tour : touche d’abord le type de pion, puis l’endroit où il va.',
		'Dans la palette, les tuiles d’une extension ont un coin coloré, et « Extra » n’affiche qu’elles, ton monastère compris.'
	],
	terms: [
		[
			'Monastère',
			'On le place au lieu de piocher, une fois par partie, dans un trou avec des tuiles sur les quatre côtés. Les routes, villes et prés voisins s’y arrêtent. Il compte comme une abbaye, et seul un moine peut y aller.'
		],
		[
			'Derniers monastères',
			'Après la dernière tuile, Tilekeep interroge ceux qui ont encore leur monastère. On commence par le voisin de gauche du joueur qui a placé cette tuile, dans le sens horaire.'
		],
		[
			'Maire',
			'Va dans une ville où il n’y a personne. Quand elle est évaluée, il compte pour un chevalier par blason ; sans blason, il ne compte pas et ne marque rien.'
		],
		[
			'Chariot',
			'Va sur une route, dans une ville, dans une abbaye ou sur un monastère, et compte comme un meeple. Quand sa zone est évaluée, il revient en réserve ou repart vers une zone directement reliée, incomplète et libre. Il passe par une porte, un carrefour de routes ou le bord d’un monastère. Il va aussi d’une abbaye à sa route ou à la ville qui l’entoure, et inversement. Il ne va donc jamais d’une ville à l’autre. Votre table peut choisir la règle de la deuxième édition : toute zone incomplète et libre sur sa tuile ou l’une des huit autour. Selon une règle maison, il traverse les zones complètes reliées jusqu’à la première incomplète et libre. Les endroits possibles s’illuminent.'
		],
		[
			'Grange',
			'Se pose sur un coin où se rejoignent quatre tuiles, dont celle qui vient d’être placée, si toutes y montrent un pré. Un pré qui a déjà une grange n’en reçoit pas d’autre, sauf si une règle maison le permet. La grange reste jusqu’à la fin, et on ne peut plus poser de paysans dans son pré.'
		],
		[
			'Ce que rapporte le pré d’une grange',
			'Quand elle est posée, le joueur qui a le plus de paysans dans le pré marque 3 points par ville complète. Si une tuile y relie plus tard d’autres paysans, le joueur qui en a le plus marque 1 point par ville complète. Tous ces paysans reviennent en réserve. À la fin, chaque grange rapporte à son propriétaire 4 points par ville complète. Les prés suivent la règle d’aujourd’hui ; jouer celles de 2000 ou 2001 avec des granges est une règle maison.'
		]
	],
	topics: [
		{
			id: 'mayor',
			title: 'Le maire en images',
			pictures: { 'mayor-pennants': 'Un maire avec trois blasons contre deux chevaliers' }
		},
		{
			id: 'wagon',
			title: 'Le chariot en images',
			pictures: { 'wagon-follower': 'Un chariot et un meeple sur une route : égalité' }
		},
		{
			id: 'abbey',
			title: 'Les monastères en images',
			pictures: {
				'abbey-monk': 'Un moine sur un monastère entouré de tuiles',
				'abbey-closes': 'Le même monastère complète la ville voisine, d’une seule tuile'
			}
		},
		{
			id: 'barn',
			title: 'Les granges en images',
			pictures: {
				'barn-built': 'Une grange est posée : le paysan marque d’abord',
				'barn-joined': 'Plus tard, une tuile relie un paysan au pré d’une grange',
				'barn-end': 'Une grange à la fin'
			}
		}
	]
};
