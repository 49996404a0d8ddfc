import { counted, number, oneOr } from '../../../words/ro/format';
import { onPlace, placeOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { MAGE_AND_WITCH_NAMES } from '../names';

const openFeatures = (n: number): string =>
	oneOr(
		n,
		'Un singur drum sau oraș posibil. Atinge-l.',
		`${counted(n, 'drum sau oraș posibil', 'drumuri și orașe posibile')}. Atinge unul.`
	);
const NOT_TOGETHER =
	'Trebuie să fie un drum sau un oraș nefinalizat, pe care nu se află nici magul, nici vrăjitoarea.';

/** Mage & Witch in Romanian. */
export const words: WordsOf<typeof MAGE_AND_WITCH_NAMES> = {
	title: 'Magul și vrăjitoarea',
	adds: '8 cartonașe; un mag și o vrăjitoare care nu sunt ai nimănui',
	pieces: {
		mage: { one: 'mag', many: 'magi', the: 'magul' },
		witch: { one: 'vrăjitoare', many: 'vrăjitoare', the: 'vrăjitoarea', feminine: true }
	},
	printed: {
		magic: 'Simbol magic: cine așază acest cartonaș mută magul sau vrăjitoarea.'
	},
	marks: { magic: 'simbol magic' },
	countables: { 'tiles/mage': ['cartonaș pentru mag', 'cartonașe pentru mag'] },
	halves: {
		witch: (half, isEven) =>
			isEven
				? `vrăjitoarea lasă jumătate: ${number(half)}`
				: `vrăjitoarea lasă jumătate, rotunjită în sus: ${number(half)}`
	},
	events: {
		'mage-and-witch/mage-moved': (event) => `${event.name} a mutat magul ${placeOf(event)}.`,
		'mage-and-witch/witch-moved': (event) => `${event.name} a mutat vrăjitoarea ${placeOf(event)}.`,
		'mage-and-witch/mage-removed': (event) => `${event.name} a luat magul de pe hartă.`,
		'mage-and-witch/witch-removed': (event) => `${event.name} a luat vrăjitoarea de pe hartă.`,
		'mage-and-witch/mage-stood': (event) => `Poziția de pornire: magul ${placeOf(event)}.`,
		'mage-and-witch/witch-stood': (event) => `Poziția de pornire: vrăjitoarea ${placeOf(event)}.`
	},
	questions: {
		'mage-and-witch/move': (name) => ({
			question: `${name} mută magul sau vrăjitoarea`,
			how: 'Atinge locul unde merge magul sau alege vrăjitoarea.',
			why: 'Magul adaugă 1 punct pentru fiecare cartonaș, vrăjitoarea înjumătățește punctele.'
		}),
		'mage-and-witch/part': (name) => ({
			question: `${name} mută magul sau vrăjitoarea în altă parte`,
			how: 'Atinge locul unde merge magul sau alege vrăjitoarea.',
			why: 'Cartonașul le-a unit drumurile sau orașele, iar ei nu stau niciodată împreună.'
		}),
		'mage-and-witch/remove': (name) => ({
			question: `${name} ia de pe hartă magul sau vrăjitoarea`,
			how: 'Pe care?',
			why: 'Niciun alt drum sau oraș nu este nefinalizat.'
		}),
		'mage-and-witch/witch': (name, options) => ({
			question: `Unde pune ${name} vrăjitoarea?`,
			how: openFeatures(options),
			why: NOT_TOGETHER
		})
	},
	answers: {
		'mage-and-witch/move/witch': () => 'Vrăjitoarea',
		'mage-and-witch/part/witch': () => 'Vrăjitoarea',
		'mage-and-witch/remove/mage': () => 'Magul',
		'mage-and-witch/remove/witch': () => 'Vrăjitoarea'
	},
	moves: {
		mage: (place, kind) => `mută magul ${onPlace(place, kind)}`,
		witch: (place, kind) => `mută vrăjitoarea ${onPlace(place, kind)}`
	},
	leaves: {
		mage: 'ia magul de pe hartă',
		witch: 'ia vrăjitoarea de pe hartă'
	},
	markerHints: {
		mage: 'Atinge drumul sau orașul în care se află magul.',
		witch: 'Atinge drumul sau orașul în care se află vrăjitoarea.'
	},
	rulings: {
		magicTiles: {
			title: 'Cartonașele extensiei Magul și vrăjitoarea',
			answers: {
				first: [
					'Fără grădină',
					'Cele 8 cartonașe din 2012.',
					'cartonașele extensiei Magul și vrăjitoarea nu au grădină'
				],
				later: [
					'Cu grădină',
					'Cele 8 cartonașe din Big Box 6 și 7: unul are o grădină, care contează doar cu Abatele.',
					'un cartonaș al extensiei Magul și vrăjitoarea are o grădină'
				]
			}
		},
		magicHomeUnscored: {
			title: 'Nimeni nu primește puncte acolo unde este magul sau vrăjitoarea',
			answers: {
				home: [
					'Pleacă de pe hartă',
					'Când drumul sau orașul lor este finalizat, pleacă de pe hartă, chiar dacă nimeni nu primește puncte.',
					'magul și vrăjitoarea pleacă de pe hartă chiar dacă nimeni nu primește puncte'
				],
				stays: [
					'Rămân',
					'Pleacă de pe hartă doar cu un drum sau un oraș evaluat; altfel rămân până când sunt mutați.',
					'magul și vrăjitoarea rămân acolo unde nimeni nu primește puncte'
				]
			}
		}
	},
	rulingSources: {
		magicTiles: 'Imaginile cartonașelor',
		magicHomeUnscored: 'Wikicarpedia, Mage & Witch: „after modifying a scored feature”'
	},
	help: {
		title: 'Magul și vrăjitoarea',
		lines: [
			'Nu sunt ai nimănui și așteaptă la început lângă hartă. Dintre cartonașele mai noi unul are o grădină; spuneți în regulile voastre pe care le aveți.'
		],
		terms: [
			[
				'Se mută',
				'Cine plasează un cartonaș cu un simbol magic trebuie să mute unul dintre ei pe un drum sau într-un oraș nefinalizat, oricine s-ar afla acolo. Tilekeep întreabă înainte de evaluare: atinge locul magului, sau butonul vrăjitoarei și apoi locul ei.'
			],
			[
				'Magul',
				'Drumul sau orașul lui aduce la evaluare 1 punct în plus pentru fiecare cartonaș, și la sfârșit. Blazoanele nu aduc nimic în plus. Chiar dacă un han sau o catedrală îl lasă fără puncte, magul le aduce pe ale lui.'
			],
			[
				'Vrăjitoarea',
				'Drumul sau orașul ei aduce la evaluare jumătate, și la sfârșit. Mai întâi se adună tot ce ar aduce, apoi se ia jumătate, rotunjită în sus.'
			],
			[
				'Niciodată împreună',
				'Nu stau niciodată pe același drum sau în același oraș. Cine plasează un cartonaș care le unește pe ale lor mută imediat unul dintre ei. Dacă nu au unde să meargă, unul pleacă de pe hartă.'
			],
			[
				'Pleacă de pe hartă',
				'Când drumul sau orașul lor este evaluat, pleacă de pe hartă până la următorul simbol magic. La fel și când nimeni nu primește puncte, dacă regulile voastre nu îi lasă pe loc.'
			]
		],
		topics: {
			magic: {
				title: 'Magul și vrăjitoarea în imagini',
				pictures: {
					'mage-completed': 'Un oraș finalizat cu magul',
					'witch-completed': 'Un drum finalizat de cinci cartonașe cu vrăjitoarea',
					'mage-at-the-end': 'Magul într-un oraș nefinalizat la sfârșit',
					'witch-at-the-end': 'Vrăjitoarea în același oraș'
				}
			}
		}
	},
	rules: {
		'MAGIC-1': [
			'Opt cartonașe cu un simbol magic se trag împreună cu celelalte. Magul și vrăjitoarea nu sunt ai nimănui și așteaptă la început lângă hartă.',
			'pagina, conținut'
		],
		'MAGIC-2': [
			'Cine plasează un cartonaș cu un simbol magic trebuie să mute magul sau vrăjitoarea pe un drum sau într-un oraș, înainte să se pună o figură și înainte de evaluare.',
			'pagina; prima pagină; Papa Geek'
		],
		'MAGIC-3': [
			'Magul și vrăjitoarea nu stau niciodată pe același drum sau în același oraș, iar cel mutat trebuie să ajungă pe altul.',
			'pagina, 5/2014; Papa Geek, n. 2; JCloisterZone'
		],
		'MAGIC-4': [
			'Merg doar pe drumuri și în orașe nefinalizate. Ce finalizează cartonașul este finalizat.',
			'pagina; Papa Geek, n. 1'
		],
		'MAGIC-5': [
			'Dacă nu au unde să meargă, unul dintre ei pleacă de pe hartă. Alege cine a plasat cartonașul.',
			'pagina; prima pagină'
		],
		'MAGIC-6': [
			'Cine plasează un cartonaș care unește drumurile sau orașele celor doi mută imediat unul dintre ei, înainte de evaluare. Dacă pe cartonaș este un simbol magic, ajunge o singură mutare.',
			'pagina; Papa Geek; JCloisterZone'
		],
		'MAGIC-7': [
			'Când drumul sau orașul lor este evaluat, pleacă de pe hartă până când se plasează un cartonaș cu un simbol magic.',
			'pagina; Big Box 4'
		],
		'MAGIC-8': [
			'Pleacă de pe hartă și când nimeni nu primește puncte pentru drumul sau orașul lor finalizat. După o altă regulă rămân acolo.',
			'pagina; JCloisterZone'
		],
		'MAGIC-9': [
			'Nu contează la nicio majoritate, nu împiedică pe nimeni și nu schimbă nimic pe câmpuri, în mănăstiri și în grădini.',
			'pagina; JCloisterZone'
		],
		'MAGIC-10': [
			'Într-un joc început stau acolo unde sunt puși sau așteaptă lângă hartă. Dacă sunt împreună, cine plasează următorul cartonaș mută unul dintre ei.',
			'decizia noastră'
		],
		'MAGIC-11': [
			'Cartonașele mai noi diferă doar printr-o grădină pe unul dintre ele.',
			'imaginile cartonașelor'
		],
		'MAGIC-12': [
			'Schimbă doar ce aduce un drum sau un oraș la evaluare. Ce aduc titlurile și alte figuri neutre rămâne la fel, iar mărfurile se iau ca de obicei.',
			'decizia noastră'
		],
		'MAGE-1': [
			'Un drum sau un oraș cu magul aduce 1 punct în plus pentru fiecare cartonaș, dar nu pentru blazoane.',
			'pagina; Big Box 4'
		],
		'MAGE-2': [
			'Și un drum sau un oraș cu magul nefinalizat la sfârșit aduce 1 punct în plus pentru fiecare cartonaș, chiar cu un han sau o catedrală.',
			'pagina; Big Box 4; JCloisterZone'
		],
		'WITCH-1': [
			'Un drum sau un oraș cu vrăjitoarea aduce jumătate din tot ce ar aduce, rotunjită în sus.',
			'pagina; Big Box 4; Papa Geek'
		],
		'WITCH-2': [
			'Și un drum sau un oraș cu vrăjitoarea nefinalizat la sfârșit aduce jumătate, rotunjită în sus.',
			'pagina; Big Box 4; JCloisterZone'
		]
	},
	ruleTopics: { MAGIC: 'magul și vrăjitoarea', MAGE: 'magul', WITCH: 'vrăjitoarea' }
};
