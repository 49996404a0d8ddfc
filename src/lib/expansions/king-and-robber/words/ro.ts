import { counted } from '../../../words/ro/format';
import { IN_NONE, type WordsOf } from '../../../words/ro/says';
import type { KING_AND_ROBBER_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'cartonaș', 'cartonașe');

/** King & Robber Baron in Romanian. */
export const words: WordsOf<typeof KING_AND_ROBBER_NAMES> = {
	title: 'Regele și baronul tâlhar',
	adds: '5 cartonașe; regele și baronul tâlhar',
	sources: { king: 'Regele', robber: 'Baronul tâlhar' },
	scoreAll: { king: 'Evaluează regele', robber: 'Evaluează baronul tâlhar' },
	titles: {
		'king/taken': 'Cel mai mare oraș',
		'king/at-once': 'Un oraș pentru rege',
		'king/ended': 'Orașele regelui',
		'robber/taken': 'Cel mai lung drum',
		'robber/at-once': 'Un drum pentru baronul tâlhar',
		'robber/ended': 'Drumurile baronului tâlhar'
	},
	countables: {
		king: ['rege', 'regi'],
		robber: ['baron tâlhar', 'baroni tâlhari'],
		roads: ['drum finalizat', 'drumuri finalizate']
	},
	heldTitles: {
		king: {
			name: 'Regele',
			held: 'regele',
			won: (n) => `pentru un oraș de ${tiles(n)}`,
			passes: (n) => `Îl câștigă un oraș finalizat cu peste ${tiles(n)}.`
		},
		robber: {
			name: 'Baronul tâlhar',
			held: 'baronul tâlhar',
			won: (n) => `pentru un drum de ${tiles(n)}`,
			passes: (n) => `Îl câștigă un drum finalizat cu peste ${tiles(n)}.`
		}
	},
	rulings: {
		kingTiles: {
			title: 'Cartonașele extensiei Regele și baronul tâlhar',
			answers: {
				first: [
					'Fără grădină',
					'Cele 5 cartonașe din 2003.',
					'cartonașele extensiei Regele și baronul tâlhar nu au grădină'
				],
				later: [
					'Cu grădină',
					'Cele 5 cartonașe din 2017: unul are o grădină, care contează doar cu Abatele.',
					'un cartonaș al extensiei Regele și baronul tâlhar are o grădină'
				]
			}
		},
		kingAndRobber: {
			title: 'Ce aduc regele și baronul tâlhar',
			answers: {
				each: [
					'Câte 1 punct',
					'La sfârșit, 1 punct pentru fiecare oraș finalizat și 1 pentru fiecare drum finalizat.',
					'regele și baronul tâlhar aduc câte 1 punct pentru fiecare oraș și drum finalizat'
				],
				'10': [
					'Câte 10 puncte',
					'La sfârșit, 10 puncte pentru rege și 10 pentru baronul tâlhar. O regulă a casei.',
					'regele și baronul tâlhar aduc câte 10 puncte'
				],
				'15': [
					'15, sau 40 pentru amândoi',
					'La sfârșit, 15 puncte pentru unul dintre ei; cine îi are pe amândoi primește câte 20. O regulă a casei.',
					'regele și baronul tâlhar aduc câte 15 puncte, iar împreună 40'
				],
				'at-once': [
					'1 punct imediat',
					'Fiecare oraș finalizat aduce imediat 1 punct celui care avea până atunci regele, iar fiecare drum finalizat celui care avea baronul tâlhar. La sfârșit, nimic. O regulă a casei.',
					'regele și baronul tâlhar aduc imediat câte 1 punct pentru fiecare oraș și drum care este finalizat'
				]
			}
		}
	},
	rulingSources: {
		kingTiles: 'Wikicarpedia, King & Robber Baron: imaginile cartonașelor',
		kingAndRobber: IN_NONE
	},
	help: {
		title: 'Regele și baronul tâlhar',
		lines: [],
		terms: [
			[
				'Regele',
				'Cine finalizează primul oraș ia regele, oricine ar primi punctele. Apoi îl câștigă cine finalizează un oraș mai mare: mai multe cartonașe, tot atâtea nu ajung. Cine are regele la sfârșit primește 1 punct pentru fiecare oraș finalizat de pe hartă, chiar și pentru cele mai mici.'
			],
			[
				'Baronul tâlhar',
				'La fel este cu drumurile: cine îl finalizează pe cel mai lung are baronul tâlhar și primește la sfârșit 1 punct pentru fiecare drum finalizat. Contează toate ramurile unui drum.'
			],
			[
				'La cine sunt',
				'Amândoi apar la scoruri. Atinge scorul ca să vezi cu ce oraș sau drum au fost câștigați și de câte cartonașe este nevoie ca să fie câștigați. Într-un joc început, introdu la „Jetoane” cine îi are.'
			]
		],
		topics: {
			king: {
				title: 'Regele în imagini',
				pictures: {
					'king-passes':
						'Roșu avea regele cu un oraș de 2 cartonașe; Albastru finalizează unul de 3 și îl ia'
				}
			},
			robber: {
				title: 'Baronul tâlhar în imagini',
				pictures: { 'robber-taken': 'Albastru finalizează primul drum și ia baronul tâlhar' }
			}
		}
	},
	rules: {
		'KING-1': [
			'Sunt 5 cartonașe, care se trag ca toate celelalte, precum și regele și baronul tâlhar. La început nu sunt la nimeni.',
			'pagina, pregătire'
		],
		'KING-2': [
			'Cartonașele din 2017 diferă doar printr-o grădină pe unul dintre ele.',
			'pagina, imaginile cartonașelor'
		],
		'KING-3': [
			'Cine finalizează primul oraș ia regele, oricine ar primi puncte. Apoi îl câștigă cine finalizează un oraș mai mare decât toate cele dinainte.',
			'pagina, regele'
		],
		'KING-4': [
			'Un oraș la fel de mare ca cel mai mare nu ajunge. Cine are regele și finalizează un oraș mai mare îl păstrează, iar următorul trebuie să fie și mai mare.',
			'nurdz, „more tiles”'
		],
		'KING-5': [
			'Mărimea unui oraș este numărul cartonașelor sale. Blazoanele și catedralele nu îl fac mai mare.',
			'nurdz'
		],
		'KING-6': [
			'La sfârșit, cine are regele primește 1 punct pentru fiecare oraș finalizat de pe hartă, chiar și pentru cele mai mici și pentru cele fără meepleși.',
			'pagina, evaluarea finală'
		],
		'KING-7': [
			'Un cartonaș care finalizează două orașe ia regele o singură dată. Apoi trebuie întrecut cel mai mare dintre ele.',
			'JCloisterZone'
		],
		'KING-8': [
			'După regula casei, regele și baronul tâlhar aduc alte puncte.',
			'JCloisterZone; în niciun regulament'
		],
		'KING-9': [
			'Un oraș sau un drum finalizat de cartonașul propriu al unui jucător contează pentru el. Acest cartonaș nu se numără printre cartonașele orașului sau ale drumului.',
			'JCloisterZone'
		],
		'KING-10': [
			'Într-un joc început se introduce cine îi are. Orașele și drumurile finalizate de acolo contează, iar cel mai mare trebuie întrecut.',
			'decizia noastră'
		],
		'ROBBER-1': [
			'Cine finalizează primul drum ia baronul tâlhar. Apoi îl câștigă cine finalizează un drum mai lung: mai multe cartonașe, cu toate ramurile.',
			'pagina, baronul tâlhar'
		],
		'ROBBER-2': [
			'La sfârșit, cine are baronul tâlhar primește 1 punct pentru fiecare drum finalizat de pe hartă.',
			'pagina, evaluarea finală'
		]
	},
	ruleTopics: { KING: 'regele', ROBBER: 'baronul tâlhar' }
};
