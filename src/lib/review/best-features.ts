import type { Board } from '../engine/board';
import type { Game } from '../engine/game';
import { isOfFeature, type FeatureSettlement } from '../engine/ledger';
import type { PlayerIndex } from '../engine/piece';
import { isFarm, sourceOf } from '../record';
import { largest, type ScorePoint } from './race';

/** What a feature can be best at: tiles of a city, tiles of a road, points for a farm, points at once. */
const HONOURS = ['city', 'road', 'farm', 'award'] as const;
export type Honour = (typeof HONOURS)[number];

/** The best feature of a game, and what it is best at. */
export interface FeatureMoment {
	readonly kind: 'feature';
	readonly honours: readonly Honour[];
	readonly settlement: FeatureSettlement;
	/** Those who got the most points for it, and how many each. */
	readonly players: readonly PlayerIndex[];
	readonly points: number;
	/** When it was scored: the number of events so far. */
	readonly position: number;
}

/** A feature's settlement, what it paid each of those who got the most, and when. */
interface Paid {
	readonly settlement: FeatureSettlement;
	readonly points: number;
	readonly position: number;
}

const QUALIFIES: Readonly<
	Record<Honour, (settlement: FeatureSettlement, board: Board) => boolean>
> = {
	city: (settlement, board) => settlement.kind === 'city' && isPaidItself(settlement, board),
	road: (settlement, board) => settlement.kind === 'road' && isPaidItself(settlement, board),
	// By the farm rule of 2000 each city pays by itself, so no farm is scored.
	farm: (settlement) => settlement.occasion === 'farm' && settlement.kind === 'field',
	award: () => true
};

/** False if a city or road pays for what is in it or around it, or pays somebody elsewhere. */
const isPaidItself = (settlement: FeatureSettlement, board: Board): boolean =>
	!isFarm(settlement) && [settlement.kind, 'unfinished'].includes(sourceOf(board, settlement));

const SIZE_BY: Readonly<Record<Honour, (paid: Paid) => number>> = {
	city: ({ settlement }) => settlement.tiles.length,
	road: ({ settlement }) => settlement.tiles.length,
	farm: ({ points }) => points,
	award: ({ points }) => points
};

/** The best features, each once with everything it is best at. Of equal ones, the first. */
export function bestFeatures(
	race: readonly ScorePoint[],
	{ board }: Game
): readonly FeatureMoment[] {
	const all = race.flatMap(paidAt);
	const found = new Map<Paid, Honour[]>();
	for (const honour of HONOURS) {
		const best = largest(
			all.filter(({ settlement }) => QUALIFIES[honour](settlement, board)),
			SIZE_BY[honour]
		);
		if (best) found.set(best, [...(found.get(best) ?? []), honour]);
	}
	return [...found].map(([{ settlement, points, position }, honours]) => ({
		kind: 'feature',
		honours,
		settlement,
		points,
		position,
		players: settlement.awards.filter((one) => one.points === points).map(({ player }) => player)
	}));
}

const paidAt = ({ settlements, position }: ScorePoint): readonly Paid[] =>
	settlements.filter(isOfFeature).flatMap((settlement) => {
		const points = Math.max(0, ...settlement.awards.map((award) => award.points));
		return points > 0 ? [{ settlement, points, position }] : [];
	});
