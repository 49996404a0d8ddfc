import { common } from './common';
import { counted } from './format';

export const ledger = {
	players: 'Points par joueur',
	sources: 'Points par origine',
	awards: (n: number, points: number): string =>
		`${counted(n, 'évaluation', 'évaluations')} · ${common.points(points)}`,
	showAll: 'Tout afficher',
	none: 'Aucune évaluation de ce type.',
	hint: 'Touche une évaluation pour la voir sur le plateau.'
};
