import { inn } from '../../../rules/presentation/words/ro';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/ro/says';
import type { INNS_AND_CATHEDRALS_NAMES } from '../names';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (prima; a doua și a treia ediție)';

/** Inns & Cathedrals in Romanian. */
export const words: WordsOf<typeof INNS_AND_CATHEDRALS_NAMES> = {
	title: 'Hanuri și catedrale',
	adds: '18 cartonașe; fiecare primește un meeple mare',
	pieces: { 'big-follower': { one: 'meeple mare', many: 'meepleși mari', the: 'meeple-ul mare' } },
	printed: {
		...inn.printed,
		cathedral: 'Catedrală: un oraș finalizat cu ea aduce 3 puncte de cartonaș și de blazon.'
	},
	signs: {
		...inn.signs,
		cathedral: { name: 'Catedrală', with: 'cu catedrală' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'meeple-ul mare contează cât 2' } },
	rulings: {
		innTiles: {
			title: 'Cartonașele din Hanuri și catedrale',
			answers: {
				first: [
					'Prima ediție',
					'Hanul de la răscrucea a trei drumuri stă lângă unul singur. Cutiile de până pe la 2014.',
					'cartonașele din Hanuri și catedrale sunt din prima ediție'
				],
				later: [
					'Edițiile noi',
					'Hanul de la răscrucea a trei drumuri stă între două drumuri și contează pentru amândouă; două cartonașe au o grădină. Cutiile din 2015 încoace.',
					'cartonașele din Hanuri și catedrale sunt din edițiile noi'
				],
				'print-2025': [
					'Ediția din 2025',
					'24 de cartonașe: cu șase mai multe, dintre care unul are o bucată de râu și se trage doar cu un râu. O singură sursă spune care sunt.',
					'cartonașele din Hanuri și catedrale sunt cele 24 din ediția din 2025'
				]
			}
		},
		unfinishedSigns: {
			title: 'Nefinalizat la sfârșit, cu han sau catedrală',
			answers: {
				nothing: [
					'Nu aduce nimic',
					'Un asemenea drum sau oraș nu aduce nimic, nici pentru blazoane. Cutiile de până în 2024.',
					'nefinalizat, un drum cu han sau un oraș cu catedrală nu aduce nimic'
				],
				'as-without': [
					'Aduce cât oricare altul',
					'Un drum câte 1 punct pentru fiecare cartonaș, un oraș câte 1 pentru fiecare cartonaș și blazon, ca fără han sau catedrală. Regulile din 2025.',
					'nefinalizat, un drum cu han sau un oraș cu catedrală aduce cât oricare altul'
				]
			}
		},
		bigFollowers: mayStayInBox('Meepleși mari', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un meeple mare',
			'nimeni nu are un meeple mare'
		])
	},
	rulingSources: {
		innTiles: `${PAGES}, și imaginile cartonașelor`,
		unfinishedSigns: `${PAGES}; din 2025: „different end-game scoring”, și două programe`,
		bigFollowers: IN_NONE
	},
	help: {
		title: 'Hanuri și catedrale',
		lines: [
			'Fiecare are un meeple mare pe lângă cei șapte meepleși și pot juca până la șase jucători. În edițiile noi, hanul de la răscrucea a trei drumuri contează pentru două dintre ele, iar două cartonașe au o grădină. Indicați la „Regulile noastre” ce cartonașe aveți.'
		],
		terms: [
			[
				'Han',
				'Un drum care trece pe lângă lacul unui han aduce 2 puncte pentru fiecare cartonaș când este finalizat, oricâte hanuri ar avea. Nefinalizat la sfârșit, nu aduce nimic sau, după regulile din 2025, câte 1 punct pentru fiecare cartonaș.'
			],
			[
				'Catedrală',
				'Un oraș finalizat cu catedrală aduce câte 3 puncte pentru fiecare cartonaș și blazon, cu o catedrală sau cu două. Nefinalizat la sfârșit, nu aduce nimic sau, după regulile din 2025, cât oricare altul. Pentru câmpuri nu contează atunci.'
			],
			[
				'Meeple mare',
				'Se pune în locul unui meeple obișnuit, oriunde poate sta acesta. Contează cât doi când se compară figurile, dar nu schimbă punctele.'
			],
			[
				'Două porți și o răscruce',
				'La răscrucea dintre cele două porți, ambele drumuri se termină. Pe potecile spre porți nu stă nimeni, dar ele împart câmpul în patru. Acolo o căruță trece doar de pe un drum pe altul, niciodată dintr-un oraș în altul, de pe un drum în oraș sau invers. După regula ediției a doua, merge la orice teritoriu nefinalizat și liber din apropiere.'
			],
			[
				'Ediția din 2025',
				'Are 24 de cartonașe, dintre care unul cu o bucată de râu: fără râu, lăsați-l în cutie. Un drum nefinalizat cu han sau un oraș nefinalizat cu catedrală aduce la sfârșit cât oricare altul. Cartonașele noi le știm dintr-o singură sursă: descrie orice cartonaș care arată altfel.'
			]
		],
		topics: {
			inns: {
				title: 'Hanurile în imagini',
				pictures: {
					'inn-completed': 'Un drum finalizat cu han',
					'inn-unfinished': 'Același drum, nefinalizat la sfârșit'
				}
			},
			cathedrals: {
				title: 'Catedralele în imagini',
				pictures: {
					'cathedral-completed': 'Un oraș finalizat cu catedrală',
					'cathedral-unfinished': 'Același oraș, nefinalizat la sfârșit'
				}
			},
			'big-follower': {
				title: 'Meeple-ul mare în imagini',
				pictures: { 'big-follower-tie': 'Un meeple mare și doi cavaleri: egalitate' }
			}
		}
	},
	rules: {
		'IC-1': [
			'Optsprezece cartonașe se trag împreună cu celelalte. Fiecare are un meeple mare și pot juca până la șase jucători.',
			'pagina; pagina nouă'
		],
		'IC-2': [
			'Edițiile diferă prin trei cartonașe, iar voi spuneți cu care jucați. La răscrucea a trei drumuri, hanul primei ediții stă lângă un singur drum; cel din edițiile noi stă între două drumuri și contează pentru amândouă. Două dintre cartonașele noi au o grădină.',
			'pagina; pagina nouă; Brettspielwelt'
		],
		'IC-3': [
			'Cartonașul cu catedrală este oraș pe toate cele patru laturi. Un câmp dintre patru orașe le atinge pe toate patru și nimic altceva.',
			'pagina'
		],
		'IC-4': [
			'Unde două drumuri se întâlnesc cu potecile de la două porți, ambele drumuri se termină. Pe poteci nu stă nimeni, dar ele împart câmpul în patru.',
			'pagina; Brettspielwelt'
		],
		'IC-5': [
			'La mănăstirea dintre două drumuri, ambele drumuri se termină și sunt două câmpuri.',
			'pagina'
		],
		'IC-6': [
			'La răscrucea dintre două porți, o căruță nu merge nici dintr-un oraș în celălalt, nici pe o potecă: răscrucea ține de drumuri.',
			'pagina extensiei Abația și primarul, n. 34'
		],
		'IC-7': [
			'La răscrucea dintre două porți, o căruță merge de pe un drum pe altul, dar nu dintr-un oraș pe un drum și nici înapoi.',
			'pagina extensiei Abația și primarul, căruța, exemple; n. 34'
		],
		'IC-8': [
			'Ediția din 2025 are 24 de cartonașe. Pe unul dintre ele este o bucată de râu.',
			'ediția din 2025'
		],
		'IC-9': [
			'În 2025 sunt noi patru cartonașe cu drumuri la porți de oraș, un han într-un inel de drum și un han lângă un drum peste râu. Inelul este un singur drum spre toate cele patru laturi; câmpul din mijloc nu atinge niciun oraș.',
			'lista cartonașelor din 2025'
		],
		'IC-10': [
			'Cartonașul cu o bucată de râu se trage cu cele dintre izvor și lac. Fără râu, rămâne în cutie.',
			'decizia noastră'
		],
		'INN-1': [
			'Un drum finalizat cu han aduce 2 puncte pentru fiecare cartonaș. Mai multe hanuri nu aduc mai mult.',
			'pagina; pagina nouă'
		],
		'INN-2': ['Un drum nefinalizat cu han nu aduce nimic la sfârșit.', 'pagina; pagina nouă'],
		'INN-3': [
			'Hanurile și catedralele contează la evaluare pentru toți cei care primesc puncte, oricine și oricând le-ar fi plasat.',
			'decizia noastră'
		],
		'INN-4': [
			'După regulile din 2025, un drum nefinalizat cu han aduce la sfârșit câte 1 punct pentru fiecare cartonaș, ca oricare altul.',
			'ediția din 2025; lista cartonașelor din 2025'
		],
		'CATHEDRAL-1': [
			'Un oraș finalizat cu catedrală aduce câte 3 puncte pentru fiecare cartonaș și blazon. A doua catedrală nu aduce mai mult.',
			'pagina; pagina nouă'
		],
		'CATHEDRAL-2': [
			'Un oraș cu catedrală rămas nefinalizat la sfârșit nu aduce nimic, nici pentru blazoane.',
			'pagina; pagina nouă'
		],
		'CATHEDRAL-3': [
			'Chiar și după vechea regulă a orașelor mici, un oraș cu catedrală din două cartonașe aduce câte 3 puncte pentru fiecare cartonaș și blazon.',
			'decizia noastră'
		],
		'CATHEDRAL-4': [
			'Pentru câmpuri, un oraș nefinalizat cu catedrală nu aduce nimic, iar unul finalizat aduce cât oricare altul.',
			''
		],
		'CATHEDRAL-5': [
			'După regulile din 2025, un oraș nefinalizat cu catedrală aduce la sfârșit câte 1 punct pentru fiecare cartonaș și blazon, ca oricare altul.',
			'ediția din 2025; lista cartonașelor din 2025'
		],
		'BIG-1': [
			'Meeple-ul mare se pune în locul unuia obișnuit, oriunde poate sta acesta, și se întoarce în rezervă la fel.',
			'pagina; pagina nouă'
		],
		'BIG-2': [
			'Meeple-ul mare contează cât doi când se compară figurile. Nu schimbă niciodată punctele.',
			'pagina; pagina nouă'
		],
		'BIG-3': [
			'Pentru Omul de turtă dulce, meeple-ul mare este un singur cavaler.',
			'decizia noastră'
		],
		'BIG-4': [
			'Figurile unui jucător se adună: meeple-ul mare contează cât 2, iar orice altă figură cât îi este valoarea, de obicei 1.',
			'pagina extensiei Abația și primarul, n. 1'
		]
	},
	ruleTopics: {
		IC: 'cartonașele noi',
		INN: 'hanurile',
		CATHEDRAL: 'catedralele',
		BIG: 'meeple-ul mare'
	}
};
