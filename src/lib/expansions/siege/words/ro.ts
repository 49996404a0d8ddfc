import { capital } from '../../../words/ro/format';
import { somePiece } from '../../../words/ro/nouns';
import { placeOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { SIEGE_NAMES } from '../names';

const WHY = 'Lângă orașul asediat este o mănăstire. Cine scapă nu aduce puncte.';

/** Siege in Romanian. */
export const words: WordsOf<typeof SIEGE_NAMES> = {
	title: 'Asediul',
	adds: '4, 6 sau 10 cartonașe cu orașe asediate',
	printed: { besieged: 'Asediu: tot orașul acestui cartonaș este asediat.' },
	signs: { besieged: { name: 'Asediat', with: 'sub asediu' } },
	countables: { 'cities/besieged': ['oraș asediat', 'orașe asediate'] },
	notes: {
		'siege/besieged': () =>
			'Acest oraș este asediat: finalizat aduce cu 1 punct mai puțin pe cartonaș și blazon și contează dublu pentru câmpuri. Nefinalizat nu aduce nimic.'
	},
	events: {
		'siege/escaped': (event) =>
			`${event.name} a scos din asediu ${somePiece(event.piece ?? 'follower')}, care stătea ${placeOf(event)}.`,
		'siege/stayed': ({ name }) => `${name} nu a scos pe nimeni din asediu.`
	},
	questions: {
		'siege/escape': (name) => ({
			question: `${name}, scapă un cavaler?`,
			how: 'Atinge-l pe cel care se întoarce în rezervă.',
			why: WHY
		}),
		'siege/escape-which': (name) => ({
			question: `${name}, scapă un cavaler?`,
			how: 'Atinge-l pe cel care se întoarce în rezervă. Unde stau două feluri împreună, unul are un buton.',
			why: WHY
		})
	},
	answers: { 'siege/escape-which/figure': ({ piece }) => capital(tiles.pieceFirst(piece)) },
	declines: { 'siege/escape': 'Nimeni', 'siege/escape-which': 'Nimeni' },
	fates: {
		'siege/escaped': ({ name, piece, kind }) =>
			`Dintr-un oraș asediat a scăpat ${tiles.figureOn(piece, kind)} de la ${name}`
	},
	rulings: {
		siegeTiles: {
			title: 'Ce orașe asediate',
			answers: {
				cathars: [
					'Catarii, Asediul',
					'Cele 4 cartonașe din 2004 și 2008.',
					'se joacă cu cartonașele Catarilor'
				],
				besiegers: [
					'Asediatorii',
					'Cele 6 cartonașe din 2013.',
					'se joacă cu cartonașele Asediatorilor'
				],
				both: [
					'Ambele',
					'Toate cele 10 cartonașe.',
					'se joacă cu cartonașele Catarilor și ale Asediatorilor'
				]
			}
		},
		siegeEscape: {
			title: 'Din ce orașe asediate scapă cavalerii',
			answers: {
				'siege-tile': [
					'Lângă un cartonaș asediat',
					'O mănăstire trebuie să fie lângă un cartonaș care arată asediul.',
					'cavalerii scapă unde o mănăstire este lângă un cartonaș asediat al orașului lor'
				],
				'any-tile': [
					'Lângă orice cartonaș',
					'O mănăstire trebuie să fie lângă un cartonaș oarecare al orașului. Ca în regulile Rio Grande.',
					'cavalerii scapă unde o mănăstire este lângă un cartonaș oarecare al orașului lor asediat'
				],
				none: ['Nimeni nu scapă', 'Cavalerii rămân unde sunt.', 'niciun cavaler nu scapă']
			}
		},
		escapeInParts: {
			title: 'Scăparea când constructorul aduce un al doilea cartonaș',
			answers: {
				each: [
					'După fiecare cartonaș',
					'Un cavaler poate scăpa în fiecare parte a turei.',
					'un cavaler poate scăpa în fiecare parte a unei ture'
				],
				once: [
					'O dată pe tură',
					'Un cavaler poate scăpa numai după ultimul cartonaș al turei.',
					'un cavaler poate scăpa o dată pe tură'
				]
			}
		},
		siegePig: {
			title: 'Un porc și un oraș asediat',
			answers: {
				twice: [
					'De două ori',
					'Aduce 8 puncte: cele 4 cu porc, dublate.',
					'un porc contează de două ori pentru un oraș asediat'
				],
				once: [
					'O dată',
					'Aduce 7 puncte: se dublează numai cele 3.',
					'un porc contează o dată pentru un oraș asediat'
				]
			}
		},
		siegeSmallCity: {
			title: 'Un oraș asediat de două cartonașe',
			answers: {
				nothing: [
					'Nu aduce nimic',
					'După regulile voastre, orașele mici aduc 1 pe cartonaș, iar unul asediat cu 1 mai puțin.',
					'un oraș asediat de două cartonașe nu aduce nimic'
				],
				'as-others': [
					'Aduce 2',
					'Cât celelalte orașe mici după regulile voastre.',
					'un oraș asediat de două cartonașe aduce 2 puncte'
				]
			}
		},
		siegeBuilder: {
			title: 'Constructorii din orașele asediate',
			answers: {
				no: [
					'Rămân',
					'Un constructor se întoarce numai dacă nu mai este acolo niciun meeple al jucătorului său.',
					'constructorii nu scapă'
				],
				yes: [
					'Pot scăpa',
					'Un constructor poate scăpa ca un cavaler.',
					'și constructorii pot scăpa'
				]
			}
		},
		siegeHerd: {
			title: 'Turma de porci și un oraș asediat',
			answers: {
				once: [
					'O dată',
					'Turma aduce 1 punct în plus.',
					'o turmă de porci contează o dată pentru un oraș asediat'
				],
				twice: [
					'De două ori',
					'Turma aduce 2 puncte în plus.',
					'o turmă de porci contează de două ori pentru un oraș asediat'
				]
			}
		}
	},
	rulingSources: {
		siegeTiles: 'Wikicarpedia, Besiegers, Cathars, Siege: imagini ale cartonașelor',
		siegeEscape: 'Wikicarpedia, Besiegers, Cathars, Siege: note; regulile Rio Grande',
		escapeInParts: 'Wikicarpedia, Besiegers, Cathars, Siege: note; o dată: JCloisterZone',
		siegePig: 'Regulile Rio Grande; o dată: JCloisterZone',
		siegeSmallCity: 'Regulile pe care le-am văzut nu spun; primul mod este cel din JCloisterZone',
		siegeBuilder: 'După carcassonne.wikia.com constructorii scapă; după JCloisterZone nu',
		siegeHerd: 'Regulile pe care le-am văzut nu spun; o dată: JCloisterZone'
	},
	help: {
		title: 'Asediul',
		lines: ['Spuneți la reguli ce cutii aveți.'],
		terms: [
			[
				'Un oraș asediat',
				'Un cartonaș cu săbii încrucișate ajunge: tot orașul este asediat, o dată. Atinge orașul ca să vezi.'
			],
			[
				'Ce aduce',
				'Finalizat aduce 1 punct pe cartonaș și 1 pe blazon, cu o catedrală câte 2. Nefinalizat la sfârșit nu aduce nimic. Pentru câmpuri și moșii contează dublu.'
			],
			[
				'Scăparea',
				'Dacă o mănăstire este lângă un cartonaș asediat al orașului, și la colț, poți lua înapoi un cavaler după tura ta. Tilekeep întreabă când se poate: atinge cavalerul sau „Nimeni”.'
			],
			[
				'Cine poate scăpa',
				'Orice figură care contează la majoritatea orașului. Nu contează a cui este mănăstirea. Este bun tot ce contează ca mănăstire. Nu se primesc puncte pentru asta.'
			]
		],
		topics: {
			siege: {
				title: 'Orașe asediate în imagini',
				pictures: {
					'besieged-completed': 'Un oraș asediat finalizat',
					'besieged-unfinished': 'Același, nefinalizat la sfârșit',
					'besieged-farm': 'Un câmp lângă un oraș asediat finalizat'
				}
			}
		}
	},
	rules: {
		'SIEGE-1': [
			'Catarii și Asediul au aceleași 4 cartonașe, Asediatorii alte 6. Se trag împreună cu celelalte.',
			'pagina; Papa Geek; imagini ale cartonașelor'
		],
		'SIEGE-2': [
			'Un oraș cu cel puțin un astfel de cartonaș este asediat, o dată. Finalizat aduce 1 pe cartonaș și 1 pe blazon, cu o catedrală câte 2.',
			'pagina; Papa Geek; Rio Grande'
		],
		'SIEGE-3': ['Un oraș asediat nefinalizat la sfârșit nu aduce nimic.', 'Rio Grande'],
		'SIEGE-4': [
			'Pentru un câmp, un oraș asediat finalizat contează dublu, oricare ar fi partea orașului cu care se învecinează.',
			'Rio Grande'
		],
		'SIEGE-5': [
			'Și pentru o moșie contează dublu: 8 la sfârșit și 2 pentru țăranii care se alătură câmpului unei moșii.',
			'JCloisterZone'
		],
		'SIEGE-6': [
			'Dacă o mănăstire este lângă un cartonaș asediat al orașului, și la colț, jucătorul poate lua înapoi un cavaler al său la sfârșitul turei. După o altă regulă, ea poate fi lângă orice cartonaș al orașului.',
			'pagina, note; Rio Grande'
		],
		'SIEGE-7': [
			'Un singur cavaler în total poate scăpa în fiecare parte a unei ture. După o altă regulă, unul într-o tură întreagă.',
			'pagina, note; o dată: JCloisterZone'
		],
		'SIEGE-8': [
			'Cu un porc, un oraș asediat aduce 8 puncte: 4, dublate. După o altă regulă 7: se dublează numai cele 3.',
			'Rio Grande; 7: JCloisterZone'
		],
		'SIEGE-9': [
			'Cavaleri sunt toate figurile care contează la majoritatea orașului. Un constructor rămas singur se întoarce; după o altă regulă poate scăpa și el.',
			'pagina, note; constructorul: JCloisterZone, carcassonne.wikia.com'
		],
		'SIEGE-10': [
			'Tot ce contează ca mănăstire este o ieșire, grădinile nu. Nu contează a cui este, nici dacă este ocupată sau finalizată.',
			'pagina, note; Rio Grande'
		],
		'SIEGE-11': [
			'Dacă orașele mici aduc 2 puncte, unul asediat nu aduce nimic. După o altă regulă aduce și el 2.',
			'lăsat deschis; primul mod: JCloisterZone'
		],
		'SIEGE-12': [
			'O scăpare nu aduce nimic. Mărfurile și regele nu țin seama de asedii, iar un oraș asediat finalizat îi trimite pe toți înapoi ca întotdeauna.',
			'pagina; JCloisterZone'
		],
		'SIEGE-13': [
			'O turmă de porci aduce 1 punct în plus pentru un oraș asediat. După o altă regulă aduce 2.',
			'lăsat deschis; primul mod: JCloisterZone'
		],
		'SIEGE-14': [
			'Cavalerii scapă după evaluare, după ce figurile au mers mai departe, și înainte de a doua parte a unei ture.',
			'pagina, desfășurarea jocului; JCloisterZone'
		]
	},
	ruleTopics: { SIEGE: 'asediile' }
};
