import { featureAt, type Board } from '../../engine/board';
import { originOf } from '../../engine/feature';
import type { Game, Outcome } from '../../engine/game';
import { joinedSegments, type JoinedSegments, type Laying } from '../../engine/laying';
import { isOfFeature, type FeatureSettlement, type Settlement } from '../../engine/ledger';
import { howPut, type PlayerIndex } from '../../engine/piece';
import type { Place, Spot } from '../../engine/spot';
import type { DraftFigure } from '../../record/draft';
import type { DeployOption } from '../../rules/base/options';

/** Points of one player. */
export interface PlayerPoints {
	readonly player: PlayerIndex;
	readonly points: number;
}

/**
 * Segments of the tile to be laid that are one feature; or the offset from its spot to a tile beside it, with x and y from −1 to
 * 1.
 */
type PaidPlace = { readonly segments: readonly number[] } | { readonly beside: Spot };

/** What the tile pays at a place, whoever stands on the tile. */
interface Paid {
	readonly at: PaidPlace;
	readonly pays: readonly PlayerPoints[];
}

/** What a figure pays in addition when it is put there. */
interface Gain {
	readonly figure: DraftFigure;
	readonly pays: readonly PlayerPoints[];
}

/** What a turn will pay, before it is written. */
export interface PayAhead {
	readonly paid: readonly Paid[];
	readonly gains: readonly Gain[];
	/** What is paid far from the tile, what pays nothing although a figure goes home, and what gives tokens. */
	readonly elsewhere: readonly Settlement[];
}

/** A turn about to be written. */
interface Turn {
	readonly laying: Laying;
	/** Places for figures. */
	readonly options: readonly DeployOption[];
	/** What the turn leads to with a figure, or with none. */
	readonly outcome: (figure?: DraftFigure) => Outcome | undefined;
}

/** What a turn will pay, and where. Asks for the outcome without a figure, and with one at each place that is completed or is a corner. */
export function payAhead({ board }: Game, { laying, options, outcome }: Turn): PayAhead {
	const bare = outcome();
	const groups = joinedSegments(board, laying);
	const found = (bare?.settlements ?? []).map((one) => ({
		settlement: one,
		at: isOfFeature(one) ? placeNear(board, one, laying, groups) : undefined
	}));
	return {
		paid: byPlace(found),
		gains: bare ? gainsOf(bare) : [],
		elsewhere: found.flatMap(({ settlement, at }) =>
			!at || isForNothing(settlement) ? [settlement] : []
		)
	};

	function gainsOf({ scores }: Outcome): readonly Gain[] {
		return options.filter(mayPay).flatMap(({ piece, segment, ...how }) => {
			const figure = { piece, segment, ...howPut(how) };
			const pays = differences(scores, outcome(figure)?.scores ?? scores);
			return pays.length > 0 ? [{ figure, pays }] : [];
		});
	}

	function mayPay({ segment, corner, lying, occupied }: DeployOption): boolean {
		if (lying) return false;
		const group = groups.find(({ segments }) => segments.includes(segment));
		const completed = laying.type.segments[segment]?.kind !== 'field' && group?.open === 0;
		return !occupied && (completed || corner !== undefined);
	}
}

const isForNothing = ({ awards, gains, home }: Settlement): boolean =>
	gains !== undefined || (awards.length === 0 && home.length > 0);

/** Points of each player who has more or fewer. */
const differences = (before: readonly number[], after: readonly number[]): PlayerPoints[] =>
	after
		.map((points, player) => ({ player, points: points - (before[player] ?? 0) }))
		.filter(({ points }) => points !== 0);

/** Where a feature lies on the tile, or beside it; undefined when it is farther away. */
function placeNear(
	board: Board,
	{ at, tiles }: FeatureSettlement,
	laying: Laying,
	groups: readonly JoinedSegments[]
): PaidPlace | undefined {
	const own = groups.find((group) => isOrigin(at, group, laying));
	if (own) return { segments: own.segments };
	const { x, y } = laying.spot;
	const isCentre = featureAt(board, at)?.first.segment.shape === 'centre';
	const ways = (isCentre ? [at] : tiles).map((tile) => ({
		x: tile.x - x,
		y: tile.y - y
	}));
	// A road or city meets the tile at a side, a monastery also at a corner.
	const beside = ways.find((way) => Math.hypot(way.x, way.y) < (isCentre ? 2 : 1.1));
	return beside && { beside };
}

/** True when a feature that is named by this place contains the segments. */
const isOrigin = (at: Place, { segments, joined }: JoinedSegments, { spot }: Laying): boolean =>
	segments.some((segment) => isSamePlace(at, { ...spot, segment })) ||
	joined.some((feature) => isSamePlace(at, originOf(feature)));

const isSamePlace = (a: Place, b: Place): boolean =>
	a.x === b.x && a.y === b.y && a.segment === b.segment;

/** Points by place: several settlements of one feature are one sum for each player. */
function byPlace(
	found: readonly { readonly settlement: Settlement; readonly at: PaidPlace | undefined }[]
): readonly Paid[] {
	const places = new Map<string, { at: PaidPlace; sums: Map<PlayerIndex, number> }>();
	for (const { settlement, at } of found) {
		if (!at || settlement.awards.length === 0) continue;
		const key = JSON.stringify(at);
		const { sums } = places.get(key) ?? { sums: new Map<PlayerIndex, number>() };
		for (const { player, points } of settlement.awards)
			sums.set(player, (sums.get(player) ?? 0) + points);
		places.set(key, { at, sums });
	}
	return [...places.values()].map(({ at, sums }) => ({
		at,
		pays: [...sums].map(([player, points]) => ({ player, points }))
	}));
}
