import type { Refusal } from '../engine/objection';
import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';
import type { Rotation, Spot } from '../engine/spot';
import type { TileId } from '../engine/tile';
import { MAX_PLAYERS } from '../record/header-shape';
import type { BoxId } from '../rules/boxes';

/** The forms in which games are written down. */
export type SheetForm = 'json' | 'freels' | 'central' | 'jcloister';

/** The forms that the app writes. */
export const WRITTEN_FORMS = ['json', 'freels', 'central'] as const satisfies readonly SheetForm[];
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** Why a line can't be read, whatever the rules say. */
export type LineTrouble =
	| 'unreadable'
	| 'unknown-tile'
	| 'unknown-player'
	| 'unknown-place'
	| 'start-again'
	/** The number of the line doesn’t follow the one before. */
	| 'not-next'
	| 'out-of-reach';

/** Why a whole text can't be read as a game. */
export type SheetTrouble =
	'not-a-sheet' | 'too-long' | 'no-start' | 'players' | 'names' | 'expansions' | 'no-turns';

/** Longest text that is read, in UTF-16 units: a hundred times any real game. */
export const MAX_SHEET_LENGTH = 500_000;

/** A tile that was laid, as the table lies in the text, which may let y grow upwards. */
interface WrittenTile extends Spot {
	readonly kind: 'laid';
	/** In a text, the number of the line, otherwise of the entry, from 1. */
	readonly line: number;
	/** The player who laid it; absent if the form leaves that to the order of turns. */
	readonly player?: PlayerIndex | undefined;
	readonly tile: TileId;
	/** Clockwise from the app’s reference orientation. */
	readonly rotation: Rotation;
	/** The segments that the follower may stand on, the likeliest first; absent without a follower. */
	readonly figure?: readonly number[];
	/** What the text calls the figure’s place, if that can mean several segments. */
	readonly place?: string;
}

/** A tile that fitted nowhere. */
interface WrittenAside {
	readonly kind: 'aside';
	readonly line: number;
	readonly player?: PlayerIndex | undefined;
	readonly tile: TileId;
}

export type WrittenMove = WrittenTile | WrittenAside;

/** One way in which the table can lie, for a text that doesn't say it. */
export interface TableWay {
	/** True if y grows upwards. */
	readonly up: boolean;
	/** How the start tile lies, clockwise from how the app has it: with its city to the north. */
	readonly start: Rotation;
}

/** A line that can't be read. */
export interface UnreadLine {
	readonly line: number;
	readonly trouble: LineTrouble;
}

/** A game as a text tells it, before the rules judge it. */
export interface WrittenGame {
	/** When it was played, in ms since 1970 UTC. */
	readonly begun?: number | undefined;
	readonly players: readonly WrittenPlayer[];
	/** True if the text doesn’t say how many players there are. */
	readonly unsaidPlayers?: true | undefined;
	/** The ways in which the table may lie, the likeliest first. */
	readonly ways: readonly [TableWay, ...TableWay[]];
	readonly box?: BoxId;
	/** What the text says of the rules. */
	readonly rulings?: Rulings;
	readonly moves: readonly WrittenMove[];
	/** The first line that can’t be read. What comes after it is left out. */
	readonly unread?: UnreadLine | undefined;
}

/** The turns in the lines of a text from a line on, up to the first line that can’t be read. */
export function movesIn(
	lines: readonly string[],
	from: number,
	read: (text: string, line: number) => WrittenMove | LineTrouble
): Pick<WrittenGame, 'moves' | 'unread'> {
	const moves: WrittenMove[] = [];
	for (const [index, text] of lines.entries()) {
		if (index < from || text === '') continue;
		const move = read(text, index + 1);
		if (typeof move === 'string') return { moves, unread: { line: index + 1, trouble: move } };
		moves.push(move);
	}
	return { moves };
}

export interface WrittenPlayer {
	readonly name: string;
	readonly colour?: string | undefined;
}

/** The first line that isn’t taken: it can’t be read, or it breaks a rule. */
export interface RefusedLine {
	readonly line: number;
	readonly why: { readonly trouble: LineTrouble } | { readonly refusal: Refusal };
}

/** How many may play, if a text doesn’t say it. */
export const PLAYER_COUNTS = Array.from({ length: MAX_PLAYERS - 1 }, (_, more) => 2 + more);

/** What a text leaves open, for people to say. */
export type SheetQuestion =
	/** How many play: one of these. */
	| { readonly kind: 'players'; readonly counts: readonly number[] }
	/** How the table lies: all of these are legal. */
	| { readonly kind: 'way'; readonly ways: readonly TableWay[] }
	/** Which segment of a tile is meant: all of these are legal. */
	| {
			readonly kind: 'place';
			readonly line: number;
			readonly letter: string;
			readonly place: string;
			readonly segments: readonly number[];
			/** An unambiguous name for each of them. */
			readonly names: readonly string[];
	  };

/** What people answered about a text; what is missing is taken in the likeliest way. */
export interface SheetAnswers {
	readonly players?: number | undefined;
	readonly way?: TableWay | undefined;
	/** Segments by the line. */
	readonly places?: Readonly<Record<number, number>> | undefined;
	/** Answers to rulings of the base game. */
	readonly rulings?: Rulings | undefined;
}
