import type { FeatureName } from '../engine/naming';
import type { Gain, Settlement } from '../engine/ledger';
import type { PieceKindId } from '../engine/piece';
import type { ScoreMarker } from '../engine/track';
import { scoringWords } from './en/scoring';
import { words } from './en/table';
import type { MoveTo } from './spoken-expansions';

interface TurnTasks {
	readonly takeBacks: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly count: number;
		/** A feature, another player, or a tile. */
		readonly from: FeatureName | { readonly holder?: number };
	}[];
	readonly captures: readonly {
		/** Who takes it. */
		readonly player: number;
		readonly owner: number;
		readonly piece: PieceKindId;
		readonly from: FeatureName | { readonly holder?: number };
	}[];
	readonly moves: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly to?: MoveTo;
	}[];
	readonly markers: readonly {
		readonly player: number;
		readonly piece?: PieceKindId;
		readonly points: number;
		readonly from: ScoreMarker;
		readonly to: ScoreMarker;
	}[];
	readonly tokens: readonly Gain[];
	readonly staying: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly away: boolean;
	}[];
	readonly undone: boolean;
}

/** What was scored, a sentence each: “Completed city: Ada +8 (3 tiles × 2 + 1 pennant × 2 = 8)”. */
export const scoredLines = (
	settlements: readonly Settlement[],
	names: readonly string[]
): readonly string[] => settlements.map((one) => scoringWords.scored(one, names));

/** What a player must do at the table. */
interface TableTask {
	readonly player: number;
	/** “Ada +8”, or only the name without points. */
	readonly who: string;
	/** “takes back 1 follower from the city; marker from 19 to space 27”. */
	readonly task: string;
}

/** What to do at the table: a line for each player with a task. */
export function tableTaskLines(
	{ takeBacks, captures, moves, markers, tokens, staying, undone }: TurnTasks,
	names: readonly string[]
): readonly TableTask[] {
	return names.flatMap((name, player) => {
		const { captures: captured, takesTokens, markerMoves, tasks } = scoringWords;
		const back = takeBacks
			.filter((taken) => taken.player === player)
			.map(({ piece, count, from }) => backLine(piece, count, { from, undone, names }));
		const taken = captures
			.filter((one) => one.player === player)
			.map(({ piece, owner, from }) =>
				captured(piece, names[owner] ?? '', 'kind' in from ? from : undefined)
			);
		const moved = moves
			.filter((one) => one.player === player)
			.map(({ piece, to }) => words.table.moves(piece, to));
		const stays = staying
			.filter((one) => one.player === player)
			.map(({ piece, away }) => words.table.stays(piece, away));
		const own = markers.filter((one) => one.player === player);
		const task = tasks([
			...back,
			...taken,
			...moved,
			...stays,
			...tokens
				.filter((one) => one.player === player)
				.map(({ token, count }) => takesTokens(count, token)),
			...own.map(({ from, to, piece }) => markerMoves(from, to, piece))
		]);
		const points = own.reduce((sum, one) => sum + one.points, 0);
		const who = own.length === 0 ? name : scoringWords.playerGets(name, undone ? -points : points);
		return task === '' ? [] : [{ player, who, task }];
	});
}

/** “takes back 1 follower from the city”, or from another player; once that is undone it goes back there. */
function backLine(
	piece: PieceKindId,
	count: number,
	{
		from,
		undone,
		names
	}: Pick<TurnTasks, 'undone'> &
		Pick<TurnTasks['takeBacks'][number], 'from'> & { readonly names: readonly string[] }
): string {
	const { takesBack, putsBack, takesBackApart, putsBackApart } = scoringWords;
	if ('kind' in from) return (undone ? putsBack : takesBack)(piece, count, from);
	const holder = from.holder === undefined ? undefined : names[from.holder];
	return (undone ? putsBackApart : takesBackApart)(piece, count, holder);
}
