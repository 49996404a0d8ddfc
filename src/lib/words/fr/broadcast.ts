import { common } from './common';
import { counted } from './format';

/** Words of the broadcast of a followed game. */
export const broadcast = {
	open: 'Affichage pour un direct',
	openHint: 'Pour un direct : le plateau et les points sur un fond transparent.',
	address: 'L’adresse de cet affichage',
	how: (relay: boolean): string =>
		relay
			? 'Dans ton logiciel de streaming, ajoute une source navigateur avec cette adresse, en 1920 × 1080 pixels. Elle se connecte toute seule.'
			: 'Dans ton logiciel de streaming, ajoute une source navigateur avec cette adresse, en 1920 × 1080 pixels. Ouvre-la avec « Interagir » et colle le lien d’un nouveau code.',
	here: 'L’afficher ici',
	hereHint: '« Retour », ou la touche Échap, ramène à la table.',
	lost: 'Connexion perdue : voici la table telle qu’elle était.',
	tilesLeft: (n: number): string =>
		n === 0 ? 'Plus aucune tuile' : counted(n, 'tuile restante', 'tuiles restantes'),
	inHand: 'En main',
	leads: (name: string, ahead: number): string => `${name} mène de ${common.points(ahead)}`,
	level: (names: readonly string[]): string => `${common.list(names)} sont à égalité`
} as const;
