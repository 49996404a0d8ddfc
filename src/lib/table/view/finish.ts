import type {
	Finish,
	FinishedFeature,
	GrowingSum,
	LitTile,
	ReturningFigure
} from '../../drawing/board/finish';
import { featureAt, neighbourAt, tileAt, type Board } from '../../engine/board';
import {
	partsOf,
	placeOf,
	featureOf,
	openingParts,
	type Feature,
	type LaidTile
} from '../../engine/feature';
import type { Game, Outcome } from '../../engine/game';
import {
	countsTiles,
	isOfFeature,
	totals,
	type Award,
	type FeatureSettlement,
	type Settlement
} from '../../engine/ledger';
import { fromTheBoard } from '../../engine/figures';
import type { Piece } from '../../engine/piece';
import {
	sameSpot,
	type Place,
	type Spot,
	ALL_SIDES,
	beside,
	opposite,
	type Side
} from '../../engine/spot';
import type { GameRecord, Player } from '../../record';
import { presentationOf } from '../../rules/presentations';
import { figuresAwaitingAnswer } from '../turn/table-tasks';
import { colourOf, figureOf } from './scene';

/** What the last entry finished; undefined if it paid nothing, after undo and redo, and once the game has ended. */
export function finishOf({ header, entries }: GameRecord, game: Game): Finish | undefined {
	const type = entries.at(-1)?.event.type ?? '';
	const last = game.history.at(-1);
	if (!last || type.startsWith('log/') || game.phase !== 'playing') return undefined;
	const { players } = header;
	const scored = last.settlements.filter(isOfFeature);
	const features = [...byPlace(scored)].map((group) => featureFinished(game, group, players));
	const home = figuresReturned(game, last).map((piece) => ({
		...figureOf(game, piece, players),
		player: piece.player
	}));
	const paid = last.settlements.filter(({ kind }) => kind !== 'manual');
	return finish(features, home, totals(paid, game.players));
}

/** What a step of the guided final scoring pays; nothing lights up, since the board shows the feature anyway. */
export function finishOfStep(
	{ header }: GameRecord,
	game: Game,
	settlement: Settlement | undefined
): Finish | undefined {
	if (!settlement || !isOfFeature(settlement)) return undefined;
	const { at } = settlement;
	const sums = sumsOf(settlement, [], header.players);
	return finish([{ at, tiles: [], sums }], [], totals([settlement], game.players));
}

const finish = (
	features: readonly FinishedFeature[],
	home: readonly ReturningFigure[],
	gains: readonly number[]
): Finish | undefined =>
	features.length + home.length > 0 ? { features, home, gains } : undefined;

/** All settlements of one feature: several modules may pay for it. */
type OfOneFeature = readonly [FeatureSettlement, ...FeatureSettlement[]];

function byPlace(settlements: readonly FeatureSettlement[]): Iterable<OfOneFeature> {
	const found = new Map<string, OfOneFeature>();
	for (const settlement of settlements) {
		const { x, y, segment } = settlement.at;
		const key = [x, y, segment].join();
		const known = found.get(key);
		found.set(key, known ? [...known, settlement] : [settlement]);
	}
	return found.values();
}

function featureFinished(
	game: Game,
	settlements: OfOneFeature,
	players: readonly Player[]
): FinishedFeature {
	const [first] = settlements;
	const walk = first.kind === 'field' ? [] : walkOver(game, first);
	return {
		at: whereToLook(game, first),
		tiles: walk.map((spot) => litTile(game, first, spot)),
		sums: settlements.flatMap((settlement) => sumsOf(settlement, walk, players))
	};
}

const placesOf = ({ board }: Game, at: Place): readonly Place[] => {
	const feature = featureAt(board, at);
	return feature ? partsOf(feature).map(placeOf) : [];
};

/** The place on the tile just laid, if that tile belongs to the feature. */
const whereToLook = (game: Game, { at }: FeatureSettlement): Place =>
	placesOf(game, at).find((place) => game.turn && sameSpot(place, game.turn.tile)) ?? at;

function litTile(game: Game, { at }: FeatureSettlement, spot: Spot): LitTile {
	const here = placesOf(game, at).filter((place) => sameSpot(place, spot));
	return { x: spot.x, y: spot.y, segments: here.map(({ segment }) => segment) };
}

/** One sum for all players that are paid the same. */
function sumsOf(
	{ awards, pennants }: FeatureSettlement,
	walk: readonly Spot[],
	players: readonly Player[]
): readonly GrowingSum[] {
	const paid = awards.filter(({ points }) => points !== 0);
	const amounts = [...new Set(paid.map(({ points }) => points))];
	return amounts.flatMap((points) => {
		const same = paid.filter((award) => award.points === points);
		const steps = same[0] ? stepsOf(same[0], walk, pennants) : [];
		return [{ colours: same.map(({ player }) => colourOf(players, player)), steps }];
	});
}

/**
 * An award as a sum that grows along a walk. With each tile it grows by what the tile and its pennants pay, and with the last one
 * also by everything that belongs to no tile. Half an award grows by halves.
 */
export function stepsOf(
	{ lines, points, halfOf }: Award,
	walk: readonly Spot[],
	pennants: readonly Place[]
): readonly number[] {
	if (walk.length === 0) return [points];
	const forTiles = lines.filter(countsTiles).reduce((all, { each }) => all + each, 0);
	const forPennants = lines.find(({ of }) => of === 'pennants')?.each ?? 0;
	const others = lines.filter((line) => !countsTiles(line) && line.of !== 'pennants');
	const rest = others.reduce((sum, line) => sum + line.count * line.each, 0);
	let sum = 0;
	return walk.map((spot, index) => {
		const shields = pennants.filter((place) => sameSpot(place, spot)).length;
		sum += forTiles + forPennants * shields;
		const grown = index === walk.length - 1 ? sum + rest : sum;
		return halfOf === undefined ? grown : Math.ceil(grown / 2);
	});
}

/** Figures that were returned for good; one with an open question is returned when the answer says so. */
function figuresReturned(
	game: Game,
	{ event, settlements, fates = [] }: Outcome
): readonly Piece[] {
	const sentHome = presentationOf(event)?.sentHome?.(event, game);
	if (sentHome) return sentHome;
	const staying = figuresAwaitingAnswer(game);
	const scored = settlements.flatMap((settlement) => settlement.home);
	return [...scored.filter((piece) => !staying.includes(piece)), ...fromTheBoard(fates)];
}

/**
 * The tiles that a road, city or monastery was paid for, each once, as a walk from the tile just laid: a city or road tile by
 * tile to where it goes on, the nearest first; around a monastery clockwise, and the monastery last unless it was just laid.
 */
export function walkOver(game: Game, { at, tiles }: FeatureSettlement): readonly Spot[] {
	const feature = featureAt(game.board, at);
	const laid = game.turn?.tile;
	const first = tiles.find((spot) => laid && sameSpot(spot, laid)) ?? tiles[0];
	if (!first || !feature) return tiles;
	return feature.first.segment.shape === 'centre'
		? around(tiles, first)
		: spread(game.board, feature, tiles, first);
}

/** The first of `tiles` is the monastery's own; the others lie around it clockwise. */
function around(tiles: readonly Spot[], first: Spot): readonly Spot[] {
	const ring = tiles.slice(1);
	const from = ring.indexOf(first);
	return from < 0 ? tiles : [...ring.slice(from), ...ring.slice(0, from), ...tiles.slice(0, 1)];
}

/** What isn't joined to the first tile side by side comes last. */
function spread(board: Board, feature: Feature, tiles: readonly Spot[], first: Spot) {
	const reached = new Set([first]);
	for (const spot of reached)
		for (const side of ALL_SIDES) {
			const next = goesOn(board, feature, spot, side) && beside(spot, side);
			const found = next && tiles.find((tile) => sameSpot(tile, next));
			if (found) reached.add(found);
		}
	for (const tile of tiles) reached.add(tile);
	return [...reached];
}

/** True when the feature goes on over a side of a spot. */
function goesOn(board: Board, feature: Feature, spot: Spot, side: Side): boolean {
	const [here, next] = [tileAt(board, spot), neighbourAt(board, spot, side)];
	if (!here || !next) return false;
	return shows(here, side, feature) && shows(next, opposite(side), feature);
}

/** True when a side of a tile belongs to the feature. */
const shows = (tile: LaidTile, side: Side, feature: Feature): boolean =>
	openingParts(tile, side).some((part) => featureOf(part) === feature);
