import { common } from '../../../words/ro/common';
import type { WordsOf } from '../../../words/ro/says';
import type { SHRINES_NAMES } from '../names';

const AHEAD = 'Cel finalizat primul aduce puncte; celălalt nu aduce nimic.';

/** Shrines in Romanian. */
export const words: WordsOf<typeof SHRINES_NAMES> = {
	title: 'Sanctuarele',
	adds: '5 sau 6 cartonașe cu sanctuare, care provoacă mănăstirile',
	monasteries: {
		shrine: {
			name: 'sanctuar',
			some: 'un sanctuar',
			the: 'sanctuarul',
			on: 'în sanctuar',
			from: 'din sanctuar',
			done: 'finalizat',
			of: (tiles) => `Sanctuar cu ${tiles}`
		}
	},
	printed: {
		shrine:
			'Sanctuar: se evaluează ca o mănăstire. Ocupat, provoacă o mănăstire ocupată de lângă el.'
	},
	signs: { shrine: { name: 'Sanctuar', with: 'cu sanctuar' } },
	titles: { 'shrines/lost': 'Provocare pierdută' },
	verdicts: { 'shrines/lost': 'Cealaltă clădire a fost finalizată prima' },
	countables: { 'shrines/lost': ['provocare pierdută', 'provocări pierdute'] },
	notes: {
		'shrines/by-shrine': (names) =>
			`Provocat de un sanctuar de alături (${common.list(names)}). ${AHEAD}`,
		'shrines/by-monastery': (names) =>
			`Provocat de o mănăstire de alături (${common.list(names)}). ${AHEAD}`,
		'shrines/begun': (names) =>
			`Începe o provocare: sanctuar contra mănăstire (${common.list(names)}).`,
		'shrines/ended': (names) => `Provocare pierdută: niciun punct pentru ${common.list(names)}.`
	},
	objections: {
		'shrines/two-monasteries': 'Un sanctuar poate sta lângă o singură mănăstire.',
		'shrines/two-shrines': 'O mănăstire poate sta lângă un singur sanctuar.'
	},
	rulings: {
		shrineTiles: {
			title: 'Câte sanctuare',
			answers: {
				five: [
					'5 cartonașe',
					'Cele din Count, King & Robber și din Spielbox.',
					'sunt cinci sanctuare'
				],
				six: ['6 cartonașe', 'Cele din Cult, Siege & Creativity.', 'sunt șase sanctuare']
			}
		},
		shrineWagon: {
			title: 'O căruță a cărei clădire pierde provocarea',
			answers: {
				home: [
					'Se întoarce',
					'O căruță merge mai departe numai după ce a fost evaluată.',
					'o căruță se întoarce dintr-o clădire care pierde provocarea'
				],
				drives: [
					'Merge mai departe',
					'Merge mai departe ca dintr-o clădire finalizată.',
					'o căruță merge mai departe dintr-o clădire care pierde provocarea'
				]
			}
		}
	},
	rulingSources: {
		shrineTiles: 'Wikicarpedia, Heretics & Shrines: conținut, imagini ale cartonașelor',
		shrineWagon: 'Regulile pe care le-am văzut nu spun; al doilea mod este cel din JCloisterZone'
	},
	help: {
		title: 'Sanctuarele',
		lines: ['Spuneți la reguli dacă cutia voastră are cinci cartonașe sau șase.'],
		terms: [
			[
				'Un sanctuar',
				'Se ocupă și se evaluează ca o mănăstire: 1 punct pentru cartonașul lui și 1 pentru fiecare dintre cele opt din jur. Cine poate sta într-o mănăstire poate sta și acolo.'
			],
			[
				'Unde poate sta',
				'Un sanctuar nu stă niciodată lângă două mănăstiri, nici o mănăstire lângă două sanctuare, nici măcar la colț. Ce contează ca mănăstire contează și aici.'
			],
			[
				'Provocarea',
				'Începe imediat ce un sanctuar și o mănăstire de lângă el sunt amândouă ocupate. Tilekeep o spune după tură și pe fișele amândurora.'
			],
			[
				'Cine câștigă',
				'Prima clădire finalizată aduce puncte. Cealaltă nu aduce nimic, iar figura ei se întoarce în rezervă. Dacă un cartonaș le finalizează pe amândouă, amândouă aduc puncte. La sfârșitul jocului, amândouă se evaluează ca nefinalizate.'
			]
		],
		topics: {
			shrines: {
				title: 'Provocări în imagini',
				pictures: {
					'shrine-wins': 'Sanctuarul albastru este finalizat primul și aduce puncte',
					'monastery-loses': 'Mănăstirea roșie de lângă el nu aduce nimic',
					'shrine-draws': 'Un cartonaș le-a finalizat pe amândouă: amândouă aduc puncte'
				}
			}
		}
	},
	rules: {
		'SHRINE-1': [
			'Sunt 5 cartonașe cu sanctuar, iar într-o cutie 6. Se trag împreună cu celelalte.',
			'pagina, conținut; imagini ale cartonașelor'
		],
		'SHRINE-2': [
			'Niciun sanctuar nu poate sta lângă două mănăstiri și nicio mănăstire lângă două sanctuare, nici la colț. Asta este valabil și pentru cele deja plasate.',
			'pagina; pentru cele deja plasate: JCloisterZone'
		],
		'SHRINE-3': [
			'Un sanctuar se ocupă și se evaluează ca o mănăstire, și nefinalizat la sfârșit. Cine poate sta într-o mănăstire poate sta și acolo.',
			'pagina, Z-Man; abați și căruțe: JCloisterZone'
		],
		'SHRINE-4': [
			'Un sanctuar și o mănăstire alăturate, și la colț, se provoacă imediat ce amândouă sunt ocupate.',
			'pagina, Z-Man'
		],
		'SHRINE-5': [
			'Prima clădire finalizată aduce puncte. Dacă cealaltă este încă nefinalizată, nu aduce nimic, iar figura ei se întoarce în rezervă în aceeași tură.',
			'pagina, Z-Man; JCloisterZone'
		],
		'SHRINE-6': [
			'Dacă un cartonaș le finalizează pe amândouă, amândouă aduc puncte.',
			'răspunsurile editurii'
		],
		'SHRINE-7': [
			'Câștigă numai o clădire ocupată. Cea care a pierdut este din nou liberă: poate fi ocupată și evaluată mai târziu.',
			'JCloisterZone'
		],
		'SHRINE-8': [
			'Ce contează ca mănăstire este și aici una, iar grădinile nu iau parte.',
			'răspunsurile editurii; locuri lângă abații și grădini: JCloisterZone'
		],
		'SHRINE-9': [
			'O figură luată înapoi înainte de decizie aduce puncte ca întotdeauna și pune capăt provocării.',
			'JCloisterZone'
		],
		'SHRINE-10': [
			'O căruță se întoarce dintr-o clădire care a pierdut provocarea. După o altă regulă, merge mai departe.',
			'lăsat deschis; al doilea mod: JCloisterZone'
		],
		'SHRINE-11': [
			'La sfârșit, provocările nedecise s-au încheiat, iar amândouă clădirile se evaluează ca nefinalizate. Într-un joc început, o clădire finalizată, dar neevaluată încă, câștigă la reluarea jocului.',
			'exemple; jocuri începute: decizia noastră'
		]
	},
	ruleTopics: { SHRINE: 'sanctuarele' }
};
