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
import { part } from '../parts';

/** What each form is called, and what it is. */
const FORMS: Readonly<Record<WrittenForm, readonly [name: string, hint: string]>> = {
	json: ['Score sheet', 'A JSON file that programs read. It is described in full.'],
	freels: ['Freels', 'One line a turn, as C. Freels writes games. People can read it, too.'],
	central: [
		'Central',
		'The notation of Carcassonne Central. We know its manual only in part: how it writes farmers, thieves and monks is our guess.'
	]
};

const FOUND: Readonly<Record<SheetForm, string>> = {
	json: 'This is a score sheet in JSON.',
	freels: 'This is a game in Freels notation.',
	central: 'This is a game in the notation of Carcassonne Central, of which we know only a part.',
	jcloister: 'This is a saved game of JCloisterZone. Tiles that fitted nowhere aren’t in it.'
};

const LOST: Readonly<Record<Lost, string>> = {
	rulings: 'Which rules you played by: whoever reads it chooses them.',
	times: 'How long each turn took.',
	date: 'When you played.',
	names: 'The players’ names: they are called A, B and so on.',
	colours: 'The players’ colours.',
	order: 'Who laid a tile out of turn.',
	aside: 'Tiles that fitted nowhere: they get a dash, which others may not know.',
	gardens: 'Gardens: the tiles are written without them.',
	recalled: 'That a figure was taken home instead of placing one.',
	figures: 'Which kind of figure was placed: each looks like a meeple.',
	trees: 'That only trees stood at a crossing.',
	corrections: 'Manual points.',
	overruled: 'Objections that you overruled: a reader may refuse these turns.',
	ended: 'That the game ended before all tiles were laid.',
	'lost-on-time': 'That somebody lost because their time was up.',
	expansions: 'Your expansions and what was decided by them.',
	rest: 'All that came after a turn which can’t be played again.'
};

const UNWRITABLE: Readonly<Record<Unwritable, string>> = {
	found:
		'The tiles of a table in progress were laid in no known order, so it can’t be written down.',
	start: 'These forms begin with the usual start tile, and this game didn’t.',
	tiles: 'This game has tiles without a letter, so it can’t be written down in these forms.'
};

const TROUBLES: Readonly<Record<LineTrouble, string>> = {
	unreadable: 'it can’t be read as a turn',
	'unknown-tile': 'it names a tile that isn’t in the base game',
	'unknown-player': 'it names a player who isn’t in the list',
	'unknown-place': 'it puts the figure where the tile has nothing',
	'start-again': 'it lays the start tile again',
	'not-next': 'its number isn’t the next one, so a turn may be missing',
	'out-of-reach': 'it lays a tile farther out than any table reaches'
};

const REFUSED: Readonly<Record<SheetTrouble, string>> = {
	'not-a-sheet': 'This text isn’t a game in any of the forms that Tilekeep reads.',
	'too-long': 'This text is longer than any game.',
	'no-start': 'This game doesn’t begin with the usual start tile, so it can’t be opened.',
	players: 'This game needs one to six players.',
	names: 'Two players have the same name in this game, so nobody can tell whose turns are whose.',
	expansions: 'This game was played with expansions. Only the base game can be read.',
	'no-turns': 'There are no turns in this text.'
};

/** How the table may lie, by where the start tile’s city points. */
const UP = [
	'y upwards, the first city up',
	'y upwards, the first city to the right',
	'y upwards, the first city down',
	'y upwards, the first city to the left'
] as const;
const DOWN = [
	'y downwards, the first city up',
	'y downwards, the first city to the right',
	'y downwards, the first city down',
	'y downwards, the first city to the left'
] as const;

const why = ({ why: reason }: RefusedLine): string =>
	'trouble' in reason ? TROUBLES[reason.trouble] : `it ${refusals.why(reason.refusal)}`;

/** Words of games in writing. Only those load them who write one down, or open one. */
export const sheet = {
	lead: 'The turns as text: for other programs, a forum or a book.',
	forms: 'Form',
	form: (form: WrittenForm): string => FORMS[form][0],
	hint: (form: WrittenForm): string => FORMS[form][1],
	lostTitle: 'It doesn’t say:',
	lost: (lost: Lost): string => LOST[lost],
	unwritable: (reason: Unwritable): string => UNWRITABLE[reason],
	text: 'The game as text',
	copy: 'Copy',
	copied: 'Copied.',
	save: 'Save as a file',
	paper: 'A scoresheet for paper',
	paperHint: 'To print: this game, or an empty sheet to fill in with a pen.',

	/** A text that holds a game. */
	foundTitle: 'A game in writing',
	found: (form: SheetForm): string => FOUND[form],
	players: (names: readonly string[]): string => `Players: ${common.list(names)}.`,
	turns: (count: number, over: boolean): string =>
		over
			? `${counted(count, 'turn', 'turns')}, all tiles are laid.`
			: `${counted(count, 'turn', 'turns')}. Tiles are left, so the game isn’t over.`,
	/** The first line that isn’t taken. In files of programs it is an entry. */
	refused: (form: SheetForm, refused: RefusedLine): string =>
		form === 'freels' || form === 'central'
			? `Line ${number(refused.line)} can’t be used: ${why(refused)}. You can open the game up to there.`
			: `Entry ${number(refused.line)} can’t be used: ${why(refused)}. You can open the game up to there.`,
	unreadable: (trouble: SheetTrouble): string => REFUSED[trouble],
	rules: 'What rules did you play by?',
	howMany: 'How many played?',
	way: 'The text is legal in several ways. Which is right?',
	wayIs: ({ up, start }: TableWay): string => (up ? UP : DOWN)[start],
	place: (line: number, letter: string, place: string): string =>
		`Line ${number(line)}: ${place} can mean several places of tile ${letter}. Which one?`,
	open: 'Open the game',
	openPart: 'Open it up to there',
	another: 'Choose another text',

	/** The scoresheet on paper. */
	paperTitle: 'Scoresheet',
	paperFor: 'Sheet',
	filled: 'This game',
	empty: 'Empty',
	print: 'Print',
	date: 'Date',
	names: 'Players',
	/** The headings of its columns. */
	columns: ['No.', 'Player', 'Tile', 'Turned', 'Figure', 'x', 'y', 'Points', 'Left'],
	final: 'Final scores',
	legend:
		'Tile: its letter, A to X. Turned: quarter turns clockwise, 0 to 3. Figure: 1 to 9 like the keys of a telephone, 0 for none. x to the right, y upwards from the start tile, which lies with its city to the right.'
} as const;

/** The same in the language that is spoken. */
export const sheetWords = part('sheet', sheet);
