import { counted } from '../../../words/ro/format';
import { places, turnOf } from '../../../words/ro/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import type { GOLD_NAMES } from '../names';

/** „cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const tileOf = ({ place }: SaidEvent): string => (place ? places.theTile(place) : '');

/** The Gold Mines in Romanian. */
export const words: WordsOf<typeof GOLD_NAMES> = {
	title: 'Minele de aur',
	adds: '8 cartonașe și 16 lingouri',
	pieces: { ingot: { one: 'lingou', many: 'lingouri', the: 'lingoul' } },
	printed: {
		ingot: 'Aur: cine așază acest cartonaș pune un lingou pe el și unul pe un cartonaș vecin.'
	},
	marks: { ingot: 'aur' },
	countables: { ingot: ['lingou', 'lingouri'] },
	sources: { ingots: 'Aur' },
	scoreAll: { ingots: 'Evaluează tot aurul' },
	titles: { 'gold-mines/taken': 'Lingouri luate', 'gold-mines/ended': 'Aurul' },
	events: {
		'gold-mines/put': (event) => `${event.name} a pus un lingou pe el și unul pe ${tileOf(event)}.`,
		'gold-mines/found': (event) => `Poziția de pornire: un lingou pe ${tileOf(event)}.`,
		'gold-mines/took': (event) =>
			`${turnOf(event.turn)}: ${event.name} a luat un lingou de pe ${tileOf(event)}.`
	},
	questions: {
		'gold-mines/put': (name, options) => ({
			question: `${name} pune al doilea lingou`,
			how: `Atinge unul dintre cele ${counted(options, 'cartonaș', 'cartonașe')} din jur.`,
			why: 'Un lingou este pe cartonașul abia plasat. Celălalt merge pe un cartonaș de lângă el, și în diagonală.'
		}),
		'gold-mines/took': (name, options) => ({
			question: `${name} ia următorul lingou`,
			how: `Atinge unul dintre ${counted(options, 'cartonaș', 'cartonașe')}.`,
			why: 'Aici alegerea contează: alții pot lua numai de pe unele dintre aceste cartonașe.'
		})
	},
	rulings: {
		goldChoice: {
			title: 'Lingouri pe mai multe cartonașe',
			answers: {
				player: [
					'Alege cine le ia',
					'Cine poate lua de pe mai multe cartonașe alege unul. Tilekeep întreabă numai când asta poate schimba cine câte primește.',
					'cine ia un lingou alege cartonașul'
				],
				claimants: [
					'Întâi cel mai râvnit',
					'Se ia întâi de pe cartonașul de pe care pot lua cei mai mulți. Nimeni nu trebuie să aleagă.',
					'lingourile se iau întâi de pe cartonașul de pe care pot lua cei mai mulți'
				]
			}
		}
	},
	rulingSources: {
		goldChoice: 'Regulile pe care le-am văzut nu spun; al doilea mod este cel din JCloisterZone'
	},
	help: {
		title: 'Minele de aur',
		lines: [],
		terms: [
			[
				'Lingourile de pe cartonașe',
				'Cine plasează un cartonaș cu aur pune un lingou pe el și unul pe oricare dintre cartonașele din jur. Dacă sunt mai multe, Tilekeep întreabă pe care. Un lingou ține de tot ce este pe cartonaș: drum, oraș și mănăstire.'
			],
			[
				'Cine le ia',
				'Cine are majoritatea într-un oraș sau pe un drum finalizat ia lingourile de pe cartonașele lui. O mănăstire finalizată le aduce pe cele de pe cartonașul ei și de pe cele opt din jur. La egalitate, sau când un cartonaș finalizează mai multe, fiecare ia pe rând câte unul. Începe cine a plasat cartonașul. Tilekeep le împarte și spune cine câte primește. Întreabă numai când alegerea cartonașului poate schimba ceva.'
			],
			[
				'Cât valorează',
				'La sfârșit, până la 3 lingouri aduc câte 1 punct, iar 4 până la 6 aduc câte 2. Între 7 și 9 sunt câte 3 puncte, iar de la 10 câte 4. Lingourile rămase pe cartonașe se pierd. Atinge scorul unui jucător ca să-i vezi lingourile.'
			],
			[
				'Unde regulile tac',
				'Dacă lângă un cartonaș cu aur nu este altul, ambele lingouri se pun pe el. Dacă nimeni nu are majoritatea, lingourile rămân pe loc. Într-un joc început, introdu lingourile pe care jucătorii le au deja și pe cele de pe cartonașe.'
			]
		],
		topics: {
			gold: {
				title: 'Aurul în imagini',
				pictures: {
					'gold-taken': 'Orașul roșu este finalizat: Roșu ia ambele lingouri',
					'gold-shared':
						'Roșu și Albastru împart acest oraș cu 3 lingouri; Roșu îl finalizează și ia 2 dintre ele'
				}
			}
		}
	},
	rules: {
		'GOLD-1': [
			'Sunt 8 cartonașe cu aur și 16 lingouri, care ajung întotdeauna. Toate edițiile au aceleași cartonașe.',
			'pagina, conținut'
		],
		'GOLD-2': [
			'Cine plasează un cartonaș cu aur pune un lingou pe el și unul pe un cartonaș de lângă el, și în diagonală. Pe un cartonaș pot fi mai multe lingouri.',
			'pagina, Z-Man'
		],
		'GOLD-3': [
			'Lingourile țin de tot cartonașul. Un drum sau un oraș finalizat le aduce pe cele de pe cartonașele lui. O mănăstire sau o grădină le aduce și pe cele de pe cele opt cartonașe din jur.',
			'pagina, Z-Man; abație și grădină: JCloisterZone'
		],
		'GOLD-4': ['Cine are majoritatea ia toate lingourile.', 'pagina, Z-Man'],
		'GOLD-5': [
			'Dacă mai mulți au majoritatea, sau dacă se finalizează mai multe deodată, fiecare ia pe rând câte un lingou. Se merge în ordinea turelor, până nu mai rămâne niciunul, începând cu cine a plasat cartonașul.',
			'Z-Man, magazine'
		],
		'GOLD-6': [
			'Cine poate lua de pe mai multe cartonașe alege unul. După o altă regulă, întâi vine cartonașul de pe care pot lua cei mai mulți.',
			'lăsat deschis; al doilea mod: JCloisterZone'
		],
		'GOLD-7': [
			'Dacă nimeni nu are majoritatea, lingourile rămân pe loc.',
			'magazine, JCloisterZone'
		],
		'GOLD-8': [
			'Câmpurile, ce este nefinalizat și figurile luate înapoi nu aduc lingouri.',
			'JCloisterZone'
		],
		'GOLD-9': [
			'La sfârșit, fiecare lingou aduce 1 punct la cel mult 3 lingouri, 2 la cel mult 6, 3 la cel mult 9 și 4 de la 10. Cele de pe cartonașe se pierd.',
			'magazine, JCloisterZone'
		],
		'GOLD-10': [
			'Lingourile se pun pe cartonașe înainte de evaluare și se împart după ea, înainte ca o figură să meargă mai departe. Un cartonaș cu aur poate deci aduce ceva imediat.',
			'pagina, desfășurarea jocului'
		],
		'GOLD-11': [
			'Dacă lângă un cartonaș cu aur nu este altul, ambele lingouri se pun pe el.',
			'decizia noastră'
		],
		'GOLD-12': [
			'Într-un joc început se introduc lingourile jucătorilor și cele de pe cartonașe.',
			'decizia noastră'
		]
	},
	ruleTopics: { GOLD: 'aurul' }
};
