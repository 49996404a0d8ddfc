import { tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import { strongest, type Settlement } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import {
	proofOf,
	pathsBetween,
	type CityNearby,
	type Proof,
	type FieldPaths
} from '../../rules/base/proof';
import { settleFeature } from '../../rules/base/settle';
import { showsOwners } from './assistance';
import type { Selection } from './selection';

/** A city near a farm that doesn't count for it, as a list tells it. */
export interface IdleCity extends CityNearby {
	/** What names it on the board and in the list: a, b, c … */
	readonly letter: string;
	/** What lies between, each kind once; only for a parted one. */
	readonly between: readonly SegmentKind[];
	/** True for the one that is looked at. */
	readonly on: boolean;
}

/** A feature that was tapped, with what there is to say of it. */
export interface FeatureView {
	readonly looked: Selection;
	readonly proof: Proof;
	/** False where the table agreed not to be told what it would pay, and whom. */
	readonly showsPoints: boolean;
	/** What it has paid for good, or would pay if the game ended now; the latter only where that is told. */
	readonly settlements: readonly Settlement[];
	/** What an unfinished city, as it lies, would pay were it completed; where it would pay somebody. */
	readonly whole: Settlement | undefined;
	/** Who has most figures on it now; nobody unless told. */
	readonly majority: readonly PlayerIndex[];
	/** The cities near a farm that don't count. */
	readonly idle: readonly IdleCity[];
	/** How it lies to the field with which it's compared, and what kinds of land part them. */
	readonly ways: (FieldPaths & { readonly between: readonly SegmentKind[] }) | undefined;
}

/** What there is to say of the feature at a place; undefined where no tile lies. */
export function featureView(game: Game, looked: Selection): FeatureView | undefined {
	const { place, other } = looked;
	const proof = proofOf(game, place);
	if (!proof) return undefined;
	const paid = proof.ended.length === 0 && proof.paid.length > 0;
	// What is completed has nothing left to guess; a farm is never completed.
	const showsPoints = paid || proof.completed || showsOwners(game);
	return {
		looked,
		proof,
		showsPoints,
		settlements: paid || !showsPoints ? proof.paid : proof.ended,
		whole: showsPoints ? wholeCity(game, proof) : undefined,
		majority: showsPoints ? strongest(proof.compared) : [],
		idle: idleCities(game, proof, looked.city),
		ways: other && compared(game, place, other)
	};
}

function wholeCity(game: Game, { feature, completed, open }: Proof): Settlement | undefined {
	const may = feature.kind === 'city' && !completed && !open.some(({ never }) => never);
	const whole = may ? settleFeature(game, feature, 'completed') : undefined;
	return whole && whole.awards.length > 0 ? whole : undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const idleCities = (game: Game, { cities }: Proof, on: Place | undefined): readonly IdleCity[] =>
	cities
		.filter(({ why }) => why !== 'feeds')
		.map((near, n) => ({
			...near,
			letter: LETTERS.charAt(n),
			between: kindsOf(game, near.by),
			on: on !== undefined && samePlace(near.at, on)
		}));

function compared(game: Game, a: Place, b: Place) {
	const ways = pathsBetween(game, a, b);
	return { ...ways, between: ways.kind === 'separated' ? kindsOf(game, ways.across) : [] };
}

/** The kinds of land at some places, each once. */
const kindsOf = ({ board }: Game, places: readonly Place[]): readonly SegmentKind[] => [
	...new Set(
		places.flatMap((place) => tileAt(board, place)?.type.segments[place.segment]?.kind ?? [])
	)
];
