import { common } from './common';
import { counted } from './format';

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Puncte pe jucători',
	sources: 'Puncte pe categorii',
	awards: (n: number, points: number): string =>
		`${counted(n, 'evaluare', 'evaluări')} · ${common.points(points)}`,
	showAll: 'Arată tot',
	none: 'Nicio evaluare din această categorie.',
	hint: 'Atinge o evaluare ca s-o vezi pe hartă.'
};
