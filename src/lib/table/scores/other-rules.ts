import { isRunning, type Game } from '../../engine/game';
import { totals } from '../../engine/ledger';
import { settleAll } from '../../engine/play';
import type { Rulings } from '../../engine/rulings';
import {
	effectiveLog,
	headerOf,
	replayEvents,
	replayRecord,
	verdictOf,
	type GameRecord,
	type TileTypes,
	type Verdict
} from '../../record';
import { ENDED } from '../../rules/base/events';
import {
	FARM_RULES,
	farmersPlayed,
	farmRuleOf,
	SMALL_CITY,
	smallCityPaysLess,
	type FarmRule
} from '../../rules/base/rulings';
import type { FarmRulePresentation } from '../../rules/presentation/presentation';
import { presentationsIn } from '../../rules/presentations';
import { showsProjection } from '../view/assistance';

/** The final scores under one farm rule and one small-city rule. @internal */
export interface OtherRules {
	/** Undefined if nobody farms: then the farm rules make no difference. */
	readonly farmRule: FarmRule | undefined;
	/** What a completed city of two tiles pays without a pennant, in points. */
	readonly smallCity: (typeof SMALL_CITY)[number];
	/** What each player would have, in points. */
	readonly points: readonly number[];
	readonly verdict: Verdict;
	/** True for the rules of the game itself. */
	readonly own: boolean;
	/** True for a combination in no rulebook: an old farm rule with an expansion that came later. */
	readonly house: boolean;
}

/** The points of each player if the game ended now; once it has, what they have. @internal */
export function pointsAtEnd(game: Game): readonly number[] {
	if (!isRunning(game)) return game.scores;
	const end = settleAll({ game, event: { type: ENDED }, touched: [] });
	const more = totals(end, game.players);
	return game.scores.map((points, player) => points + (more[player] ?? 0));
}

/** The points of each player if the game ended now; undefined when it has ended or the table wants no projection. */
export const projectionOf = (game: Game): readonly number[] | undefined =>
	showsProjection(game) && isRunning(game) ? pointsAtEnd(game) : undefined;

/**
 * Replays the events under each farm rule and both small-city rules to the end: exact, no estimate. Undefined if the table agreed
 * not to see this before the end.
 * @param extraTiles custom tile types, as in `replayRecord`
 */
export function underOtherRules(
	record: GameRecord,
	extraTiles?: TileTypes
): readonly OtherRules[] | undefined {
	const { game } = replayRecord(record, extraTiles);
	const header = headerOf(record);
	const { events } = effectiveLog(record.entries);
	if (!showsProjection(game)) return undefined;
	const farms = presentationsIn(game).flatMap((presentation) => presentation.farmRule ?? []);
	const played = farmRuleOf(game.rules.rulings);
	const less = smallCityPaysLess(game.rules.rulings);
	const farmRules = farmersPlayed(header.rulings) ? FARM_RULES : [undefined];
	return SMALL_CITY.flatMap((smallCity) =>
		farmRules.map((farmRule): OtherRules => {
			const rulings = { ...header.rulings, smallCity, ...rulingsUnder(farmRule, farms) };
			const points = pointsAtEnd(replayEvents({ ...header, rulings }, events, extraTiles).game);
			return {
				farmRule,
				smallCity,
				points,
				verdict: verdictOf(points, { ...header, rulings }, record.entries),
				own: (farmRule ?? played) === played && smallCityPaysLess(rulings) === less,
				house: farms.some(({ printed }) => farmRule !== undefined && !printed.includes(farmRule))
			};
		})
	);
}

/** The rulings under a published farm rule; none if nobody farms. */
const rulingsUnder = (
	farmRule: FarmRule | undefined,
	farms: readonly FarmRulePresentation[]
): Rulings =>
	farmRule
		? farms.reduce<Rulings>((all, { rulings }) => ({ ...all, ...rulings(farmRule) }), { farmRule })
		: {};
