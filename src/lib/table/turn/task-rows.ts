import type { PlayerColour } from '../../engine/colours';
import type { PieceKindId } from '../../engine/piece';
import type { Gain } from '../../engine/ledger';
import type { SegmentKind } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { markersKnown } from '../../rules/presentations';
import type { Player } from '../../record';
import { playerNames } from '../../words';
import { tableTaskLines } from '../../words/table-tasks';
import type { TableTasks } from './table-tasks';

/** What happens to figures of one kind. */
interface FigureTask {
	readonly piece: PieceKindId;
	/** Its owner's colour; undefined for a figure that belongs to nobody. */
	readonly colour: PlayerColour | undefined;
	readonly count: number;
	/**
	 * `supply`: back to the supply, off the board, or to another player. `board`: back onto the board after an undo. `place`: to
	 * another place. `stays`: nowhere.
	 */
	readonly way: 'supply' | 'board' | 'place' | 'stays';
	/** For another place: what it is put on; undefined for a tile as a whole. */
	readonly onto?: SegmentKind | undefined;
	/** For another place: the picture on which it is put, if it is put on one. */
	readonly mark?: string | undefined;
	/** True when it stays beside the board. */
	readonly away?: boolean;
}

/** What one player must do at the table, as pictures and as a sentence. */
interface TaskRow {
	readonly player: number;
	readonly name: string;
	readonly colour: PlayerColour;
	/** “Ada +8”, or only the name without points. */
	readonly who: string;
	/** The same as the pictures show, as a sentence. */
	readonly task: string;
	readonly figures: readonly FigureTask[];
	readonly tokens: readonly Gain[];
	/** How the player's scoring figures move; `piece` is one beside the marker. */
	readonly markers: readonly {
		readonly piece?: PieceKindId;
		readonly from: ScoreMarker;
		readonly to: ScoreMarker;
	}[];
}

/** The table tasks by player, by seat; none for players without any. */
export function taskRows(tasks: TableTasks, players: readonly Player[]): readonly TaskRow[] {
	const names = playerNames(players);
	return tableTaskLines(tasks, names).map(({ player, who, task }) => {
		const colour = players[player]?.colour ?? 'grey';
		return {
			player,
			who,
			task,
			colour,
			name: names[player] ?? '',
			figures: figureTasks(tasks, player, players),
			tokens: tasks.tokens.filter((one) => one.player === player),
			markers: tasks.markers.filter((one) => one.player === player)
		};
	});
}

function figureTasks(
	{ takeBacks, captures, moves, staying, undone }: TableTasks,
	player: number,
	players: readonly Player[]
): readonly FigureTask[] {
	const colourOf = (seat: number): PlayerColour => players[seat]?.colour ?? 'grey';
	const own = colourOf(player);
	const owned = (piece: PieceKindId): PlayerColour | undefined =>
		markersKnown().some(({ id }) => id === piece) ? undefined : own;
	const theirs = <T extends { readonly player: number }>(all: readonly T[]): readonly T[] =>
		all.filter((one) => one.player === player);
	return [
		...theirs(takeBacks).map(({ piece, count }) => ({
			piece,
			count,
			colour: own,
			way: undone ? ('board' as const) : ('supply' as const)
		})),
		...theirs(captures).map(({ piece, owner }) => ({
			piece,
			count: 1,
			colour: colourOf(owner),
			way: 'supply' as const
		})),
		...theirs(moves).map(({ piece, to }) => ({
			piece,
			count: 1,
			colour: owned(piece),
			...(to ? { way: 'place' as const, onto: to.onto, mark: to.mark } : { way: 'supply' as const })
		})),
		...theirs(staying).map(({ piece, away }) => ({
			piece,
			count: 1,
			colour: owned(piece),
			away,
			way: 'stays' as const
		}))
	];
}
