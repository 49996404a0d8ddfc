import { completedBy, countedTiles, featureAt } from '../../engine/board';
import {
	isCompleted,
	isLainOn,
	nameOf,
	originOf,
	partsOf,
	pennantsOf,
	spotsOf,
	type Feature
} from '../../engine/feature';
import { compareStrength, featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	isOfFeature,
	type Award,
	type FeatureSettlement,
	type Occasion,
	type Rates,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Change } from '../../engine/module';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { payOut, payStrongest } from '../../engine/tariff';
import type { RulingId, Rulings } from '../../engine/rulings';
import type { Spot } from '../../engine/spot';
import type { BaseOccasion } from './codes';
import { ENDED, isBegun, isPointsCorrection, isRecount } from './events';
import { settleFarms } from './farms';
import { settleManualPoints, settleRecount } from './manual-points';
import { isClosedByEdge } from './table-edge';
import { smallCityPaysLess, unfinishedPaysNothing } from './rulings';

const SMALL_CITY: Rates = { tiles: 1, pennants: 1 };

/**
 * What a change pays: completed features with figures; when play starts on an existing table, those of that table; at the end,
 * everything that is left.
 */
export function settle({ game, event, touched }: Change): readonly Settlement[] {
	if (event.type === ENDED) return settleEnd(game);
	if (isPointsCorrection(event)) return [settleManualPoints(game, event)];
	if (isRecount(event)) return [settleRecount(event)];
	if (isBegun(event)) return settleCompleted(game, featuresWithFigures(game));
	return completedBy(touched)
		.filter((feature) => feature.pieces.length > 0 && isScored(game, feature))
		.map((feature) => settleFeature(game, feature, 'completed'));
}

/** The features that a change completes; when play starts on an existing table, those with figures. */
export const completedIn = ({ game, event, touched }: Change): readonly Feature[] =>
	isBegun(event) ? featuresWithFigures(game).filter(isCompleted) : completedBy(touched);

function settleEnd(game: Game): readonly Settlement[] {
	const occupied = featuresWithFigures(game);
	const unfinished = inFinalOrder(game, occupied)
		.filter((feature) => !isCompleted(feature) && !isLainOn(feature))
		.map((feature) => settleFeature(game, feature, 'unfinished'));
	return [
		...settleCompleted(game, occupied),
		...unfinished,
		...settleFarms(
			game,
			occupied.filter((feature) => feature.kind === 'field' && hasFarmers(game, feature))
		)
	];
}

/** True if it has a figure that counts for the majority. */
const hasFarmers = ({ rules }: Game, { pieces }: Feature): boolean =>
	pieces.some(({ kind }) => rules.pieces[kind]?.strength !== undefined);

/** Completed features of an existing table that weren't scored yet. */
const settleCompleted = (game: Game, occupied: readonly Feature[]): readonly Settlement[] =>
	inFinalOrder(game, occupied.filter(isCompleted)).map((feature) =>
		settleFeature(game, feature, 'completed')
	);

/** The features that are scored, by the order of their kinds. */
const inFinalOrder = ({ rules }: Game, features: readonly Feature[]): readonly Feature[] =>
	features
		.flatMap((feature) => {
			const order = rules.scoring[feature.kind]?.order;
			return order === undefined ? [] : [{ feature, order }];
		})
		.sort((a, b) => a.order - b.order)
		.map(({ feature }) => feature);

/** True for a feature of a kind that is scored when it is completed, and at the end. */
export const isScored = ({ rules }: Game, { kind }: Feature): boolean =>
	rules.scoring[kind] !== undefined;

/**
 * Scores one feature as it lies. Throws for one that isn't scored; see {@link isScored}.
 * @param paid who gets the points; by default those with the majority
 */
export function settleFeature(
	game: Game,
	feature: Feature,
	occasion: BaseOccasion,
	paid?: readonly PlayerIndex[]
): FeatureSettlement {
	const { tiles, pennants, counts } = countIn(game, feature);
	const { rule, rates } = tariffOf(game, feature, occasion, tiles.length);
	const compared = paid ? [] : compareStrength(game, [feature]);
	const rulings = rulingsIn(game, feature, occasion, tiles.length);
	const tariff = { feature, occasion, rates, rulings };
	return {
		stage: 'features',
		occasion,
		rule,
		...nameOf(feature),
		at: originOf(feature),
		tiles,
		pennants,
		cities: [],
		compared,
		...(paid
			? payOut(game, tariff, paid, () => counts)
			: payStrongest(game, tariff, compared, () => counts)),
		home: feature.pieces
	};
}

/**
 * The award that a player would get for one feature as it lies; undefined if it pays nothing. Throws for a feature that isn't
 * scored.
 */
export function awardFor(
	game: Game,
	feature: Feature,
	occasion: BaseOccasion,
	player: PlayerIndex
): Award | undefined {
	const { tiles, counts } = countIn(game, feature);
	const { rates } = tariffOf(game, feature, occasion, tiles.length);
	const tariff = { feature, occasion, rates, rulings: [] };
	const { awards } = payOut(game, tariff, [player], () => counts);
	return awards[0];
}

/** The tiles and pennants that count for a feature's points. */
export function countIn(game: Game, feature: Feature) {
	const tiles = tilesThatCount(game, feature);
	const pennants = pennantsOf(feature);
	return { tiles, pennants, counts: { tiles: tiles.length, pennants: pennants.length } };
}

/** The tiles that count, without those that a module leaves out. */
export function tilesThatCount(game: Game, feature: Feature): readonly Spot[] {
	const { leftOut } = game.rules.answering;
	const tiles = countedTiles(game.board, feature);
	if (leftOut.length === 0) return tiles.map(({ spot }) => spot);
	const out = leftOut.flatMap((module) => module.leftOut(game, feature));
	return tiles.filter((tile) => !out.includes(tile)).map(({ spot }) => spot);
}

const isSmallCity = ({ kind }: Feature, occasion: BaseOccasion, tiles: number): boolean =>
	kind === 'city' && occasion === 'completed' && tiles === 2;

const isUnpaid = (rulings: Rulings, occasion: BaseOccasion): boolean =>
	occasion === 'unfinished' && unfinishedPaysNothing(rulings);

/** A feature's rule and rates; no rates if it pays nothing. */
function tariffOf(
	{ rules: { rulings, scoring } }: Game,
	feature: Feature,
	occasion: BaseOccasion,
	tiles: number
): { readonly rule: RuleId; readonly rates?: Rates } {
	if (isUnpaid(rulings, occasion)) return { rule: 'END-5' };
	if (isSmallCity(feature, occasion, tiles) && smallCityPaysLess(rulings))
		return { rule: 'CITY-4', rates: SMALL_CITY };
	const tariffs = scoring[feature.kind];
	if (!tariffs) throw new Error(`Nobody scores a ${feature.kind}.`);
	return occasion === 'completed' ? tariffs.completed : tariffs.unfinished;
}

/** The rulings that affect what a feature pays, or because of which it is completed or joined. */
function rulingsIn(
	{ board, rules }: Game,
	feature: Feature,
	occasion: BaseOccasion,
	tiles: number
): readonly RulingId[] {
	const found: RulingId[] = [];
	if (isSmallCity(feature, occasion, tiles)) found.push('smallCity');
	if (isUnpaid(rules.rulings, occasion)) found.push('unfinished');
	if (occasion === 'completed' && isClosedByEdge(board, feature)) found.push('edge');
	if (isJoinedByTrees(feature)) found.push('trees');
	return found;
}

const isJoinedByTrees = (feature: Feature): boolean =>
	feature.kind === 'road' && partsOf(feature).some(({ tile }) => tile.type.runsOn);

/** The occasions on which the base game scores a feature. */
const SCORED: readonly Occasion[] = ['completed', 'unfinished', 'farm'] satisfies BaseOccasion[];

/**
 * True if a change scores the feature of a figure: by the base game, or by a module that compares figures and sends this one
 * home.
 * @param paid what is paid for the change
 */
export function isScoredWith(
	{ game, event }: Change,
	paid: readonly Settlement[],
	piece: Piece
): boolean {
	const feature = featureAt(game.board, piece.at);
	if (feature?.kind === 'field' && event.type === ENDED) return true;
	const unpaid = unfinishedPaysNothing(game.rules.rulings);
	return paid.filter(isOfFeature).some((one) => {
		const isItsOwn = featureAt(game.board, one.at) === feature && one.kind === feature?.kind;
		// A settlement that pays for another feature instead sends home the figures that it pays.
		if (!isItsOwn) return one.kind !== feature?.kind && one.home.includes(piece);
		if (unpaid && one.occasion === 'unfinished') return false;
		return SCORED.includes(one.occasion) || (one.compared.length > 0 && one.home.includes(piece));
	});
}

/**
 * The fields of a settlement of a feature for which no figures decide: nothing is compared, and no figure goes home.
 * @param tiles the tiles that it is paid for; by default all tiles of the feature
 */
export const withoutFigures = (
	feature: Feature,
	tiles: readonly Spot[] = spotsOf(feature)
): Omit<FeatureSettlement, 'stage' | 'occasion' | 'rule'> => ({
	rulings: [],
	...nameOf(feature),
	at: originOf(feature),
	tiles,
	pennants: [],
	cities: [],
	compared: [],
	awards: [],
	home: []
});
