import type { Feature } from '../engine/feature';
import type { Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { Place } from '../engine/spot';
import { proofOf } from '../rules/base/proof';
import { showsOwners } from './aids';

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
	const proof = proofOf(game, place);
	if (!proof) return undefined;
	const paid = proof.ended.length === 0 && proof.paid.length > 0;
	const told = paid || showsOwners(game);
	return {
		feature: proof.feature,
		completed: proof.completed,
		tiles: proof.tiles.length,
		cities: proof.cities.filter(({ why }) => why === 'feeds').length,
		paid,
		told,
		settlements: paid || !told ? proof.paid : proof.ended
	};
}
