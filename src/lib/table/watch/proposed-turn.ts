import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { sameSpot } from '../../engine/spot';
import type { Draft, DraftFigure } from '../../record';
import type { LaidTurn } from '../../rules/catalogue';
import type { Lay, SeenFigure, SeenTile } from '../../watch/watching';
import { laidOf, layingOf } from '../turn/turn';
import { figurePlaces, nearestPlaces, type NearPlace } from './figure-places';

/** A turn as it may be entered. */
export interface Candidate extends Lay {
	/** Undefined for a turn without a figure. */
	readonly figure: DraftFigure | undefined;
}

/** How a camera's new tile may be entered: the likeliest turn, and what else it may be. */
export interface Proposal extends Pick<SeenTile, 'spot'> {
	/** The turns that differ in their tile, the likeliest first, each with the likeliest figure; none where no tile of the game fits. */
	readonly tiles: readonly Candidate[];
	/** The first of those with other figures, and without one. */
	readonly otherFigures: readonly Candidate[];
	/** True where the tile is sure enough to ask for a yes only. */
	readonly sure: boolean;
	/** True where tile and figure are sure enough to be entered without being asked. */
	readonly certain: boolean;
}

/** How the figure of a new tile may be entered: the likeliest first, undefined for none. */
interface FigureGuess {
	readonly choices: readonly (DraftFigure | undefined)[];
	readonly certain: boolean;
}

/**
 * By how much the likeliest tile must go better with the pictures than anything else, as a natural logarithm, to ask for a yes only
 * (measured on photos of real tables: 81 to 88 % of turns, 96 to 98.6 % of them right), and to be entered unasked (73 %, 99.4 %).
 */
const SURE = 2;
const CERTAIN = 3;
/** How much nearer a figure must be to its place than to any other, in tiles, to be entered unasked: half a figure is 0.1 tile wide. */
const CLEARLY_NEARER = 0.15;
/** How likely it must be that a figure is there to be entered unasked; measured on photos: above 0.3 only 1.5 % of bare tiles show one. */
const CERTAIN_FIGURE = 0.8;
/** Places that are proposed at most. */
const MOST_PLACES = 2;

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
		sure: tiles.length > 0 && seen.margin >= SURE,
		certain: first?.certain === true && seen.margin >= CERTAIN
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
	const near = nearestPlaces(places, seen?.at ?? MIDDLE);
	const figures = near.slice(0, MOST_PLACES).map(({ figure }) => figure);
	return seen && figures.length > 0
		? { choices: [...figures, undefined], certain: isCertain(near, seen) }
		: // One may still be put there, or wasn't seen.
			{ choices: [undefined, ...figures], certain: places.length === 0 };
}

const MIDDLE = { x: 0.5, y: 0.5 };

function isCertain([first, second]: readonly NearPlace[], { probability }: SeenFigure): boolean {
	if (first?.kinds.length !== 1 || probability < CERTAIN_FIGURE) return false;
	return !second || second.distance - first.distance >= CLEARLY_NEARER;
}

/** What is entered for a turn. */
export const draftFor = ({ tile, spot: { x, y }, rotation, figure }: Candidate): Draft => ({
	tile,
	spot: { x, y },
	rotation,
	...(figure && { deploy: figure })
});

/** A turn as an event; undefined where the tile can't lie there. */
export const eventFor = (game: Game, candidate: Candidate): LaidTurn | undefined =>
	laidOf(game, draftFor(candidate));

/** True for the same tile, turned the same way, on the same spot. */
export const sameLay = (a: Lay, b: Lay): boolean =>
	a.tile === b.tile && a.rotation === b.rotation && sameSpot(a.spot, b.spot);
