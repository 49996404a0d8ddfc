import type { BoxRulings, RulingWords } from '../../en/rulings/types';
import { counted } from '../format';
import { BOOKLET, PAGE } from './prints';

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (near: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				counted(size, 'cartonaș', 'cartonașe'),
				size % 2 === 1
					? 'Primul cartonaș vine în mijloc.'
					: `Primul cartonaș vine în mijloc, cu o jumătate de cartonaș spre ${near}.`
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			counted(n, 'supus', 'supuși'),
			n === 7
				? 'Ca în cutie: șapte de jucător, pe lângă cel de pe tabla de punctaj.'
				: `Fiecare începe cu ${String(n)}, pe lângă cel de pe tabla de punctaj. Regulă a casei.`
		]
	])
);

const rulings: Readonly<Record<string, RulingWords>> = {
	farmers: {
		title: 'Țărani',
		answers: {
			on: [
				'În joc',
				'Supușii se pot culca pe un câmp și aduc la sfârșit puncte pentru orașele lui.'
			],
			off: ['Fără', 'Fără țărani: mai ușor la primul joc împreună.']
		}
	},
	farmRule: {
		title: 'Cât aduce un câmp',
		answers: {
			third: [
				'Ca azi',
				'3 puncte pentru fiecare oraș finalizat pe care îl atinge câmpul; fiecare câmp contează separat. În cutiile din 2002 încoace și mereu în Ediția de iarnă.'
			],
			second: [
				'Ca în 2001',
				'3 puncte pentru fiecare oraș finalizat, dar același oraș îi aduce unui jucător puncte o singură dată, oricâte câmpuri l-ar atinge.'
			],
			first: [
				'Ca în 2000',
				'Fiecare oraș finalizat aduce 4 puncte celui cu cei mai mulți țărani pe toate câmpurile din jurul lui.'
			]
		}
	},
	smallCity: {
		title: 'Un oraș din două cartonașe',
		answers: {
			'4': [
				'4 puncte',
				'Finalizat, aduce câte 2 de cartonaș, ca orice alt oraș. În cutiile de după 2002.'
			],
			'2': [
				'2 puncte',
				'Finalizat, aduce câte 1 de cartonaș și de blazon, ca în cutiile de până în 2002.'
			]
		}
	},
	unfinished: {
		title: 'Nefinalizate la sfârșit',
		answers: {
			score: [
				'Aduc puncte',
				'Drumurile, orașele și mănăstirile aduc 1 pentru fiecare cartonaș și blazon pe care îl au.'
			],
			nothing: [
				'Nu aduc nimic',
				'Doar teritoriile finalizate aduc puncte; câmpurile se punctează ca de obicei. Regulă a casei.'
			]
		}
	},
	ties: {
		title: 'Egalitate la sfârșit',
		answers: {
			shared: [
				'Câștigă toți',
				'Împart victoria, ca în regulile Rio Grande; regulile editorului nu pomenesc egalitatea.'
			],
			again: ['Încă un joc', 'Nu câștigă nimeni: decide alt joc. Doar în regulile Z-Man.'],
			'non-starter': [
				'Nu cine a început',
				'Cine a plasat primul cartonaș pierde egalitatea; ceilalți câștigă. În niciun regulament: alegerea mesei voastre.'
			]
		}
	},
	filledHole: {
		title: 'Un cartonaș care umple un gol',
		answers: {
			no: ['Doar un cartonaș', 'Este o tură ca oricare alta.'],
			turn: [
				'Încă o tură',
				'Cine umple un gol cu cartonașe pe toate cele patru laturi mai plasează unul. Nu și cu o abație. Regulă a casei.'
			]
		}
	},
	edge: {
		title: 'Marginea mesei',
		answers: {
			none: [
				'Nu contează',
				'Tilekeep nu ține cont de margine: jucați pe jos, masa este destul de mare sau deplasați cartonașele când vreți, ceea ce este o regulă a casei.'
			],
			limits: [
				'Limitează',
				'Niciun cartonaș dincolo de ea și nicio deplasare; ce este deschis acolo nu mai poate fi finalizat. Așa spune editorul.'
			],
			extends: [
				'Se poate extinde',
				'Limitează jocul până adăugați altă masă: plasați oricum un cartonaș acolo, iar marginea se mută până la el.'
			],
			shifts: [
				'Se deplasează cartonașele',
				'Toate cartonașele pot fi deplasate ca să fie loc, dar niciun rând nu devine mai lung decât încape pe masă. Regulă a casei.'
			],
			completes: [
				'Finalizează',
				'Niciun cartonaș dincolo de ea, iar ea închide ce ajunge acolo, ca o abație. Regulă a casei.'
			]
		}
	},
	tableWidth: { title: 'Masa, de la vest la est', answers: sizes('vest') },
	tableHeight: { title: 'Masa, de la nord la sud', answers: sizes('nord') },
	trees: {
		title: 'Răscruci cu copaci',
		answers: {
			end: ['Drumurile se termină', 'Un drum se termină la orice răscruce, orice ar fi acolo.'],
			'run-on': [
				'Merg mai departe',
				'Doar casele termină un drum: la fiecare răscruce spuneți ce este acolo. Regulă a casei.'
			]
		}
	},
	buying: {
		title: 'Cumpărarea unui cartonaș',
		answers: {
			no: ['Interzisă', 'Cine trage un cartonaș îl plasează.'],
			yes: [
				'Permisă',
				'Dacă un cartonaș tras este singurul care mai poate finaliza un teritoriu, ceilalți îi pot oferi jucătorului puncte sau, cu Abația și primarul, abația lor. Regulă a casei.'
			]
		}
	},
	startTile: {
		title: 'Cartonașul de start',
		answers: {
			first: [
				'Pe masă',
				'Cartonașul cu spatele mai închis la culoare este pe masă înainte de prima tură.'
			],
			bag: [
				'În săculeț',
				'Se amestecă printre celelalte. Primul jucător trage primul cartonaș și îl plasează în mijloc. Regulă a casei.'
			]
		}
	},
	hand: {
		title: 'Cartonașe în mână',
		answers: {
			one: ['Unul', 'Tragi un cartonaș și îl plasezi.'],
			three: [
				'Trei',
				'Ții trei cartonașe, plasezi unul și tragi din nou până la trei; o abație contează ca unul dintre ele. Introdu doar ce se plasează. Regulă a casei.'
			]
		}
	},
	followers: { title: 'Supuși la început', answers: followers },
	starter: {
		title: 'Cine începe',
		answers: {
			decides: ['Decide cel mai tânăr', 'Cel mai tânăr spune cine plasează primul cartonaș.'],
			youngest: [
				'Începe cel mai tânăr',
				'Cel mai tânăr plasează primul cartonaș. Una dintre cele două variante din broșura Z-Man din 2013.'
			],
			chosen: ['Vă înțelegeți', 'Stabiliți între voi.'],
			lot: ['La întâmplare', 'Tilekeep alege la întâmplare pe unul dintre voi.'],
			roads: [
				'Cele mai multe drumuri',
				'Fiecare jucător trage un cartonaș: începe cine are pe el cele mai multe drumuri, iar la egalitate se trage din nou. Apoi toate cartonașele se amestecă la loc.'
			]
		}
	},
	aids: {
		title: 'Cât arată Tilekeep',
		answers: {
			helper: [
				'Asistent',
				'Al cui este fiecare câmp, cât ați avea dacă jocul s-ar termina acum și ce cartonașe se mai potrivesc într-un gol.'
			],
			clear: [
				'Vedere clară',
				'Al cui este fiecare câmp și cât ar aduce, dar fără totaluri și fără goluri.'
			],
			referee: ['Arbitru', 'Doar ce este permis și ce s-a punctat. Restul, la sfârșit.']
		}
	},
	unplayable: {
		title: 'Un cartonaș care nu se potrivește nicăieri',
		answers: {
			aside: ['Pus deoparte', 'Iese din joc, iar jucătorul trage altul.'],
			bag: ['Înapoi în săculeț', 'Se amestecă la loc, iar jucătorul trage altul. Regulă a casei.']
		}
	}
};

const sources: Readonly<Record<string, string>> = {
	farmers: `${BOOKLET}, plasarea supușilor`,
	farmRule: `${PAGE}, notele 14 și 15; „Scoring: A Historical Perspective”`,
	smallCity: `${PAGE}, nota 6`,
	unfinished: `${PAGE}, reguli ale casei`,
	ties: `${PAGE}, nota 16; ${BOOKLET}, pagina 5`,
	unplayable: `${PAGE}, partea 1 și reguli ale casei; Ediția de iarnă, nota 8`,
	filledHole: `${PAGE}, reguli ale casei`,
	edge: `${PAGE}, folosirea unei mese (răspunsul editorului din 2013) și reguli ale casei`,
	tableWidth: `${PAGE}, folosirea unei mese`,
	tableHeight: `${PAGE}, folosirea unei mese`,
	trees: `${PAGE}, reguli ale casei`,
	buying: `${PAGE}, reguli ale casei`,
	startTile: `${PAGE}, reguli ale casei`,
	hand: `${PAGE}, reguli ale casei`,
	followers: 'În niciun regulament: alegerea mesei voastre',
	starter: `${PAGE}, nota 2 și reguli ale casei; ${BOOKLET}, pregătire`,
	aids: 'În niciun regulament: alegerea mesei voastre'
};

/** The words of the base game's rulings. */
export const base: BoxRulings = { rulings, sources };
