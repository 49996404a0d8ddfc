import { partAt, tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import { strongest, type Settlement } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind, TileId } from '../../engine/tile';
import {
	proofOf,
	pathsBetween,
	type CityNearby,
	type Proof,
	type FieldPaths
} from '../../rules/base/proof';
import type { Note } from '../../rules/presentation/presentation';
import { presentationsIn } from '../../rules/presentations';
import type { TurnNumber } from '../../rules/base/tile-numbers';
import { positionOf, turnOf } from '../past/positions';
import type { Chances } from '../../words/values';
import { showsOwners } from './assistance';
import { chancesOf } from './chances';
import { payoutsOf, type Payout } from './payouts';
import type { Selection } from './selection';

/** A city near a farm that doesn't count for it. */
export interface IdleCity extends CityNearby {
	/** Its label on the board and in the list: a, b, c … */
	readonly letter: string;
	/** The kinds of land between, each once; only for a city that is separated. */
	readonly between: readonly SegmentKind[];
	/** True for the selected one. */
	readonly on: boolean;
}

/** Where in the history a settlement is. */
interface PaidIn {
	readonly turn: TurnNumber;
	/** Number of events after which it stood in the ledger. */
	readonly position: number;
	/** Its position among the settlements of that event. */
	readonly index: number;
}

/** A feature that was tapped, and what there is to say about it. */
export interface FeatureView {
	readonly selection: Selection;
	readonly proof: Proof;
	/** False if the table agreed not to see what it would pay, and to whom. */
	readonly showsPoints: boolean;
	/** What it has paid, or would pay if the game ended now; the latter only where that may be shown. */
	readonly settlements: readonly Settlement[];
	/** What it pays and has paid, the most important first. */
	readonly payouts: readonly Payout[];
	/** The one that the board shows tile by tile; undefined if what it would pay may not be shown. */
	readonly payout: Payout | undefined;
	/** Where in the history it was paid; undefined for what isn't paid. */
	readonly paidIn: PaidIn | undefined;
	/** Who has the majority now; empty if that may not be shown. */
	readonly majority: readonly PlayerIndex[];
	/** The cities near a farm that don't count. */
	readonly citiesNotCounted: readonly IdleCity[];
	/** What the remaining tiles mean for it; undefined if that isn't certain or isn't shown. */
	readonly chances: Chances | undefined;
	/** What else there is to say about it. */
	readonly notes: readonly Note[];
	/** What is printed on the tile that was tapped: signs and a picture, by name. */
	readonly printed: readonly string[];
	/** How it relates to the field that it is compared with, and what kinds of land separate them. */
	readonly paths: (FieldPaths & { readonly between: readonly SegmentKind[] }) | undefined;
}

/**
 * Describes the feature at a place; undefined if no tile lies there.
 * @param inHand the tile that the app drew and nobody has laid yet
 */
export function featureView(
	game: Game,
	selection: Selection,
	inHand?: TileId
): FeatureView | undefined {
	const { place, other } = selection;
	const proof = proofOf(game, place);
	if (!proof) return undefined;
	const paid = proof.ifEndedNow.length === 0 && proof.paid.length > 0;
	// A completed feature gives nothing away; a farm is never completed.
	const showsPoints = paid || proof.completed || showsOwners(game);
	const payouts = payoutsOf(game, proof, showsPoints);
	const chosen = selection.payout ?? (showsPoints ? 0 : undefined);
	const payout = chosen === undefined ? undefined : payouts[chosen];
	return {
		selection,
		proof,
		showsPoints,
		settlements: paid || !showsPoints ? proof.paid : proof.ifEndedNow,
		payouts,
		payout,
		paidIn: payout?.when === 'paid' ? paidIn(game, payout.settlement) : undefined,
		majority: showsPoints ? strongest(proof.compared) : [],
		citiesNotCounted: idleCities(game, proof, selection.city),
		chances: chancesOf(game, proof, inHand),
		notes: presentationsIn(game).flatMap((one) => one.notesOn?.(game, proof.feature) ?? []),
		printed: printedOn(game, place),
		paths: other && compare(game, place, other)
	};
}

/** What is printed on a tile, each once. */
function printedOn({ board }: Game, place: Place): readonly string[] {
	const type = tileAt(board, place)?.type;
	if (!type) return [];
	const signs = type.segments.flatMap((segment) => segment.signs ?? []);
	return [...new Set([...signs, ...(type.mark === undefined ? [] : [type.mark])])];
}

function paidIn(game: Game, settlement: Settlement): PaidIn {
	const position = positionOf(game, settlement);
	const index = game.history[position - 1]?.settlements.indexOf(settlement) ?? -1;
	return { turn: turnOf(game, settlement), position, index };
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

function compare(game: Game, a: Place, b: Place) {
	const paths = pathsBetween(game, a, b);
	return { ...paths, between: paths.kind === 'separated' ? kindsOf(game, paths.across) : [] };
}

/** The kinds of land at these places, each once. */
const kindsOf = ({ board }: Game, places: readonly Place[]): readonly SegmentKind[] => [
	...new Set(places.flatMap((place) => partAt(board, place)?.segment.kind ?? []))
];
