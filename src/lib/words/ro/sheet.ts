import type {
	LineTrouble,
	Lost,
	RefusedLine,
	SheetForm,
	SheetTrouble,
	TableWay,
	Unwritable,
	WrittenForm
} from '../../notation';
import { common } from './common';
import { counted, number } from './format';
import { refusals } from './troubles';

/** What each form is called, and what it is. */
const FORMS: Readonly<Record<WrittenForm, readonly [name: string, hint: string]>> = {
	json: ['Fișă de joc', 'Un fișier JSON, pe care îl citesc programe. Este descris în întregime.'],
	freels: [
		'Freels',
		'Un rând pentru fiecare tură, cum notează C. Freels jocurile. Îl pot citi și oamenii.'
	],
	central: [
		'Central',
		'Notația de pe Carcassonne Central. Îi cunoaștem manualul doar în parte: cum notează țăranii, tâlharii și călugării este ghicit.'
	]
};

const FOUND: Readonly<Record<SheetForm, string>> = {
	json: 'Aceasta este o fișă de joc în JSON.',
	freels: 'Acesta este un joc în notația Freels.',
	central:
		'Acesta este un joc în notația de pe Carcassonne Central, din care cunoaștem doar o parte.',
	jcloister:
		'Acesta este un joc salvat de JCloisterZone. Cartonașele care nu s-au potrivit nicăieri nu sunt în el.'
};

const LOST: Readonly<Record<Lost, string>> = {
	rulings: 'După ce reguli ați jucat: le alege cine îl citește.',
	times: 'Cât a durat fiecare tură.',
	date: 'Când ați jucat.',
	names: 'Numele jucătorilor: se numesc A, B și așa mai departe.',
	colours: 'Culorile jucătorilor.',
	order: 'Cine a pus un cartonaș fără să fie la rând.',
	aside:
		'Cartonașele care nu s-au potrivit nicăieri: primesc o liniuță, pe care alții poate nu o cunosc.',
	gardens: 'Grădinile: cartonașele sunt notate fără ele.',
	recalled: 'Că o figură a fost luată înapoi, în loc să fie plasată una.',
	figures: 'Ce fel de figură a fost plasată: toate arată ca un meeple.',
	trees: 'Că la o răscruce erau doar copaci.',
	corrections: 'Punctele acordate manual.',
	overruled: 'Obiecțiile peste care ați trecut: cine îl citește poate refuza aceste ture.',
	ended: 'Că jocul s-a încheiat înainte să fie puse toate cartonașele.',
	'lost-on-time': 'Că cineva a pierdut pentru că i-a expirat timpul.',
	expansions: 'Extensiile voastre și ce s-a decis cu ele.',
	rest: 'Tot ce urmează după o tură care nu poate fi jucată din nou.'
};

const UNWRITABLE: Readonly<Record<Unwritable, string>> = {
	found:
		'Nimeni nu știe în ce ordine au fost puse cartonașele unui joc început. Nu poate fi notat.',
	start: 'Aceste forme încep cu cartonașul de start obișnuit, iar acest joc nu.',
	tiles: 'Acest joc are cartonașe fără literă. Nu poate fi notat în aceste forme.'
};

const TROUBLES: Readonly<Record<LineTrouble, string>> = {
	unreadable: 'nu poate fi citită ca tură',
	'unknown-tile': 'numește un cartonaș care nu este în jocul de bază',
	'unknown-player': 'numește un jucător care nu este în listă',
	'unknown-place': 'plasează figura unde cartonașul nu are nimic',
	'start-again': 'pune din nou cartonașul de start',
	'not-next': 'nu are numărul următor, deci poate lipsește o tură',
	'out-of-reach': 'pune un cartonaș mai departe decât ajunge orice masă'
};

const REFUSED: Readonly<Record<SheetTrouble, string>> = {
	'not-a-sheet': 'Acest text nu este un joc în niciuna dintre formele pe care le citește Tilekeep.',
	'too-long': 'Acest text este mai lung decât orice joc.',
	'no-start': 'Acest joc nu începe cu cartonașul de start obișnuit. Nu poate fi deschis.',
	players: 'Acest joc are nevoie de unu până la șase jucători.',
	names: 'Doi jucători din acest joc au același nume, deci nu se știe ale cui sunt turele.',
	expansions: 'Acest joc a fost jucat cu extensii. Poate fi citit doar jocul de bază.',
	'no-turns': 'În acest text nu sunt ture.'
};

/** How the table may lie, by where the start tile’s city points. */
const UP = [
	'y în sus, primul oraș sus',
	'y în sus, primul oraș în dreapta',
	'y în sus, primul oraș jos',
	'y în sus, primul oraș în stânga'
] as const;
const DOWN = [
	'y în jos, primul oraș sus',
	'y în jos, primul oraș în dreapta',
	'y în jos, primul oraș jos',
	'y în jos, primul oraș în stânga'
] as const;

const why = ({ why: reason }: RefusedLine): string =>
	'trouble' in reason ? TROUBLES[reason.trouble] : refusals.why(reason.refusal);

/** Words of games in writing. Only those load them who write one down, or open one. */
export const sheet = {
	lead: 'Turele ca text: pentru alte programe, un forum sau o carte.',
	forms: 'Formă',
	form: (form: WrittenForm): string => FORMS[form][0],
	hint: (form: WrittenForm): string => FORMS[form][1],
	lostTitle: 'Nu spune:',
	lost: (lost: Lost): string => LOST[lost],
	unwritable: (reason: Unwritable): string => UNWRITABLE[reason],
	text: 'Jocul ca text',
	copy: 'Copiază',
	copied: 'Copiat.',
	save: 'Salvează ca fișier',
	paper: 'O fișă de joc pe hârtie',
	paperHint: 'De tipărit: acest joc sau o fișă goală, de completat de mână.',

	foundTitle: 'Un joc notat',
	found: (form: SheetForm): string => FOUND[form],
	players: (names: readonly string[]): string => `Jucători: ${common.list(names)}.`,
	turns: (count: number, over: boolean): string =>
		over
			? `${counted(count, 'tură', 'ture')}, toate cartonașele sunt puse.`
			: `${counted(count, 'tură', 'ture')}. Au rămas cartonașe, deci jocul nu s-a terminat.`,
	refused: (form: SheetForm, refused: RefusedLine): string =>
		form === 'freels' || form === 'central'
			? `Linia ${number(refused.line)} nu este acceptată: ${why(refused)}. Jocul poate fi deschis până acolo.`
			: `Înregistrarea ${number(refused.line)} nu este acceptată: ${why(refused)}. Jocul poate fi deschis până acolo.`,
	unreadable: (trouble: SheetTrouble): string => REFUSED[trouble],
	rules: 'După ce reguli s-a jucat?',
	howMany: 'Câți au jucat?',
	way: 'Textul respectă regulile în mai multe feluri. Care este cel bun?',
	wayIs: ({ up, start }: TableWay): string => (up ? UP : DOWN)[start],
	place: (line: number, letter: string, place: string): string =>
		`Linia ${number(line)}: ${place} poate însemna mai multe locuri de pe cartonașul ${letter}. Care?`,
	open: 'Deschide jocul',
	openPart: 'Deschide-l până acolo',
	another: 'Alege alt text',

	paperTitle: 'Fișă de joc',
	paperFor: 'Fișă',
	filled: 'Acest joc',
	empty: 'Goală',
	print: 'Tipărește',
	date: 'Data',
	names: 'Jucători',
	columns: ['Nr.', 'Jucător', 'Cartonaș', 'Rotit', 'Figură', 'x', 'y', 'Puncte', 'Rezervă'],
	final: 'Scoruri finale',
	legend:
		'Cartonaș: litera lui, de la A la X. Rotit: sferturi de rotație în sensul acelor de ceasornic, de la 0 la 3. Figură: de la 1 la 9 ca tastele unui telefon, 0 pentru niciuna. x spre dreapta, y în sus de la cartonașul de start, care are orașul în dreapta.'
} as const;
