import { tileAt } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import { inSupply, type Game } from '../../engine/game';
import {
	howPut,
	isPutAlike,
	type FigurePlace,
	type PieceKindId,
	type PlayerIndex
} from '../../engine/piece';
import { sameSpot, withinReach, type Spot } from '../../engine/spot';
import type { PlayerColour } from '../../engine/colours';
import type { BoardSpot } from '../../drawing/board/scene';
import type { Player } from '../../record';
import { figurePlaces } from '../../rules/base/existing-table';
import { treesRunOn } from '../../rules/base/rulings';
import { hasCrossing } from '../../rules/base/trees';
import type { MarkerPresentation } from '../../rules/presentation/presentation';
import { markersIn } from '../../rules/presentations';
import { words } from '../../words/en/table';
import type { FigureSlot } from '../../words/values';
import { figureSlots } from '../turn/turn';

/** How many rows and columns around the tiles are offered as detached spots. */
const APART = 2;

/** Empty spots in and around the table that aren't offered yet. */
export function detachedSpots({ board }: Game, offered: readonly Spot[]): readonly BoardSpot[] {
	if (board.order.length === 0) return [spotAt({ x: 0, y: 0 })];
	const xs = board.order.map(({ x }) => x);
	const ys = board.order.map(({ y }) => y);
	const found: BoardSpot[] = [];
	for (let y = Math.min(...ys) - APART; y <= Math.max(...ys) + APART; y++)
		for (let x = Math.min(...xs) - APART; x <= Math.max(...xs) + APART; x++) {
			const taken = tileAt(board, { x, y }) ?? offered.find((spot) => sameSpot(spot, { x, y }));
			if (!taken && withinReach({ x, y })) found.push(spotAt({ x, y }));
		}
	return found;
}

const spotAt = (spot: Spot): BoardSpot => ({
	...spot,
	legal: true,
	dead: false,
	label: words.table.spot(spot)
});

/** A place on the selected tile, for a figure of the chosen kind or with the one that stands there. */
interface ExistingFigurePlace extends FigurePlace {
	readonly piece: PieceKindId;
	readonly occupied: false;
	/** The colour of the figure that stands there. */
	readonly on?: PlayerColour | 'nobody';
}

/** A slot for every kind of figure in the game, always in the same order; those without an owner come last. */
export function slotsOn(game: Game, tile: LaidTile, player: PlayerIndex): readonly FigureSlot[] {
	const fitting = Object.keys(game.rules.pieces).filter(
		(kind) => figurePlaces(game, tile, kind).length > 0
	);
	const markers = markersIn(game).map((marker) => ({
		kind: marker.id,
		left: Infinity,
		fits: marker.segmentsOn(tile).length > 0
	}));
	return [...figureSlots(game, player, fitting), ...markers];
}

/** True for a kind of figure that belongs to nobody. */
export const isNeutral = (game: Game, kind: PieceKindId): boolean =>
	markersIn(game).some(({ id }) => id === kind);

/** The places of a tile for one kind of a player's figures, and all figures that stand on it. */
export function placesOn(
	game: Game,
	tile: LaidTile,
	{ kind, player }: { readonly kind: PieceKindId; readonly player: PlayerIndex },
	players: readonly Player[]
): readonly ExistingFigurePlace[] {
	const marker = markersIn(game).find(({ id }) => id === kind);
	if (marker) return markerPlaces(marker, game, tile);
	const standing = standingOn(game, tile, players);
	const free = inSupply(game, player, kind) < 1 ? [] : figurePlaces(game, tile, kind);
	const places = free
		.filter((one) => standing.every((other) => !isPutAlike(one, other)))
		.map((one): ExistingFigurePlace => ({ piece: kind, ...one, occupied: false }));
	return [...places, ...standing];
}

/** The places for a figure without an owner, which may share its place. */
function markerPlaces(
	marker: MarkerPresentation,
	game: Game,
	tile: LaidTile
): readonly ExistingFigurePlace[] {
	const at = marker.standsAt(game);
	const segments = marker.segmentsOn(tile);
	const [first] = segments;
	const on = at && 'segment' in at ? at.segment : first;
	const here = at && sameSpot(at, tile) ? on : undefined;
	return segments.map((segment) => ({
		piece: marker.id,
		segment,
		occupied: false,
		...(segment === here && { on: 'nobody' as const })
	}));
}

const standingOn = (
	game: Game,
	tile: LaidTile,
	players: readonly Player[]
): readonly ExistingFigurePlace[] =>
	[...game.pieces]
		.filter(({ at }) => sameSpot(at, tile))
		.map(({ kind, player, at, ...how }) => ({
			piece: kind,
			segment: at.segment,
			...howPut(how),
			occupied: false,
			on: players[player]?.colour ?? 'grey'
		}));

/** True when players must say whether the roads of this tile end at its trees or run on. */
export const asksForTrees = ({ rules }: Game, { type }: LaidTile): boolean =>
	treesRunOn(rules.rulings) && (hasCrossing(type) || type.runsOn === true);
