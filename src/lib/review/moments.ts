import type { Board } from '../engine/board';
import type { Game } from '../engine/game';
import { isOfFeature, type FeatureSettlement, type Settlement } from '../engine/ledger';
import type { Piece, PlayerIndex } from '../engine/piece';
import { isFarm, sourceOf, type GameRecord } from '../record';
import { leadsIn, type Lead } from './lead';
import type { ScorePoint } from './race';
import { strandedIn } from './stranded';

/** What a feature can be best at: largest award, points for a farm, tiles of a road, tiles of a city. */
const HONOURS = ['award', 'farm', 'road', 'city'] as const;
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
	readonly moment: number;
}

/** The turn in which one player got the most points, from several settlements; not the final scoring. */
export interface TurnMoment {
	readonly kind: 'turn';
	/** Who got the points, whoever's turn it was. */
	readonly player: PlayerIndex;
	readonly points: number;
	readonly settlements: readonly Settlement[];
	readonly moment: number;
}

/** Who led, one after another; absent when nobody ever led alone. */
export interface LeadMoment {
	readonly kind: 'lead';
	readonly leads: readonly Lead[];
	/** When the last of them took the lead. */
	readonly moment: number;
}

/** Followers that stayed to the end and scored nothing. */
interface StrandedMoment {
	readonly kind: 'stranded';
	readonly figures: readonly Piece[];
	/** The final scoring. */
	readonly moment: number;
}

/** A highlight of a game. */
export type Moment = FeatureMoment | TurnMoment | LeadMoment | StrandedMoment;

/** The highlights of a game, in the order in which they are shown. */
export function momentsOf(
	record: GameRecord,
	game: Game,
	race: readonly ScorePoint[]
): readonly Moment[] {
	return [
		...bestFeatures(race, game),
		...bestTurn(race),
		...leadMoment(race),
		...strandedMoment(record, game)
	];
}

/** A feature's settlement, what it paid each of those who got the most, and when. */
interface Paid {
	readonly settlement: FeatureSettlement;
	readonly points: number;
	readonly moment: number;
}

const QUALIFIES: Readonly<
	Record<Honour, (settlement: FeatureSettlement, board: Board) => boolean>
> = {
	award: () => true,
	// By the farm rule of 2000 each city pays by itself, so no farm is scored.
	farm: (settlement) => isFarm(settlement) && settlement.kind === 'field',
	road: ({ kind }) => kind === 'road',
	city: (settlement, board) => settlement.kind === 'city' && isCityItself(settlement, board)
};

/** False where a city pays for what is in it or around it. */
const isCityItself = (settlement: FeatureSettlement, board: Board): boolean =>
	['city', 'unfinished'].includes(sourceOf(board, settlement));

const SIZE_BY: Readonly<Record<Honour, (paid: Paid) => number>> = {
	award: ({ points }) => points,
	farm: ({ points }) => points,
	road: ({ settlement }) => settlement.tiles.length,
	city: ({ settlement }) => settlement.tiles.length
};

/** The best features, each once with everything it is best at. Of equal ones, the first. */
function bestFeatures(race: readonly ScorePoint[], { board }: Game): readonly FeatureMoment[] {
	const all = race.flatMap(paidAt);
	const found = new Map<Paid, Honour[]>();
	for (const honour of HONOURS) {
		const best = largest(
			all.filter(({ settlement }) => QUALIFIES[honour](settlement, board)),
			SIZE_BY[honour]
		);
		if (best) found.set(best, [...(found.get(best) ?? []), honour]);
	}
	return [...found].map(([{ settlement, points, moment }, honours]) => ({
		...{ kind: 'feature', honours, settlement, points, moment },
		players: settlement.awards.filter((one) => one.points === points).map(({ player }) => player)
	}));
}

const paidAt = ({ settlements, moment }: ScorePoint): readonly Paid[] =>
	settlements.filter(isOfFeature).flatMap((settlement) => {
		const points = Math.max(0, ...settlement.awards.map((award) => award.points));
		return points > 0 ? [{ settlement, points, moment }] : [];
	});

/** The largest item, of equal ones the first; undefined for none. */
const largest = <T>(items: readonly T[], size: (item: T) => number): T | undefined =>
	items.reduce<T | undefined>(
		(best, item) => (best === undefined || size(item) > size(best) ? item : best),
		undefined
	);

function bestTurn(race: readonly ScorePoint[]): readonly TurnMoment[] {
	const turns = new Map<number, ScorePoint[]>();
	for (const scorePoint of race)
		if (scorePoint.turn !== 'final' && scorePoint.turn > 0)
			turns.set(scorePoint.turn, [...(turns.get(scorePoint.turn) ?? []), scorePoint]);
	const gains = [...turns.values()].flatMap(gainsIn);
	const best = largest(gains, ({ points }) => points);
	return best && best.settlements.length > 1 ? [best] : [];
}

/** What features paid each player in one turn. */
function gainsIn(scorePoints: readonly ScorePoint[]): readonly TurnMoment[] {
	const players = [...(scorePoints[0]?.scores ?? []).keys()];
	return players.map((player) => {
		const paid = scorePoints.map((scorePoint) => ({
			moment: scorePoint.moment,
			settlements: scorePoint.settlements.filter(
				(one) => isOfFeature(one) && paysTo(one, player) > 0
			)
		}));
		const settlements = paid.flatMap((one) => one.settlements);
		const points = settlements.reduce((sum, one) => sum + paysTo(one, player), 0);
		const moment = paid.filter((one) => one.settlements.length > 0).at(-1)?.moment ?? 0;
		return { kind: 'turn', player, points, settlements, moment };
	});
}

const paysTo = ({ awards }: Settlement, player: PlayerIndex): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

function leadMoment(race: readonly ScorePoint[]): readonly LeadMoment[] {
	const players = race[0]?.scores.length ?? 0;
	const leads = players > 1 ? leadsIn(race) : [];
	const last = leads.at(-1);
	return last ? [{ kind: 'lead', leads, moment: last.moment }] : [];
}

function strandedMoment(record: GameRecord, game: Game): readonly StrandedMoment[] {
	const figures = strandedIn(record, game);
	const end = game.history.findIndex(({ event }) => event.type === 'base/ended') + 1;
	return figures.length > 0 ? [{ kind: 'stranded', figures, moment: end }] : [];
}
