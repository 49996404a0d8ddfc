import { common } from '../../../words/ro/common';
import { counted } from '../../../words/ro/format';
import { places, turnOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { HILLS_NAMES } from '../names';

const sheepOf = (n: number): string => counted(n, 'oaie', 'oi');
/** How many tokens like that may be left in the bag. */
const inBag = (says: string, { count }: SaidChoice): string =>
	`${says} (încă ${String(count)} în săculeț)`;
const onTile = ({ place }: SaidEvent): string => `pe ${place ? places.theTile(place) : ''}`;

/** Hills & Sheep in Romanian. */
export const words: WordsOf<typeof HILLS_NAMES> = {
	title: 'Dealuri și oi',
	adds: '18 cartonașe cu dealuri și vii, câte un cioban și un săculeț cu oi și lupi',
	pieces: {
		shepherd: { one: 'cioban', many: 'ciobani', the: 'ciobanul' },
		'sheep-1': { one: 'jeton cu 1 oaie', many: 'jetoane cu 1 oaie', the: 'jetonul cu 1 oaie' },
		'sheep-2': { one: 'jeton cu 2 oi', many: 'jetoane cu 2 oi', the: 'jetonul cu 2 oi' },
		'sheep-3': { one: 'jeton cu 3 oi', many: 'jetoane cu 3 oi', the: 'jetonul cu 3 oi' },
		'sheep-4': { one: 'jeton cu 4 oi', many: 'jetoane cu 4 oi', the: 'jetonul cu 4 oi' },
		'sheep-untold': {
			one: 'jeton cu număr necunoscut',
			many: 'jetoane cu număr necunoscut',
			the: 'jetonul cu număr necunoscut'
		}
	},
	printed: {
		hill: 'Deal: pune sub el încă un cartonaș, nevăzut. La egalitate câștigă o figură de pe el.',
		vineyard: 'Vie: o mănăstire vecină finalizată aduce 3 în plus.'
	},
	marks: { hill: 'deal', vineyard: 'vie' },
	sources: { flocks: 'Turme' },
	titles: { 'flocks/home': 'Turmă dusă acasă', 'flocks/closed': 'Turmă pe un câmp închis' },
	countables: { 'flocks/sheep': ['oaie', 'oi'], vineyards: ['vie', 'vii'] },
	fates: { 'flocks/wolf-drawn': ({ name }) => `Un lup a trimis acasă ciobanul de la ${name}` },
	objections: { 'flocks/shepherd-there': 'Pe acest câmp este deja un cioban.' },
	events: {
		'flocks/sheep-drawn': ({ turn, name, count = 0 }) =>
			`${turnOf(turn)}: ${name} a tras ${sheepOf(count)}.`,
		'flocks/wolf-drawn': ({ turn, name }) => `${turnOf(turn)}: ${name} a tras un lup.`,
		'flocks/untold-drawn': ({ turn, name }) =>
			`${turnOf(turn)}: ${name} a tras oi, nu se știe câte.`,
		'flocks/driven-home': ({ turn, name }) => `${turnOf(turn)}: ${name} a dus turma acasă.`,
		'flocks/found': (event) =>
			event.count
				? `Poziția de pornire: ${sheepOf(event.count)} ${onTile(event)}.`
				: `Poziția de pornire: oi ${onTile(event)}.`
	},
	questions: {
		'flocks/draw': (name) => ({
			question: `Ce jeton a tras ${name}?`,
			how: 'Atinge ce este pe el.',
			why: 'Oile rămân lângă cioban. Un lup se întoarce în săculeț cu toate oile de pe câmp.'
		}),
		'flocks/flock': (name) => ({
			question: `${name}: turma crește sau merge acasă?`,
			how: 'Atinge una dintre ele.',
			why: 'Acest cartonaș a mărit câmpul ciobanului, așa că una trebuie făcută.'
		})
	},
	answers: {
		'flocks/draw/sheep-1': (choice) => inBag('1 oaie', choice),
		'flocks/draw/sheep-2': (choice) => inBag('2 oi', choice),
		'flocks/draw/sheep-3': (choice) => inBag('3 oi', choice),
		'flocks/draw/sheep-4': (choice) => inBag('4 oi', choice),
		'flocks/draw/wolf': (choice) => inBag('Lup', choice),
		'flocks/draw/sheep-untold': () => 'Oi, nu se știe câte',
		'flocks/flock/home': ({ count }) => `Du acasă: ${common.points(count)}`,
		'flocks/flock/grow': ({ count }) =>
			`Crește: trage unul din ${counted(count, 'jeton', 'jetoane')}`
	},
	notes: {
		'flocks/count': (names, count) => `${common.list(names)}: ${sheepOf(count)} lângă cioban.`,
		'flocks/untold': () =>
			'Nu se știe câte oi sunt pe un jeton de aici. Introdu manual punctele pentru el.'
	},
	rulings: {
		hillTiles: {
			title: 'Cartonașele din Dealuri și oi',
			answers: {
				first: [
					'Fără grădină',
					'Cele 18 cartonașe din 2014.',
					'niciun cartonaș cu deal nu are grădină'
				],
				later: [
					'Cu grădină',
					'Cele 18 cartonașe din 2018: unul are o grădină, care contează numai cu Abatele.',
					'un cartonaș cu deal are grădină'
				]
			}
		},
		hillTie: {
			title: 'Egalitate pe dealuri',
			answers: {
				any: [
					'O figură ajunge',
					'La egalitate primesc puncte toți cei cu o figură pe un deal, oricâte ar avea.',
					'la egalitate ajunge o figură pe un deal'
				],
				most: [
					'Cele mai multe figuri',
					'La egalitate primește puncte cine are cele mai multe figuri pe dealuri.',
					'la egalitate câștigă cele mai multe figuri pe dealuri'
				]
			}
		}
	},
	rulingSources: {
		hillTiles: 'Imaginile cartonașelor',
		hillTie: 'Wikicarpedia, Hills & Sheep („cel puțin una”; o notă le numără)'
	},
	help: {
		title: 'Dealuri și oi',
		lines: ['Fiecare jucător are un cioban. În săculeț sunt 16 jetoane cu oi și 2 lupi.'],
		terms: [
			[
				'Ciobanul',
				'În locul altei figuri, pune ciobanul pe un câmp al cartonașului abia plasat, dacă acolo nu este altul. Trage un jeton și atinge ce este pe el. Un lup trimite ciobanul acasă.'
			],
			[
				'Turma',
				'Când cartonașul tău mărește câmpul, Tilekeep întreabă dacă turma crește sau merge acasă. Ca să crească, tragi un jeton. Un lup alungă toate oile și toți ciobanii de pe câmp. Dusă acasă, fiecare oaie aduce 1 punct.'
			],
			[
				'Mai mulți ciobani, câmpuri închise',
				'Dacă mai mulți ciobani sunt pe același câmp, fiecare primește punctele tuturor oilor lui. Un câmp cu vecini pe toate marginile se evaluează imediat. Ciobanii rămași la sfârșit nu aduc nimic.'
			],
			[
				'Un număr necunoscut',
				'Atinge „Oi, nu se știe câte”. Turma aduce atunci puncte numai pentru oile știute. Adaugă restul manual, în fișa jucătorului, cu Dealuri și oi ca motiv.'
			],
			[
				'Dealurile',
				'Sub fiecare deal este ascuns încă un cartonaș, deci rămân mai puține de tras. La egalitate primesc puncte numai cei cu o figură pe un deal.'
			],
			['Viile', 'O mănăstire finalizată aduce 3 puncte în plus pentru fiecare vie din jur.']
		],
		topics: {
			flocks: {
				title: 'Turme în imagini',
				pictures: {
					'flock-home': 'Roșu duce acasă 3 și 2 oi: 5 puncte',
					'flock-closed': 'Albastru închide câmpul turmei roșii: 5 puncte pentru Roșu'
				}
			},
			hills: {
				title: 'Un deal în imagine',
				pictures: {
					'hill-tie': 'Câte un cavaler, iar cel albastru este pe un deal: 8 puncte pentru Albastru'
				}
			},
			vineyards: {
				title: 'O vie în imagine',
				pictures: { vineyard: 'O mănăstire cu o vie în jur: 12 puncte' }
			}
		}
	},
	rules: {
		'SHEPHERD-1': [
			'Fiecare jucător are un cioban. În săculeț sunt jetoane cu 1 oaie (4), 2 (5), 3 (5) și 4 (2) și 2 lupi.',
			'Z-Man; pagina, conținutul'
		],
		'SHEPHERD-2': [
			'În locul altei figuri poți pune ciobanul pe un câmp al cartonașului abia plasat unde nu este alt cioban. Celelalte figuri nu contează.',
			'Z-Man; pagina'
		],
		'SHEPHERD-3': [
			'Ciobanul nu contează la majoritate: nu ocupă nimic, nu ține pe nimeni departe și nimic nu îl numără.',
			'pagina; JCloisterZone'
		],
		'SHEPHERD-4': ['Ciobanii rămași la sfârșit nu aduc nimic.', 'pagina'],
		'FLOCK-1': [
			'Cine pune ciobanul trage imediat un jeton. Oile stau lângă el. Un lup se întoarce în săculeț, iar ciobanul merge acasă.',
			'Z-Man; pagina'
		],
		'FLOCK-2': [
			'Când cartonașul tău mărește câmpul ciobanului tău, lasă turma să crească sau du-o acasă. Asta vine după figură, înainte de evaluare, și nu când abia a fost pus.',
			'Z-Man; pagina, desfășurarea jocului; nu când abia a fost pus: JCloisterZone'
		],
		'FLOCK-3': [
			'Ca să crească, tragi un jeton. Un lup trimite toate oile câmpului în săculeț și toți ciobanii lui acasă.',
			'Z-Man; pagina; toți ciobanii: JCloisterZone'
		],
		'FLOCK-4': [
			'Dusă acasă, fiecare oaie aduce 1 punct. Jetoanele se întorc în săculeț, iar ciobanul merge acasă.',
			'Z-Man; editura'
		],
		'FLOCK-5': [
			'Dacă mai mulți ciobani sunt pe același câmp, fiecare aduce punctele tuturor oilor de acolo și toți merg acasă.',
			'foaia olandeză; steinwurf'
		],
		'FLOCK-6': [
			'Când fiecare margine a unui câmp are un vecin, turmele lui se evaluează imediat, oricine l-ar fi închis. Cine a mărit câmpul turmei sale hotărăște întâi.',
			'pagina; JCloisterZone'
		],
		'FLOCK-7': [
			'Toți trag din același săculeț. Ce este lângă ciobani nu este în el, iar lupii se întorc mereu.',
			'Z-Man'
		],
		'FLOCK-8': [
			'Turmele se evaluează înaintea drumurilor, orașelor și mănăstirilor.',
			'pagina, desfășurarea jocului'
		],
		'FLOCK-9': [
			'Oile al căror număr nu se știe nu aduc nimic de la sine: punctele lor se introduc manual.',
			'decizia noastră'
		],
		'FLOCK-10': [
			'Într-un joc început se introduc jetoanele de pe cartonașele ciobanilor lor.',
			'decizia noastră'
		],
		'HILL-1': [
			'Cine trage un deal mai trage, fără să-l vadă, un cartonaș, care merge sub el. Dacă nu mai este niciunul, nu se pune.',
			'Z-Man; pagina; niciunul rămas: JCloisterZone'
		],
		'HILL-2': [
			'Un deal care nu se potrivește nicăieri iese din joc cu cartonașul lui ascuns. Dacă întâi se trag alte cartonașe, cel ascuns nu este dintre ele.',
			'pagina, desfășurarea jocului; alte cartonașe întâi: decizia noastră'
		],
		'HILL-3': [
			'O figură de pe un astfel de cartonaș stă pe un deal, oriunde ar sta acolo.',
			'Z-Man; pagina'
		],
		'HILL-4': [
			'Dacă mai mulți au majoritatea, primesc puncte cei dintre ei cu o figură pe un deal. Dacă toți au sau niciunul nu are, primesc toți.',
			'Z-Man; pagina'
		],
		'HILL-5': [
			'După altă regulă, la egalitate câștigă cine are cele mai multe figuri pe dealuri.',
			'pagina, o notă'
		],
		'HILL-6': [
			'La egalitate ajută numai figurile care contează la majoritate, fiecare o dată.',
			'pagina; JCloisterZone'
		],
		'VINEYARD-1': [
			'O mănăstire finalizată aduce 3 în plus pentru fiecare dintre cele opt cartonașe din jur cu o vie. O vie poate conta de mai multe ori.',
			'Z-Man; pagina'
		],
		'VINEYARD-2': [
			'Nimic la sfârșit, pentru grădini, pentru figuri luate înapoi sau unde cineva stă culcat.',
			'Z-Man; pagina; grădini și figuri luate înapoi: JCloisterZone'
		],
		'VINEYARD-3': [
			'Pe două dintre cartonașe, două orașe împart o latură: orașul de acolo le unește pe amândouă.',
			'imaginile cartonașelor; JCloisterZone'
		]
	},
	ruleTopics: { SHEPHERD: 'ciobanul', FLOCK: 'turmele', HILL: 'dealurile', VINEYARD: 'viile' }
};
