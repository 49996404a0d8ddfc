import type { BoxRulings } from '../../en/rulings/types';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (prima; a doua și a treia ediție)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals: BoxRulings = {
	rulings: {
		innTiles: {
			title: 'Cartonașele din Hanuri și catedrale',
			answers: {
				first: [
					'Prima ediție',
					'Hanul de la răscrucea a trei drumuri stă lângă unul singur. Cutiile de până pe la 2014.',
					'Hanuri și catedrale este în prima ediție'
				],
				later: [
					'Edițiile noi',
					'Hanul de la răscrucea a trei drumuri stă între două și îl au amândouă; două cartonașe au o grădină. Cutiile din 2015 încoace.',
					'Hanuri și catedrale este într-o ediție nouă'
				]
			}
		}
	},
	sources: { innTiles: `${PAGES}, și imaginile cartonașelor` }
};
