import type { HelpSection } from '../../en/help/types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Negustori și constructori',
	lines: [],
	terms: [
		[
			'Mărfurile',
			'În unele orașe este desenat vin, grâu sau stofă. Cine finalizează un astfel de oraș, cu un cartonaș sau cu abația, ia câte un jeton pentru fiecare simbol. Nu contează cine primește punctele orașului. Tilekeep numără jetoanele: atinge scorul unui jucător ca să le vezi. La sfârșit, cine are cele mai multe jetoane dintr-o marfă primește 10 puncte, iar la egalitate le primește fiecare.'
		],
		[
			'Constructorul',
			'Se pune în locul unui meeple, pe cartonașul tocmai plasat, pe un drum sau într-un oraș nefinalizat unde ai un meeple. De câte ori continui apoi acel drum sau oraș, tura ta are o a doua parte. Mai tragi un cartonaș, îl plasezi și mai poți pune o figură. Dacă nu vrei, atinge „Fără al doilea cartonaș”. O a treia parte nu există, iar o abație nu continuă nimic. Când drumul sau orașul este finalizat, constructorul se întoarce în rezervă cu meepleșii. Constructorul și porcul nu contează pentru nicio majoritate.'
		],
		[
			'Porcul',
			'Se pune în locul unui meeple, pe un câmp al cartonașului tocmai plasat unde ai un țăran. Dacă primești puncte pentru acel câmp, fiecare oraș finalizat îți aduce 4 puncte în loc de 3. Când o moșie trimite țăranii în rezervă, pleacă și porcii.'
		],
		[
			'Unde regulile tac',
			'După regula câmpurilor din 2000, un oraș aduce 5 puncte în loc de 4 celui care are un porc pe un câmp de lângă el. Într-un joc început, introdu jetoanele pe care jucătorii le au deja.'
		],
		[
			'O ediție și mai nouă',
			'Din câte se știe, are alte cartonașe, pe care Tilekeep nu le cunoaște: descrie orice cartonaș care arată altfel.'
		]
	],
	topics: [
		{
			id: 'goods',
			title: 'Mărfurile în imagini',
			pictures: {
				'goods-taken':
					'Roșu primește punctele orașului; Albastru îl finalizează și ia vinul și grâul'
			}
		},
		{
			id: 'builder',
			title: 'Constructorul în imagini',
			pictures: {
				'builder-second':
					'Constructorul roșu stă pe acest drum: Roșu l-a continuat și apoi l-a finalizat cu al doilea cartonaș al aceleiași ture'
			}
		},
		{
			id: 'pig',
			title: 'Porcul în imagini',
			pictures: {
				'pig-pays': 'Câmpul roșu, cu porc, aduce 4 puncte pentru fiecare oraș, iar cel albastru, 3'
			}
		}
	]
};
