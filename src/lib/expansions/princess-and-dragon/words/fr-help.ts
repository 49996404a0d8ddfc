import type { ExpansionReading } from '../../../words/expansion';
import type { DRAGON_NAMES } from '../names';

type Reading = ExpansionReading<typeof DRAGON_NAMES>;

/** How to play with The Princess & the Dragon, in French. */
export const help: Reading['help'] = {
	title: 'Princesse & Dragon',
	lines: [
		'Le dragon et la fée n’appartiennent à personne et attendent à côté du plateau. L’édition de 2025, « Dragon & Fée », a d’autres règles, que Tilekeep ne connaît pas.'
	],
	terms: [
		[
			'Volcan',
			'Le dragon vient de lui-même à chaque volcan. Aucun pion n’est placé sur cette tuile. Les tuiles avec un dragon piochées avant sont mises de côté, puis mélangées plus tard.'
		],
		[
			'Le dragon se déplace',
			'Après une tuile avec un dragon, tous le déplacent à tour de rôle, de six tuiles en tout. Touche la tuile suivante : les pions qui y sont reviennent en réserve, sans points. S’il ne reste qu’un chemin, il avance de lui-même. Dans une impasse, il s’arrête.'
		],
		[
			'Fée',
			'Au lieu de placer un pion, tu peux déplacer la fée vers un des tiens. Le dragon n’entre jamais sur sa tuile. Tu marques 1 point quand ton tour commence avec elle, et 3 quand son pion est évalué, aussi à la fin.'
		],
		[
			'Princesse',
			'Celui qui ajoute une princesse à une ville avec des chevaliers peut en renvoyer un au lieu de placer un pion. Selon d’autres règles, il le doit.'
		],
		[
			'Portail magique',
			'Celui qui pose un portail peut placer un pion sur n’importe quelle tuile, dans une zone incomplète et sans personne. Touche « Passer par le portail », puis l’endroit.'
		],
		[
			'Pions qui ne peuvent rester seuls',
			'Ils reviennent en réserve avec le dernier pion de leur joueur à cet endroit. Un pion là où quatre tuiles se touchent reste : le dragon ne le dévore pas.'
		]
	],
	topics: {
		fairy: {
			title: 'La fée en images',
			pictures: {
				'fairy-at-start': 'Le tour de rouge commence avec la fée',
				'fairy-scored': 'La ville de rouge est complète : la fée rapporte 3 points en plus',
				'fairy-at-the-end': 'La même ville, incomplète à la fin'
			}
		}
	}
};

export const rules: Reading['rules'] = {
	'DRAGON-1': [
		'30 tuiles sont piochées avec les autres : 6 volcans, 12 dragons, 6 portails, 6 princesses. Dans les éditions récentes, deux ont un jardin, et une a perdu son blason.',
		'page, contenu ; images des tuiles'
	],
	'DRAGON-2': [
		'La route du tunnel est une seule route et ne sépare aucun pré. L’abbaye dans une ville s’occupe à part de cette ville.',
		'page ; première page ; Papa Geek'
	],
	'DRAGON-3': [
		'Aucun pion n’est placé sur un volcan. On peut déplacer la fée, reprendre un pion, et en poser un à un coin de cette tuile.',
		'page, note ; JCloisterZone'
	],
	'DRAGON-4': [
		'Dès qu’un volcan est posé, le dragon y vient, où qu’il ait été.',
		'page ; première page'
	],
	'DRAGON-5': ['Il y reste jusqu’à la prochaine tuile avec un volcan ou un dragon.', 'page'],
	'DRAGON-6': [
		'Une tuile avec un dragon piochée avant le premier volcan est mise de côté. Son joueur en pioche une autre, et elle est mélangée aux autres plus tard.',
		'page ; carcassonne-spiel.com'
	],
	'DRAGON-7': [
		'Quand une tuile avec un dragon est posée, peut-être avec un pion, le dragon se déplace, avant l’évaluation. Selon une autre règle, il se déplace après, une fois les pions repartis.',
		'avant : page ; après : Rio Grande Games'
	],
	'DRAGON-8': [
		'Il se déplace six fois, chaque fois vers une tuile voisine. Celui qui a posé la tuile commence, et tous suivent à tour de rôle.',
		'page ; première page'
	],
	'DRAGON-9': [
		'Il n’entre jamais deux fois sur une tuile pendant un trajet, ni sur celle de la fée. Chaque pas est obligatoire ; dans une impasse le trajet est fini.',
		'page ; première page ; JCloisterZone'
	],
	'DRAGON-10': [
		'Tous les pions d’une tuile où il entre reviennent en réserve sans points, où qu’ils y soient : les paysans aussi.',
		'page ; première page'
	],
	'DRAGON-11': [
		'Un pion là où quatre tuiles se touchent reste. Celui qui ne peut rester seul revient avec le dernier pion de son joueur à cet endroit.',
		'Papa Geek ; JCloisterZone'
	],
	'DRAGON-12': [
		'Personne ne vient sur la tuile du dragon, ni par un portail ni en repartant.',
		'JCloisterZone'
	],
	'DRAGON-13': [
		'Si la dernière tuile montre un dragon, il se déplace avant la fin de la partie.',
		'notre décision ; JCloisterZone'
	],
	'DRAGON-14': [
		'Dans une partie déjà commencée, le dragon est là où vous le placez, ou attend un volcan.',
		'notre décision'
	],
	'PRINCESS-1': [
		'Celui qui ajoute une princesse à une ville avec des chevaliers peut en renvoyer un, de n’importe quel joueur. Selon une autre règle, il le doit.',
		'peut : page ; doit : Brettspielwelt'
	],
	'PRINCESS-2': [
		'Tous les pions de la ville qui comptent pour sa majorité sont des chevaliers. Un pion qui ne peut rester seul ne part qu’après le dernier d’entre eux.',
		'JCloisterZone'
	],
	'PRINCESS-3': [
		'Celui qui renvoie un chevalier ne fait rien d’autre avec un pion ce tour-ci.',
		'page, note'
	],
	'PRINCESS-4': [
		'Sans chevalier dans la ville, ou s’il n’arrive que plus tard, une princesse ne fait rien.',
		'superfred.de ; JCloisterZone'
	],
	'PRINCESS-5': ['Le chevalier ne marque rien.', 'page'],
	'PORTAL-1': [
		'Celui qui pose un portail peut placer un pion sur n’importe quelle autre tuile : dans une zone incomplète, selon les règles habituelles.',
		'première page ; carcassonne-spiel.com'
	],
	'PORTAL-2': [
		'Tout pion qui compte pour la majorité peut passer, les autres non. Selon une autre règle, ni maire ni chariot non plus.',
		'JCloisterZone ; sinon non tranché'
	],
	'PORTAL-3': [
		'Le pion peut aussi aller sur la tuile du portail elle-même, comme sur toute tuile.',
		'première page'
	],
	'PORTAL-4': [
		'Un pion qui peut être placé en second peut passer par le portail, si aucun autre ne l’a fait dans ce tour.',
		'JCloisterZone ; Papa Geek'
	],
	'FAIRY-1': [
		'Au lieu de placer un pion, on peut déplacer la fée vers un des siens qui compte pour la majorité, même au tour d’un volcan.',
		'page ; JCloisterZone'
	],
	'FAIRY-2': [
		'Elle se tient à côté d’un seul pion. Selon une autre règle, elle se tient sur toute une tuile, avec tous les pions qui y sont.',
		'première page, note'
	],
	'FAIRY-3': [
		'Quand son pion revient, elle reste où elle est et ne rapporte à personne. Sur une tuile entière, elle rapporte à ceux qui y ont un pion.',
		'JCloisterZone'
	],
	'FAIRY-4': [
		'Le dragon n’entre pas sur sa tuile : tous les pions y sont à l’abri de lui, mais de rien d’autre.',
		'première page ; JCloisterZone'
	],
	'FAIRY-5': [
		'Un joueur dont le tour commence avec elle près d’un de ses pions marque 1 point : une fois, même avec une seconde tuile.',
		'page ; réponses de l’éditeur'
	],
	'FAIRY-6': [
		'Quand on évalue quelque chose avec son pion, son joueur marque 3 points en plus, quelle que soit la majorité. Cela vaut aussi à la fin, et là où rien d’autre n’est payé.',
		'page ; superfred.de ; JCloisterZone'
	],
	'FAIRY-7': [
		'Selon une autre règle, un tour qui commence avec elle rapporte 1 point par pion du joueur sur sa tuile.',
		'JCloisterZone'
	],
	'FAIRY-8': [
		'Si plusieurs pions de sa tuile sont dans ce qui est évalué, le premier arrivé reçoit les 3 points. Selon une autre règle, chacun de ces joueurs les reçoit.',
		'JCloisterZone ; sinon non tranché'
	],
	'FAIRY-9': [
		'Un pion repris ne rapporte pas ces 3 points. Un paysan près de la fée les rapporte, même si son pré est évalué avant la fin.',
		'JCloisterZone'
	],
	'FAIRY-10': [
		'Dans une partie déjà commencée, elle est là où vous la placez : à côté du pion qui y est, s’il y en a un.',
		'notre décision'
	],
	'FAIRY-11': [
		'Elle peut aussi aller vers ton pion placé en hauteur. Cela rapporte 1 point au début de ton tour, et jamais 3.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	DRAGON: 'le dragon',
	PRINCESS: 'la princesse',
	PORTAL: 'les portails',
	FAIRY: 'la fée'
};
