import { common } from './common';
import { counted } from './format';

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Punkte nach Spieler',
	sources: 'Punkte nach Art',
	awards: (n: number, points: number): string =>
		`${counted(n, 'Wertung', 'Wertungen')} · ${common.points(points)}`,
	showAll: 'Alle zeigen',
	none: 'Keine passende Wertung.',
	hint: 'Tippe auf eine Wertung, um sie auf dem Tisch zu sehen.'
};
