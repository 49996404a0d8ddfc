import type { PlayerColour } from '$lib/engine/colours';
import type { PieceApart } from '$lib/engine/piece';
import type { TileType } from '$lib/engine/tile';
import { words } from '$lib/words/en/table';

/** A player as the score strip shows them. */
export interface PlayerScore {
	readonly index: number;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** The numbers through which the points are counting up at the moment. */
	readonly counts?: readonly number[] | undefined;
	/** Followers in the supply. */
	readonly hand: number;
	readonly others: readonly {
		readonly kind: string;
		readonly tile?: TileType;
		readonly hand: number;
	}[];
	/** The titles that the player has, by their tokens. */
	readonly titles: readonly { readonly title: { readonly token: string } }[];
	/** Figures of other players that the player holds. */
	readonly holds?: readonly PieceApart[];
	/** Figures of other players beside the player's on the score track. */
	readonly beside?: readonly PieceApart[];
	readonly onTurn: boolean;
	/** The time of all turns, empty until it is known; undefined if there is no clock. */
	readonly time?: string | undefined;
}

/** Somebody else's figure that a player holds, or that stands beside the player's on the score track. */
interface FigureBeside {
	readonly kind: string;
	readonly colour: PlayerColour;
	readonly held: boolean;
	readonly says: string;
}

/** Returns the figures of others that a player holds or has beside them, held ones first. `owners` are all players by seat. */
export const besideOf = (
	{ beside = [], holds = [] }: Pick<PlayerScore, 'beside' | 'holds'>,
	owners: readonly Pick<PlayerScore, 'name' | 'colour'>[]
): readonly FigureBeside[] =>
	[...holds, ...beside].flatMap(({ kind, player, on }) => {
		const owner = owners[player];
		if (!owner) return [];
		const says = words.table.heldFigure(owner.name, kind);
		return [{ kind, colour: owner.colour, held: on.kind === 'player', says }];
	});

/** Returns everything that a score tells, to be read aloud. */
export function labelOf(player: PlayerScore, beside: readonly FigureBeside[]): string {
	const { table, common } = words;
	const titles = player.titles.map(({ title }) => title.token);
	const others = player.others.filter(({ hand }) => hand > 0).map(({ kind }) => kind);
	const score = table.score(player.name, player.points, player.hand, others, titles);
	const told = [true, false].flatMap((wanted) => {
		const all = beside.flatMap(({ held, says }) => (held === wanted ? [says] : []));
		const title = wanted ? table.holds : table.beside;
		return all.length > 0 ? [`${title}${common.colon} ${common.list(all)}`] : [];
	});
	return [score, ...told].join('; ');
}
