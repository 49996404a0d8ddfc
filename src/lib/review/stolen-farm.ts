import { featureAt, type Board } from '../engine/board';
import {
	citiesAround,
	isCompleted,
	originOf,
	partsOf,
	placeOf,
	type Feature
} from '../engine/feature';
import { compareStrength } from '../engine/figures';
import { isRunning, newGame, type Game } from '../engine/game';
import { isOfFeature, strongest, type FeatureSettlement } from '../engine/ledger';
import { play } from '../engine/play';
import type { PlayerIndex } from '../engine/piece';
import type { Place } from '../engine/spot';
import { ENDED } from '../rules/base/events';
import { turnNumbers } from '../rules/base/tile-numbers';
import { largest } from './race';

/**
 * A farm that was taken over late. In the last third of the tiles its main part was held by players who got nothing for it
 * at the end: the part that bordered the most of the cities paid for, and at least half of them.
 */
export interface StolenMoment {
	readonly kind: 'stolen';
	readonly settlement: FeatureSettlement;
	/** Those who were paid, and how many points each. */
	readonly players: readonly PlayerIndex[];
	readonly points: number;
	/** Those who had held it. */
	readonly from: readonly PlayerIndex[];
	/** A place of the farm when it was taken. */
	readonly at: Place;
	/** When they lost it: the number of events so far. */
	readonly position: number;
}

/** The least points each that make a farm worth telling. */
const WORTH_TELLING = 9;
/** The last third of the tiles counts as late. */
const LATE = 2 / 3;

/** A part of a farm after an event. */
interface Part {
	readonly position: number;
	readonly feature: Feature;
	readonly holders: readonly PlayerIndex[];
	/** How many of the cities paid for it borders. */
	readonly cities: number;
}

/** The stolen farm that paid the most; none before the end. */
export function stolenFarm(game: Game, first: PlayerIndex): readonly StolenMoment[] {
	const end = game.history.find(({ event }) => event.type === ENDED);
	const farms = (end?.settlements ?? []).filter(isOfFeature).filter(isWorthTelling);
	if (isRunning(game) || farms.length === 0) return [];
	const parts = lateParts(game, first, farms);
	const stolen = farms.flatMap((farm) => theft(farm, parts.get(farm) ?? []));
	const best = largest(stolen, ({ points }) => points);
	return best ? [best] : [];
}

/** By the farm rule of 2000 each city pays by itself, so no farm is scored. */
const isWorthTelling = (settlement: FeatureSettlement): boolean =>
	settlement.occasion === 'farm' &&
	settlement.kind === 'field' &&
	pointsOf(settlement) >= WORTH_TELLING;

const pointsOf = ({ awards }: FeatureSettlement): number =>
	Math.max(0, ...awards.map(({ points }) => points));

/** The parts of each farm after each event of the last third. */
function lateParts(
	game: Game,
	first: PlayerIndex,
	farms: readonly FeatureSettlement[]
): ReadonlyMap<FeatureSettlement, readonly (readonly Part[])[]> {
	const turns = turnNumbers(game);
	const late = LATE * game.board.order.length;
	const found = farms.map((farm) => ({
		farm,
		places: placesOf(game.board, farm),
		late: [] as (readonly Part[])[]
	}));
	const past = newGame(game.rules, game.players, first);
	for (const [index, { event }] of game.history.entries()) {
		const turn = turns[index] ?? 0;
		if (turn === 'final') break;
		play(past, event);
		if (turn > late) for (const one of found) one.late.push(partsAt(past, game.board, one.places));
	}
	return new Map(found.map(({ farm, late: parts }) => [farm, parts]));
}

function placesOf(board: Board, farm: FeatureSettlement): readonly Place[] {
	const whole = featureAt(board, farm.at);
	return whole ? partsOf(whole).map(placeOf) : [];
}

/** The fields of a past table that lie on a farm's places. */
function partsAt(past: Game, board: Board, places: readonly Place[]): readonly Part[] {
	const fields = new Set(places.flatMap((place) => featureAt(past.board, place) ?? []));
	return [...fields].map((feature) => ({
		position: past.history.length,
		feature,
		holders: strongest(compareStrength(past, [feature])),
		cities: citiesPaid(feature, board)
	}));
}

function citiesPaid(field: Feature, board: Board): number {
	const cities = citiesAround(field).flatMap(({ at }) => featureAt(board, at) ?? []);
	return new Set(cities.filter(isCompleted)).size;
}

function theft(
	settlement: FeatureSettlement,
	late: readonly (readonly Part[])[]
): readonly StolenMoment[] {
	const points = pointsOf(settlement);
	const players = settlement.awards
		.filter((one) => one.points === points)
		.map(({ player }) => player);
	const paid = settlement.awards.map(({ player }) => player);
	const main = mainParts(late);
	const last = main.findLast(
		({ holders, cities }) =>
			holders.length > 0 &&
			!holders.some((player) => paid.includes(player)) &&
			2 * cities >= settlement.cities.length
	);
	if (!last) return [];
	const from = last.holders;
	const taken = main.find(
		({ position, holders }) =>
			position > last.position && !holders.some((one) => from.includes(one))
	);
	if (!taken) return [];
	const at = originOf(taken.feature);
	return [{ kind: 'stolen', settlement, players, points, from, at, position: taken.position }];
}

/** The main part after each event, back from the whole farm: of those that became the later one, that with the most cities. */
function mainParts(late: readonly (readonly Part[])[]): readonly Part[] {
	const main: Part[] = [];
	for (const parts of [...late].reverse()) {
		const later = main[0];
		const own = later ? new Set(partsOf(later.feature)) : undefined;
		const before = largest(
			parts.filter(({ feature }) => !own || own.has(feature.first)),
			({ cities, feature }) => cities + feature.size / 1000
		);
		if (!before) break;
		main.unshift(before);
	}
	return main;
}
