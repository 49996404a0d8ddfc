import type { PlayerColour } from '../../engine/colours';
import type { HeldToken } from '../../engine/ledger';
import type { BesideFigure, Piece, PieceApart, PlayerIndex, PieceKindId } from '../../engine/piece';
import { copiesFor, inSupply, type Game } from '../../engine/game';
import type { TileId, TileType } from '../../engine/tile';
import { isLaid, isPlaced } from '../../rules/base/events';
import type { HeldTitle } from '../../rules/base/titles';
import { scoringFigures } from '../../rules/presentations';

/** A player's figures of one kind. */
interface FigureCount {
	readonly hand: number;
	readonly table: number;
}

/** A kind of figure other than followers, or a tile of the player's own. */
interface OtherFigure extends FigureCount {
	readonly kind: PieceKindId;
	/** Present for a tile. */
	readonly tile?: TileType;
	/** Where it stands on the score track. */
	readonly track?: OnTrack | undefined;
}

/** A place on the score track: a space, beside a player's scoring figure. */
interface OnTrack {
	readonly beside: PlayerIndex;
	/** 0 to 49. */
	readonly space: number;
}

/** The figures of others that a player holds. */
export const heldBy = ({ apart }: Game, player: PlayerIndex): readonly PieceApart[] =>
	[...apart].filter(({ on }) => on.kind === 'player' && on.player === player);

/** The part of a game's state that is shown: the final scoring pays step by step, and takes figures back. */
interface ShownOfGame {
	readonly pieces: Iterable<Piece>;
	readonly apart: Iterable<PieceApart>;
	readonly scores: readonly number[];
}

/** The figures of others on the spaces of the score track where a player's scoring figures stand. */
export function besideOnTrack(
	game: Game,
	player: PlayerIndex,
	shown: Omit<ShownOfGame, 'pieces'> = game
): readonly PieceApart[] {
	const own = spacesOf(game, player, shown);
	return [...shown.apart].filter(
		({ on, player: owner }) =>
			on.kind === 'track' && owner !== player && own.includes(spaceBeside(game, on, shown))
	);
}

const spacesOf = (
	game: Game,
	player: PlayerIndex,
	{ scores }: Pick<ShownOfGame, 'scores'>
): readonly number[] =>
	scoringFigures(game, player, scores[player] ?? 0).map(({ marker }) => marker.space);

function spaceBeside(
	game: Game,
	{ player, second }: BesideFigure,
	shown: Pick<ShownOfGame, 'scores'>
): number {
	const [first = 0, other = first] = spacesOf(game, player, shown);
	return second ? other : first;
}

/** Where a player's figure of a kind stands on the score track. */
function onTrack(
	game: Game,
	player: PlayerIndex,
	kind: PieceKindId,
	shown: ShownOfGame
): OnTrack | undefined {
	const own = [...shown.apart].find((one) => one.player === player && one.kind === kind);
	return own?.on.kind === 'track'
		? { beside: own.on.player, space: spaceBeside(game, own.on, shown) }
		: undefined;
}

/** A player's figures of every kind but followers, and then the tiles of their own. */
export const othersOf = (
	game: Game,
	player: PlayerIndex,
	shown: ShownOfGame
): readonly OtherFigure[] => [
	...Object.keys(game.rules.pieces)
		.filter((kind) => kind !== 'follower')
		.map((kind) => ({
			kind,
			...figuresOf(game, player, kind, shown),
			track: onTrack(game, player, kind, shown)
		})),
	...[...game.rules.stock.keys()].map((id) => {
		const hand = copiesFor(game, player, id);
		const tile = game.rules.tiles.get(id);
		return { kind: id, ...(tile && { tile }), hand, table: ownOnTable(game, player, id) };
	})
];

/** Number of a player's own tiles on the table, including those of an existing table. */
const ownOnTable = ({ history }: Game, player: PlayerIndex, tile: TileId): number =>
	history.filter(
		({ event }) =>
			(isLaid(event) || isPlaced(event)) && event.tile === tile && event.player === player
	).length;

/** A player's figures of one kind in the supply and on the table. */
export function figuresOf(
	game: Game,
	player: PlayerIndex,
	kind: PieceKindId,
	{ pieces, apart }: Pick<ShownOfGame, 'pieces' | 'apart'>
): FigureCount {
	const own = (all: Iterable<Piece | PieceApart>): number =>
		[...all].filter((one) => one.player === player && one.kind === kind).length;
	const table = own(pieces);
	const still = own(game.pieces) + own(game.apart) - own(apart);
	return { hand: inSupply(game, player, kind) + still - table, table };
}

/** A player as the scores show them. */
export interface PlayerView {
	readonly index: PlayerIndex;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** The numbers through which the points count up at the moment. */
	readonly counts?: readonly number[] | undefined;
	/** Followers in the supply, and on the table. */
	readonly hand: number;
	readonly table: number;
	/** Other figures and tiles, kind by kind; empty in a game without any. */
	readonly others: readonly OtherFigure[];
	/** What the player has besides points; empty in a game without tokens. */
	readonly tokens: readonly HeldToken[];
	/** Figures of others that the player holds. */
	readonly holds: readonly PieceApart[];
	/** Figures of others beside the player's on the score track. */
	readonly beside: readonly PieceApart[];
	/** The titles that the player has. */
	readonly titles: readonly HeldTitle[];
	readonly onTurn: boolean;
	/** The time of all turns, empty until the clock is loaded; undefined without a clock. */
	readonly time: string | undefined;
}
