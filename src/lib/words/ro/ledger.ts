import { common } from './common';
import { counted } from './format';

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Puncte după jucător',
	sources: 'Puncte după fel',
	awards: (n: number, points: number): string =>
		`${counted(n, 'punctaj', 'punctaje')} · ${common.points(points)}`,
	showAll: 'Arată tot',
	none: 'Niciun punctaj de acest fel.',
	hint: 'Atinge un punctaj ca să-l vezi pe masă.'
};
