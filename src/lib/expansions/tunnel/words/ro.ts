import { counted } from '../../../words/ro/format';
import { places, sidesList } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { TUNNEL_NAMES } from '../names';

/** „gura dinspre est de pe cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const mouthOf = ({ place, sides = [] }: SaidEvent): string =>
	`gura${sides.length > 0 ? ` dinspre ${sidesList(sides)}` : ''}${place ? ` de pe ${places.theTile(place)}` : ''}`;

const joins: WordsOf<typeof TUNNEL_NAMES>['links']['tunnel-circle'] = (spot, sides, to) =>
	to
		? `Un tunel leagă două dealuri: pe ${places.theTile(spot)} și pe ${places.theTile(to)}.`
		: `Pe ${places.theTile(spot)}, un tunel leagă drumurile dinspre ${sidesList(sides)}.`;

const asked = (name: string) => ({
	question: `În ce gură de tunel pune ${name} un jeton?`,
	how: 'Atinge o gură de tunel liberă.',
	why: 'Două jetoane la fel ale unui jucător leagă gurile lor: drumul continuă acolo.'
});

/** The Tunnel in Romanian. */
export const words: WordsOf<typeof TUNNEL_NAMES> = {
	title: 'Tunelul',
	adds: '4 cartonașe cu tuneluri și jetoane care le leagă gurile',
	pieces: {
		'tunnel-circle': { one: 'cerc de tunel', many: 'cercuri de tunel', the: 'cercul de tunel' },
		'tunnel-square': { one: 'pătrat de tunel', many: 'pătrate de tunel', the: 'pătratul de tunel' },
		'tunnel-triangle': {
			one: 'triunghi de tunel',
			many: 'triunghiuri de tunel',
			the: 'triunghiul de tunel'
		}
	},
	printed: {
		'tunnel-hill':
			'Deal cu tuneluri: drumurile lui se întrerup aici până când două jetoane la fel leagă guri.'
	},
	marks: { 'tunnel-hill': 'deal cu tuneluri' },
	titles: { 'tunnel/laid': 'Jeton de tunel pus' },
	links: { 'tunnel-circle': joins, 'tunnel-square': joins, 'tunnel-triangle': joins },
	countables: {
		'tunnel-circle': ['cerc de tunel', 'cercuri de tunel'],
		'tunnel-square': ['pătrat de tunel', 'pătrate de tunel'],
		'tunnel-triangle': ['triunghi de tunel', 'triunghiuri de tunel']
	},
	events: {
		'tunnel/laid-circle': (event) => `${event.name} a pus un cerc de tunel în ${mouthOf(event)}.`,
		'tunnel/laid-square': (event) => `${event.name} a pus un pătrat de tunel în ${mouthOf(event)}.`,
		'tunnel/laid-triangle': (event) =>
			`${event.name} a pus un triunghi de tunel în ${mouthOf(event)}.`,
		'tunnel/found': (event) =>
			`Poziția de pornire: ${tiles.pieceFirst(event.piece ?? 'tunnel-circle')} (${event.name}) în ${mouthOf(event)}.`
	},
	questions: {
		'tunnel/laid-circle': asked,
		'tunnel/laid-square': asked,
		'tunnel/laid-triangle': asked
	},
	offers: {
		'tunnel/laid-circle': 'Cerc de tunel',
		'tunnel/laid-square': 'Pătrat de tunel',
		'tunnel/laid-triangle': 'Triunghi de tunel'
	},
	notes: {
		'tunnel/open': (_, count) =>
			`Se întrerupe în ${counted(count, 'gură', 'guri')} de tunel, până când două jetoane la fel leagă guri.`
	},
	rulings: {
		tunnelTokens: {
			title: 'Jetoanele de tunel',
			answers: {
				'three-two': [
					'3, 2 sau 1 pereche',
					'În doi, fiecare are trei perechi, în trei două, altfel una.',
					'în doi, fiecare are trei perechi de jetoane de tunel, în trei două'
				],
				'two-one': [
					'2 sau 1 pereche',
					'În doi, fiecare are două perechi, altfel una.',
					'în doi, fiecare are două perechi de jetoane de tunel, altfel una'
				],
				'one-one': [
					'1 pereche',
					'Fiecare are o pereche, oricâți ar juca.',
					'fiecare are o pereche de jetoane de tunel'
				]
			}
		}
	},
	rulingSources: { tunnelTokens: 'Wikicarpedia, The Tunnel; celelalte două: JCloisterZone' },
	help: {
		title: 'Tunelul',
		lines: ['Drumurile se întrerup în gurile dealurilor lui. Două jetoane la fel leagă două guri.'],
		terms: [
			[
				'Punerea unui jeton',
				'Pe lângă toate celelalte, poți pune un jeton de-al tău într-o gură liberă. Înainte de a pune o figură, atinge gura sau butonul cu forma jetonului.'
			],
			[
				'Legarea a două guri',
				'Cele două jetoane ale tale de aceeași formă leagă gurile lor: un singur drum pentru toți, din care contează doar cartonașele. Ce se finalizează astfel se evaluează imediat.'
			],
			[
				'O gură deschisă',
				'O gură nelegată este un capăt deschis. La sfârșit, drumul contează ca nefinalizat.'
			]
		],
		topics: {
			tunnel: {
				title: 'Tunelul în imagini',
				pictures: {
					'tunnel-joins':
						'Două cercuri leagă gurile: un drum de 4 cartonașe, dealul numărat o singură dată',
					'tunnel-open': 'Niciun jeton nu leagă gura: un drum nefinalizat de 3 cartonașe'
				}
			}
		}
	},
	rules: {
		'TUNNEL-1': [
			'Există 4 cartonașe cu guri de tunel. În doi, fiecare are trei perechi de jetoane, în trei două, altfel una.',
			'pagina'
		],
		'TUNNEL-2': [
			'În tura ta, pe lângă toate celelalte, poți pune un jeton de-al tău într-o gură liberă. Unul pe tură, oricâte cartonașe ai plasa.',
			'pagina; mai multe cartonașe: JCloisterZone'
		],
		'TUNNEL-3': ['Într-o gură nelegată, drumul ei se întrerupe și rămâne nefinalizat.', 'pagina'],
		'TUNNEL-4': [
			'Jetoanele unei perechi leagă gurile lor: un singur drum, pentru toți. Contează doar cartonașele pe care se vede, fiecare o dată.',
			'pagina; ambele guri pe un cartonaș: JCloisterZone'
		],
		'TUNNEL-5': [
			'Ce finalizează un jeton se evaluează în acea tură, și un drum care se termină în ambele guri.',
			'JCloisterZone'
		],
		'TUNNEL-6': [
			'Întâi vine figura. Una care are nevoie de un meeple pe drumul ei nu îl găsește printr-un jeton din aceeași tură.',
			'decizia noastră'
		],
		'TUNNEL-7': [
			'Un cartonaș care prelungește un drum dincolo de un tunel îl prelungește pe tot. Un jeton nu prelungește nimic.',
			'JCloisterZone'
		],
		'TUNNEL-8': [
			'Un deal desparte câmpurile ca o răscruce și nu leagă drumuri. Pe un cartonaș, al patrulea drum se termină la case.',
			'pagina; imaginile; JCloisterZone'
		],
		'TUNNEL-9': ['După altă regulă, jucătorii au mai puține perechi de jetoane.', 'JCloisterZone'],
		'TUNNEL-10': [
			'Într-un joc început introduceți ce jetoane sunt în ce guri. Acestea nu mai sunt în rezervă.',
			'decizia noastră'
		]
	},
	ruleTopics: { TUNNEL: 'tunelurile' }
};
