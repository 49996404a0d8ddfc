import type { HelpSection } from '../../en/help/types';

/** How to play with The River. */
export const river: HelpSection = {
	id: 'river',
	title: 'Râul',
	lines: [
		'Cele douăsprezece cartonașe de râu se plasează înaintea tuturor celorlalte: întâi izvorul, la urmă lacul. Cartonașul de start rămâne în cutie, dacă nu îl trageți împreună cu celelalte. Până la lac, Tilekeep oferă doar cartonașe de râu.'
	],
	terms: [
		[
			'Unde poate coti',
			'Râul continuă de la capătul lui deschis. Nu poate coti în aceeași parte pe două cartonașe la rând și nici de trei ori la rând, chiar dacă între coturi merge drept. Puteți hotărî altfel. Tilekeep oferă doar locurile pe care le permit regulile voastre.'
		],
		[
			'Figuri și puncte',
			'Pe aceste cartonașe figurile se pun ca de obicei: pe drumuri, în orașe, în mănăstiri, în grădini și pe câmpuri. Pe râu nu stă nimeni și el nu aduce nimic. Atinge-l pe hartă ca să vezi ce desparte.'
		],
		[
			'Câmpuri',
			'Râul desparte câmpurile ca un drum. Un drum îl poate trece pe un pod. În jurul izvorului și al lacului câmpul este unul singur.'
		],
		[
			'Un cartonaș care nu se potrivește nicăieri',
			'Niciun regulament nu spune ce se face atunci. Tilekeep îl pune deoparte ca pe oricare altul, iar cine l-a tras trage din nou.'
		],
		[
			'Trei ediții',
			'Cartonașele diferă puțin, deci la un joc nou alegeți ediția pe care o aveți. Pe cele ale Ediției de iarnă, Tilekeep le cunoaște doar din descrieri; descrie orice cartonaș care arată altfel.'
		]
	],
	topics: [
		{
			id: 'river',
			title: 'Râul în imagini',
			pictures: {
				'river-fields':
					'Râul desparte două câmpuri: fiecare aduce puncte pentru orașele cu care se învecinează',
				'river-bridge': 'Un drum pe un pod trece peste râu'
			}
		}
	]
};
