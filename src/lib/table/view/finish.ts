import type {
	Finish,
	FinishedFeature,
	GrowingSum,
	LitTile,
	ReturningFigure
} from '../../drawing/board/finish';
import { featureAt } from '../../engine/board';
import { partsOf, placeOf } from '../../engine/feature';
import type { Game, Outcome } from '../../engine/game';
import {
	isOfFeature,
	totals,
	type Award,
	type FeatureSettlement,
	type Settlement
} from '../../engine/ledger';
import type { Piece } from '../../engine/piece';
import { sameSpot, type Place, type Spot } from '../../engine/spot';
import type { GameRecord, Player } from '../../record';
import { presentationOf } from '../../rules/presentations';
import { figuresAwaitingAnswer } from '../turn/table-tasks';
import { colourOf, figureOf } from './scene';
import { walkOver } from './walk';

/** What the last entry finished; undefined where it paid nothing, after undo and redo, and once the game has ended. */
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
	return finish(features, home, totals(scored, game.players));
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

/** The place on the tile just laid, if that belongs to the feature. */
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
 * An award as a sum that grows along a walk: with each tile by what it and its pennants pay, with the last one also by all that
 * belongs to no tile.
 */
export function stepsOf(
	{ lines, points }: Award,
	walk: readonly Spot[],
	pennants: readonly Place[]
): readonly number[] {
	if (walk.length === 0) return [points];
	const each = (what: string): number => lines.find(({ of }) => of === what)?.each ?? 0;
	const others = lines.filter(({ of }) => of !== 'tiles' && of !== 'pennants');
	const rest = others.reduce((sum, line) => sum + line.count * line.each, 0);
	let sum = 0;
	return walk.map((spot, index) => {
		const shields = pennants.filter((place) => sameSpot(place, spot)).length;
		sum += each('tiles') + each('pennants') * shields;
		return index === walk.length - 1 ? sum + rest : sum;
	});
}

/** Figures that were returned for good; one with an open question is returned when the answer says so. */
function figuresReturned(game: Game, { event, settlements }: Outcome): readonly Piece[] {
	const sentHome = presentationOf(event)?.sentHome?.(event, game);
	if (sentHome) return sentHome;
	const staying = figuresAwaitingAnswer(game);
	return settlements.flatMap(({ home }) => home).filter((piece) => !staying.includes(piece));
}
