import { counted, number } from '../../../words/ro/format';
import type { WordsOf } from '../../../words/ro/says';
import type { MESSAGES_NAMES } from '../names';

const points = (n: number): string => counted(n, 'punct', 'puncte');

/** Ce se face cu un mesaj cu acest nume. */
const drawn =
	(message: string, why: string, tap = '') =>
	(name: string, options: number) => ({
		question: `${name} a tras „${message}”`,
		how: options > 0 ? `Atinge ${tap} sau ia 2 puncte.` : 'Execută-l sau ia 2 puncte.',
		why
	});
const done = ({ count }: { readonly count: number }): string => points(count);
const two = (): string => 'Mai bine 2 puncte';
const LEAST =
	'Se punctează ca la sfârșitul jocului. Toți rămân pe loc, iar majoritatea nu e necesară.';
const AS_AT_THE_END = 'Punctat printr-un mesaj, ca la sfârșitul jocului';

/** The Messages in Romanian. */
export const words: WordsOf<typeof MESSAGES_NAMES> = {
	title: 'Mesagerii',
	adds: '8 mesaje și pentru fiecare a doua figură de punctaj, mesagerul',
	pieces: { messenger: { one: 'mesager', many: 'mesageri', the: 'mesagerul' } },
	countables: {
		messenger: ['punct al mesagerului', 'puncte ale mesagerului'],
		messages: ['mesaj', 'mesaje'],
		knights: ['cavaler', 'cavaleri'],
		farmers: ['țăran', 'țărani']
	},
	sources: { messages: 'Mesaje' },
	titles: {
		'messages/road': 'Mesaj: cel mai scurt drum',
		'messages/city': 'Mesaj: cel mai mic oraș',
		'messages/monastery': 'Mesaj: cea mai mică mănăstire',
		'messages/pennants': 'Mesaj: blazoane',
		'messages/knights': 'Mesaj: cavaleri',
		'messages/farmers': 'Mesaj: țărani',
		'messages/follower': 'Mesaj: un meeple se întoarce',
		'messages/two': 'Mesaj: 2 puncte'
	},
	verdicts: {
		'messages/road': AS_AT_THE_END,
		'messages/city': AS_AT_THE_END,
		'messages/monastery': AS_AT_THE_END,
		'messages/pennants': 'Punctat printr-un mesaj',
		'messages/follower': AS_AT_THE_END
	},
	events: {
		'messages/moved': ({ name, count = 0 }) => `${name}: cele ${points(count)} au mutat mesagerul.`,
		'messages/no-message': ({ name, count = 0 }) =>
			`${name}: cele ${points(count)} au mutat marcatorul, fără mesaj.`,
		'messages/two-points': ({ name }) => `${name} a luat 2 puncte în locul unui mesaj.`,
		'messages/carried-out': ({ name }) => `${name} a tras un mesaj și l-a executat.`,
		'messages/road': ({ name }) => `${name} a tras un mesaj și a punctat cel mai scurt drum.`,
		'messages/city': ({ name }) => `${name} a tras un mesaj și a punctat cel mai mic oraș.`,
		'messages/monastery': ({ name }) =>
			`${name} a tras un mesaj și a punctat cea mai mică mănăstire.`,
		'messages/tile': ({ name }) => `${name} a tras un mesaj și mai plasează un cartonaș.`,
		'messages/pennants': ({ name }) => `${name} a tras un mesaj și a punctat blazoanele unui oraș.`,
		'messages/knights': ({ name }) => `${name} a tras un mesaj și și-a punctat cavalerii.`,
		'messages/farmers': ({ name }) => `${name} a tras un mesaj și și-a punctat țăranii.`,
		'messages/follower': ({ name }) =>
			`${name} a tras un mesaj, a punctat un meeple și l-a luat înapoi.`
	},
	questions: {
		'messages/drawn': (name) => ({
			question: `${name}, ce mesaj ai tras?`,
			how: 'Atinge-l sau atinge „Niciun mesaj” dacă s-a mutat cealaltă figură.',
			why: 'Una dintre cele două se poate opri pe o căsuță închisă la culoare (0, 5, 10…).'
		}),
		'messages/road': drawn('cel mai scurt drum', LEAST),
		'messages/city': drawn('cel mai mic oraș', LEAST),
		'messages/monastery': drawn('cea mai mică mănăstire', LEAST),
		'messages/tile': drawn(
			'încă un cartonaș',
			'Se plasează ca oricare altul, într-o tură separată.'
		),
		'messages/pennants': drawn(
			'blazoane',
			'2 puncte pentru fiecare blazon dintr-un oraș cu un cavaler propriu.',
			'un oraș'
		),
		'messages/knights': drawn('cavaleri', '2 puncte pentru fiecare cavaler propriu; toți rămân.'),
		'messages/farmers': drawn('țărani', '3 puncte pentru fiecare țăran propriu; toți rămân.'),
		'messages/follower': drawn(
			'un meeple',
			'Un meeple propriu se punctează ca la sfârșitul jocului și se întoarce. Majoritatea nu e necesară.',
			'meeple-ul'
		),
		'messages/figure': (name) => ({
			question: `Ce figură a jucătorului ${name} s-a mutat?`,
			how: 'Atinge figura care a mutat toate punctele.',
			why: 'Lângă una dintre ele stă un hoț: fură doar de la aceea.'
		}),
		'messages/moved': (name) => ({
			question: `Al cui mesager s-a mutat în tura jucătorului ${name}?`,
			how: 'Atinge punctele care l-au mutat.',
			why: 'Altfel ele au mutat marcatorul.'
		})
	},
	offers: { 'messages/moved': 'S-a mutat mesagerul' },
	declines: { 'messages/drawn': 'Niciun mesaj' },
	answers: {
		'messages/drawn/road': () => 'Cel mai scurt drum',
		'messages/drawn/city': () => 'Cel mai mic oraș',
		'messages/drawn/monastery': () => 'Cea mai mică mănăstire',
		'messages/drawn/tile': () => 'Încă un cartonaș',
		'messages/drawn/pennants': () => 'Blazoane',
		'messages/drawn/knights': () => 'Cavaleri',
		'messages/drawn/farmers': () => 'Țărani',
		'messages/drawn/follower': () => 'Un meeple',
		'messages/drawn/two': () => '2 puncte',
		'messages/road/done': done,
		'messages/road/two': two,
		'messages/city/done': done,
		'messages/city/two': two,
		'messages/monastery/done': done,
		'messages/monastery/two': two,
		'messages/tile/done': () => 'Plasează încă un cartonaș',
		'messages/tile/two': two,
		'messages/pennants/done': done,
		'messages/pennants/two': two,
		'messages/knights/done': done,
		'messages/knights/two': two,
		'messages/farmers/done': done,
		'messages/farmers/two': two,
		'messages/follower/done': done,
		'messages/follower/two': two,
		'messages/figure/marker': ({ name, count }) => `Marcator ${name}: +${number(count)}`,
		'messages/figure/messenger': ({ name, count }) => `Mesager ${name}: +${number(count)}`,
		'messages/moved/messenger': ({ name, count }) => `Mesager ${name}: +${number(count)}`
	},
	further: { 'messages/tile': (name) => `Mesaj: încă un cartonaș pentru ${name}.` },
	rulings: {
		messageBlocked: {
			title: 'O căsuță închisă cu figura altcuiva',
			answers: {
				never: [
					'Se trage mesaj',
					'Figurile de punctaj ale altora de pe căsuță nu schimbă nimic.',
					'se trage un mesaj și pe o căsuță cu figura de punctaj a altcuiva'
				],
				others: [
					'Fără mesaj',
					'Unde se află figura de punctaj a altcuiva nu se trage mesaj: regula ulterioară Z-Man.',
					'nu se trage mesaj pe o căsuță cu figura de punctaj a altcuiva'
				]
			}
		}
	},
	rulingSources: { messageBlocked: 'Wikicarpedia, ordinea turei: doar regula Z-Man' },
	help: {
		title: 'Mesagerii',
		lines: [
			'Nu sunt cartonașe de plasat. Fiecare are pe 0, lângă marcator, a doua figură de punctaj: mesagerul. Punctele lor se adună.'
		],
		terms: [
			[
				'Două figuri de punctaj',
				'Toate punctele unui drum, oraș sau ale unei mănăstiri mută una dintre cele două figuri ale tale, la alegere. Tilekeep ia marcatorul. Dacă s-a mutat mesagerul, atinge-l sub puncte. Atinge scorul unui jucător ca să vezi unde sunt figurile lui.'
			],
			[
				'Un mesaj',
				'Dacă în tura ta una dintre figuri se oprește pe o căsuță închisă la culoare (0, 5, 10…), tragi primul mesaj. Tilekeep întreabă care a fost când o figură poate ajunge acolo. „Niciun mesaj” înseamnă că s-a mutat cealaltă. După aceea Tilekeep ocolește pentru tine căsuțele închise la culoare, până când tragi din nou: atinge întrebarea de sub puncte.'
			],
			[
				'Ce aduce',
				'Execută-l sau ia 2 puncte; apoi merge sub teanc. Tilekeep arată ce aduce acum și îl calculează. Punctele acestea pot duce la alt mesaj. Ce se punctează deodată aduce cel mult unul.'
			],
			[
				'Cele opt mesaje',
				'Punctează cel mai scurt drum, cel mai mic oraș sau cea mai mică mănăstire a ta, ca la sfârșit. Ia 2 puncte de blazon într-un oraș cu un cavaler al tău, 2 de cavaler sau 3 de țăran. Plasează încă un cartonaș. Sau punctează un meeple ca la sfârșit și ia-l înapoi.'
			],
			[
				'La sfârșit',
				'Înaintea evaluării finale pune o figură pe suma celor două. Atunci nu mai sunt mesaje.'
			],
			[
				'Un joc început',
				'Introdu toate punctele fiecăruia, apoi, la jetoane, pe cele ale mesagerului. Dacă în timpul jocului o căsuță e greșită, corecteaz-o în același loc.'
			]
		],
		topics: {
			messages: {
				title: 'Mesajele în imagini',
				pictures: {
					'message-road':
						'Roșu a primit 5 puncte și a tras „cel mai scurt drum”: cel mai scurt dintre drumurile roșii',
					'message-pennants':
						'Roșu a primit 5 puncte și a tras „blazoane”: 2 puncte pentru fiecare din orașul roșu'
				}
			}
		}
	},
	rules: {
		'MESSAGES-1': [
			'Sunt 8 mesaje, niciun cartonaș de plasat și pentru fiecare a doua figură de punctaj, mesagerul. Ambele figuri pornesc de la 0.',
			'pagini, conținut'
		],
		'MESSAGES-2': [
			'Cine primește puncte alege care dintre cele două figuri se mută, cu toate punctele. Fiecare drum, oraș sau mănăstire se punctează separat.',
			'pagini; decizia noastră când sunt mai multe'
		],
		'MESSAGES-3': [
			'Dacă în tura proprie o figură se oprește pe o căsuță închisă la culoare (0, 5, 10…), se trage primul mesaj. Se execută sau se iau 2 puncte.',
			'pagini'
		],
		'MESSAGES-4': ['Ce primesc alții în tura cuiva nu le aduce mesaje.', 'pagini'],
		'MESSAGES-5': [
			'Tot ce se punctează deodată aduce cel mult un mesaj. Punctele unui mesaj sunt o nouă punctare și pot aduce altul.',
			'ordinea turei'
		],
		'MESSAGES-6': [
			'Figura altcuiva pe căsuța închisă nu schimbă nimic. După regula ulterioară Z-Man acolo nu se trage mesaj.',
			'ordinea turei'
		],
		'MESSAGES-7': [
			'Un mesaj merge sub teanc, deci după opt mesaje ele vin din nou în aceeași ordine.',
			'pagini'
		],
		'MESSAGES-8': [
			'La sfârșit se adună punctele ambelor figuri. Evaluarea finală nu aduce mesaje.',
			'magazine; prima pagină'
		],
		'MESSAGES-9': [
			'Într-un joc început se introduc punctele mesagerului. Punctele corectate mută marcatorul.',
			'decizia noastră'
		],
		'MESSAGE-1': [
			'Cel mai scurt drum: drumul propriu care ar aduce cel mai puțin la sfârșit aduce asta acum. Toți rămân pe loc, iar majoritatea nu e necesară.',
			'pagini; Papa Geek'
		],
		'MESSAGE-2': [
			'Cel mai mic oraș: la fel pentru orașul propriu care ar aduce cel mai puțin.',
			'pagini; Papa Geek'
		],
		'MESSAGE-3': [
			'Cea mai mică mănăstire: la fel pentru mănăstirea proprie care ar aduce cel mai puțin. Grădinile nu sunt mănăstiri.',
			'pagini; decizia noastră despre grădini'
		],
		'MESSAGE-4': [
			'Se trage și se plasează încă un cartonaș, într-o tură separată, după restul acesteia.',
			'pagini; decizia noastră despre ordine'
		],
		'MESSAGE-5': [
			'Blazoane: 2 puncte pentru fiecare blazon dintr-un oraș ales, cu un cavaler propriu. Majoritatea nu e necesară.',
			'magazine; Papa Geek; decizia noastră unde diferă'
		],
		'MESSAGE-6': ['Cavaleri: 2 puncte pentru fiecare meeple propriu dintr-un oraș.', 'pagini'],
		'MESSAGE-7': ['Țărani: 3 puncte pentru fiecare meeple propriu de pe un câmp.', 'pagini'],
		'MESSAGE-8': [
			'Un meeple: un meeple propriu se punctează ca la sfârșit, și fără majoritate, și se întoarce. O figură care nu poate rămâne singură se întoarce și ea.',
			'pagini; decizia noastră despre majoritate, constructor și porc'
		],
		'MESSAGE-9': [
			'În locul mesajului se pot lua oricând 2 puncte. Ele sunt tot ce aduce un mesaj care nu are ce puncta.',
			'pagini; decizia noastră despre a doua parte'
		]
	},
	ruleTopics: { MESSAGES: 'mesajele', MESSAGE: 'fiecare mesaj' }
};
