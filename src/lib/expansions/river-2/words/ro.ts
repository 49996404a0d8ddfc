import type { WordsOf } from '../../../words/ro/says';
import { inn, volcano } from '../../../rules/presentation/words/ro';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/ro';
import type { RIVER_2_NAMES } from '../names';

/** The River II in Romanian. */
export const words: WordsOf<typeof RIVER_2_NAMES> = {
	title: 'Râul II',
	adds: '12 cartonașe, plasate înaintea tuturor celorlalte: un râu care se bifurcă',
	printed: {
		...everyRiver.printed,
		herd: 'Turmă de porci: unde contează, fiecare oraș finalizat aduce acestui câmp 1 punct în plus.',
		...inn.printed,
		...volcano.printed
	},
	marks: volcano.marks,
	signs: {
		...everyRiver.signs,
		herd: { name: 'Turmă de porci', with: 'cu turma de porci' },
		...inn.signs
	},
	objections: {
		...everyRiver.objections,
		'river-fork/joined': 'Cele două brațe ale râului nu se pot întâlni.',
		'river-volcano/figure': 'Pe cartonașul cu vulcanul nu stă nimeni.'
	},
	further: {
		'river-volcano/tile': (name) => `${name} a plasat vulcanul și mai plasează un cartonaș.`
	},
	rulings: {
		...everyRiver.rulings,
		river2Tiles: {
			title: 'Cartonașele din Râul II',
			answers: {
				first: [
					'Prima ediție',
					'Cutia din 2005: niciun cartonaș nu are grădină.',
					'cartonașele din Râul II sunt cele din 2005'
				],
				later: [
					'A doua ediție',
					'Din Contele, regele și vasalii, 2017: o cotitură are o grădină.',
					'cartonașele din Râul II sunt cele din 2017'
				]
			}
		},
		riverVolcanoTile: {
			title: 'După lacul cu vulcan',
			answers: {
				further: [
					'Încă un cartonaș',
					'Cine plasează lacul plasează și primul cartonaș de după râu.',
					'cine plasează vulcanul mai plasează un cartonaș'
				],
				over: [
					'Următorul jucător',
					'Tura s-a încheiat, ca după orice alt cartonaș.',
					'vulcanul nu aduce alt cartonaș'
				]
			}
		},
		riverVolcanoFigure: {
			title: 'Meepleși lângă vulcan',
			answers: {
				none: ['Niciunul', 'Pe lacul cu vulcan nu stă nimeni.', 'lângă vulcan nu stă nimeni'],
				allowed: [
					'Țăranii pot',
					'Câmpul din jurul lacului este un câmp ca oricare altul. Nu este în niciun regulament.',
					'lângă vulcan pot sta țărani'
				]
			}
		},
		riverInn: {
			title: 'Hanul din Râul II',
			answers: {
				box: [
					'Nu contează',
					'Contează doar în jocurile cu Hanuri și catedrale.',
					'hanul de la râu nu contează'
				],
				always: [
					'Contează',
					'Un drum finalizat de lângă el aduce 2 puncte pentru fiecare cartonaș, iar unul nefinalizat nimic.',
					'hanul de la râu contează'
				]
			}
		},
		riverPigHerd: {
			title: 'Turma de porci din Râul II',
			answers: {
				box: [
					'Nu contează',
					'Contează doar în jocurile cu Negustori și constructori.',
					'turma de porci nu contează'
				],
				always: [
					'Contează',
					'Fiecare oraș finalizat aduce un punct în plus pentru câmpul turmei.',
					'turma de porci contează'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		river2Tiles: `${RIVER_PAGE}, și imaginile cartonașelor`,
		riverVolcanoTile: `${RIVER_PAGE}; după note, unele ediții nu au alt cartonaș`,
		riverVolcanoFigure: RIVER_PAGE,
		riverInn: RIVER_PAGE,
		riverPigHerd: RIVER_PAGE
	},
	help: {
		title: 'Râul II',
		lines: [
			'Pe douăsprezece cartonașe este un râu care se bifurcă. Întâi se plasează izvorul, apoi bifurcația. Fiecare cartonaș de râu de după aceea continuă unul dintre cele două brațe: alege un loc, iar Tilekeep le arată pe cele de la ambele brațe. Un braț se termină la un oraș, celălalt în lacul cu vulcan, care se trage ultimul.'
		],
		terms: [
			[
				'Două brațe',
				'Nu se pot întâlni. Unde poate coti râul se judecă pentru fiecare braț în parte, iar cotiturile de la bifurcație contează și ele. Se aplică și celelalte reguli ale râului.'
			],
			[
				'Vulcanul',
				'Pe lacul cu vulcan nu stă nimeni. Cine îl plasează mai plasează imediat un cartonaș. La masa voastră puteți hotărî altfel.'
			],
			[
				'Han și turmă de porci',
				'Hanul contează cu Hanuri și catedrale, turma cu Negustori și constructori: fiecare oraș finalizat aduce un punct în plus pentru câmpul ei, pe lângă porcul propriu. Fără aceste extensii, hotărâți voi dacă ele contează.'
			],
			[
				'Oraș pe un pod',
				'Este un singur oraș, iar fiecare mal continuă pe sub el. Unde un braț se termină la un oraș, ambele maluri se învecinează cu el.'
			],
			[
				'Împreună cu Râul',
				'Izvorul și lacul din Râul rămân în cutie. Toate celelalte cartonașe formează un singur râu, cu bifurcația și vulcanul.'
			],
			[
				'Unde regulile tac',
				'După regula câmpurilor din 2000 se punctează fiecare oraș. Cine primește puncte pentru el primește unul în plus dacă are un țăran pe câmpul turmei de lângă oraș. O abație poate închide un braț.'
			]
		],
		topics: {
			'pig-herd': {
				title: 'Turma de porci în imagini',
				pictures: {
					'pig-herd-pays':
						'Câmpul roșu cu turma de porci aduce 4 puncte pentru fiecare oraș, cel albastru 3'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVERII-1': [
			'Pe douăsprezece cartonașe este un râu care se bifurcă. Întâi se plasează izvorul, apoi bifurcația, iar la urmă lacul cu vulcan. Celelalte nouă se trag între bifurcație și lac.',
			'pagina râului, Râul II'
		],
		'RIVERII-2': [
			'Un cartonaș de râu continuă râul de la capătul deschis al unuia dintre brațe.',
			'pagina râului, Râul II'
		],
		'RIVERII-3': [
			'Brațele nu se pot întâlni. Unde poate coti râul se judecă pentru fiecare braț în parte, de la izvor și prin bifurcație.',
			'pagina râului, Râul II; răspunsul editurii'
		],
		'RIVERII-4': [
			'Pe lacul cu vulcan nu stă nimeni, în afară de țărani, dacă regulile voastre permit asta.',
			'pagina râului, Râul II'
		],
		'RIVERII-5': [
			'Cine plasează lacul cu vulcan mai plasează imediat un cartonaș. După alte reguli, la rând este jucătorul următor.',
			'pagina râului, Râul II; note'
		],
		'RIVERII-6': [
			'Orașul de pe pod este un singur oraș. Malurile continuă pe sub el: două câmpuri, care se învecinează amândouă cu el.',
			'pagina râului, note'
		],
		'RIVERII-7': [
			'Un braț se poate termina la zidul unui oraș. Brațul desparte câmpurile de pe maluri, iar amândouă se învecinează cu orașul.',
			'pagina râului, cartonașe'
		],
		'RIVERII-8': [
			'Hanul ține de Hanuri și catedrale. Unde contează, un drum finalizat aduce 2 puncte pentru fiecare cartonaș, iar unul nefinalizat nimic.',
			'pagina râului, Râul II'
		],
		'RIVERII-9': [
			'Turma de porci ține de Negustori și constructori. Unde contează, fiecare oraș finalizat aduce un punct în plus fiecăruia care primește puncte pentru câmpul ei, pe lângă porcii proprii. O moșie nu aduce nimic în plus.',
			'pagina râului, Râul II'
		],
		'RIVERII-10': [
			'După regula câmpurilor din 2000, un oraș aduce un punct în plus celui care primește puncte pentru el și are un țăran pe un câmp cu turma de porci de lângă el.',
			'decizia noastră'
		],
		'RIVERII-11': [
			'Împreună cu Râul, izvorul și lacul acestuia rămân în cutie. Toate celelalte cartonașe formează un singur râu, cu bifurcația și lacul cu vulcan.',
			'pagina râului, Râul II; răspunsul editurii'
		],
		'RIVERII-12': [
			'Cartonașele sunt cele din 2005 sau cele din Contele, regele și vasalii, 2017, unde o cotitură are o grădină.',
			'pagina râului, conținut'
		],
		'RIVERII-13': [
			'O abație poate închide un braț al râului, așa cum închide un drum.',
			'decizia noastră'
		]
	},
	ruleTopics: { ...everyRiver.ruleTopics, RIVERII: 'Râul II' }
};
