import { ok, type Result } from '../engine/result';
import { ALL_ROTATIONS, SIDES, type Rotation } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { BASE_TILES } from '../rules/base/tiles';
import { ninthOf, segmentsAt } from './ninths';
import { edgesAt, tileOfLetter } from './sheet-tiles';
import type { GameToWrite, TurnToWrite } from './game-to-write';
import { turned } from './turning';
import {
	movesIn,
	type LineTrouble,
	type SheetTrouble,
	type TableWay,
	type WrittenGame,
	type WrittenMove
} from './written';

/*
 * The notation of Carcassonne Central for tournaments: `B:[0;-1]N:crrf>N:K=+4B`. Here B lays a tile at 0, -1 and puts a knight on
 * its north side, for 4 points. `crrf` are the tile’s sides clockwise, beginning with the side that makes this text the first in
 * the alphabet; `N` before it says where that side points. We couldn’t read the manual. So it isn’t certain how the start tile
 * lies, whether y grows upwards, and how figures other than knights are written: all ways in which the table can lie are tried.
 */

const TURN =
	/^(?:\d{1,4}[.)]?\s+)?([A-F]):\s*\[(-?\d{1,5});\s*(-?\d{1,5})\]\s*([NESW]):([cfr]{4})([^>=]*)(?:>([^=]*))?(?:=.*)?$/;
/** A tile that fitted nowhere: the dash is the app’s own sign. */
const ASIDE = /^(?:\d{1,4}[.)]?\s+)?([A-F]):\s*-\s*:([cfr]{4})([^>=]*)$/;
/**
 * What should be a turn, even if it can’t be read: a player, then a spot or a dash. If more were asked for, turns would be taken
 * for remarks.
 */
const LIKE_TURN = /^(?:\d{1,4}[.)]?\s+)?[A-Z](?:\s*:\s*-|\b.*[[\]])/;
/** Where a figure stands: a side or a corner as on a compass, or the middle; then its kind. */
const FIGURE = /^(NE|NW|SE|SW|N|E|S|W|C)?:?([A-Z])$/;
const NINTHS: Readonly<Record<string, string>> = {
	...{ NW: '1', N: '2', NE: '3', W: '4', C: '5', E: '6', SW: '7', S: '8', SE: '9' }
};
/** The kinds of figures; only the knight’s letter is certain. */
const KINDS: Readonly<Record<string, string>> = {
	...{ city: 'K', road: 'T', monastery: 'M', field: 'F' }
};

const linesOf = (text: string): readonly string[] =>
	text.split(/\r\n|\r|\n/).map((line) => line.replace(/[−–—]/g, '-').trim());

/** True if a line of a text is a turn of this notation. */
export const isCentral = (text: string): boolean =>
	linesOf(text).some((line) => TURN.test(line) || ASIDE.test(line));

/** Reads a game in this notation, as far as its lines can be read. */
export function readCentral(text: string): Result<WrittenGame, SheetTrouble> {
	const lines = linesOf(text);
	const first = lines.findIndex((line) => LIKE_TURN.test(line));
	const { moves, unread } = movesIn(lines, first, moveOf);
	const count = Math.max(2, ...moves.map(({ player = 0 }) => player + 1));
	const players = Array.from({ length: count }, (_, at) => ({ name: playerLetter(at) }));
	return ok({ players, ways: WAYS, moves, unread });
}

const playerLetter = (player: number): string => String.fromCharCode(65 + player);

/** The likeliest first: the start tile lies as its code begins, and y grows upwards. */
const WAYS: readonly [TableWay, ...TableWay[]] = [
	{ up: true, start: 0 },
	...[true, false].flatMap((up) =>
		ALL_ROTATIONS.filter((start) => start > 0 || !up).map((start) => ({ up, start }))
	)
];

function moveOf(text: string, line: number): WrittenMove | LineTrouble {
	const aside = ASIDE.exec(text);
	const said = aside ?? TURN.exec(text);
	if (!said) return 'unreadable';
	const player = (said[1] ?? 'A').charCodeAt(0) - 65;
	if (aside) {
		const type = typeOfCode(aside[2] ?? '', aside[3] ?? '');
		return type ? { kind: 'aside', line, player, tile: type.id } : 'unknown-tile';
	}
	const [, , x, y, side = 'N', code = '', signs = '', figure] = said;
	const type = typeOfCode(code, signs);
	if (!type) return 'unknown-tile';
	const spot = { x: Number(x), y: Number(y) };
	const rotation = turned(
		SIDES.findIndex((one) => one === side),
		rotationOf(type, code)
	);
	const laid = { kind: 'laid', line, player, tile: type.id, ...spot, rotation } as const;
	if (figure === undefined || figure.trim() === '') return laid;
	const stands = figureAt(type, rotation, figure.trim());
	return stands.length === 0 ? 'unknown-place' : { ...laid, figure: stands, place: figure.trim() };
}

/** The tile that a code and the signs after it mean: a pennant, or whether two cities are joined or split. */
function typeOfCode(code: string, signs: string): TileType | undefined {
	const fit = BASE_TILES.filter((type) => rotationOf(type, code) >= 0);
	const [pennant, split] = [signs.includes('+'), /S/.test(signs)];
	const alike = fit.filter(({ line }) => line.includes('+') === pennant);
	const cities = ({ segments }: TileType) => segments.filter(({ kind }) => kind === 'city').length;
	return alike.find((type) => cities(type) > 1 === split) ?? (split ? undefined : alike[0]);
}

/** The rotation in which a tile shows a code from north on; -1 if it never does. */
const rotationOf = (type: TileType, code: string): number =>
	ALL_ROTATIONS.findIndex((rotation) => edgesAt(type, rotation) === code);

/** The segments that a figure may stand on; its kind says which of those at the place are meant. */
function figureAt(type: TileType, rotation: Rotation, figure: string): readonly number[] {
	const [, place = 'C', kind = ''] = FIGURE.exec(figure) ?? [];
	const [sort] = Object.entries(KINDS).find(([, letter]) => letter === kind) ?? [];
	const all = segmentsAt(type, rotation, NINTHS[place] ?? '');
	return sort === undefined ? [] : all.filter((one) => type.segments[one]?.kind === sort);
}

/** A game in this notation. */
export const writeCentral = ({ turns }: GameToWrite): string =>
	turns.map((turn) => `${lineOf(turn)}\n`).join('');

function lineOf(turn: TurnToWrite): string {
	const type = tileOfLetter(turn.letter)?.type;
	if (!type) throw new Error(`There is no tile ${turn.letter}.`);
	const player = playerLetter(turn.player);
	const code = `${edgesAt(type, 0)}${signsOf(type)}`;
	if (turn.kind === 'aside') return `${player}:-:${code}`;
	const { x, y, rotation, segment, paid } = turn;
	const spot = `[${String(x)};${String(0 - y)}]`;
	const points = paid.map((one) => `+${String(one.points)}${playerLetter(one.player)}`).join('');
	return [
		`${player}:${spot}${SIDES[rotation]}:${code}`,
		segment === undefined ? '' : `>${figureOf(type, rotation, segment)}`,
		points === '' ? '' : `=${points}`
	].join('');
}

/** The signs that tell a tile from others with the same sides. */
function signsOf(type: TileType): string {
	const code = edgesAt(type, 0);
	const cities = type.segments.filter(({ kind }) => kind === 'city').length;
	const pennant = type.line.includes('+') ? '+' : '';
	if (code !== 'ccff' && code !== 'cfcf') return pennant;
	return cities > 1 ? '-S' : `-J${pennant}`;
}

function figureOf(type: TileType, rotation: Rotation, segment: number): string {
	const ninth = ninthOf(type, rotation, segment);
	const place = Object.entries(NINTHS).find(([, one]) => one === ninth)?.[0] ?? 'C';
	return `${place}:${KINDS[type.segments[segment]?.kind ?? ''] ?? 'K'}`;
}
