import { placeOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { PHANTOM_NAMES } from '../names';

/** The Phantom in Romanian. */
export const words: WordsOf<typeof PHANTOM_NAMES> = {
	title: 'Fantoma',
	adds: 'câte o fantomă, a doua figură a turei',
	pieces: { phantom: { one: 'fantomă', many: 'fantome', the: 'fantoma', feminine: true } },
	events: {
		'phantom/placed': (event) => `Fantoma de la ${event.name} a urmat, ${placeOf(event)}.`
	},
	questions: {
		'phantom/placed': (name) => ({
			question: `${name}, urmează fantoma ta?`,
			how: 'Atinge locul ei sau păstreaz-o în rezervă.',
			why: 'Stă pe acest cartonaș, unde nu stă nimeni, și contează ca un meeple.'
		})
	},
	offers: { 'phantom/placed': 'Pune și fantoma' },
	declines: { 'phantom/placed': 'Fără fantomă' },
	rulings: {
		phantomAfter: {
			title: 'După ce poate urma fantoma',
			answers: {
				any: [
					'După orice',
					'După o figură, una luată înapoi, un festival sau orice altceva făcut cu cartonașul.',
					'fantoma poate urma după orice se face cu un cartonaș'
				],
				figure: [
					'Doar după o figură',
					'Doar dacă înainte a fost pusă altă figură.',
					'fantoma urmează doar după altă figură'
				]
			}
		}
	},
	rulingSources: { phantomAfter: 'Carcassonne Central, discuțiile 4706 și 4756' },
	help: {
		title: 'Fantoma',
		lines: [
			'Fiecare jucător are, pe lângă meepleși, o fantomă din plastic transparent. Aplicația o desenează ca pe o stafie.'
		],
		terms: [
			[
				'Ca a doua figură',
				'Pune o figură sau fă altceva cu cartonașul tău. Dacă fantoma este în rezervă și un loc este liber, atinge locul sau „Fără fantomă”.'
			],
			[
				'Ca singura figură',
				'Atinge fantoma între figurile tale, apoi locul ei. Nimic nu mai urmează.'
			],
			[
				'Cât contează',
				'Contează ca un meeple, pe drumuri, în orașe, în mănăstiri și pe câmpuri. Nu stă niciodată într-o grădină.'
			]
		],
		topics: {
			phantom: {
				title: 'Fantoma în imagini',
				pictures: {
					'phantom-second': 'Țăranul roșu și, în oraș, fantoma: primește imediat 4 puncte'
				}
			}
		}
	},
	rules: {
		'PHANTOM-1': [
			'Fiecare jucător are o fantomă pe lângă meepleși. Nu sunt cartonașe.',
			'pagina, conținutul'
		],
		'PHANTOM-2': [
			'După ce a făcut ceva cu cartonașul abia plasat, jucătorul poate pune pe el și fantoma, ca a doua figură, unde nu stă nimeni.',
			'pagina'
		],
		'PHANTOM-3': [
			'Fantoma poate fi și singura figură a unei ture. Dacă nu s-a făcut nimic înainte, nu se întreabă de ea.',
			'pagina; JCloisterZone'
		],
		'PHANTOM-4': ['Contează în toate ca un meeple.', 'pagina'],
		'PHANTOM-5': [
			'Poate urma după orice: o figură, oriunde a fost pusă, una luată înapoi, un festival. La mese mai stricte, doar după o figură.',
			'forum; JCloisterZone'
		],
		'PHANTOM-6': [
			'Stă unde poate sta un meeple, niciodată într-o grădină. Poate ocupa ce finalizează cartonașul, și se evaluează cu ea.',
			'pagina; JCloisterZone'
		],
		'PHANTOM-7': [
			'Într-o tură cu mai multe cartonașe poate urma la fiecare, cât timp este în rezervă.',
			'JCloisterZone'
		],
		'PHANTOM-8': [
			'După altă figură, fantoma poate și să zboare cu mașina de pe cartonaș, dacă nu a zburat alta. Întoarsă în aceeași tură, poate urma.',
			'pagina Mașinile zburătoare, nota din 2013; papageek; JCloisterZone'
		]
	},
	ruleTopics: { PHANTOM: 'fantoma' }
};
