import { onPlace, placeOf, turnOf } from '../../../words/ro/places';
import { counted, oneOr } from '../../../words/ro/format';
import { IN_NONE, PAGE, mayStayInBox, type WordsOf } from '../../../words/ro/says';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

const openPlaces = (n: number): string =>
	oneOr(
		n,
		'Un singur loc liber. Atinge-l',
		`${counted(n, 'loc liber', 'locuri libere')}. Atinge unul`
	);
const ABBEY_PAGE = 'Wikicarpedia, Abația și primarul (prima ediție)';

/** Abbey & Mayor in Romanian. */
export const words: WordsOf<typeof ABBEY_AND_MAYOR_NAMES> = {
	title: 'Abația și primarul',
	adds: '12 cartonașe; fiecare primește abație, primar, căruță și moșie',
	besides: { 'abbey-and-mayor': 'câte o abație' },
	pieces: {
		mayor: { one: 'primar', many: 'primari', the: 'primarul' },
		wagon: { one: 'căruță', many: 'căruțe', the: 'căruța', feminine: true },
		barn: { one: 'moșie', many: 'moșii', the: 'moșia', feminine: true },
		'am-abbey': { one: 'abație', many: 'abații', the: 'abația', feminine: true }
	},
	monasteries: {
		walled: {
			name: 'abație',
			some: 'o abație',
			the: 'abația',
			on: 'în abație',
			from: 'din abație',
			done: 'finalizată',
			of: (tiles) => `Abație cu ${tiles}`
		}
	},
	sources: { abbey: 'Abații', barn: 'Moșii' },
	scoreAll: { barn: 'Evaluează moșiile' },
	titles: {
		'barn/built': 'Câmp cu o moșie nouă',
		'barn/joined': 'Câmp unit cu cel al unei moșii',
		'barn/end': 'Moșie',
		'manual/abbey': 'Cartonaș cumpărat'
	},
	strengths: {
		mayor: { counts: 'varies', says: (strength) => `primarul contează cât ${String(strength)}` }
	},
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}, ${event.name}: căruța a mers mai departe ${placeOf(event)}.`,
		'wagon/laid-down': (event) =>
			`${turnOf(event.turn)}, ${event.name}: căruța a mers mai departe și s-a culcat ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) =>
			`${turnOf(turn)}, ${name}: căruța s-a întors în rezervă.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} a cumpărat un cartonaș de la ${otherName} și a plătit cu abația.`,
		'abbey/kept': ({ name }) => `După ultimul cartonaș, ${name} a păstrat abația.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, căruța merge mai departe?`,
			how: `${openPlaces(options)} sau trimite căruța în rezervă.`,
			why: 'Poate merge pe un drum, într-un oraș sau într-o mănăstire: teritoriul trebuie să fie nefinalizat și fără nicio figură.'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, căruța rulează mai departe?`,
			how: `${openPlaces(options)} sau trimite căruța în rezervă.`,
			why: 'Regula casei: traversează drumuri, orașe și mănăstiri finalizate, legate direct, și se oprește la primul teritoriu nefinalizat unde nu stă nimeni.'
		}),
		'wagon/lie-down': (name, options) => ({
			question: `${name}, unde se culcă căruța?`,
			how: `${openPlaces(options)}.`,
			why: 'Culcată într-o mănăstire specială, punctează la final rândul și coloana.'
		}),
		'abbey/last': (name) => ({
			question: `${name} mai poate plasa abația`,
			how: 'Atinge un loc luminat sau păstreaz-o.',
			why: 'După ultimul cartonaș, cine mai are o abație este întrebat o singură dată, în sensul acelor de ceasornic.'
		})
	},
	answers: {
		'wagon/drive-on/lying': () => 'Culcă căruța într-o mănăstire',
		'wagon/roll-on/lying': () => 'Culcă căruța într-o mănăstire'
	},
	declines: {
		'wagon/drive-on': 'Trimite căruța în rezervă',
		'wagon/roll-on': 'Trimite căruța în rezervă',
		'abbey/last': 'Păstrează abația'
	},
	moves: { wagon: (place, kind) => `duce căruța mai departe, ${onPlace(place, kind)}` },
	payments: { abbey: ['Abație', 'De acum, abația este a vânzătorului.'] },
	rulings: {
		abbeyTiles: {
			title: 'Cartonașele din Abația și primarul',
			answers: {
				first: [
					'Prima ediție',
					'Casa de la capătul unui drum nu are grădină.',
					'cartonașele din Abația și primarul sunt din prima ediție'
				],
				later: [
					'Din 2016 încoace',
					'Casa de la capătul unui drum are lângă ea o grădină; toate celelalte cartonașe sunt la fel.',
					'cartonașele din Abația și primarul sunt cele din 2016 încoace'
				]
			}
		},
		lastAbbeys: {
			title: 'Abații după ultimul cartonaș',
			answers: {
				round: [
					'Încă o rundă',
					'Începând din stânga celui care a plasat ultimul cartonaș, fiecare jucător care mai are o abație o poate plasa.',
					'după ultimul cartonaș se mai pot plasa abații'
				],
				none: [
					'Prea târziu',
					'Jocul se termină cu ultimul cartonaș. Un răspuns mai vechi la aceeași întrebare.',
					'după ultimul cartonaș nu se mai plasează abații'
				]
			}
		},
		wagonMoves: {
			title: 'Unde merge mai departe căruța',
			answers: {
				connected: [
					'Legat direct',
					'Un teritoriu nefinalizat și neocupat, legat direct de cel tocmai evaluat: drum, oraș sau mănăstire. Legătura este o poartă, o răscruce, capătul unui drum, marginea unei abații sau orașul din jurul unei mănăstiri. Prima ediție.',
					'căruța merge la un teritoriu legat direct'
				],
				nearby: [
					'În apropiere',
					'Orice teritoriu nefinalizat și fără figuri, pe cartonașul căruței sau pe unul dintre cele opt din jur: drum, oraș sau mănăstire. A doua ediție.',
					'căruța merge la un teritoriu din apropiere'
				],
				anywhere: [
					'Oriunde',
					'Orice teritoriu nefinalizat și fără figuri, oriunde pe hartă: drum, oraș sau mănăstire. Doar în jocurile începute cu o versiune mai veche de Tilekeep; nu este în niciun regulament.',
					'căruța merge oriunde'
				]
			}
		},
		wagonRolls: {
			title: 'O căruță care rulează',
			answers: {
				no: [
					'Un singur pas',
					'Merge la un teritoriu legat direct de cel tocmai evaluat.',
					'căruța merge un singur pas'
				],
				yes: [
					'Rulează mai departe',
					'Merge de la un teritoriu la următorul, legat direct: trece prin cele finalizate, până la primul nefinalizat și neocupat. Regulă a casei.',
					'căruța rulează prin teritorii finalizate'
				]
			}
		},
		wagonMonasteries: {
			title: 'Căruța în mănăstiri',
			answers: {
				all: [
					'În oricare',
					'O căruță poate sta în orice mănăstire și pe o abație.',
					'căruțele pot sta în orice mănăstire'
				],
				'with-road': [
					'Doar cu drum',
					'O căruță stă într-o mănăstire doar dacă pe cartonașul ei este și un drum, deci niciodată pe o abație. Regulă a casei.',
					'căruțele stau doar în mănăstiri cu drum'
				]
			}
		},
		barnFarms: {
			title: 'Câmpuri cu moșii',
			answers: {
				third: [
					'Ca azi',
					'3 puncte pentru fiecare oraș finalizat pe care îl atinge câmpul; fiecare câmp contează separat. Moșiile au apărut după regulile mai vechi pentru câmpuri.',
					'câmpurile cu moșii se punctează ca azi'
				],
				second: [
					'Ca în 2001 (regulă a casei)',
					'3 puncte pentru fiecare oraș finalizat, dar la sfârșit același oraș îi aduce unui jucător puncte o singură dată. Cu moșii, este o regulă a casei.',
					'câmpurile cu moșii se punctează ca în 2001'
				],
				first: [
					'Ca în 2000 (regulă a casei)',
					'4 puncte pentru fiecare oraș când se construiește o moșie. La sfârșit, fiecare oraș aduce 4 puncte celui cu cei mai mulți țărani în jurul lui. Cu moșii, este o regulă a casei.',
					'câmpurile cu moșii se punctează ca în 2000'
				],
				'farm-rule': [
					'După regula câmpurilor',
					'Regula câmpurilor din acest joc, deși moșiile au apărut mai târziu. Așa rămâne în jocurile începute cu o versiune mai veche de Tilekeep. Regulă a casei.',
					'câmpurile cu moșii se punctează ca celelalte'
				]
			}
		},
		barnOnBarn: {
			title: 'A doua moșie pe un câmp',
			answers: {
				no: [
					'Interzisă',
					'Două moșii ajung pe același câmp doar când un cartonaș unește două câmpuri.',
					'pe un câmp cu moșie nu se pune alta'
				],
				yes: [
					'Permisă',
					'Se poate pune pe orice câmp. La sfârșit fiecare moșie aduce toate punctele. Nicio ediție nu permite asta: regulă a casei.',
					'pe un câmp cu moșie se poate pune alta'
				]
			}
		},
		barnsAlone: {
			title: 'Moșii fără țărani',
			answers: {
				no: [
					'Niciuna',
					'Într-un joc fără țărani, nimeni nu construiește moșii.',
					'fără țărani nu se construiesc moșii'
				],
				yes: [
					'Permise',
					'Se construiesc ca de obicei, iar la sfârșit fiecare aduce 4 puncte pentru fiecare oraș finalizat. Regulă a casei.',
					'moșiile se construiesc și fără țărani'
				]
			}
		},
		mayors: mayStayInBox('Primari', 'Fiecare jucător are unul, ca în cutie.', [
			'fiecare jucător are un primar',
			'nimeni nu are primar'
		]),
		wagons: mayStayInBox('Căruțe', 'Fiecare jucător are una, ca în cutie.', [
			'fiecare jucător are o căruță',
			'nimeni nu are căruță'
		]),
		barns: mayStayInBox('Moșii', 'Fiecare jucător are una, ca în cutie.', [
			'fiecare jucător are o moșie',
			'nimeni nu are moșie'
		])
	},
	rulingSources: {
		abbeyTiles: 'Cartonașele ambelor ediții',
		lastAbbeys: `${PAGE}, nota 13; ${ABBEY_PAGE}, notele 8 și 9`,
		wagonMoves: `${ABBEY_PAGE}, căruța și notele 33–37; regulile ediției a doua nu sunt pe acea pagină`,
		wagonRolls: `${ABBEY_PAGE}, reguli ale casei`,
		wagonMonasteries: `${ABBEY_PAGE}, reguli ale casei`,
		barnFarms: `${PAGE}, notele 14 și 15; ${ABBEY_PAGE}, moșia: 3 puncte pentru fiecare oraș`,
		barnOnBarn: `${ABBEY_PAGE}, moșia și notele 45 și 52`,
		barnsAlone: IN_NONE,
		mayors: IN_NONE,
		wagons: IN_NONE,
		barns: IN_NONE
	},
	reading: () => import('./ro-help')
};
