import type { Game } from '../../engine/game';
import type { Award, Settlement } from '../../engine/ledger';
import type { Fate, PlayerIndex } from '../../engine/piece';
import { detailedSourceOf, sourcesOf } from '../../record';
import type { Source } from '../../record/summary';
import type { LedgerRow } from './ledger-rows';

/** What the ledger is narrowed down to; without both it shows everything. */
export interface LedgerChoice {
	readonly player?: PlayerIndex | undefined;
	readonly source?: Source | undefined;
}

/** The ledger as far as it was chosen, and its sums. */
interface SummedLedger {
	readonly rows: readonly LedgerRow[];
	/** Points of each player from the chosen source. */
	readonly players: readonly number[];
	/** The sources that paid anybody, with the points of the chosen player from each. */
	readonly sources: readonly { readonly source: Source; readonly points: number }[];
	/** Number and points of the awards that are chosen by both. */
	readonly awards: number;
	readonly points: number;
}

/** An award with what it was for. */
interface Paid extends Award {
	readonly source: Source;
}

const sum = (awards: readonly Award[]): number =>
	awards.reduce((points, award) => points + award.points, 0);

/** Narrows the ledger down. Without a choice its sums are the scores as far as the rows go. */
export function summedLedger(
	game: Game,
	rows: readonly LedgerRow[],
	{ player, source }: LedgerChoice
): SummedLedger {
	const of = (settlement: Settlement) => detailedSourceOf(game.board, settlement);
	const paid = rows.flatMap(({ settlements }) =>
		settlements.flatMap((each): readonly Paid[] =>
			each.awards.map((award) => ({ ...award, source: of(each) }))
		)
	);
	const byPlayer = (award: Award) => player === undefined || award.player === player;
	const bySource = (award: Paid) => source === undefined || award.source === source;
	const chosen = paid.filter((award) => byPlayer(award) && bySource(award) && award.points !== 0);
	return {
		rows:
			player === undefined && source === undefined
				? rows
				: rowsWith(
						rows,
						(each) => isAbout(each, player) && (source ?? of(each)) === of(each),
						({ piece, by }) => source === undefined && [piece.player, by].includes(player)
					),
		players: Array.from({ length: game.players }, (_, seat) =>
			sum(paid.filter((award) => award.player === seat && bySource(award)))
		),
		sources: sourcesOf(game)
			.filter((id) => paid.some((award) => award.source === id && award.points !== 0))
			.map((id) => ({
				source: id,
				points: sum(paid.filter((award) => award.source === id && byPlayer(award)))
			})),
		awards: chosen.length,
		points: sum(chosen)
	};
}

/** True for a settlement that gave a player points or tokens; with no player for any that gave somebody points. */
const isAbout = ({ awards, gains = [] }: Settlement, player: PlayerIndex | undefined): boolean =>
	player === undefined
		? awards.length > 0
		: [...awards, ...gains].some((one) => one.player === player);

/** The rows with these settlements only, and without what was overruled: that belongs to no player and no source. */
const rowsWith = (
	rows: readonly LedgerRow[],
	isChosen: (settlement: Settlement) => boolean,
	isTold: (fate: Fate) => boolean
): readonly LedgerRow[] =>
	rows
		.map(({ turn, settlements, fates }) => ({
			turn,
			settlements: settlements.filter(isChosen),
			objections: [],
			fates: fates.filter(isTold)
		}))
		.filter(({ settlements, fates }) => settlements.length + fates.length > 0);
