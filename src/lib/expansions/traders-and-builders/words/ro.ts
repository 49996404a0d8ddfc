import { capital } from '../../../words/ro/format';
import { turnOf } from '../../../words/ro/places';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { TRADERS_AND_BUILDERS_NAMES } from '../names';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** Traders & Builders in Romanian. */
export const words: WordsOf<typeof TRADERS_AND_BUILDERS_NAMES> = {
	title: 'Negustori și constructori',
	adds: '24 de cartonașe; mărfuri; fiecare primește constructor și porc',
	pieces: {
		builder: { one: 'constructor', many: 'constructori', the: 'constructorul' },
		pig: { one: 'porc', many: 'porci', the: 'porcul' }
	},
	printed: {
		wine: 'Vin: cine finalizează orașul ia un jeton de vin, chiar fără cavaler în el.',
		grain: 'Grâu: cine finalizează orașul ia un jeton de grâu, chiar fără cavaler în el.',
		cloth: 'Stofă: cine finalizează orașul ia un jeton de stofă, chiar fără cavaler în el.'
	},
	signs: {
		wine: { name: 'Vin', with: 'cu vin' },
		grain: { name: 'Grâu', with: 'cu grâu' },
		cloth: { name: 'Stofă', with: 'cu stofă' }
	},
	sources: { goods: 'Mărfuri' },
	scoreAll: { goods: 'Evaluează mărfurile' },
	titles: {
		'goods/won': 'Mărfurile unui oraș',
		'goods/wine': 'Cel mai mult vin',
		'goods/grain': 'Cel mai mult grâu',
		'goods/cloth': 'Cea mai multă stofă'
	},
	fates: {
		'left-alone': ({ name, piece }) =>
			`${capital(tiles.figureOn(piece, undefined))} de la ${name}, rămas singur, s-a întors acasă`
	},
	objections: {
		'builder/no-follower': 'Constructorul are nevoie acolo de un meeple al aceluiași jucător.',
		'builder/completed': 'Constructorul are nevoie de un drum sau de un oraș nefinalizat.',
		'pig/no-farmer': 'Porcul are nevoie acolo de un țăran al aceluiași jucător.'
	},
	countables: {
		wine: ['jeton de vin', 'jetoane de vin'],
		grain: ['jeton de grâu', 'jetoane de grâu'],
		cloth: ['jeton de stofă', 'jetoane de stofă']
	},
	events: {
		'builder/stopped': ({ turn, name }) =>
			`${turnOf(turn)}, ${name}: al doilea cartonaș nu a fost plasat.`
	},
	further: { 'builder/second-part': (name) => `Constructor: al doilea cartonaș pentru ${name}.` },
	declines: { 'builder/second-part': 'Fără al doilea cartonaș' },
	rulings: {
		traderTiles: {
			title: 'Cartonașele din Negustori și constructori',
			answers: {
				first: [
					'Fără grădini',
					'Cele 24 de cartonașe ale ediției din 2003.',
					'cartonașele din Negustori și constructori nu au grădini'
				],
				later: [
					'Cu grădini',
					'Cele 24 de cartonașe ale edițiilor din 2015 încoace: două au o grădină, care contează doar cu Abatele.',
					'două cartonașe din Negustori și constructori au o grădină'
				],
				'print-2025': [
					'Ediția din 2025',
					'24 de cartonașe, dintre care patru sunt altele; unul are o bucată de râu și se trage doar cu un râu. O singură sursă spune care.',
					'cartonașele din Negustori și constructori sunt din ediția din 2025'
				]
			}
		},
		secondPart: {
			title: 'A doua parte a unei ture',
			answers: {
				may: [
					'Se poate renunța',
					'„Un jucător poate…”: cine continuă drumul sau orașul constructorului plasează al doilea cartonaș sau încheie tura.',
					'se poate renunța la a doua parte a unei ture'
				],
				must: [
					'Se joacă mereu',
					'Cine continuă drumul sau orașul constructorului trage și plasează mereu al doilea cartonaș.',
					'a doua parte a unei ture se joacă mereu'
				]
			}
		},
		builders: mayStayInBox('Constructori', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un constructor',
			'nimeni nu are constructor'
		]),
		pigs: mayStayInBox('Porci', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un porc',
			'nimeni nu are porc'
		])
	},
	rulingSources: {
		traderTiles: `${TRADERS_PAGE}, prima ediție și cele următoare: cartonașe`,
		secondPart: `${TRADERS_PAGE}, constructor; „may” în textul regulilor`,
		builders: IN_NONE,
		pigs: IN_NONE
	},
	help: {
		title: 'Negustori și constructori',
		lines: [],
		terms: [
			[
				'Mărfurile',
				'În unele orașe este desenat vin, grâu sau stofă. Cine finalizează un astfel de oraș, cu un cartonaș sau cu abația, ia câte un jeton pentru fiecare simbol. Nu contează cine primește punctele orașului. Tilekeep numără jetoanele: atinge scorul unui jucător ca să le vezi. La sfârșit, cine are cele mai multe jetoane dintr-o marfă primește 10 puncte, iar la egalitate le primește fiecare.'
			],
			[
				'Constructorul',
				'Se pune în locul unui meeple, pe cartonașul tocmai plasat, pe un drum sau într-un oraș nefinalizat unde ai un meeple. De câte ori continui apoi acel drum sau oraș, tura ta are o a doua parte. Mai tragi un cartonaș, îl plasezi și mai poți pune o figură. Dacă nu vrei, atinge „Fără al doilea cartonaș”. O a treia parte nu există, iar o abație nu continuă nimic. Când drumul sau orașul este finalizat, constructorul se întoarce în rezervă cu meepleșii. Constructorul și porcul nu contează pentru nicio majoritate.'
			],
			[
				'Porcul',
				'Se pune în locul unui meeple, pe un câmp al cartonașului tocmai plasat unde ai un țăran. Dacă primești puncte pentru acel câmp, fiecare oraș finalizat îți aduce 4 puncte în loc de 3. Când o moșie trimite țăranii în rezervă, pleacă și porcii.'
			],
			[
				'Unde regulile tac',
				'După regula câmpurilor din 2000, un oraș aduce 5 puncte în loc de 4 celui care are un porc pe un câmp de lângă el. Într-un joc început, introdu jetoanele pe care jucătorii le au deja.'
			],
			[
				'Ediția din 2025',
				'Patru dintre cele 24 de cartonașe sunt altele, unul cu o bucată de râu: fără râu, lăsați-l în cutie. O găină ține loc de vin. Cartonașele le știm dintr-o singură sursă: descrie orice cartonaș care arată altfel. Sursa are și alte reguli pentru constructor și porc, pe care Tilekeep nu le folosește.'
			]
		],
		topics: {
			goods: {
				title: 'Mărfurile în imagini',
				pictures: {
					'goods-taken':
						'Roșu primește punctele orașului; Albastru îl finalizează și ia vinul și grâul'
				}
			},
			builder: {
				title: 'Constructorul în imagini',
				pictures: {
					'builder-second':
						'Constructorul roșu stă pe acest drum: Roșu l-a continuat și apoi l-a finalizat cu al doilea cartonaș al aceleiași ture'
				}
			},
			pig: {
				title: 'Porcul în imagini',
				pictures: {
					'pig-pays':
						'Câmpul roșu, cu porc, aduce 4 puncte pentru fiecare oraș, iar cel albastru, 3'
				}
			}
		}
	},
	rules: {
		'TRADERS-1': [
			'Sunt 24 de cartonașe și 20 de jetoane de mărfuri: 9 de vin, 6 de grâu, 5 de stofă. Fiecare are un constructor și un porc.',
			'pagina, început'
		],
		'TRADERS-2': [
			'Cartonașele edițiilor din 2015 încoace diferă doar printr-o grădină pe două dintre ele.',
			'pagina, cartonașe'
		],
		'TRADERS-3': [
			'Unde două drumuri se încrucișează pe un pod, amândouă merg mai departe și sunt patru câmpuri.',
			'pagina, cartonașe'
		],
		'TRADERS-4': [
			'Pe cartonașul cu pod și poartă, drumul de jos duce la poartă, iar cel de sus se termină la o casă. Sunt trei câmpuri.',
			'pagina, cartonașe'
		],
		'TRADERS-5': [
			'Un câmp aflat în mijlocul unor orașe le atinge pe toate și nu crește niciodată.',
			'pagina, cartonașe'
		],
		'TRADERS-6': [
			'În 2025 patru cartonașe sunt altele: un drum se termină la o colibă, altul lângă o mănăstire, un oraș cu stofă este în oglindă, iar unul cu vin stă lângă râu. O găină ține locul vinului.',
			'lista cartonașelor din 2025'
		],
		'TRADERS-7': [
			'Cartonașul cu o bucată de râu se trage cu cele dintre izvor și lac. Fără râu, rămâne în cutie.',
			'decizia noastră'
		],
		'GOODS-1': [
			'Cine finalizează un oraș ia câte un jeton pentru fiecare simbol din el, oricine ar sta acolo și oricine ar primi puncte.',
			'pagina, mărfuri'
		],
		'GOODS-2': [
			'Și o abație care finalizează un oraș îi câștigă jetoanele, iar un cartonaș care finalizează mai multe orașe câștigă jetoanele din toate.',
			'pagina extensiei Abația și primarul, n. 14'
		],
		'GOODS-3': ['Simbolurile orașelor nefinalizate nu aduc nimic.', 'pagina, mărfuri'],
		'GOODS-4': [
			'La sfârșit, cine are cele mai multe jetoane dintr-o marfă primește 10 puncte. La egalitate, fiecare primește 10; o marfă fără jetoane nu aduce nimic.',
			'pagina, evaluarea finală'
		],
		'GOODS-5': [
			'Într-un joc început se introduc jetoanele deja câștigate. Orașele finalizate înainte nu mai aduc altele.',
			'decizia noastră'
		],
		'BUILDER-1': [
			'Constructorul se pune în locul unui meeple, pe cartonașul tocmai plasat. Drumul sau orașul trebuie să fie nefinalizat, iar jucătorul să aibă acolo un meeple de orice tip.',
			'pagina, constructor'
		],
		'BUILDER-2': [
			'Constructorii și porcii nu sunt meepleși: nu contează pentru nicio majoritate și nu ocupă teritoriul.',
			'pagina, constructor'
		],
		'BUILDER-3': [
			'Cine continuă drumul sau orașul propriului constructor primește o a doua parte a turei, cu alt cartonaș, o figură și o evaluare. Constructorul trebuie să fi stat acolo dinainte.',
			'pagina, constructor'
		],
		'BUILDER-4': [
			'O a treia parte nu există. Constructorul rămâne și ajută din nou în turele următoare.',
			'pagina, constructor'
		],
		'BUILDER-5': [
			'Se poate renunța la a doua parte, dacă regulile voastre nu spun altfel.',
			'pagina, constructor'
		],
		'BUILDER-6': [
			'Când drumul sau orașul lui este finalizat, constructorul se întoarce în rezervă cu meepleșii. Figurile luate înapoi în prima parte pot fi puse în a doua.',
			'pagina, constructor'
		],
		'BUILDER-7': [
			'Un constructor nu rămâne pe hartă dacă nu mai este acolo niciun meeple al aceluiași jucător.',
			'pagina, constructor'
		],
		'BUILDER-8': [
			'O abație nu continuă nimic, deci nu aduce o a doua parte. Poate fi plasată în oricare dintre părți.',
			'pagina extensiei Abația și primarul, n. 5, 13'
		],
		'BUILDER-9': [
			'Dacă ultimul cartonaș aduce o a doua parte, în ea se poate plasa doar o abație, înaintea rundei ultimelor abații.',
			'pagina extensiei Abația și primarul, n. 5'
		],
		'PIG-1': [
			'Porcul se pune în locul unui meeple, pe un câmp al cartonașului tocmai plasat unde jucătorul are un țăran. Rămâne până la sfârșit sau până când o moșie trimite țăranii în rezervă.',
			'pagina, porc'
		],
		'PIG-2': [
			'Dacă stăpânul porcului primește puncte pentru câmp, fiecare oraș finalizat îi aduce 1 punct în plus: de obicei 4 în loc de 3, sau 2 în loc de 1 când câmpul se unește cu cel al unei moșii. Fără majoritate sau egalitate, porcul nu aduce nimic.',
			'pagina, porc'
		],
		'PIG-3': [
			'Cu un porc, fiecare oraș aduce 4 puncte în loc de 3 când se construiește o moșie. Când câmpul se unește cu cel al unei moșii, fiecare oraș aduce 2 puncte în loc de 1. Apoi țăranii și porcii se întorc în rezervă.',
			'pagina extensiei Abația și primarul, moșie; n. 55'
		],
		'PIG-4': [
			'Porcii nu contează niciodată pentru moșii.',
			'pagina extensiei Abația și primarul, moșie'
		],
		'PIG-5': [
			'După regula câmpurilor din 2000, un oraș aduce 5 puncte în loc de 4 celui care are un porc pe un câmp din jurul lui.',
			'decizia noastră'
		],
		'PIG-6': ['Într-un prim joc fără țărani nu sunt porci.', 'decizia noastră']
	},
	ruleTopics: {
		TRADERS: 'cartonașele',
		GOODS: 'mărfurile',
		BUILDER: 'constructorul',
		PIG: 'porcul'
	}
};
