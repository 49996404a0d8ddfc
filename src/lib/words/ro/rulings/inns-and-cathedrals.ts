import type { innsAndCathedrals as english } from '../../en/rulings/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (prima; a doua și a treia ediție)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		innTiles: {
			title: 'Cartonașele din Hanuri și catedrale',
			answers: {
				first: [
					'Prima ediție',
					'Hanul de la răscrucea a trei drumuri stă lângă unul singur. Cutiile de până pe la 2014.',
					'cartonașele din Hanuri și catedrale sunt din prima ediție'
				],
				later: [
					'Edițiile noi',
					'Hanul de la răscrucea a trei drumuri stă între două drumuri și contează pentru amândouă; două cartonașe au o grădină. Cutiile din 2015 încoace.',
					'cartonașele din Hanuri și catedrale sunt din edițiile noi'
				]
			}
		},
		bigFollowers: mayStayInBox('Meepleși mari', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un meeple mare',
			'nimeni nu are un meeple mare'
		])
	},
	sources: {
		innTiles: `${PAGES}, și imaginile cartonașelor`,
		bigFollowers: IN_NONE
	}
};
