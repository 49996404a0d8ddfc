import { common } from './common';
import { counted } from './format';

export const ledger = {
	players: 'Points par joueur',
	sources: 'Points par sorte',
	awards: (n: number, points: number): string =>
		`${counted(n, 'gain', 'gains')} · ${common.points(points)}`,
	showAll: 'Tout afficher',
	none: 'Aucun gain de cette sorte.',
	hint: 'Touche un gain pour le voir sur le plateau.'
};
