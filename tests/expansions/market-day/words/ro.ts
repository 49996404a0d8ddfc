import { counted } from '../../../words/ro/format';
import { onPlace, placeOf, turnOf } from '../../../words/ro/places';
import { IN_NONE, type WordsOf } from '../../../words/ro/says';
import type { MARKET_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'cartonaș', 'cartonașe');
const openRoads = (n: number): string =>
	n === 1
		? 'Un singur drum posibil. Atinge-l.'
		: `${counted(n, 'drum posibil', 'drumuri posibile')}. Atinge unul.`;
const STAYS = 'Lasă negustorul ambulant';

/** Market Day in Romanian. */
export const words: WordsOf<typeof MARKET_NAMES> = {
	title: 'Zi de târg',
	adds: '2 cartonașe, câte un tarabagiu; negustorul ambulant și caseta',
	pieces: {
		stallkeeper: { one: 'tarabagiu', many: 'tarabagii', the: 'tarabagiul' },
		hawker: {
			one: 'negustor ambulant',
			many: 'negustori ambulanți',
			the: 'negustorul ambulant'
		}
	},
	printed: { stall: 'Tarabă: aici vine negustorul.' },
	signs: { stall: { name: 'Tarabă', with: 'cu tarabă' } },
	countables: { cashbox: ['casetă', 'casete'], coins: ['monedă', 'monede'] },
	sources: { hawker: 'Negustorul ambulant', cashbox: 'Caseta' },
	scoreAll: { cashbox: 'Evaluează caseta' },
	titles: {
		'market-day/visited': 'Sosește negustorul ambulant',
		'market-day/priced': 'Taraba aduce puncte',
		'market-day/taken': 'Cel mai lung drum pentru casetă',
		'market-day/ended': 'Caseta'
	},
	verdicts: { 'market-day/visited': 'Contează fiecare tarabagiu, oricine ar avea majoritatea' },
	objections: { 'market-day/no-stall': 'Tarabagiul are nevoie de un drum cu tarabă.' },
	heldTitles: {
		cashbox: {
			name: 'Caseta',
			held: 'caseta',
			won: (n) => `pentru un drum de ${tiles(n)}`,
			passes: (n) => `O câștigă un drum finalizat de peste ${tiles(n)}.`
		}
	},
	events: {
		'market-day/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} a mutat negustorul ambulant ${placeOf(event)}.`,
		'market-day/stayed': (event) =>
			`${turnOf(event.turn)}: ${event.name} a lăsat negustorul ambulant.`,
		'market-day/priced': (event) => `Zarul arată ${String(event.count ?? 0)}.`,
		'market-day/went-home': (event) => `${event.name} și-a luat tarabagiul înapoi.`,
		'market-day/stood': (event) => `Poziția de pornire: negustorul ambulant ${placeOf(event)}.`
	},
	questions: {
		'market-day/completed': (name, options) => ({
			question: `${name} poate muta negustorul ambulant`,
			how: openRoads(options),
			why: 'Drumul lui este finalizat.'
		}),
		'market-day/stall': (name, options) => ({
			question: `${name} poate muta negustorul ambulant pentru tarabă`,
			how: openRoads(options),
			why: 'A fost plasat un cartonaș cu tarabă.'
		}),
		'market-day/last': (name, options) => ({
			question: `${name} poate muta la sfârșit negustorul ambulant`,
			how: openRoads(options),
			why: 'A fost plasat ultimul cartonaș.'
		}),
		'market-day/priced': (name) => ({
			question: `${name} dă cu zarul pentru tarabă`,
			how: 'Atinge numărul de pe zar.',
			why: 'Taraba aduce tot atâtea puncte.'
		}),
		'market-day/went-home': (name) => ({
			question: `Ce tarabagiu ia înapoi ${name}?`,
			how: 'Atinge tarabagiul.',
			why: 'Atunci nu se mai pune nicio figurină.'
		})
	},
	offers: { 'market-day/went-home': 'Ia înapoi un tarabagiu' },
	answers: { 'market-day/priced/shows': ({ count }) => String(count) },
	declines: {
		'market-day/completed': STAYS,
		'market-day/stall': STAYS,
		'market-day/last': STAYS
	},
	moves: { hawker: (place, kind) => `mută negustorul ambulant ${onPlace(place, kind)}` },
	markerHints: { hawker: 'Atinge drumul pe care se află negustorul ambulant.' },
	rulings: {
		hawkerPays: {
			title: 'Ce aduce negustorul ambulant',
			answers: {
				'1': [
					'1 punct de cartonaș',
					'Drumul pe care sosește aduce fiecărui tarabagiu câte 1 punct de cartonaș.',
					'negustorul ambulant aduce câte 1 punct de cartonaș'
				],
				'2': [
					'2 puncte de cartonaș',
					'Drumul pe care sosește aduce fiecărui tarabagiu câte 2 puncte de cartonaș. O regulă a casei.',
					'negustorul ambulant aduce câte 2 puncte de cartonaș'
				]
			}
		}
	},
	rulingSources: { hawkerPays: IN_NONE },
	help: {
		title: 'Zi de târg',
		lines: [],
		terms: [
			['Tarabagiul', 'Se pune în locul unui meeple, pe un drum cu tarabă.'],
			[
				'Negustorul ambulant',
				'Cine îi finalizează drumul, plasează o tarabă sau ultimul cartonaș îl poate muta pe alt drum nefinalizat. Fiecare tarabagiu de acolo aduce câte 1 punct de cartonaș.'
			],
			[
				'Caseta',
				'O ia cine finalizează un drum mai lung decât toate dinainte. La sfârșit aduce 3 puncte.'
			]
		],
		topics: {
			market: {
				title: 'Ziua de târg în imagini',
				pictures: {
					'hawker-comes': 'Negustorul ambulant sosește pe un drum cu un tarabagiu',
					'cashbox-taken': 'Albastru finalizează primul drum și ia caseta'
				}
			}
		}
	},
	rules: {
		'MARKET-1': [
			'Cele două cartonașe cu tarabă se trag ca toate celelalte. La început, negustorul ambulant și caseta stau lângă hartă.',
			'decizia noastră'
		],
		'MARKET-2': [
			'Tarabagiul se pune pe un drum cu tarabă și contează cât un meeple.',
			'decizia noastră'
		],
		'MARKET-3': [
			'Cine finalizează drumul negustorului, plasează o tarabă sau ultimul cartonaș îl poate muta pe alt drum nefinalizat.',
			'decizia noastră'
		],
		'MARKET-4': [
			'Drumul pe care sosește negustorul aduce puncte pentru cartonașele lui celor care au acolo un tarabagiu.',
			'decizia noastră'
		],
		'MARKET-5': [
			'Cine finalizează un drum mai lung decât toate dinainte ia caseta.',
			'decizia noastră'
		],
		'MARKET-6': ['La sfârșit caseta aduce 3 puncte.', 'decizia noastră'],
		'MARKET-7': [
			'Într-un joc început, negustorul ambulant stă unde este pus sau lângă hartă.',
			'decizia noastră'
		],
		'MARKET-8': [
			'Taraba de lângă oraș aduce celui care o plasează atâtea puncte câte arată zarul.',
			'decizia noastră'
		],
		'MARKET-9': [
			'În loc să pună o figurină, jucătorul poate lua înapoi un tarabagiu al său.',
			'decizia noastră'
		]
	},
	ruleTopics: { MARKET: 'ziua de târg' }
};
