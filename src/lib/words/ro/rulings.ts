import type { base as english } from '../en/rulings';
import type { RulingsLike, RulingWords } from '../expansion';
import { counted } from './format';
import { BOOKLET, IN_NONE, PAGE } from './says';

type BaseRulings = RulingsLike<typeof english>;

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (from: string, to: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => {
			const tiles = counted(size, 'cartonaș', 'cartonașe');
			return [
				String(size),
				[
					tiles,
					size % 2 === 1
						? 'Primul cartonaș se pune la mijloc.'
						: `Primul cartonaș se pune la mijloc, cu o jumătate de cartonaș mai spre ${from}.`,
					`pe masă încap ${tiles} de la ${from} la ${to}`
				]
			];
		})
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			counted(n, 'meeple', 'meepleși'),
			n === 7
				? 'Ca în cutie: șapte de jucător, pe lângă cel de pe tabla de punctaj.'
				: `Fiecare începe cu ${String(n)}, pe lângă cel de pe tabla de punctaj. Regulă a casei.`,
			`fiecare începe cu ${counted(n, 'meeple', 'meepleși')}`
		]
	])
);

const rulings: BaseRulings['rulings'] = {
	farmers: {
		title: 'Țărani',
		answers: {
			on: [
				'În joc',
				'Un meeple se poate așeza culcat pe un câmp: la sfârșit aduce puncte pentru orașele de lângă acel câmp.',
				'se joacă cu țărani'
			],
			off: ['Fără', 'Fără țărani: mai ușor la primul joc împreună.', 'se joacă fără țărani']
		}
	},
	farmRule: {
		title: 'Cât aduce un câmp',
		answers: {
			third: [
				'Ca azi',
				'3 puncte pentru fiecare oraș finalizat pe care îl atinge câmpul; fiecare câmp contează separat. Așa este în cutiile din 2002 încoace și mereu în Ediția de iarnă.',
				'câmpurile se punctează ca azi'
			],
			second: [
				'Ca în 2001',
				'3 puncte pentru fiecare oraș finalizat, dar același oraș îi aduce unui jucător puncte o singură dată, oricâte câmpuri l-ar atinge.',
				'câmpurile se punctează ca în 2001'
			],
			first: [
				'Ca în 2000',
				'Fiecare oraș finalizat aduce 4 puncte celui cu cei mai mulți țărani pe toate câmpurile din jurul lui.',
				'câmpurile se punctează ca în 2000'
			]
		}
	},
	smallCity: {
		title: 'Un oraș din două cartonașe',
		answers: {
			'4': [
				'4 puncte',
				'Finalizat, aduce 2 puncte pentru fiecare cartonaș, ca orice alt oraș. Așa este în cutiile din 2003 încoace.',
				'un oraș din două cartonașe aduce 4 puncte'
			],
			'2': [
				'2 puncte',
				'Finalizat, aduce câte 1 punct pentru fiecare cartonaș și blazon, ca în cutiile de până în 2002.',
				'un oraș din două cartonașe aduce 2 puncte'
			]
		}
	},
	unfinished: {
		title: 'Nefinalizate la sfârșit',
		answers: {
			score: [
				'Aduc puncte',
				'Drumurile, orașele și mănăstirile aduc câte 1 punct pentru fiecare cartonaș și blazon.',
				'ce rămâne nefinalizat la sfârșit aduce puncte'
			],
			nothing: [
				'Nu aduc nimic',
				'Doar teritoriile finalizate aduc puncte; câmpurile se punctează ca de obicei. Regulă a casei.',
				'ce rămâne nefinalizat la sfârșit nu aduce nimic'
			]
		}
	},
	ties: {
		title: 'Egalitate la sfârșit',
		answers: {
			shared: [
				'Câștigă toți',
				'Împart victoria, ca în regulile Rio Grande; regulile editurii nu spun nimic despre egalitate.',
				'la egalitate câștigă toți'
			],
			again: [
				'Încă un joc',
				'Nu câștigă nimeni: decide alt joc. Doar în regulile Z-Man.',
				'la egalitate decide alt joc'
			],
			'non-starter': [
				'Pierde cine a început',
				'La egalitate pierde cine a plasat primul cartonaș; ceilalți câștigă. Nu este în niciun regulament: alegerea voastră.',
				'la egalitate pierde cine a început'
			],
			starter: [
				'Câștigă cine a început',
				'La egalitate câștigă cine a plasat primul cartonaș. În meciurile eliminatorii ale unui turneu începe și câștigă cel mai bine clasat.',
				'la egalitate câștigă cine a început'
			]
		}
	},
	filledHole: {
		title: 'Un cartonaș care umple un gol',
		answers: {
			no: [
				'O tură obișnuită',
				'Este o tură ca oricare alta.',
				'cine umple un gol nu primește nimic în plus'
			],
			turn: [
				'Încă o tură',
				'Cine umple un gol înconjurat pe toate cele patru laturi mai plasează un cartonaș. Pentru o abație nu se aplică. Regulă a casei.',
				'cine umple un gol mai plasează un cartonaș'
			]
		}
	},
	edge: {
		title: 'Marginea mesei',
		answers: {
			none: [
				'Nu contează',
				'Tilekeep nu ține cont de margine: jucați pe jos sau masa este destul de mare. Puteți și deplasa cartonașele când vreți: este o regulă a casei.',
				'marginea mesei nu contează'
			],
			limits: [
				'Limitează jocul',
				'Niciun cartonaș nu trece dincolo de ea și nimic nu se deplasează; ce rămâne deschis acolo nu mai poate fi finalizat. Așa spune editura.',
				'marginea mesei limitează jocul'
			],
			extends: [
				'Se poate extinde',
				'Limitează jocul până adăugați altă masă: plasați oricum un cartonaș acolo, iar marginea se mută până la el.',
				'masa se poate extinde'
			],
			shifts: [
				'Se deplasează cartonașele',
				'Toate cartonașele pot fi deplasate ca să fie loc, dar niciun rând nu poate fi mai lung decât masa. Regulă a casei.',
				'la marginea mesei se deplasează cartonașele'
			],
			completes: [
				'Închide ce ajunge la ea',
				'Niciun cartonaș nu trece dincolo de ea, iar ea închide ce ajunge acolo, ca o abație. Regulă a casei.',
				'marginea mesei închide ce ajunge la ea'
			]
		}
	},
	tableWidth: { title: 'Masa, de la vest la est', answers: sizes('vest', 'est') },
	tableHeight: { title: 'Masa, de la nord la sud', answers: sizes('nord', 'sud') },
	trees: {
		title: 'Răscruci cu copaci',
		answers: {
			end: [
				'Drumurile se termină',
				'Un drum se termină la orice răscruce, orice ar fi desenat acolo.',
				'drumurile se termină și la răscrucile cu copaci'
			],
			'run-on': [
				'Drumurile merg mai departe',
				'La răscruci, drumurile se termină doar unde sunt case: spuneți la fiecare ce este acolo. Regulă a casei.',
				'drumurile merg mai departe la răscrucile cu copaci'
			]
		}
	},
	buying: {
		title: 'Cumpărarea unui cartonaș',
		answers: {
			no: ['Interzisă', 'Cine trage un cartonaș îl plasează.', 'cartonașele nu se pot cumpăra'],
			yes: [
				'Permisă',
				'Dacă un cartonaș tras este singurul care mai poate finaliza un teritoriu, ceilalți îi pot oferi jucătorului puncte sau, cu Abația și primarul, abația lor. Regulă a casei.',
				'un cartonaș tras se poate cumpăra'
			]
		}
	},
	startTile: {
		title: 'Cartonașul de start',
		answers: {
			first: [
				'Pe masă',
				'Cartonașul cu spatele mai închis la culoare este pe masă înainte de prima tură.',
				'cartonașul de start este pe masă de la început'
			],
			bag: [
				'În săculeț',
				'Se amestecă printre celelalte. Primul jucător trage primul cartonaș și îl plasează la mijloc. Regulă a casei.',
				'cartonașul de start este în săculeț'
			]
		}
	},
	hand: {
		title: 'Cartonașe în mână',
		answers: {
			one: ['Unul', 'Tragi un cartonaș și îl plasezi.', 'fiecare are în mână un singur cartonaș'],
			three: [
				'Trei',
				'Ai în mână trei cartonașe, plasezi unul și tragi din nou până la trei; o abație contează ca unul dintre ele. În Tilekeep introdu doar ce se plasează. Regulă a casei.',
				'fiecare are în mână trei cartonașe'
			]
		}
	},
	followers: { title: 'Meepleși la început', answers: followers },
	starter: {
		title: 'Cine începe',
		answers: {
			decides: [
				'Decide cel mai tânăr',
				'Cel mai tânăr spune cine plasează primul cartonaș.',
				'cel mai tânăr decide cine începe'
			],
			youngest: [
				'Începe cel mai tânăr',
				'Cel mai tânăr plasează primul cartonaș. Una dintre cele două variante din broșura Z-Man din 2013.',
				'începe cel mai tânăr'
			],
			chosen: ['Vă înțelegeți', 'Stabiliți între voi.', 'stabiliți voi cine începe'],
			lot: [
				'La întâmplare',
				'Tilekeep alege la întâmplare pe unul dintre voi.',
				'cine începe se trage la sorți'
			],
			roads: [
				'Cele mai multe drumuri',
				'Fiecare jucător trage un cartonaș: începe cine are pe el cele mai multe drumuri, iar la egalitate se trage din nou. Apoi toate cartonașele se amestecă la loc.',
				'începe cine trage cartonașul cu cele mai multe drumuri'
			]
		}
	},
	aids: {
		title: 'Cât arată Tilekeep',
		answers: {
			helper: [
				'Asistent',
				'Al cui este fiecare câmp, cât ați avea dacă jocul s-ar termina acum și ce cartonașe se mai potrivesc într-un gol.',
				'Tilekeep arată tot'
			],
			clear: [
				'Vedere clară',
				'Al cui este fiecare câmp și cât ar aduce, dar nu și totaluri sau ce cartonașe se potrivesc într-un gol.',
				'Tilekeep arată câmpurile, fără totaluri'
			],
			referee: [
				'Arbitru',
				'Doar ce este permis și ce s-a punctat. Restul, la sfârșit.',
				'Tilekeep este doar arbitru'
			]
		}
	},
	unplayable: {
		title: 'Un cartonaș care nu se potrivește nicăieri',
		answers: {
			aside: [
				'Pus deoparte',
				'Iese din joc, iar jucătorul trage altul.',
				'un cartonaș care nu se potrivește nicăieri se pune deoparte'
			],
			bag: [
				'Înapoi în săculeț',
				'Se amestecă la loc, iar jucătorul trage altul. Regulă a casei.',
				'un cartonaș care nu se potrivește nicăieri se întoarce în săculeț'
			]
		}
	}
};

const sources: BaseRulings['sources'] = {
	farmers: `${BOOKLET}, plasarea meepleșilor`,
	farmRule: `${PAGE}, notele 14 și 15; „Scoring: A Historical Perspective”`,
	smallCity: `${PAGE}, nota 6`,
	unfinished: `${PAGE}, reguli ale casei`,
	ties: `${PAGE}, nota 16; ${BOOKLET}, pagina 5`,
	unplayable: `${PAGE}, partea 1 și reguli ale casei; Ediția de iarnă, nota 8`,
	filledHole: `${PAGE}, reguli ale casei`,
	edge: `${PAGE}, folosirea unei mese (răspunsul editurii din 2013) și reguli ale casei`,
	tableWidth: `${PAGE}, folosirea unei mese`,
	tableHeight: `${PAGE}, folosirea unei mese`,
	trees: `${PAGE}, reguli ale casei`,
	buying: `${PAGE}, reguli ale casei`,
	startTile: `${PAGE}, reguli ale casei`,
	hand: `${PAGE}, reguli ale casei`,
	followers: IN_NONE,
	starter: `${PAGE}, nota 2 și reguli ale casei; ${BOOKLET}, pregătire`,
	aids: IN_NONE
};

/** The words of the base game's rulings. */
export const base: BaseRulings = { rulings, sources };
