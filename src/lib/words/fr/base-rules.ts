import type { base as english, baseTopics as englishTopics } from '../en/base-rules';
import type { RuleWords } from '../expansion';

/** The base game's rules. */
export const base: Readonly<Record<keyof typeof english, RuleWords>> = {
	'LAY-1': [
		'Une nouvelle tuile touche au moins une tuile par un côté entier. Les coins ne comptent pas.',
		'page, 1 ; livret, 1'
	],
	'LAY-2': [
		'Chaque côté qui en touche un autre lui correspond : pré, route ou ville.',
		'page, 1 ; livret, 1'
	],
	'LAY-3': [
		'Une tuile impossible à placer quitte la partie et son joueur en pioche une autre ; selon une règle maison, elle retourne dans le sac.',
		'page, 1, et règles maison ; page Hiver, n. 8'
	],
	'LAY-4': [
		'Des côtés qui ne correspondent pas ne se relient jamais : ce qui s’y arrête ne peut pas être complété.',
		''
	],
	'LAY-5': [
		'Selon votre règle maison, le joueur qui comble un trou entouré de tuiles sur les quatre côtés joue encore un tour. Cela ne vaut pas pour un monastère, et le bord de la table ne compte pas comme une tuile.',
		'page, règles maison'
	],
	'EDGE-1': [
		'Le bord de la table limite la partie : pas de tuile au-delà, et on ne décale rien. Ce qui reste ouvert au bord ne peut pas être complété.',
		'page, jouer sur une table, et règles maison'
	],
	'EDGE-2': [
		'Selon votre règle maison, le bord de la table ferme les routes et les villes qui l’atteignent. Pour une abbaye, les emplacements au-delà comptent comme remplis. Seules les vraies tuiles rapportent.',
		'page, règles maison'
	],
	'EDGE-3': [
		'On peut mettre une autre table à côté de la première : placez-y une tuile quand même, et le bord recule jusqu’à elle.',
		'page, jouer sur une table'
	],
	'EDGE-4': [
		'Selon votre règle maison, on peut décaler toutes les tuiles, mais aucune rangée ne dépasse la table, où que se retrouve la tuile de départ.',
		'page, jouer sur une table'
	],
	'START-1': [
		'Selon votre règle maison, la tuile de départ est dans le sac. Le premier joueur pioche une tuile et la place au milieu, comme dans tout autre tour.',
		'page, règles maison'
	],
	'DRAW-1': [
		'Selon votre règle maison, chacun a trois tuiles en main, en place une et repioche ; un monastère compte comme l’une d’elles.',
		'page, règles maison'
	],
	'FIG-1': [
		'Chaque joueur a sept meeples ; le huitième sert de marqueur de score.',
		'page, mise en place'
	],
	'FIG-2': [
		'Au plus un meeple par tour, pris dans la réserve, sur la tuile qui vient d’être placée.',
		'page, 2'
	],
	'FIG-3': [
		'Un meeple ne va que là où il n’y a encore aucun pion, même du même joueur. On regarde toute la route, toute la ville ou tout le pré.',
		'page, 2'
	],
	'FIG-4': [
		'On regarde ce que la tuile complète avant de poser un meeple. Posé sur une zone qu’elle complète, il marque et revient aussitôt en réserve.',
		'page, 3, n. 7'
	],
	'FIG-5': [
		'On couche les paysans, et ils restent jusqu’à la fin. Une première partie peut s’en passer.',
		'page, prés ; livret, 2'
	],
	'FIG-6': [
		'Selon votre règle maison, chacun commence avec cinq à dix meeples au lieu de sept.',
		''
	],
	'ROAD-1': [
		'Une route est complète quand elle s’arrête des deux côtés à un carrefour, une ville, une abbaye ou un village. Une boucle l’est aussi.',
		'page, 3 ; n. 4'
	],
	'ROAD-2': [
		'Une route complète rapporte 1 point par tuile. Une tuile compte une fois, même si la route y passe plusieurs fois.',
		'page, 3 ; livret, 3'
	],
	'ROAD-3': [
		'Selon votre règle maison, seules les maisons arrêtent les routes à un carrefour. S’il n’y a que des arbres, elles continuent et n’en font qu’une.',
		'page, règles maison'
	],
	'CITY-1': ['Une ville est complète quand aucun de ses côtés n’est ouvert.', 'page, 3 ; n. 5'],
	'CITY-2': [
		'Une ville complète rapporte 2 points par tuile, chaque tuile comptant une fois, et 2 par blason.',
		'page, 3 ; livret, 3'
	],
	'CITY-3': [
		'Un blason ne compte que pour la ville où il est dessiné.',
		'page, 3 ; page Hiver, n. 14'
	],
	'CITY-4': [
		'Selon l’ancienne règle des petites villes, une ville complète de deux tuiles rapporte 1 point par tuile et 1 par blason.',
		'page, n. 6'
	],
	'MONASTERY-1': [
		'Une abbaye est complète quand il y a une tuile sur chacun des huit emplacements autour.',
		'page, 3'
	],
	'MONASTERY-2': [
		'Une abbaye complète rapporte 1 point pour sa tuile et 1 pour chacune des huit autour.',
		'page, 3'
	],
	'SHARE-1': [
		'Quand plusieurs joueurs ont des pions dans une zone, celui qui en a le plus marque tous les points. En cas d’égalité, chacun les marque tous.',
		'page, 3 ; page Hiver, n. 15'
	],
	'SHARE-2': ['Les pions reviennent en réserve une fois leur zone évaluée, pas avant.', 'page, 3'],
	'END-1': [
		'La partie finit avec le tour de la dernière tuile : on évalue d’abord les zones incomplètes, puis les prés.',
		'page, fin'
	],
	'END-2': [
		'À la fin, une route incomplète rapporte 1 point par tuile.',
		'page, fin ; n. 18 de la page Hiver'
	],
	'END-3': [
		'À la fin, une ville incomplète rapporte 1 point par tuile et 1 par blason.',
		'page, fin'
	],
	'END-4': [
		'À la fin, une abbaye incomplète rapporte 1 point pour sa tuile et 1 pour chaque tuile autour.',
		'page, fin'
	],
	'END-5': [
		'Selon votre règle maison, les routes, villes et abbayes incomplètes ne rapportent rien ; leurs pions reviennent en réserve.',
		'page, règles maison'
	],
	'FARM-1': [
		'Un pré rapporte 3 points pour chaque ville complète dont il touche le mur, au joueur qui y a le plus de paysans. Les coins ne comptent pas.',
		'page, prés ; n. 14'
	],
	'FARM-2': [
		'Un pré rapporte 3 points pour chaque ville complète dont il touche le mur, mais une ville ne rapporte qu’une fois au même joueur. Elle compte pour le pré où elle rapporte le plus ; en cas d’égalité, pour le premier commencé.',
		'aperçu historique de la première édition'
	],
	'FARM-3': [
		'Chaque ville complète rapporte 4 points, une seule fois, au joueur qui a le plus de paysans dans tous les prés autour.',
		'page, n. 15'
	],
	'FARM-4': [
		'Les prés sont séparés par les routes, les villes et le bord des tuiles placées. La rivière les sépare aussi, sauf si une règle maison réunit ses rives.',
		'page, prés ; n. 9, 10'
	],
	'TIE-1': [
		'Si plusieurs joueurs ont le plus de points, ils partagent la victoire. Selon un livret, personne ne gagne et une autre partie décide. Au choix de votre table, le premier joueur perd, ou gagne, en cas d’égalité.',
		'page, n. 16 ; livret, p. 5'
	],
	'TRACK-1': [
		'La piste de score a cinquante cases ; un marqueur qui atteint ou dépasse le 0 est couché.',
		'page et page Hiver, piste de score ; livret, 3, seulement au-delà de 50'
	],
	'HAND-1': [
		'Ces points ou ces jetons ont été saisis manuellement. Les points comptent comme les autres et sont indiqués à part.',
		'notre décision'
	],
	'HAND-2': [
		'Des points passent d’un joueur à l’autre ; la somme reste la même. Selon une règle maison, on achète ainsi la seule tuile qui peut compléter une zone.',
		'page, règles maison'
	],
	'HAND-3': [
		'La partie a repris avec ces points sur la piste de score, ou avec ces jetons.',
		'notre décision'
	],
	'FOUND-1': [
		'Une partie déjà commencée se saisit dans n’importe quel ordre, sans compter les tours. Tilekeep signale ce qui ne va pas ensemble.',
		'notre décision'
	],
	'FOUND-2': [
		'Les pions se posent là où ils sont sur la table. Rien n’est évalué pendant la saisie.',
		'notre décision'
	],
	'FOUND-3': [
		'Les zones complètes où il y a encore des pions sont évaluées quand la partie reprend, ou finit.',
		'notre décision'
	]
};

/** What their rules are about, by the first part of their ids. */
export const baseTopics: Readonly<Record<keyof typeof englishTopics, string>> = {
	LAY: 'placement d’une tuile',
	EDGE: 'bord de la table',
	START: 'tuile de départ',
	DRAW: 'pioche des tuiles',
	FIG: 'pose d’un meeple',
	ROAD: 'évaluation des routes',
	CITY: 'évaluation des villes',
	MONASTERY: 'évaluation des abbayes',
	SHARE: 'évaluation',
	END: 'évaluation finale',
	FARM: 'prés',
	TIE: 'victoire',
	TRACK: 'piste de score',
	HAND: 'points',
	FOUND: 'partie déjà commencée'
};
