import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Draft, DraftFigure } from '../../record';
import type { LaidTurn } from '../../rules/catalogue';
import { isCertain, isSure } from '../../watch/judge';
import type { Lay, SeenFigure, SeenTile } from '../../watch/watching';
import { laidOf, layingOf } from '../turn/turn';
import { figurePlaces, nearestPlaces, type FigurePlace, type NearPlace } from './figure-places';

/** A turn as it may be entered. */
export interface Candidate extends Lay {
	/** Undefined for a turn without a figure. */
	readonly figure: DraftFigure | undefined;
}

/** How a camera's new tile may be entered: the likeliest turn, and what else it may be. */
export interface Proposal extends Pick<SeenTile, 'spot'> {
	/**
	 * The turns that differ in their tile, the likeliest first, each with the likeliest figure; none if no tile of the game fits.
	 */
	readonly tiles: readonly Candidate[];
	/** The first of those turns with figures of other kinds, with a figure elsewhere, and without one. */
	readonly otherFigures: readonly Candidate[];
	/** True if the tile is sure enough that only a yes is asked for. */
	readonly sure: boolean;
	/** True if tile and figure are sure enough to be entered without asking. */
	readonly certain: boolean;
}

/** How the figure of a new tile may be entered: the likeliest first, undefined for none. */
interface FigureGuess {
	readonly choices: readonly (DraftFigure | undefined)[];
	/** False if the figure may as well stand elsewhere, or be of another kind. */
	readonly clear: boolean;
}

/**
 * How much nearer a figure must be to its place than to any other, in tiles, to be entered without asking: half a figure is 0.1
 * tile wide.
 */
const CLEARLY_NEARER = 0.15;
/**
 * How near its place a figure must be for that, in tiles: if it is farther away, it may stand where the rules allow none. In
 * films all were within 0.14.
 */
const NEAR = 0.3;
/** The most places that are proposed: those nearest to where a figure was seen, or any of them if none was seen. */
const MOST_PLACES = { seen: 2, unseen: 4 } as const;

/** The turns that a new tile may be; those that the rules don't allow now are left out. */
export function proposalOf(game: Game, mover: PlayerIndex, seen: SeenTile): Proposal {
	const guesses = seen.lays.flatMap(({ tile, spot, rotation }) => {
		const guess = guessFigure(game, mover, { tile, spot, rotation }, seen.figure);
		return guess ? [{ lay: { tile, spot, rotation }, ...guess }] : [];
	});
	const tiles = guesses.map(({ lay, choices: [figure] }) => ({ ...lay, figure }));
	const [first] = guesses;
	return {
		spot: seen.spot,
		tiles,
		otherFigures: first?.choices.slice(1).map((figure) => ({ ...first.lay, figure })) ?? [],
		sure: tiles.length > 0 && isSure(seen),
		certain: first?.clear === true && isCertain(seen)
	};
}

function guessFigure(
	game: Game,
	mover: PlayerIndex,
	lay: Lay,
	seen: SeenFigure | undefined
): FigureGuess | undefined {
	const laying = layingOf(game, lay);
	if (!laying) return undefined;
	const places = figurePlaces(game, laying, mover);
	return seen && places.length > 0
		? whereSeen(nearestPlaces(places, seen.at))
		: { ...whereUnseen(places), clear: seen === undefined };
}

const whereSeen = (near: readonly NearPlace[]): FigureGuess => ({
	choices: [
		...near.slice(0, 1).flatMap(figuresAt),
		...near.slice(1, MOST_PLACES.seen).map(({ figure }) => figure),
		undefined
	],
	clear: isClear(near)
});

/** Each kind of figure that may stand on a place, the plainest first. */
const figuresAt = ({ figure, kinds }: FigurePlace): readonly DraftFigure[] =>
	kinds.map((piece) => ({ ...figure, piece }));

/** First without a figure, then with one, because it may have been overlooked. */
const whereUnseen = (places: readonly FigurePlace[]): Pick<FigureGuess, 'choices'> => ({
	choices: [undefined, ...places.slice(0, MOST_PLACES.unseen).map(({ figure }) => figure)]
});

function isClear([first, second]: readonly NearPlace[]): boolean {
	if (first?.kinds.length !== 1 || first.distance > NEAR) return false;
	return !second || second.distance - first.distance >= CLEARLY_NEARER;
}

/** What is entered for a turn. */
export const draftFor = ({ tile, spot: { x, y }, rotation, figure }: Candidate): Draft => ({
	tile,
	spot: { x, y },
	rotation,
	...(figure && { deploy: figure })
});

/** A turn as an event; undefined if the tile can't lie there. @internal */
export const eventFor = (game: Game, candidate: Candidate): LaidTurn | undefined =>
	laidOf(game, draftFor(candidate));
