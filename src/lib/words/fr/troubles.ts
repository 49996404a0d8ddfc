import type { Refusal } from '../../engine/objection';
import { refusals } from './objections';

export const troubles = {
	missing:
		'Cette partie n’est pas sur cet appareil. Les parties restent là où elles ont été saisies ; ouvre le fichier de la partie pour l’amener ici.',
	failed: 'Impossible de lire cette partie dans le stockage de l’appareil.',
	readOnly:
		'Cette partie est en cours de saisie dans un autre onglet ou une autre fenêtre. Tu la suis ici en direct.',
	stale:
		'Cette partie est en cours de saisie ailleurs et ne peut pas être lue ici pour le moment. Ce que tu vois n’est peut-être plus à jour.',
	takeOver: 'Saisir ici',
	noTabLock:
		'Ce navigateur ne peut pas protéger une partie contre un deuxième onglet : n’en utilise qu’un.',
	recordDamaged:
		'La fin de l’enregistrement de cette partie est illisible. Tu vois la partie jusque-là, et elle ne peut pas continuer. Télécharge le fichier pour tout garder.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`L’enregistrement s’arrête à l’entrée ${String(turn)} : elle ${refusals.why(refusal)}. Tu vois la partie jusque-là.`,
	download: 'Télécharger le fichier de la partie'
};
