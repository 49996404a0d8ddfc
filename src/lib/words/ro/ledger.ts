import { common } from './common';
import { counted } from './format';

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Puncte pe jucători',
	sources: 'Puncte pe categorii',
	awards: (n: number, points: number): string =>
		`${counted(n, 'punctaj', 'punctaje')} · ${common.points(points)}`,
	showAll: 'Arată tot',
	none: 'Niciun punctaj din această categorie.',
	hint: 'Atinge un punctaj ca să-l vezi pe masă.'
};
