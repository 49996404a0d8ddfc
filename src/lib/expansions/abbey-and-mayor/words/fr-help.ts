import type { ExpansionReading } from '../../../words/expansion';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

type Reading = ExpansionReading<typeof ABBEY_AND_MAYOR_NAMES>;

/** How to play with Abbey & Mayor. */
export const help: Reading['help'] = {
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
	topics: {
		mayor: {
			title: 'Le maire en images',
			pictures: { 'mayor-pennants': 'Un maire avec trois blasons contre deux chevaliers' }
		},
		wagon: {
			title: 'Le chariot en images',
			pictures: { 'wagon-follower': 'Un chariot et un meeple sur une route : égalité' }
		},
		abbey: {
			title: 'Les monastères en images',
			pictures: {
				'abbey-monk': 'Un moine sur un monastère entouré de tuiles',
				'abbey-closes': 'Le même monastère complète la ville voisine, d’une seule tuile'
			}
		},
		barn: {
			title: 'Les granges en images',
			pictures: {
				'barn-built': 'Une grange est posée : le paysan marque d’abord',
				'barn-joined': 'Plus tard, une tuile relie un paysan au pré d’une grange',
				'barn-end': 'Une grange à la fin'
			}
		}
	}
};

/** What each of its rules says. */
export const rules: Reading['rules'] = {
	'TILES-1': [
		'Jusqu’à six joueurs. Chacun a un monastère, un maire, un chariot et une grange.',
		'page, début'
	],
	'TILES-2': [
		'Là où une ville passe au-dessus d’une autre, ce sont deux villes séparées. Là où celle du dessus, avec le blason, finit dans le pré, ce pré touche les deux murs.',
		'page, tuiles'
	],
	'TILES-3': [
		'Une route qui passe en tunnel sous une ville est une seule route. Elle ne divise le pré que d’un côté de la ville.',
		'page, tuiles'
	],
	'TILES-4': [
		'Une route qui touche le mur d’une ville, sans porte à cet endroit, y divise le pré : il y a trois prés autour d’elle.',
		'page, tuiles'
	],
	'TILES-5': ['Une route qui arrive à une maison s’y arrête.', 'page, tuiles'],
	'TILES-6': [
		'La route au puits mène à trois côtés, mais c’est une seule route. Elle est complète quand les trois sont fermés.',
		'page, tuiles ; n. 2, 3'
	],
	'TILES-7': [
		'Un pré entre les murs de deux villes qui se croisent touche les deux et rien d’autre.',
		'page, tuiles'
	],
	'ABBEY-1': [
		'Au lieu de piocher une tuile, un joueur peut placer son monastère, une fois par partie.',
		'page, monastère, 1'
	],
	'ABBEY-2': [
		'Un monastère ne va que là où il y a des tuiles sur les quatre côtés, quoi qu’elles montrent. Les coins ne comptent pas.',
		'page, monastère, 1 ; n. 6'
	],
	'ABBEY-3': [
		'Un monastère ferme ce qui touche ses quatre côtés : routes, villes et prés s’y arrêtent. Ce qu’il complète est évalué.',
		'page, monastère, 2 ; n. 15'
	],
	'ABBEY-4': [
		'Sur un monastère, un meeple ou un chariot ne peut être que moine : toute la tuile est le monastère.',
		'page, monastère, 2 ; n. 11, 36'
	],
	'ABBEY-5': [
		'Un monastère compte comme une abbaye : 9 points quand huit tuiles l’entourent ; à la fin, 1 point pour lui-même et 1 pour chaque tuile autour.',
		'page, monastère, 3 ; n. 9'
	],
	'ABBEY-6': [
		'Après la dernière tuile, ceux qui ont encore leur monastère peuvent le placer. On commence par le voisin de gauche du joueur qui a placé cette tuile, dans le sens horaire. Selon une réponse plus ancienne, on n’en place plus.',
		'page, monastère, 1 ; n. 8, 9'
	],
	'ABBEY-7': [
		'Dans le tour de table qui suit la dernière tuile, chaque joueur n’est interrogé qu’une fois, et seulement s’il reste un emplacement pour un monastère.',
		'n. 8'
	],
	'ABBEY-8': [
		'Si les joueurs placent quand même un monastère avec un côté libre, ce côté ferme ce qu’on y placera plus tard.',
		'notre décision'
	],
	'ABBEY-10': [
		'Selon votre règle maison, on peut acheter contre un monastère la seule tuile qui peut compléter une zone ; le vendeur pourra ensuite placer ce monastère.',
		'page du jeu de base, règles maison'
	],
	'ABBEY-9': [
		'Une ville d’une seule tuile, que seul un monastère peut compléter, rapporte toujours 2 points. L’ancienne règle des petites villes ne vaut que pour deux tuiles.',
		'notre décision ; page du jeu de base, n. 6'
	],
	'MAYOR-1': [
		'Le maire se pose à la place d’un meeple, et seulement dans une ville où il n’y a personne.',
		'page, maire, 2 ; n. 18–20'
	],
	'MAYOR-2': [
		'Quand sa ville est évaluée, le maire compte pour un chevalier par blason, en plus des autres chevaliers du joueur.',
		'page, maire, 3 ; n. 1, 25'
	],
	'MAYOR-3': [
		'Sans blason, le maire ne compte pas et ne marque rien. La ville est quand même occupée.',
		'page, maire, 3 ; n. 26, 27'
	],
	'MAYOR-4': [
		'Le maire ne change pas ce que rapporte la ville. Il revient ensuite en réserve.',
		'page, maire, 3'
	],
	'WAGON-1': [
		'Un chariot se pose à la place d’un meeple, là où il n’y a personne : route, ville, abbaye ou monastère. Il ne va jamais dans un pré.',
		'page, chariot, 2 ; n. 29, 30, 36'
	],
	'WAGON-2': ['Un chariot compte comme un meeple.', 'page, chariot, 3 ; n. 1, 39'],
	'WAGON-3': [
		'Quand sa zone est évaluée, un chariot revient en réserve, ou repart vers une route, une ville ou une abbaye directement reliée, incomplète et libre.',
		'page, chariot, 3'
	],
	'WAGON-4': [
		'Une route est reliée à la ville dont elle atteint la porte, à l’abbaye où elle finit et aux routes du même carrefour. Une abbaye est reliée à la ville qui l’entoure, et un monastère à tout ce qui touche ses côtés.',
		'page, chariot, exemples ; n. 33, 36, 37'
	],
	'WAGON-5': [
		'Deux villes mur contre mur ou coin contre coin ne sont pas reliées, pas plus qu’une ville et ce qui est derrière un carrefour. Une route n’est pas reliée à une ville sous laquelle elle passe ou qu’elle touche sans porte.',
		'page, chariot, exemples ; n. 33–35'
	],
	'WAGON-6': [
		'Peu importe où le chariot était dans sa zone, et il peut s’arrêter sur n’importe quelle tuile de la zone où il va.',
		'page, chariot, autres exemples ; n. 38'
	],
	'WAGON-7': [
		'Avec plusieurs chariots, chaque joueur décide, dans le sens horaire à partir de celui dont c’est le tour.',
		'page, chariot, 3'
	],
	'WAGON-8': ['Un chariot peut être posé, évalué et déplacé dans le même tour.', 'n. 40'],
	'WAGON-9': [
		'Selon la deuxième édition, un chariot va vers toute route, ville ou abbaye incomplète et libre sur sa tuile ou l’une des huit autour.',
		'règles de la deuxième édition, pas sur cette page'
	],
	'WAGON-10': [
		'Selon une règle maison, un chariot roule d’une zone à la suivante, directement reliée : il traverse les zones complètes jusqu’à la première incomplète et libre.',
		'page, règles maison'
	],
	'WAGON-11': [
		'Selon une règle maison, un chariot ne va dans une abbaye que si la tuile de l’abbaye a une route, donc jamais sur un monastère.',
		'page, règles maison'
	],
	'WAGON-12': [
		'Un chariot repart une fois que tous les pions évalués sont revenus en réserve. Il ne peut pas aller vers ce que la même tuile a complété.',
		'notre décision'
	],
	'WAGON-13': [
		'Une maison ou un village arrête une route et ne relie rien, pas même deux routes qui y finissent.',
		'notre décision'
	],
	'WAGON-14': [
		'Dans les parties commencées avec une ancienne version de Tilekeep, un chariot peut aller partout sur le plateau : route, ville ou abbaye incomplète et libre.',
		'notre décision'
	],
	'WAGON-15': [
		'Un chariot qui roule s’arrête à la première zone incomplète et libre de son chemin, et ne passe que là où il peut aller.',
		'notre décision ; page, règles maison'
	],
	'WAGON-16': [
		'Dans une partie déjà commencée sans Tilekeep, un chariot sur une zone complète est évalué quand la partie reprend, puis repart comme tout autre.',
		'notre décision'
	],
	'BARN-1': [
		'Une grange se pose à la place d’un meeple, sur un coin de la tuile placée où se rejoignent quatre tuiles. Toutes doivent y montrer un pré.',
		'page, grange, 2'
	],
	'BARN-2': [
		'Une grange peut aller dans un pré avec des paysans, mais pas dans un pré avec une grange, sauf si une règle maison le permet. Elle reste jusqu’à la fin.',
		'page, grange, 2 ; n. 45, 52'
	],
	'BARN-3': [
		'Quand une grange est posée, le joueur qui a le plus de paysans dans le pré marque pour chaque ville complète, comme à la fin. Tous les paysans reviennent ensuite en réserve.',
		'page, grange, 3 ; n. 47, 51'
	],
	'BARN-4': [
		'On ne peut poser aucun paysan dans un pré avec une grange.',
		'page, grange, 3 ; n. 52'
	],
	'BARN-5': [
		'Quand une tuile relie des paysans au pré d’une grange, le joueur qui en a le plus marque 1 point par ville complète. Tous les paysans reviennent ensuite en réserve.',
		'page, grange, 3 ; n. 53'
	],
	'BARN-6': [
		'À la fin, une grange rapporte à son propriétaire 4 points pour chaque ville complète au bord de son pré. Plusieurs granges rapportent chacune tous leurs points.',
		'page, grange, 4 ; n. 52, 56'
	],
	'BARN-7': [
		'Le pré est évalué une fois la tuile du tour placée : une ville complétée par cette tuile compte donc.',
		'notre décision ; n. 47, 53'
	],
	'BARN-8': [
		'Une tuile qui relie des paysans au pré d’une grange rapporte 1 point par ville, même avec une nouvelle grange dans le même tour.',
		'page, grange, 3 ; n. 53, 54'
	],
	'BARN-9': [
		'Avec des granges, les prés rapportent selon la règle d’aujourd’hui. Une règle maison permet d’en garder une ancienne. Selon celle de 2000, une nouvelle grange rapporte aux paysans 4 points par ville. Ce qu’un pré rapporte à cause d’une grange compte à part de l’évaluation finale.',
		'page, grange, 3 ; page du jeu de base, n. 14, 15'
	],
	'BARN-10': [
		'Une partie sans paysans n’a pas de granges, sauf si votre règle maison les permet.',
		'notre décision'
	],
	'BARN-11': [
		'Les quatre prés d’une grange doivent être reliés ; là où des côtés qui ne correspondent pas les séparent, on ne peut pas poser de grange.',
		'notre décision'
	]
};

/** What its rules are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	TILES: 'nouvelles tuiles',
	ABBEY: 'monastère',
	MAYOR: 'maire',
	WAGON: 'chariot',
	BARN: 'grange'
};
