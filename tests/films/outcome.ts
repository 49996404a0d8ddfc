import type { DraftFigure } from '../../src/lib/record';
import type { Candidate, Proposal } from '../../src/lib/table/watch/proposed-turn';
import type { WrongEntry } from './wrong';

/** What was to be seen of a turn. */
export interface TrueLay {
	/** The look of its tile and how it is turned: equal for all that look the same. */
	readonly shown: string;
	/** The terrains on its sides, clockwise from north. */
	readonly sides: string;
	readonly figure: DraftFigure | undefined;
}

/** How a proposal goes with what really was laid. */
interface Judged {
	/** The place of the right tile among those proposed, from 0; -1 for none. */
	readonly tile: number;
	/** Taps until tile and figure are entered as they are; 3 where they aren't among what is proposed. */
	readonly taps: 1 | 2 | 3;
}

/** What became of a turn by the time at which it was entered. */
export interface TurnOutcome extends Judged {
	readonly turn: number;
	/** True where the first proposal has the right sides: only a detail may be wrong. */
	readonly sides: boolean;
	readonly kind: 'proposed' | 'elsewhere' | 'nothing';
	/** From the rest of the tile to its first proposal, in ms; undefined without one. */
	readonly after: number | undefined;
	readonly sure: boolean;
	readonly margin: number;
	readonly odds: number;
	/** Undefined where a table that enters what is sure would have asked. */
	readonly automatic: 'right' | 'wrong' | undefined;
	readonly hasFigure: boolean;
	/** For looking at: what was proposed and what lay there. */
	readonly said: string;
}

/** What a bump did: how far the view is off when the board was still for a while, as the 90th percentile over its tiles. */
export interface BumpOutcome {
	readonly frame: number;
	/** In tiles. */
	readonly off: number;
	/** True where that was seen: nothing was read meanwhile. */
	readonly noticed: boolean;
}

/** How well a film was followed. */
export interface FilmOutcome {
	readonly name: string;
	readonly seconds: number;
	readonly frames: number;
	readonly turns: readonly TurnOutcome[];
	/** Frames from which on a tile was proposed where none lies, with what went on there. */
	readonly ghosts: readonly {
		readonly frame: number;
		readonly hazards: string;
		readonly sure: boolean;
	}[];
	readonly bumps: readonly BumpOutcome[];
	/** Differences from the log that were told and aren't there, and figures left standing: how many were told. */
	readonly falseAlarms: readonly {
		readonly frame: number;
		readonly kind: string;
		readonly at: string;
	}[];
	/** Turns that were entered wrongly on purpose. */
	readonly wrongEntries: readonly WrongEntry[];
	readonly forgotten: { readonly there: number; readonly told: number };
	/** Milliseconds of a processor for each picture in which nothing was read, and for each in which something was. */
	readonly watching: readonly number[];
	readonly reading: readonly number[];
	/** Of the view, in tiles, at each turn: the 90th percentile over the tiles. */
	readonly off: readonly number[];
}

/** Says how a proposal goes with what was laid. @param shownBy what a candidate's tile looks like */
export function judge(
	{ tiles, otherFigures }: Proposal,
	truth: TrueLay,
	shownBy: (candidate: Candidate) => string
): Judged {
	const isTile = (one: Candidate): boolean => shownBy(one) === truth.shown;
	const isAll = (one: Candidate): boolean => isTile(one) && isSameFigure(one.figure, truth.figure);
	const [first] = tiles;
	const taps = first && isAll(first) ? 1 : [...tiles, ...otherFigures].some(isAll) ? 2 : 3;
	return { tile: tiles.findIndex(isTile), taps };
}

const isSameFigure = (one: DraftFigure | undefined, other: DraftFigure | undefined): boolean =>
	one?.piece === other?.piece && one?.segment === other?.segment;
