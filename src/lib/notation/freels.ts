import { fail, ok, type Result } from '../engine/result';
import { REACH } from '../engine/spot';
import { ninthOf, segmentsAt } from './ninths';
import { START_LETTER, tileOfLetter } from './sheet-tiles';
import type { ToldGame, ToldTurn } from './told';
import { aroundStart, turned } from './turning';
import type {
	LineTrouble,
	SheetTrouble,
	TableWay,
	UnreadLine,
	WrittenGame,
	WrittenMove,
	WrittenPlayer
} from './written';

/*
 * The notation of C. Freels: one line a turn, with its number, the tile’s letter, the rotation, the ninth of the figure (0 for
 * none), x and y, then points and figures left. The table begins after the start tile, which lies as the rulebook shows it. That
 * y grows upwards isn’t said, but only so are the lines of its example legal.
 */

/** How the app turns the start tile to have it as the rulebook shows it. */
const START_TURN = tileOfLetter(START_LETTER)?.turn ?? 0;

const BETWEEN = '[\\s,;|]+';
const TURN = new RegExp(
	['^(\\d{1,4})[.):]?', '([A-Xa-x])', '([0-3])', '(\\d{1,2})', '(-?\\d{1,5})', '(-?\\d{1,5})'].join(
		BETWEEN
	) + '(?![\\d.])(.*)$'
);
/** A tile that fitted nowhere: the dash is the app’s own sign. */
const ASIDE = new RegExp(`^\\d{1,4}[.):]?${BETWEEN}([A-Xa-x])${BETWEEN}-(?!\\d)`);
const NAME = /^P([1-6])\s*:\s*(.+)$/;

/** The lines of a text, without what surrounds them, and with one sign for minus. */
const linesOf = (text: string): readonly string[] =>
	text.split(/\r\n|\r|\n/).map((line) =>
		line
			.replace(/[−–—]/g, '-')
			.replace(/^[\s|#]+/, '')
			.trim()
	);

/** True for a text in which a line is a turn of this notation. */
export const isFreels = (text: string): boolean =>
	linesOf(text).some((line) => TURN.test(line) || ASIDE.test(line));

/** Reads a game in this notation, as far as its lines can be read. */
export function readFreels(text: string): Result<WrittenGame, SheetTrouble> {
	const lines = linesOf(text);
	const first = lines.findIndex((line) => TURN.test(line) || ASIDE.test(line));
	if (first < 0) return fail('no-turns');
	const names = namesIn(text.split(/\r\n|\r|\n/).slice(0, first));
	const moves: WrittenMove[] = [];
	let start: number = START_TURN;
	let unread: UnreadLine | undefined;
	for (const [index, line] of lines.entries()) {
		if (index < first || line === '') continue;
		const move = moveOf(line, index + 1);
		const isStart =
			typeof move !== 'string' && move.kind === 'laid' && move.x === 0 && move.y === 0;
		if (isStart && index === first) start = move.rotation;
		else if (isStart || typeof move === 'string') {
			unread = { line: index + 1, trouble: isStart ? 'start-again' : (move as LineTrouble) };
			break;
		} else moves.push(move);
	}
	return ok({ form: 'freels', ...playersIn(names, lines), ways: waysOf(start), moves, unread });
}

const waysOf = (start: number): readonly [TableWay, TableWay] => {
	const lies = turned(start, 0);
	return [
		{ up: true, start: lies },
		{ up: false, start: lies }
	];
};

/** Names that stand before the turns: `P1: Ada`. */
function namesIn(lines: readonly string[]): readonly string[] {
	const names = new Map<number, string>();
	for (const line of lines) {
		const [, number = '', name] = NAME.exec(line.trim()) ?? [];
		if (name !== undefined) names.set(Number(number), name);
	}
	return Array.from({ length: Math.max(0, ...names.keys()) }, (_, at) => names.get(at + 1) ?? '');
}

/** The players: those with names, or as many as have figures left. */
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
	if (Math.max(Math.abs(spot.x), Math.abs(spot.y)) > REACH) return 'out-of-reach';
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

/** A turn as a line of this notation has it, and as a scoresheet on paper. */
export interface SheetRow {
	/** The number of the turn, from 1; that of the next one for a tile that fitted nowhere. */
	readonly number: number;
	/** From whoever starts, from 0. */
	readonly player: number;
	readonly letter: string;
	/** Rotation, figure, x and y; absent for a tile that fitted nowhere. */
	readonly laid?: readonly [turn: number, place: string, x: number, y: number];
	/** Such as `P1=4T`. */
	readonly paid: readonly string[];
	/** Followers in hand, such as `7+6`. */
	readonly left: string;
}

/** The turns of a game as rows, its start tile at rotation 0. */
export function rowsOf({ turns }: ToldGame): readonly SheetRow[] {
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

function laidIn(turn: Extract<ToldTurn, { kind: 'laid' }>): NonNullable<SheetRow['laid']> {
	const found = tileOfLetter(turn.letter);
	if (!found) throw new Error(`There is no tile ${turn.letter}.`);
	const { x, y } = aroundStart(turn, turned(START_TURN, 0));
	const lies = turned(turn.rotation, START_TURN);
	const place = turn.segment === undefined ? '0' : ninthOf(found.type, lies, turn.segment);
	return [turned(lies, -found.turn), place, x, 0 - y];
}

/** A game in this notation, with the names above it: the form itself has no place for them. */
export function writeFreels(game: ToldGame): string {
	const lines = rowsOf(game).map(({ number, letter, laid, paid, left }) =>
		[number, letter, ...(laid ?? ['-']), ...paid, left].join(' ').trim()
	);
	const names = game.players.map(({ name }, index) => `P${String(index + 1)}: ${name}`);
	return [...names, '', 'No Tile Rotation Meeple x y Points Left', ...lines, ''].join('\n');
}
