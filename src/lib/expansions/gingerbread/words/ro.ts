import { onPlace, placeOf, turnOf } from '../../../words/ro/places';
import { counted, oneOr } from '../../../words/ro/format';
import { BOOKLET, type WordsOf } from '../../../words/ro/says';
import type { GINGERBREAD_NAMES } from '../names';

const openCities = (n: number): string =>
	oneOr(
		n,
		'Un singur oraș posibil. Atinge-l.',
		`${counted(n, 'oraș posibil', 'orașe posibile')}. Atinge unul.`
	);
const staysBecause = (away: boolean): string =>
	away
		? 'rămâne lângă hartă: nu este niciun oraș nefinalizat'
		: 'rămâne pe loc: nu este alt oraș nefinalizat';
const EVERY_KNIGHT = 'Contează fiecare cavaler, oricine ar avea majoritatea';

/** The Gingerbread Man in Romanian. */
export const words: WordsOf<typeof GINGERBREAD_NAMES> = {
	title: 'Omul de turtă dulce',
	adds: '6 cartonașe; o figură care nu este a nimănui',
	mind: {
		'gingerbread/base':
			'Cartonașele Omului de turtă dulce au spatele ca în Ediția de iarnă, deci se deosebesc de cele din jocul de bază. Trageți dintr-un săculeț, fără să vă uitați.'
	},
	pieces: {
		'gingerbread-man': {
			one: 'Om de turtă dulce',
			many: 'Oameni de turtă dulce',
			the: 'Omul de turtă dulce'
		}
	},
	printed: {
		gingerbread: 'Om de turtă dulce: cine așază acest cartonaș îl mută într-un oraș nefinalizat.'
	},
	marks: { gingerbread: 'om de turtă dulce' },
	sources: { gingerbread: 'Omul de turtă dulce' },
	titles: {
		'gingerbread/left': 'Omul de turtă dulce pleacă dintr-un oraș',
		'gingerbread/completed': 'Orașul Omului de turtă dulce este finalizat'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} a mutat Omul de turtă dulce ${placeOf(event)}.`,
		'gingerbread/stood': (event) => `Poziția de pornire: Omul de turtă dulce ${placeOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} pune pe hartă Omul de turtă dulce`,
			how: openCities(options),
			why: 'Trebuie să fie un oraș nefinalizat. Pentru asta nimeni nu primește puncte.'
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} mută Omul de turtă dulce`,
			how: openCities(options),
			why: 'Trebuie să fie un oraș nefinalizat, altul decât cel în care se află.'
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} mută încă o dată Omul de turtă dulce`,
			how: openCities(options),
			why: 'După regulile voastre, s-a mutat pentru orașul finalizat, iar acum se mută pentru cartonașul lui. Orașul din care pleacă aduce puncte pentru cavalerii din el.'
		})
	},
	moves: { 'gingerbread-man': (place, kind) => `mută Omul de turtă dulce ${onPlace(place, kind)}` },
	leaves: {
		'gingerbread-man': 'ia Omul de turtă dulce de pe hartă: nu mai este niciun oraș nefinalizat'
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `Omul de turtă dulce ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Atinge orașul în care se află Omul de turtă dulce.' },
	undescribed: { gingerbread: (id) => `Cartonașul cu turtă dulce ${id.replace(/\D/g, '')}` },
	rulings: {
		gingerbreadMoves: {
			title: 'Un cartonaș al Omului de turtă dulce îi finalizează orașul',
			answers: {
				once: [
					'O\u00a0mutare',
					'Orașul finalizat aduce puncte, iar Omul de turtă dulce se mută o singură dată: pentru oraș și cartonaș împreună.',
					'Omul de turtă dulce se mută o singură dată când propriul cartonaș îi finalizează orașul'
				],
				twice: [
					'Două mutări',
					'„… jucătorul care a finalizat orașul mută omul de turtă dulce”, iar apoi, pentru cartonaș, „ia omul de turtă dulce și îl mută”. Orașul din care pleacă atunci aduce puncte pentru cavalerii din el.',
					'Omul de turtă dulce se mută de două ori când propriul cartonaș îi finalizează orașul'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Cartonașele cu turtă dulce',
			answers: {
				known: [
					'Cunoscute',
					'Tilekeep cunoaște cele șase cartonașe, după singura scanare publică pe care am găsit-o.',
					'Tilekeep cunoaște cele șase cartonașe cu turtă dulce'
				],
				described: [
					'Descrise',
					'Jucătorii descriu fiecare dintre cele șase cartonașe, ca în jocurile începute înainte ca Tilekeep să le cunoască.',
					'jucătorii descriu cele șase cartonașe cu turtă dulce'
				]
			}
		}
	},
	rulingSources: {
		gingerbreadMoves: `${BOOKLET}, pagina 8, Omul de turtă dulce`,
		gingerbreadTiles: 'O scanare publică a celor șase cartonașe'
	},
	help: {
		title: 'Omul de turtă dulce',
		lines: [
			'Nu este al nimănui și pornește din orașul cartonașului de start. Într-un joc cu Râul pornește dintr-un oraș de pe primul cartonaș plasat care are unul: îl pune acolo cine plasează cartonașul. Dacă o regulă a casei pune cartonașul de start în săculeț, Omul de turtă dulce așteaptă lângă hartă până la primul lui cartonaș; niciun regulament nu spune ce se face atunci.'
		],
		terms: [
			[
				'Cartonașele lui',
				'Tilekeep cunoaște cele șase cartonașe ale lui după singura scanare publică pe care am găsit-o. Arată altfel vreunul din cutia voastră sau îl aveți de două ori? Schimbă numărul la „Cartonașele din săculeț” și descrie-l pe al vostru cu + de la capătul listei. Orice cartonaș cu un om de turtă dulce îl mută.'
			],
			[
				'Se mută',
				'Cine plasează unul dintre cele șase cartonașe ale lui joacă tura ca de obicei, apoi îl mută în alt oraș nefinalizat. Îl mută și cine îi finalizează orașul. Tilekeep întreabă unde, iar tura următoare așteaptă răspunsul.'
			],
			[
				'Aduce puncte',
				'Fiecare cavaler din orașul lui îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Asta se întâmplă când un cartonaș al Omului de turtă dulce îl mută de acolo. La fel se întâmplă când orașul este finalizat, înainte de evaluarea obișnuită. Blazoanele și majoritatea nu contează. Cavalerii din orașul din care pleacă rămân pe loc.'
			],
			[
				'Niciun alt oraș',
				'Rămâne pe loc și nimeni nu primește puncte. Dacă apoi orașul lui este finalizat, iese de pe hartă până la următorul lui cartonaș.'
			],
			[
				'Unde regulamentul tace',
				'Dacă un cartonaș al lui îi finalizează orașul, Omul de turtă dulce aduce puncte o dată și se mută o dată. Îl puteți muta și de două ori, pentru oraș și apoi pentru cartonaș, iar atunci aduce puncte și orașul din care pleacă. Fiecare figură contează ca un cavaler, oricât ar conta altundeva. Figurile merg mai departe înainte să se mute el, deci una care ajunge în orașul lui contează acolo ca un cavaler.'
			]
		],
		topics: {
			gingerbread: {
				title: 'Omul de turtă dulce în imagini',
				pictures: {
					'gingerbread-completed':
						'Orașul lui este finalizat: înainte de evaluarea obișnuită, primește puncte fiecare cavaler',
					'gingerbread-leaves': 'Pleacă dintr-un oraș din cauza unui cartonaș al lui'
				}
			}
		}
	},
	rules: {
		'GINGERBREAD-1': [
			'Înainte de prima tură, Omul de turtă dulce stă în orașul cartonașului de start. Cele șase cartonașe ale lui se trag împreună cu celelalte.',
			'broșura, p. 8, pregătire'
		],
		'GINGERBREAD-2': [
			'O tură cu unul dintre cartonașele lui se evaluează ca de obicei; apoi același jucător îl mută în alt oraș nefinalizat, oricine ar sta acolo.',
			'broșura, p. 8, cartonașele noi'
		],
		'GINGERBREAD-3': [
			'Omul de turtă dulce aduce puncte când pleacă dintr-un oraș din cauza unui cartonaș al lui. Fiecare cavaler de acolo îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Blazoanele nu contează, fiecare figură contează ca un cavaler, iar cavalerii rămân.',
			'broșura, p. 8, evaluarea 1'
		],
		'GINGERBREAD-4': [
			'Înainte ca orașul lui să fie evaluat, fiecare cavaler de acolo îi aduce jucătorului său 1 punct pentru fiecare cartonaș al orașului. Blazoanele nu contează, iar fiecare figură contează ca un cavaler.',
			'broșura, p. 8, evaluarea 2'
		],
		'GINGERBREAD-5': [
			'Fără alt oraș nefinalizat, rămâne pe loc. Dacă apoi orașul lui este finalizat, iese de pe hartă și revine la următorul lui cartonaș.',
			'broșura, p. 8, caz special'
		],
		'GINGERBREAD-6': [
			'Când chiar un cartonaș al lui finalizează orașul în care stă, Omul de turtă dulce aduce puncte pentru finalizare și se mută o dată. Puteți alege să se mute de două ori, pentru oraș și apoi pentru cartonaș. La a doua mutare aduce puncte și orașul din care pleacă.',
			'broșura, p. 8, cartonașele noi, evaluările 1 și 2'
		],
		'GINGERBREAD-7': [
			'Fiecare figură din orașul lui contează ca un cavaler, de orice fel ar fi și oricâte blazoane ar fi.',
			'decizia noastră'
		],
		'GINGERBREAD-8': [
			'Când rămâne pe loc fiindcă nu este alt oraș sau când revine pe hartă, nimeni nu primește puncte.',
			'decizia noastră'
		],
		'GINGERBREAD-9': [
			'Figurile merg mai departe înainte să se mute el; una ajunsă în orașul din care pleacă el contează acolo ca un cavaler.',
			'decizia noastră'
		],
		'GINGERBREAD-10': [
			'Orașul lui contează așa cum este când pleacă, cu cartonașul și figura din acea tură.',
			'decizia noastră'
		],
		'GINGERBREAD-11': [
			'Dacă unul dintre cartonașele lui nu se potrivește nicăieri, Omul de turtă dulce nu se mută. La sfârșitul jocului nu se primește nimic pentru el.',
			'decizia noastră'
		],
		'GINGERBREAD-12': [
			'Într-un joc început, stă unde este pus sau așteaptă lângă hartă până la următorul lui cartonaș.',
			'decizia noastră'
		],
		'GINGERBREAD-13': [
			'Uneori niciun cartonaș de start nu are oraș, ca în jocul cu Râul. Atunci Omul de turtă dulce începe într-un oraș de pe primul cartonaș care are unul. Îl pune acolo cine a plasat cartonașul.',
			'Game Reference, pregătire'
		]
	},
	ruleTopics: {
		GINGERBREAD: 'Omul de turtă dulce'
	}
};
