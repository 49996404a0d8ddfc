import type { WordsOf } from '../../../words/ro/says';
import type { LABYRINTH_NAMES } from '../names';

/** The Labyrinth in Romanian. */
export const words: WordsOf<typeof LABYRINTH_NAMES> = {
	title: 'Labirintul',
	adds: '1 cartonaș care face din patru drumuri unul singur',
	printed: { labyrinth: 'Labirint: cele patru drumuri ale lui sunt unul singur.' },
	marks: { labyrinth: 'labirint' },
	countables: { 'labyrinth/figures': ['figură de pe drum', 'figuri de pe drum'] },
	rulings: {
		labyrinth: {
			title: 'Cum contează labirintul',
			answers: {
				basic: [
					'Ca orice drum',
					'Un drum cu labirintul este un drum ca oricare altul.',
					'un drum cu labirintul este un drum ca oricare altul'
				],
				advanced: [
					'Aduce puncte pentru figuri',
					'Fiecare braț al drumului poate fi ocupat. Finalizat, aduce 2 în plus pentru fiecare figură de pe el.',
					'un drum finalizat cu labirintul aduce puncte și pentru figurile de pe el'
				]
			}
		}
	},
	rulingSources: { labyrinth: 'Wikicarpedia, The Labyrinth: ambele sunt pe foaie' },
	help: {
		title: 'Labirintul',
		lines: [
			'Patru drumuri duc în el și toate patru sunt unul singur. Alegeți în regulile voastre varianta simplă sau pe cea avansată.'
		],
		terms: [
			[
				'Varianta simplă',
				'Drumul se ocupă și se evaluează ca oricare altul. Este finalizat când toate capetele lui sunt închise.'
			],
			[
				'Varianta avansată: ocuparea',
				'Poți pune o figură pe labirintul pe care îl plasezi, oricine ar sta pe drumurile lui. Mai târziu poți ocupa un braț liber până la labirint.'
			],
			[
				'Varianta avansată: evaluarea',
				'Când drumul este finalizat, cine are majoritatea primește 2 puncte în plus pentru fiecare figură de pe tot drumul, oricui i-ar aparține. La egalitate, fiecare primește tot.'
			]
		],
		topics: {
			labyrinth: {
				title: 'Labirintul în imagini',
				pictures: {
					'labyrinth-completed':
						'Roșu are două dintre cele trei figuri: 7 cartonașe și câte 2 pentru fiecare figură'
				}
			}
		}
	},
	rules: {
		'LABYRINTH-1': [
			'Există un cartonaș cu labirintul, în două desene. Se trage ca toate celelalte.',
			'pagina; imaginile'
		],
		'LABYRINTH-2': [
			'Cele patru drumuri ale lui sunt unul singur și nu este o răscruce. Ele despart patru câmpuri.',
			'pagina; imaginile'
		],
		'LABYRINTH-3': [
			'După regulile simple, un drum cu labirintul este un drum ca oricare altul.',
			'pagina'
		],
		'LABYRINTH-4': [
			'După regulile avansate, cine plasează labirintul poate pune o figură pe drumul lui, chiar dacă pe drumurile legate stau altele.',
			'pagina, fandom'
		],
		'LABYRINTH-5': [
			'După regulile avansate, poate fi ocupat un braț al drumului pe care nu stă nimeni până la labirint. Cine stă pe labirint sau dincolo de el nu contează.',
			'pagina, fandom; figurile de pe labirint: JCloisterZone'
		],
		'LABYRINTH-6': [
			'Drumul este finalizat când toate capetele lui sunt închise. După regulile avansate, cine are majoritatea primește atunci 2 în plus pentru fiecare figură care contează, și la egalitate.',
			'pagina'
		],
		'LABYRINTH-7': [
			'Un drum nefinalizat cu labirintul aduce cât oricare altul și nimic pentru figuri.',
			'pagina'
		],
		'LABYRINTH-8': [
			'Ce face cartonașele drumului să aducă mai mult nu aduce nimic în plus pentru figuri.',
			'discuția paginii'
		],
		'LABYRINTH-9': [
			'Figurile care nu contează la nicio majoritate nu se numără. JCloisterZone le numără pe unele.',
			'pagina; JCloisterZone'
		],
		'LABYRINTH-10': [
			'Și o figură pusă pe un cartonaș aflat deja pe hartă, sau care înaintează singură, se judecă după brațul ei. Niciuna nu înaintează chiar pe labirint cât timp stă cineva pe drumul lui.',
			'înaintarea: JCloisterZone; restul: decizia noastră'
		]
	},
	ruleTopics: { LABYRINTH: 'labirintul' }
};
