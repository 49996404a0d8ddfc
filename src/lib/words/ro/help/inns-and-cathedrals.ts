import type { HelpSection } from '../../en/help/types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Hanuri și catedrale',
	lines: [
		'Fiecare are un meeple mare pe lângă cei șapte meepleși și pot juca până la șase. În edițiile noi hanul de la răscrucea a trei drumuri ține de două dintre ele, iar două cartonașe au o grădină: spuneți la regulile voastre ce cartonașe aveți.'
	],
	terms: [
		[
			'Han',
			'Un drum care trece pe lângă lacul unui han aduce 2 puncte pentru fiecare cartonaș când este finalizat, oricâte hanuri ar avea. Nefinalizat la sfârșit, nu aduce nimic.'
		],
		[
			'Catedrală',
			'Un oraș finalizat cu catedrală aduce câte 3 puncte pentru fiecare cartonaș și blazon, cu o catedrală sau cu două. Nefinalizat la sfârșit, nu aduce nimic, iar câmpurile nu primesc nimic pentru el.'
		],
		[
			'Meeple mare',
			'Se pune oriunde poate sta un meeple, în locul lui. Contează cât doi când se compară cine are cei mai mulți și nu schimbă punctele. Pentru Omul de turtă dulce este un singur cavaler.'
		],
		[
			'Două porți și o răscruce',
			'La răscrucea dintre cele două porți, ambele drumuri se termină. Potecile spre porți nu sunt ale nimănui, dar împart câmpul în patru. O căruță merge acolo de pe un drum pe altul, niciodată dintr-un oraș în altul și nici între oraș și drum; după regula ediției a doua merge la orice este aproape.'
		],
		[
			'O ediție și mai nouă',
			'Din câte se știe, are alte cartonașe, pe care Tilekeep nu le cunoaște: descrie un cartonaș care arată altfel.'
		]
	],
	topics: [
		{
			id: 'inns',
			title: 'Hanurile în imagini',
			pictures: {
				'inn-completed': 'Un drum finalizat cu han',
				'inn-unfinished': 'Același drum, nefinalizat la sfârșit'
			}
		},
		{
			id: 'cathedrals',
			title: 'Catedralele în imagini',
			pictures: {
				'cathedral-completed': 'Un oraș finalizat cu catedrală',
				'cathedral-unfinished': 'Același oraș, nefinalizat la sfârșit'
			}
		},
		{
			id: 'big-follower',
			title: 'Meeple-ul mare în imagini',
			pictures: { 'big-follower-tie': 'Un meeple mare și doi cavaleri: egalitate' }
		}
	]
};
