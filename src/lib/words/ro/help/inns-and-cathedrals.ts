import type { HelpSection } from '../../en/help/types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Hanuri și catedrale',
	lines: [
		'Fiecare are un meeple mare pe lângă cei șapte meepleși și pot juca până la șase jucători. În edițiile noi, hanul de la răscrucea a trei drumuri contează pentru două dintre ele, iar două cartonașe au o grădină. Indicați la „Regulile noastre” ce cartonașe aveți.'
	],
	terms: [
		[
			'Han',
			'Un drum care trece pe lângă lacul unui han aduce 2 puncte pentru fiecare cartonaș când este finalizat, oricâte hanuri ar avea. Nefinalizat la sfârșit, nu aduce nimic.'
		],
		[
			'Catedrală',
			'Un oraș finalizat cu catedrală aduce câte 3 puncte pentru fiecare cartonaș și blazon, cu o catedrală sau cu două. Nefinalizat la sfârșit, nu aduce nimic și nu contează nici pentru câmpuri.'
		],
		[
			'Meeple mare',
			'Se pune în locul unui meeple obișnuit, oriunde poate sta acesta. Contează cât doi când se compară figurile, dar nu schimbă punctele. Pentru Omul de turtă dulce este un singur cavaler.'
		],
		[
			'Două porți și o răscruce',
			'La răscrucea dintre cele două porți, ambele drumuri se termină. Pe potecile spre porți nu stă nimeni, dar ele împart câmpul în patru. Acolo o căruță trece doar de pe un drum pe altul, niciodată dintr-un oraș în altul, de pe un drum în oraș sau invers. După regula ediției a doua, merge la orice teritoriu nefinalizat și liber din apropiere.'
		],
		[
			'O ediție și mai nouă',
			'Din câte se știe, are alte cartonașe, pe care Tilekeep nu le cunoaște: descrie orice cartonaș care arată altfel.'
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
