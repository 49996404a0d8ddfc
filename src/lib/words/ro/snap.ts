import type { PieceKindId } from '../../engine/piece';
import type { PhotoProblem, ReadingProblem } from '../../snap/reading';
import type { CellFacts, ContentFacts } from '../values';
import { counted, number, oneOr, percent } from './format';
import { tiles } from './tiles';

const CORNERS = [
	'Colțul din stânga sus',
	'Colțul din dreapta sus',
	'Colțul din dreapta jos',
	'Colțul din stânga jos'
];

const NUDGES = {
	left: 'Mută la stânga',
	right: 'Mută la dreapta',
	up: 'Mută în sus',
	down: 'Mută în jos'
} as const;

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
	empty: 'Fișierul este gol. Fă poza din nou sau alege alta.',
	pdf: 'Acesta este un PDF, nu o poză. Fă o captură de ecran a paginii și alege-o.',
	heic: 'Browserul nu poate citi poze în format HEIC. Fă poza aici sau salveaz-o ca JPEG și alege-o.',
	'too-large':
		'Poza este prea mare pentru acest dispozitiv. Fă-o cu mai puțini megapixeli sau decupeaz-o în jurul cartonașelor și alege-o din nou.',
	'no-picture':
		'Fișierul nu poate fi citit aici ca imagine. Alege o poză JPEG, PNG sau WebP sau fă una.'
};

const READING_PROBLEMS: Readonly<Record<ReadingProblem, string>> = {
	'no-table':
		'Între colțuri nu s-a găsit aproape niciun cartonaș. Mută colțurile la cartonașele de pe margine sau fă altă poză.',
	unreadable:
		'Cele mai multe cartonașe au fost doar ghicite. Verifică dacă în fiecare pătrat al grilei este un cartonaș. Dacă poza este neclară sau întunecată, fă alta.',
	'other-table':
		'Prea puține dintre aceste cartonașe stau cum au fost introduse. Verifică colțurile sau fă o poză în care se văd mai multe.',
	failed:
		'Poza nu a putut fi analizată pe acest dispozitiv. Încearcă din nou sau introdu cartonașele manual.'
};

const content = ({ content: { kind }, type }: ContentFacts): string => {
	if (kind === 'empty') return 'Niciun cartonaș';
	return kind === 'tile' && type ? tiles.label(type) : 'Alt cartonaș';
};

/** Words of the way from a photo to a table. */
export const snap = {
	title: 'Cartonașele dintr-o poză',
	lead: 'Fă o poză cu toate cartonașele, de sus sau dintr-o parte. Tilekeep le recunoaște, iar tu corectezi ce a greșit. Dacă nu încap într-o poză, începe cu o parte și adaugă apoi altă poză.',
	leadFurther:
		'Fă o poză cu următoarea parte a mesei, în care se văd cel puțin două rânduri de cartonașe deja introduse. După ele, Tilekeep le potrivește.',
	leadCatchUp:
		'Fă o poză cu masa sau cu partea unde sunt cartonașele noi, împreună cu multe dintre cele introduse deja. Tilekeep găsește ce este nou.',
	stays:
		'Totul rămâne pe acest dispozitiv. Nici poza nu se salvează decât dacă o păstrezi împreună cu jocul.',
	take: 'Fă o poză',
	choose: 'Alege o poză',
	keep: 'Păstrează poza împreună cu jocul',
	notKept: 'Poza nu a putut fi păstrată împreună cu jocul.',
	opening: 'Se deschide poza…',
	photoProblem: (problem: PhotoProblem): string => PHOTO_PROBLEMS[problem],
	/** A board that was read earlier: how many tiles it has. */
	kept: (n: number): string =>
		`O poză a acestui joc a fost deja citită: ${counted(n, 'cartonaș', 'cartonașe')}.`,
	resume: 'Continuă verificarea',
	otherPhoto: 'Altă poză',
	byHand: 'Introdu manual',

	cornersTitle: 'Unde sunt cartonașele?',
	cornersHint:
		'Trage inelele la colțurile dreptunghiului care cuprinde toate cartonașele. În fiecare pătrat al grilei trebuie să încapă un cartonaș.',
	cornersFound:
		'Trec liniile printre cartonașe? Dacă nu, trage inelele la colțurile dreptunghiului care cuprinde toate cartonașele.',
	finding: 'Se caută cartonașele…',
	counting: 'Se numără coloanele și rândurile…',
	photoOfTable: 'Poza cu grila',
	corner: (index: number): string => CORNERS[index] ?? '',
	cornerKeys: 'Trage-l sau mută-l cu săgețile; cu Shift se mută mai mult.',
	cornerAt: (index: number, across: number, down: number): string =>
		`${CORNERS[index] ?? ''}: la ${percent(across)} de marginea din stânga, la ${percent(down)} de cea de sus`,
	nudge: (way: keyof typeof NUDGES): string => NUDGES[way],
	turn: 'Rotește poza',
	gridSize: (columns: number, rows: number): string =>
		`${counted(columns, 'coloană', 'coloane')}, ${counted(rows, 'rând', 'rânduri')}`,
	columns: 'Coloane',
	fewerColumns: 'O coloană mai puțin',
	moreColumns: 'O coloană în plus',
	rows: 'Rânduri',
	fewerRows: 'Un rând mai puțin',
	moreRows: 'Un rând în plus',
	noGrid: 'Între aceste colțuri nu pot fi cartonașe. Pune fiecare inel la colțul lui.',
	read: 'Citește cartonașele',

	reading: 'Se recunosc cartonașele…',
	readingProblem: (problem: ReadingProblem): string => READING_PROBLEMS[problem],
	checkAnyway: 'Arată oricum',

	checkTitle: 'Acesta este jocul vostru?',
	board: (columns: number, rows: number): string =>
		`Cartonașe citite: ${counted(columns, 'coloană', 'coloane')}, ${counted(rows, 'rând', 'rânduri')}`,
	cell: ({ cell, sure, known, ...what }: CellFacts): string =>
		[
			`Coloana ${number(cell.column + 1)}, rândul ${number(cell.row + 1)}: ${content(what)}`,
			...(known ? ['ales de tine'] : sure ? [] : ['nesigur'])
		].join(', '),
	content,
	position: (column: number, row: number): string =>
		`Coloana ${number(column + 1)}, rândul ${number(row + 1)}`,
	choices: 'Ce este acolo',
	compare: 'Poza peste hartă',
	compared: (part: number): string => `poza acoperă ${percent(part)} din hartă`,
	turnTile: 'Rotește cartonașul',
	anotherDesign: 'Alt cartonaș…',
	chooseDesign: 'Ce cartonaș este acolo?',
	other: 'Nu e în cutiile voastre',
	describe: 'Descrie-l…',
	empty: 'Nimic',
	tapHint: 'Atinge un pătrat greșit. Cartonașele cu semnul întrebării trebuie verificate.',
	doubtful: 'Nesigur: atinge ce este acolo.',
	isOther: 'Un cartonaș care nu este în cutiile voastre. Descrie-l sau lasă-l deoparte.',
	toCheck: (n: number): string => `${number(n)} de verificat`,
	changed: (n: number): string =>
		n === 0
			? ''
			: oneOr(
					n,
					'Odată cu el s-a schimbat încă un cartonaș.',
					`Odată cu el s-au schimbat încă ${counted(n, 'cartonaș', 'cartonașe')}.`
				),
	leftOut: (n: number): string =>
		n === 0
			? ''
			: oneOr(
					n,
					'Un cartonaș care nu este în cutiile voastre a fost lăsat deoparte.',
					`${counted(n, 'cartonaș', 'cartonașe')} care nu sunt în cutiile voastre au fost lăsate deoparte.`
				),
	undo: 'Anulează',
	use: (n: number): string => `Preia ${counted(n, 'cartonaș', 'cartonașe')}`,
	add: (n: number): string =>
		n === 0 ? 'Nimic nou aici' : `Adaugă ${counted(n, 'cartonaș', 'cartonașe')}`,
	backToCorners: 'Înapoi la colțuri',

	figure: (n: number, all: number, name: string, piece: PieceKindId): string =>
		`Figura ${number(n)} din ${number(all)} (${name}, ${tiles.piece(piece)}): atinge unde stă.`,
	noFigure: 'Aici nu stă nimeni',

	propose: (n: number): string =>
		n === 0 ? 'Nimic nou aici' : `Propune ${counted(n, 'tură', 'ture')}`,
	aside: (n: number): string =>
		`Poza este încă aici: ${counted(n, 'cartonaș nou', 'cartonașe noi')}.`,
	stillToEnter: (n: number): string =>
		`Din poză: încă ${counted(n, 'cartonaș', 'cartonașe')} de introdus.`,
	notAllowed: (n: number): string =>
		oneOr(
			n,
			'După reguli, un cartonaș din poză nu se poate plasa acum.',
			`După reguli, ${counted(n, 'cartonaș', 'cartonașe')} din poză nu se pot plasa acum.`
		),
	skip: 'Sari peste el',
	stop: 'Oprește'
};
