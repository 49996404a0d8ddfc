import type { BoxRulings } from '../../en/rulings/types';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (1st; 2nd and 3rd edition)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals: BoxRulings = {
	rulings: {
		innTiles: {
			title: 'Karten von Wirtshäuser & Kathedralen',
			answers: {
				first: [
					'erste Edition',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt an einer davon. Schachteln bis etwa 2014.'
				],
				later: [
					'neuere Editionen',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt zwischen zweien und gehört zu beiden; zwei Karten haben einen Garten. Schachteln ab 2015.'
				]
			}
		}
	},
	sources: { innTiles: `${PAGES}, und die Bilder der Karten` }
};
