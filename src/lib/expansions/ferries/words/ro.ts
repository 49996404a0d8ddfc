import { capital } from '../../../words/ro/format';
import { places, sidesList } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { FERRY_NAMES } from '../names';

/** „bacul de pe lacul de pe cartonașul de start”. */
const ferryAt = ({ place }: SaidEvent): string =>
	`bacul de pe lac${place ? ` (${places.theTile(place)})` : ''}`;
const joined = ({ sides = [] }: SaidEvent): string => `drumurile dinspre ${sidesList(sides)}`;
const said = ({ sides }: SaidChoice): string => capital(sidesList(sides));

/** The Ferries in Romanian. */
export const words: WordsOf<typeof FERRY_NAMES> = {
	title: 'Bacurile',
	adds: '8 cartonașe cu un lac și 8 bacuri',
	pieces: {
		ferry: { one: 'bac', many: 'bacuri', the: 'bacul' }
	},
	printed: {
		'ferry-lake': 'Lac: drumurile lui se termină aici, în afară de cele două legate de un bac.'
	},
	marks: { 'ferry-lake': 'lac' },
	links: {
		ferry: (spot, joins) =>
			`Pe lac (${places.theTile(spot)}), bacul leagă drumurile dinspre ${sidesList(joins)}.`
	},
	events: {
		'ferries/laid': (event) => `${event.name} a pus ${ferryAt(event)}: leagă ${joined(event)}.`,
		'ferries/moved': (event) =>
			`${event.name} a mutat ${ferryAt(event)}: acum leagă ${joined(event)}.`,
		'ferries/kept': ({ name }) => `${name} a lăsat bacurile pe loc.`,
		'ferries/kept-one': (event) => `${event.name} a lăsat pe loc ${ferryAt(event)}.`,
		'ferries/found': (event) => `Poziția de pornire: ${ferryAt(event)} leagă ${joined(event)}.`
	},
	questions: {
		'ferries/laid': (name) => ({
			question: `Ce două drumuri leagă bacul pus de ${name}?`,
			how: 'Atinge laturile pe unde ies din cartonaș.',
			why: 'Bacul trebuie pus. Drumurile devin unul singur, oricine ar fi pe ele.'
		}),
		'ferries/moved': (name) => ({
			question: `${name} mută bacul încercuit?`,
			how: 'Atinge cele două laturi pe care să le lege.',
			why: 'Drumul lui a fost prelungit. Ce rămâne fără bac poate fi finalizat.'
		})
	},
	answers: {
		'ferries/laid/sides': said,
		'ferries/moved/sides': said,
		'ferries/moved/keep': () => 'Acesta rămâne'
	},
	declines: { 'ferries/moved': 'Totul rămâne pe loc' },
	rulings: {
		scoredRoadAgain: {
			title: 'Un bac leagă de altul un drum deja evaluat',
			answers: {
				again: [
					'Contează din nou',
					'Drumul deja evaluat devine parte din celălalt și toate cartonașele lui contează.',
					'un drum deja evaluat pe care un bac îl leagă de altul contează din nou'
				],
				out: [
					'Nu mai contează',
					'Contează doar cartonașele cu un drum care nu a fost încă evaluat.',
					'un drum deja evaluat pe care un bac îl leagă de altul nu mai contează'
				]
			}
		}
	},
	rulingSources: { scoredRoadAgain: 'În niciun text; contează din nou: JCloisterZone' },
	help: {
		title: 'Bacurile',
		lines: [
			'La un lac se termină trei sau patru drumuri. Un bac leagă două dintre ele și poate fi mutat mai târziu.'
		],
		terms: [
			[
				'Se pune un bac',
				'Cine plasează un lac poate pune o figură pe unul dintre drumurile lui. Apoi trebuie să pună un bac care leagă două dintre ele. Tilekeep întreabă înainte de evaluare: atinge cele două laturi. Acum sunt un singur drum, oricine ar fi pe el.'
			],
			[
				'Se mută un bac',
				'Cine prelungește un drum cu un bac poate muta acel bac la alte două drumuri ale lacului. Drumul prelungit îl poate pierde. Se poate muta doar primul bac în fiecare direcție de la cartonașul nou, o dată pentru un cartonaș.'
			],
			[
				'Apoi se evaluează',
				'Un drum fără bac se termină la lac. Drumul legat și cel rămas separat se evaluează dacă sunt finalizate. Figurile rămân pe loc, iar una care nu poate rămâne singură se întoarce.'
			],
			[
				'Cum se numără',
				'Un lac contează ca un cartonaș al unui drum, fie că bacul îl trece, fie că drumul se termină acolo. Un han contează pentru tot drumul cât timp bacul îl leagă.'
			],
			[
				'Un drum deja evaluat',
				'Dacă un bac leagă un drum deja evaluat de altul, toate cartonașele lui contează din nou. După o altă regulă nu mai contează.'
			]
		],
		topics: {
			ferries: {
				title: 'Bacurile în imagini',
				pictures: {
					'ferry-joins': 'Un bac leagă două drumuri, iar doi jucători iau punctele',
					'ferry-cuts-off': 'Bacul este mutat, iar drumul pe care îl lasă este finalizat'
				}
			}
		}
	},
	rules: {
		'FERRIES-1': [
			'Opt cartonașe cu un lac se trag împreună cu celelalte: șapte au trei drumuri, unul are patru. Pentru fiecare există un bac.',
			'pagina, conținut'
		],
		'FERRIES-2': [
			'Pe un lac abia plasat, fiecare drum este separat. Pe unul dintre ele se poate pune o figură, înainte de bac.',
			'pagina; JCloisterZone'
		],
		'FERRIES-3': [
			'Apoi cine a plasat lacul trebuie să pună un bac care leagă două dintre drumurile lui. Ele devin un singur drum, chiar dacă pe ele sunt alții.',
			'pagina, cu notele ei'
		],
		'FERRIES-4': ['Un drum fără bac se termină la lac.', 'pagina'],
		'FERRIES-5': [
			'Cine prelungește un drum cu un bac poate muta acel bac la alte două drumuri ale lacului. Drumul prelungit îl poate pierde.',
			'pagina'
		],
		'FERRIES-6': [
			'Se poate muta doar primul bac în fiecare direcție de la cartonașul nou, în orice ordine și o dată pentru un cartonaș. Înainte vine bacul unui lac abia plasat.',
			'pagina, cu notele ei; Carcassonne Central'
		],
		'FERRIES-7': [
			'Un drum care se termină la un lac fără bac nu permite mutarea lui. Nici legarea drumurilor printr-un bac și nici închiderea unuia fără continuare nu îl prelungesc.',
			'pagina, prima ediție, note; Carcassonne Central'
		],
		'FERRIES-8': [
			'După ce bacurile sunt la locul lor, se evaluează tot ce este finalizat, și un drum rămas separat. Figurile rămân pe loc.',
			'pagina'
		],
		'FERRIES-9': [
			'Dacă un bac leagă un drum deja evaluat de altul, contează cartonașele amândurora.',
			'JCloisterZone'
		],
		'FERRIES-10': [
			'După o altă regulă, cartonașele cu toate drumurile deja evaluate nu mai contează.',
			'decizia noastră'
		],
		'FERRIES-11': [
			'Un lac contează ca un cartonaș al unui drum, fie că bacul îl trece, fie că drumul se termină acolo.',
			'pagina despre evaluare'
		],
		'FERRIES-12': [
			'Dacă un bac mutat lasă fără un meeple al jucătorului pe drum o figură care nu poate rămâne singură, ea se întoarce.',
			'pagina Negustori și constructori; Carcassonne Central'
		],
		'FERRIES-13': [
			'Un drum prelungit doar de un bac nu aduce partea a doua a turei.',
			'pagina, prima ediție, note'
		],
		'FERRIES-14': [
			'Nimeni nu stă pe un bac, iar bacurile rămân până la sfârșit. Drumurile nefinalizate se evaluează ca de obicei.',
			'pagina'
		],
		'FERRIES-15': [
			'Un han contează pentru tot drumul legat de bacuri. O parte rămasă separată îl pierde.',
			'pagina, prima ediție, note'
		],
		'FERRIES-16': [
			'Un lac desparte câmpurile ca o răscruce, iar bacurile nu schimbă nimic acolo. Nicio figură nu trece de la un drum al unui lac la altul.',
			'JCloisterZone'
		],
		'FERRIES-17': [
			'Magul și vrăjitoarea rămân pe loc. Dacă un bac le leagă drumurile, jucătorul lui mută imediat unul dintre ei.',
			'pagina Magul și vrăjitoarea'
		],
		'FERRIES-18': [
			'Într-un joc început introduceți ce drumuri leagă fiecare bac. Un lac poate fi fără bac și rămâne așa.',
			'decizia noastră'
		]
	},
	ruleTopics: { FERRIES: 'bacurile' }
};
