import type { innsAndCathedrals as english } from '../../en/rulings/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const PAGES = 'Wikicarpedia, Wirtshäuser & Kathedralen (1. Edition; 2. und 3. Edition)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		innTiles: {
			title: 'Karten von Wirtshäuser & Kathedralen',
			answers: {
				first: [
					'erste Edition',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt an einer davon. Ausgaben bis etwa 2014.',
					'Wirtshäuser & Kathedralen stammt aus der ersten Edition'
				],
				later: [
					'neuere Editionen',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt zwischen zweien und gehört zu beiden; zwei Karten haben einen Garten. Ausgaben seit 2015.',
					'Wirtshäuser & Kathedralen stammt aus einer neueren Edition'
				]
			}
		},
		bigFollowers: mayStayInBox('Große Meeple', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen großen Meeple',
			'niemand hat einen großen Meeple'
		])
	},
	sources: {
		innTiles: `${PAGES}, und die Bilder der Karten`,
		bigFollowers: IN_NONE
	}
};
