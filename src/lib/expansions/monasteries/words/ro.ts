import type { WordsOf } from '../../../words/ro/says';
import type { MONASTERIES_NAMES } from '../names';

/** Monasteries in Romanian. */
export const words: WordsOf<typeof MONASTERIES_NAMES> = {
	title: 'Mănăstirile',
	adds: '6 cartonașe din fiecare cutie (Germania, Țările de Jos și Belgia, Japonia): cine stă culcat primește puncte pentru rând și coloană',
	monasteries: {
		minster: {
			name: 'mănăstire specială',
			some: 'o mănăstire specială',
			the: 'mănăstirea specială',
			on: 'în mănăstirea specială',
			from: 'din mănăstirea specială',
			done: 'finalizată',
			of: (tiles) => `Mănăstire specială cu ${tiles}`
		}
	},
	printed: {
		minster:
			'Mănăstire specială: o figură stă aici în picioare, ca în oricare alta, sau culcată. Culcată, aduce la sfârșit puncte pentru rând și coloană.'
	},
	signs: { minster: { name: 'Mănăstire specială', with: 'cu mănăstire specială' } },
	sources: { 'row-and-column': 'Rând și coloană' },
	titles: { 'monasteries/lain': 'Rând și coloană' },
	verdicts: { 'monasteries/lain': 'Figura stă culcată în mănăstirea specială' },
	countables: {
		'monasteries/row': ['cartonaș în rând', 'cartonașe în rând'],
		'monasteries/column': ['cartonaș deasupra și dedesubt', 'cartonașe deasupra și dedesubt']
	},
	notes: {
		'monasteries/lies': () =>
			'O figură stă culcată aici: mănăstirea nu se finalizează niciodată. La sfârșit figura aduce puncte pentru rând și coloană, până la primele goluri.'
	},
	rulings: {
		monasteryBoxes: {
			title: 'Câte cutii cu mănăstiri',
			answers: {
				one: [
					'Una',
					'Șase cartonașe: din Germania, din Țările de Jos și Belgia sau din Japonia.',
					'se joacă o cutie cu mănăstiri'
				],
				two: [
					'Două',
					'Douăsprezece cartonașe, din oricare două cutii.',
					'se joacă două cutii cu mănăstiri'
				],
				three: ['Trei', 'Toate cele 18 cartonașe.', 'se joacă trei cutii cu mănăstiri']
			}
		},
		baseMonasteries: {
			title: 'Cele șase mănăstiri ale jocului de bază',
			answers: {
				'left-out': [
					'Rămân în cutie',
					'Cele speciale le iau locul.',
					'mănăstirile jocului de bază rămân în cutie'
				],
				kept: [
					'Se joacă și ele',
					'Se trag toate mănăstirile.',
					'se joacă și mănăstirile jocului de bază'
				]
			}
		}
	},
	rulingSources: {
		monasteryBoxes: 'Wikicarpedia, Monasteries: cutiile au aceleași reguli',
		baseMonasteries: 'Wikicarpedia, Monasteries: ambele moduri'
	},
	help: {
		title: 'Mănăstirile',
		lines: [
			'Cutiile din Germania, din Țările de Jos și Belgia și din Japonia au aceleași reguli. Spuneți în regulile voastre câte jucați.'
		],
		terms: [
			[
				'În picioare sau culcat',
				'Cine pune o figură pe o mănăstire specială alege: figura stă în picioare ca un călugăr sau culcată ca un abate. Cartonașul arată câte un loc pentru fiecare.'
			],
			[
				'Cine stă în picioare',
				'Se evaluează ca în orice mănăstire: 1 punct pentru cartonașul ei și 1 pentru fiecare dintre cele opt din jur.'
			],
			[
				'Cine stă culcat',
				'Rămâne până la sfârșitul jocului. Atunci aduce 1 pentru cartonașul ei și 1 pentru fiecare cartonaș din rândul și coloana ei, până la primul gol.'
			],
			[
				'Înconjurat',
				'Cu cine stă culcat nu se întâmplă nimic. Numai sfârșitul jocului aduce puncte.'
			]
		],
		topics: {
			monasteries: {
				title: 'În picioare și culcat, în imagini',
				pictures: {
					'lying-row': 'Figura roșie stă culcată: 3 cartonașe în rândul ei, 2 deasupra și dedesubt',
					'standing-around': 'Aceeași în picioare: cartonașul ei și cele care sunt deja în jur'
				}
			}
		}
	},
	rules: {
		'LYING-1': [
			'Fiecare cutie are șase cartonașe cu o mănăstire specială, două dintre ele cu un drum. Se trag împreună cu celelalte.',
			'pagina, conținutul; imaginile'
		],
		'LYING-2': [
			'Cele șase cartonașe cu mănăstiri ale jocului de bază rămân în cutie sau se joacă și ele. Cele din alte cutii se joacă mereu.',
			'pagina; alte cutii: decizia noastră'
		],
		'LYING-3': [
			'O figură vine pe o mănăstire specială în picioare sau culcată, cum alege jucătorul ei. Orice figură care contează și poate sta acolo poate sta culcată.',
			'pagina, regulamentul; felurile de figuri: JCloisterZone'
		],
		'LYING-4': [
			'Cine stă acolo în picioare se evaluează ca în orice mănăstire.',
			'pagina, regulamentul'
		],
		'LYING-5': [
			'Cine stă acolo culcat aduce la sfârșit 1 pentru cartonașul lui și 1 pentru fiecare din rândul și coloana lui, până la primele goluri.',
			'pagina, regulamentul'
		],
		'LYING-6': [
			'Unde stă cineva culcat, o mănăstire nu se finalizează niciodată. De aceea o figură se poate culca și dacă propriul cartonaș e deja înconjurat.',
			'pagina; propriul cartonaș: JCloisterZone'
		],
		'LYING-7': [
			'Dacă sunt acolo mai multe figuri, cine are majoritatea primește punctele, ca întotdeauna.',
			'JCloisterZone'
		],
		'LYING-8': [
			'O figură care poate fi luată înapoi aduce 1 pentru cartonașul ei și 1 pentru fiecare dintre cele opt din jur, ca în picioare. Înconjurată, rămâne. Un mesaj aduce la fel de mult.',
			'JCloisterZone; înconjurată, mesaje: decizia noastră'
		],
		'LYING-9': [
			'O figură care ajunge acolo altfel decât cu cartonașul ei stă în picioare. Una care merge acolo mai departe se poate culca.',
			'decizia noastră; mersul mai departe: JCloisterZone'
		],
		'LYING-10': [
			'Regula casei despre ce nu e finalizat nu privește pe cine stă culcat. Într-un joc început, figurile se introduc în picioare sau culcate.',
			'decizia noastră'
		]
	},
	ruleTopics: { LYING: 'mănăstirile speciale' }
};
