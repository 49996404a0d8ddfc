import type { WordsOf } from '../../../words/ro/says';
import type { ABBOT_NAMES } from '../names';

/** The Abbot in Romanian. */
export const words: WordsOf<typeof ABBOT_NAMES> = {
	title: 'Abatele',
	adds: 'fiecare primește un abate, care punctează și grădini',
	pieces: { abbot: { one: 'abate', many: 'abați', the: 'abatele' } },
	sources: { garden: 'Grădini', 'unfinished-garden': 'Grădini nefinalizate' },
	scoreAll: { garden: 'Evaluează grădinile' },
	titles: { 'abbot/recalled': 'Un abate se întoarce în rezervă' },
	verdicts: { 'abbot/recalled': 'Cine are abatele primește puncte pentru cartonașele de acum' },
	objections: {
		'abbot/surrounded': 'Locul abatelui este acum înconjurat, deci se evaluează ca finalizat.',
		'abbot/same-turn':
			'După regulile voastre, abatele nu poate fi luat înapoi în tura în care a fost pus.'
	},
	rulings: {
		abbotRecallSameTurn: {
			title: 'Un abate pus în aceeași tură',
			answers: {
				yes: [
					'Poate fi luat înapoi',
					'Într-o tură cu două părți, un abate pus în prima parte poate fi luat înapoi în a doua.',
					'un abate poate fi luat înapoi în tura în care a fost pus'
				],
				no: [
					'Rămâne deocamdată',
					'Într-o tură cu două părți, un abate pus în prima parte rămâne cel puțin până la tura următoare.',
					'un abate nu poate fi luat înapoi în tura în care a fost pus'
				]
			}
		}
	},
	rulingSources: {
		abbotRecallSameTurn: 'Nu scrie în niciun regulament; majoritatea programelor permit asta'
	},
	help: {
		title: 'Abatele și grădinile',
		lines: [
			'Opt cartonașe ale jocului de bază din 2014 încoace au o grădină, la fel și opt din Ediția de iarnă din 2022. Au grădini și unele cartonașe din edițiile mai noi ale extensiilor. Fără abate, grădinile sunt doar imagini.',
			'Fiecare are un abate pe lângă meepleși și pune, ca întotdeauna, o singură figură pe tură: alege întâi tipul figurii, apoi atinge locul.'
		],
		terms: [
			[
				'Unde stă',
				'Într-o mănăstire sau într-o grădină unde nu este nimeni. Contează cât un meeple. Într-o grădină nu stă nimeni altcineva, nici mai târziu.'
			],
			[
				'Grădinile',
				'Aduc puncte ca mănăstirile: 9 puncte când sunt înconjurate de opt cartonașe. La sfârșit, o grădină nefinalizată aduce 1 punct pentru cartonașul ei și câte 1 pentru fiecare cartonaș din jur.'
			],
			[
				'Cum îl iei înapoi',
				'Plasează cartonașul și apoi, în loc să pui o figură, atinge-ți abatele pe hartă. Se întoarce în rezervă și aduce atâtea puncte câte valorează acum locul lui; le vezi dinainte. Dacă acest cartonaș umple ultimul loc din jurul lui, abatele se întoarce singur, cu 9 puncte, și poți pune altă figură. Într-o tură cu două părți, poți face asta în oricare dintre ele.'
			]
		],
		topics: {
			abbot: {
				title: 'Abatele în imagini',
				pictures: {
					'abbot-garden': 'O grădină cu toate cele opt cartonașe din jur',
					'abbot-recalled': 'Un abate luat înapoi înainte ca grădina lui să fie înconjurată',
					'abbot-end': 'O grădină nefinalizată, la sfârșit'
				}
			}
		}
	},
	rules: {
		'ABBOT-1': [
			'Fiecare are un abate. Se pune în locul unui meeple, pe cartonașul tocmai plasat.',
			'pagina abatelui'
		],
		'ABBOT-2': [
			'Abatele stă într-o mănăstire sau într-o grădină unde nu este nimeni și contează cât un meeple. Nicio altă figură nu stă într-o grădină.',
			'pagina abatelui'
		],
		'ABBOT-3': [
			'În loc să pună o figură, un jucător își poate lua înapoi abatele, dacă acesta nu este încă înconjurat. Abatele aduce 1 punct pentru cartonașul lui și câte 1 pentru fiecare cartonaș aflat acum în jur.',
			'pagina abatelui și nota ei'
		],
		'ABBOT-4': [
			'Când un cartonaș tocmai plasat umple ultimul loc din jurul abatelui, teritoriul lui se evaluează ca finalizat și se poate pune altă figură.',
			'decizia noastră'
		],
		'ABBOT-5': [
			'Într-o tură cu două părți, abatele poate fi luat înapoi în oricare dintre ele. După altă regulă, nu poate fi luat înapoi în tura în care a fost pus.',
			'decizia noastră'
		],
		'ABBOT-6': [
			'O figură care merge mai departe nu ajunge niciodată într-o grădină și nici într-o mănăstire unde stă un abate.',
			'decizia noastră'
		],
		'GARDEN-1': [
			'O grădină cu cartonașe pe toate cele opt locuri din jur aduce 9 puncte: 1 pentru cartonașul ei și câte 1 pentru fiecare dintre ele.',
			'pagina abatelui'
		],
		'GARDEN-2': [
			'La sfârșit, o grădină nefinalizată aduce 1 punct pentru cartonașul ei și câte 1 pentru fiecare cartonaș din jur.',
			'pagina abatelui'
		]
	},
	ruleTopics: {
		ABBOT: 'abatele',
		GARDEN: 'evaluarea grădinilor'
	}
};
