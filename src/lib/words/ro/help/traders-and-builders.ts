import type { HelpSection } from '../../en/help/types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Negustori și constructori',
	lines: [],
	terms: [
		[
			'Mărfurile',
			'Unele orașe arată vin, grâu sau stofă. Cine plasează cartonașul sau abația care finalizează un astfel de oraș ia câte un jeton pentru fiecare simbol, chiar dacă punctele le primește altcineva sau nimeni. Tilekeep numără jetoanele: atinge punctajul unui jucător ca să le vezi. La final, cine are cele mai multe jetoane dintr-o marfă primește 10 puncte, iar la egalitate toți.'
		],
		[
			'Constructorul',
			'Se pune în locul unui supus, pe un drum sau într-un oraș nefinalizat unde ai un supus. De câte ori îl continui mai târziu, tura ta are o a doua parte: mai tragi, mai plasezi și mai pui o dată. Dacă nu vrei, atinge butonul care încheie tura. O a treia parte nu există niciodată, iar o abație nu continuă nimic. Când drumul sau orașul este finalizat, constructorul se întoarce cu supușii. Constructorul și porcul nu contează pentru nicio majoritate.'
		],
		[
			'Porcul',
			'Se pune în locul unui supus, pe un câmp unde ai un țăran. Dacă primești puncte pentru acel câmp, fiecare oraș finalizat îți aduce 4 în loc de 3. Când o moșie trimite țăranii acasă, pleacă și porcii.'
		],
		[
			'Unde regulile tac',
			'După regula câmpurilor din 2000, un oraș aduce 5 în loc de 4 celui care are un porc lângă el. Într-un joc început, introduceți jetoanele pe care jucătorii le au deja.'
		],
		[
			'O ediție și mai nouă',
			'Se zice că are alte cartonașe, pe care Tilekeep nu le cunoaște: descrie un cartonaș care arată altfel.'
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
			pictures: { 'pig-pays': 'Câmpul roșu, cu porc, aduce câte 4 de oraș, cel albastru câte 3' }
		}
	]
};
