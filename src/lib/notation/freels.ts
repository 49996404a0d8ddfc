import { fail, ok, type Result } from '../engine/result';
import type { Rotation } from '../engine/spot';
import { ninthOf, segmentsAt } from './ninths';
import { START_LETTER, START_TURN, tileOfLetter } from './sheet-tiles';
import type { GameToWrite, TurnToWrite } from './game-to-write';
import { aroundStart, turned } from './turning';
import {
	movesIn,
	type LineTrouble,
	type SheetTrouble,
	type TableWay,
	type WrittenGame,
	type WrittenMove,
	type WrittenPlayer
} from './written';

/*
 * The notation of C. Freels: one line for each turn, with its number, the tile’s letter, the rotation, the ninth of the figure (0
 * for none), x and y, then points and figures left. The start tile lies as the rulebook shows it, and has a line, at 0 0, only if
 * somebody writes one. The notation doesn’t say that y grows upwards, but the lines of its example are legal only then.
 */

const BETWEEN = '[\\s,;|]+';
const TURN = new RegExp(
	['^(\\d{1,4})[.):]?', '([A-Xa-x])', '([0-3])', '(\\d{1,2})', '(-?\\d{1,5})', '(-?\\d{1,5})'].join(
		BETWEEN
	) + '(?![\\d.])(.*)$'
);
/** A tile that fitted nowhere: the dash is the app’s own sign. */
const ASIDE = new RegExp(`^\\d{1,4}[.):]?${BETWEEN}([A-Xa-x])${BETWEEN}-(?!\\d)`);
/**
 * What should be a turn, even if it can’t be read: a number and a letter. If more were asked for, turns would be taken for
 * remarks.
 */
const LIKE_TURN = new RegExp(`^(\\d{1,4})[.):]?${BETWEEN}[A-Za-z]${BETWEEN}`);
const NAME = /^P([1-6])\s*:\s*(.+)$/;

/** The lines of a text, without what surrounds them, and with one character for minus. */
const linesOf = (text: string): readonly string[] =>
	text.split(/\r\n|\r|\n/).map((line) =>
		line
			.replace(/[−–—]/g, '-')
			.replace(/^[\s|#]+/, '')
			.trim()
	);

/** True if a line of a text is a turn of this notation. */
export const isFreels = (text: string): boolean =>
	linesOf(text).some((line) => TURN.test(line) || ASIDE.test(line));

/** Reads a game in this notation, as far as its lines can be read. */
export function readFreels(text: string): Result<WrittenGame, SheetTrouble> {
	const lines = linesOf(text);
	const first = lines.findIndex((line) => LIKE_TURN.test(line));
	if (first < 0) return fail('no-turns');
	const names = namesIn(text.split(/\r\n|\r|\n/).slice(0, first));
	const opening = moveOf(lines[first] ?? '', first + 1);
	const saysStart = isAtStart(opening);
	if (saysStart && opening.tile !== START_TILE) return fail('no-start');
	const start = saysStart ? opening.rotation : START_TURN;
	const numbers = saysStart ? [1 + numberOf(lines[first] ?? '')] : FIRST_NUMBERS;
	const read = movesIn(lines, saysStart ? first + 1 : first, turnsFrom(numbers));
	return ok({ ...playersIn(names, lines), ways: waysOf(start), ...read });
}

const START_TILE = tileOfLetter(START_LETTER)?.type.id;

/** True if a move lays a tile where the start tile lies. */
const isAtStart = (
	move: WrittenMove | LineTrouble
): move is Extract<WrittenMove, { kind: 'laid' }> =>
	typeof move !== 'string' && move.kind === 'laid' && move.x === 0 && move.y === 0;

/** The numbers that the first turn may have. A text that begins with 0 leaves out nothing. */
const FIRST_NUMBERS = [0, 1];

const numberOf = (text: string): number => Number(LIKE_TURN.exec(text)?.[1]);

/**
 * Reads one turn after the other. The first one must have one of these numbers. Only the numbers tell that a line is missing,
 * after which all turns would go to the wrong players.
 */
function turnsFrom(numbers: readonly number[]): typeof turnIn {
	let next = numbers;
	return (text, line) => {
		const move = turnIn(text, line);
		if (typeof move === 'string') return move;
		const number = numberOf(text);
		if (!next.includes(number)) return 'not-next';
		// The app gives the tile that was drawn instead of one that fitted nowhere the same number; others may count on.
		next = move.kind === 'aside' ? [number, number + 1] : [number + 1];
		return move;
	};
}

/** Reads a turn after the beginning: the start tile isn’t laid twice. */
function turnIn(text: string, line: number): WrittenMove | LineTrouble {
	const move = moveOf(text, line);
	return isAtStart(move) && move.tile === START_TILE ? 'start-again' : move;
}

const waysOf = (start: Rotation): readonly [TableWay, TableWay] => [
	{ up: true, start },
	{ up: false, start }
];

/** Names that stand before the turns: `P1: Ada`. */
function namesIn(lines: readonly string[]): readonly string[] {
	const names = new Map<number, string>();
	for (const line of lines) {
		const [, number = '', name] = NAME.exec(line.trim()) ?? [];
		if (name !== undefined) names.set(Number(number), name);
	}
	return Array.from({ length: Math.max(0, ...names.keys()) }, (_, at) => names.get(at + 1) ?? '');
}

/** The players: those with names, or as many as the lines say have figures left. */
function playersIn(
	names: readonly string[],
	lines: readonly string[]
): Pick<WrittenGame, 'players' | 'unsaidPlayers'> {
	const left = lines.map((line) => /(?:^|\s)(\d{1,2}(?:\+\d{1,2}){1,5})(?:\s|$)/.exec(line)?.[1]);
	const said = left.find((one) => one !== undefined)?.split('+').length ?? 0;
	const count = Math.max(names.length, said);
	const players = Array.from({ length: Math.max(2, count) }, (_, at): WrittenPlayer => ({
		name: names[at] ?? ''
	}));
	return { players, ...(count < 2 && { unsaidPlayers: true }) };
}

/** What a line says, or why it can’t be read. */
function moveOf(text: string, line: number): WrittenMove | LineTrouble {
	const aside = tileOfLetter(ASIDE.exec(text)?.[1]?.toUpperCase() ?? '');
	if (aside) return { kind: 'aside', line, tile: aside.type.id };
	const [, , letter = '', turn, place = '0', x, y] = TURN.exec(text) ?? [];
	const found = tileOfLetter(letter.toUpperCase());
	if (!found || turn === undefined) return 'unreadable';
	const spot = { x: Number(x), y: Number(y) };
	const rotation = turned(found.turn, Number(turn));
	const laid = { kind: 'laid', line, tile: found.type.id, ...spot, rotation } as const;
	if (/^0+$/.test(place)) return laid;
	const figure = segmentsAt(found.type, rotation, place);
	return figure.length === 0 ? 'unknown-place' : { ...laid, figure, place };
}

const KINDS: Readonly<Record<string, string>> = {
	road: 'R',
	city: 'T',
	monastery: 'C',
	field: 'F'
};

/** A turn as a line of this notation and a scoresheet on paper have it. */
export interface SheetRow {
	/** The number of the turn, from 1; for a tile that fitted nowhere, that of the next turn. */
	readonly number: number;
	/** From whoever starts, from 0. */
	readonly player: number;
	readonly letter: string;
	/** Rotation, figure, x and y; absent for a tile that fitted nowhere. */
	readonly laid?: readonly [turn: number, place: string, x: number, y: number];
	/** The points of the turn, such as `P1=4T`. */
	readonly paid: readonly string[];
	/** Followers in hand, such as `7+6`. */
	readonly left: string;
}

/** The turns of a game as rows, its start tile at rotation 0. */
export function rowsOf({ turns }: GameToWrite): readonly SheetRow[] {
	let number = 1;
	return turns.map((turn) => {
		const { player, letter } = turn;
		if (turn.kind === 'aside') return { number, player, letter, paid: [], left: '' };
		const paid = turn.paid.map(
			(one) => `P${String(one.player + 1)}=${String(one.points)}${KINDS[one.kind] ?? ''}`
		);
		return {
			number: number++,
			player,
			letter,
			laid: laidIn(turn),
			paid,
			left: turn.left.join('+')
		};
	});
}

function laidIn(turn: Extract<TurnToWrite, { kind: 'laid' }>): NonNullable<SheetRow['laid']> {
	const found = tileOfLetter(turn.letter);
	if (!found) throw new Error(`There is no tile ${turn.letter}.`);
	const { x, y } = aroundStart(turn, START_TURN);
	const lies = turned(turn.rotation, START_TURN);
	const place = turn.segment === undefined ? '0' : ninthOf(found.type, lies, turn.segment);
	return [turned(lies, -found.turn), place, x, 0 - y];
}

/** A game in this notation, with the names above it: the form itself has no place for them. */
export function writeFreels(game: GameToWrite): string {
	const lines = rowsOf(game).map(({ number, letter, laid, paid, left }) =>
		[number, letter, ...(laid ?? ['-']), ...paid, left].join(' ').trim()
	);
	const names = game.players.map(({ name }, index) => `P${String(index + 1)}: ${name}`);
	return [...names, '', 'No Tile Rotation Meeple x y Points Left', ...lines, ''].join('\n');
}
