import { featureAt } from '../engine/board';
import { citiesAround, isCompleted, originOf, tilesOf, type Feature } from '../engine/feature';
import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import { samePlace, type Place } from '../engine/spot';
import { appraise } from '../rules/base/appraise';
import { showsOwners } from './aids';
import { isFarm } from './sources';

/** A feature that was tapped, with what there is to say of it. */
export interface FeatureView {
	readonly feature: Feature;
	readonly completed: boolean;
	/** Number of tiles that it covers. */
	readonly tiles: number;
	/** For a field: the completed cities that it borders, by number. */
	readonly cities: number;
	/** True when it has been scored; else the settlements are what it would pay. */
	readonly paid: boolean;
	/** False where the table agreed not to be told what it would pay, and whom. */
	readonly told: boolean;
	/** What it paid, or would pay as it lies; none unless told. Several only for a farm by the oldest farm rule: one for each city. */
	readonly settlements: readonly Settlement[];
}

/** What there is to say of the feature at a place; undefined where no tile lies. */
export function featureView(game: Game, place: Place): FeatureView | undefined {
	const feature = featureAt(game.board, place);
	if (!feature) return undefined;
	const before = paidFor(game, feature);
	const paid = before.some(({ occasion }) => !PARTIAL.includes(occasion));
	const told = paid || showsOwners(game);
	return {
		feature,
		completed: isCompleted(feature),
		tiles: tilesOf(feature).length,
		cities: citiesAround(feature).filter(({ city }) => isCompleted(city)).length,
		paid,
		told,
		settlements: paid || !told ? before : appraise(game, feature)
	};
}

/** Payments after which a feature still has its own to come. */
const PARTIAL: readonly string[] = ['gingerbread/left', 'barn/built', 'barn/joined'];

function paidFor(game: Game, feature: Feature): readonly Settlement[] {
	const farm = feature.kind === 'field';
	const around = farm ? citiesAround(feature).map(({ city }) => city) : [];
	const places = [feature, ...around].map(originOf);
	return ledgerOf(game).filter(
		(settlement) =>
			isFarm(settlement) === farm && places.some((place) => samePlace(place, settlement.at))
	);
}
