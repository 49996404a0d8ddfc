import type { WordsOf } from '../../../words/ro/says';
import type { WIND_ROSES_NAMES } from '../names';

/** The Wind Roses in Romanian. */
export const words: WordsOf<typeof WIND_ROSES_NAMES> = {
	title: 'Rozele vânturilor',
	adds: '6 cartonașe: două roze împart harta, iar patru aduc puncte în sfertul lor',
	printed: {
		'wind-rose-ne': 'Roza vânturilor NE: 3 puncte dacă o plasezi în nord-est.',
		'wind-rose-se': 'Roza vânturilor SE: 3 puncte dacă o plasezi în sud-est.',
		'wind-rose-sw': 'Roza vânturilor SV: 3 puncte dacă o plasezi în sud-vest.',
		'wind-rose-nw': 'Roza vânturilor NV: 3 puncte dacă o plasezi în nord-vest.',
		'wind-rose-orange': 'Roza portocalie: nordul ei împarte harta până apare cea albastră.',
		'wind-rose-blue': 'Roza albastră: de acum nordul ei împarte harta.'
	},
	marks: {
		'wind-rose-ne': 'roza vânturilor NE',
		'wind-rose-se': 'roza vânturilor SE',
		'wind-rose-sw': 'roza vânturilor SV',
		'wind-rose-nw': 'roza vânturilor NV',
		'wind-rose-orange': 'roza vânturilor portocalie',
		'wind-rose-blue': 'roza vânturilor albastră'
	},
	sources: { 'wind-roses': 'Rozele vânturilor' },
	titles: { 'wind-roses/section': 'Roză a vânturilor în sfertul ei' },
	verdicts: { 'wind-roses/section': 'Se află în sfertul tipărit pe ea' },
	countables: { 'wind-roses/section': ['roză a vânturilor', 'roze ale vânturilor'] },
	rulings: {
		startTileWithRoses: {
			title: 'Cartonașul de start cu Rozele vânturilor',
			answers: {
				out: [
					'Rămâne în cutie',
					'Roza portocalie îi ia locul.',
					'cartonașul de start rămâne în cutie'
				],
				bag: [
					'Se trage',
					'Roza portocalie stă prima, iar cartonașul de start se trage ca toate celelalte.',
					'cartonașul de start se trage ca toate celelalte'
				]
			}
		}
	},
	rulingSources: {
		startTileWithRoses: 'Regulile pe care le-am văzut nu spun; JCloisterZone le are pe amândouă'
	},
	help: {
		title: 'Rozele vânturilor',
		lines: [
			'Roza portocalie stă prima, cu nordul în sus. Cu un râu, izvorul stă primul, iar ambele roze întregi se trag.'
		],
		terms: [
			[
				'Patru sferturi',
				'Roza întreagă împarte harta în nord-est, sud-est, sud-vest și nord-vest. Rândul și coloana ei aparțin sferturilor de ambele părți.'
			],
			[
				'Un sfert de roză',
				'Plasează-l în sfertul tipărit pe el și primești imediat 3 puncte. Nu contează cum îl rotești.'
			],
			[
				'Roza albastră',
				'Imediat ce este plasată, contează nordul ei, nu cel al rozei portocalii. Cine o plasează rotește deci sferturile.'
			]
		],
		topics: {
			roses: {
				title: 'Rozele vânturilor în imagini',
				pictures: {
					'rose-section': 'NE este la nord-est de roza portocalie: 3 puncte',
					'rose-blue': 'Nordul rozei albastre arată spre stânga: NE aduce puncte și acolo sus'
				}
			}
		}
	},
	rules: {
		'ROSE-1': [
			'Sunt 6 cartonașe: o roză portocalie, una albastră și patru cu un sfert. Cea portocalie stă prima, celelalte se trag.',
			'pagina; imaginile'
		],
		'ROSE-2': [
			'O roză întreagă împarte harta în patru sferturi, după direcțiile tipărite pe ea. Rândul și coloana ei aparțin sferturilor de ambele părți.',
			'pagina'
		],
		'ROSE-3': [
			'Cine plasează un sfert de roză în sfertul tipărit pe el primește imediat 3 puncte. În altă parte nu aduce nimic.',
			'pagina'
		],
		'ROSE-4': ['Nu contează cum este rotit un sfert de roză.', 'JCloisterZone'],
		'ROSE-5': [
			'Imediat ce roza albastră este plasată, ea împarte harta după direcțiile ei, iar cea portocalie nu mai contează.',
			'pagina; JCloisterZone'
		],
		'ROSE-6': [
			'Cartonașul de start rămâne în cutie. După o altă regulă se trage ca toate celelalte.',
			'lăsat deschis; ambele moduri: JCloisterZone'
		],
		'ROSE-7': [
			'Cu un râu se trag ambele roze. Atunci, și într-un joc început, contează ultima roză, iar fără roză sferturile nu aduc nimic.',
			'decizia noastră'
		]
	},
	ruleTopics: { ROSE: 'rozele vânturilor' }
};
