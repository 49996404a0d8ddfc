import { leftAlone, moveApart, returnToSupply, setApart } from '../../engine/figures';
import type { Game, MutableGame } from '../../engine/game';
import type {
	Apart,
	Piece,
	PieceApart,
	PieceKindId,
	PieceOnTile,
	PlayerIndex
} from '../../engine/piece';

/** A player's figures that another one holds. */
export const heldBy = (
	{ apart }: Game,
	player: PlayerIndex,
	whose: PlayerIndex
): readonly PieceApart[] =>
	[...apart].filter(
		(one) => one.player === whose && one.on.kind === 'player' && one.on.player === player
	);

/** A prisoner of a kind; undefined where that player holds none. */
export const prisonerOf = (
	game: Game,
	player: PlayerIndex,
	whose: PlayerIndex,
	piece: PieceKindId
): PieceApart | undefined => heldBy(game, player, whose).find(({ kind }) => kind === piece);

/** The kinds of some figures, each once. */
export const kindsOf = (pieces: readonly PieceApart[]): readonly PieceKindId[] => [
	...new Set(pieces.map(({ kind }) => kind))
];

const heldIn = (player: PlayerIndex): Apart => ({ kind: 'player', player });

/** Puts a figure from its owner's supply into another player's hands. */
export const imprison = (game: MutableGame, player: PlayerIndex, piece: Omit<PieceApart, 'on'>) => {
	setApart(game, { kind: piece.kind, player: piece.player, on: heldIn(player) });
};

/** Captures a follower: an own one goes home, another becomes a prisoner. Returns who goes home because of it. */
export function capture(
	game: MutableGame,
	player: PlayerIndex,
	piece: Piece | PieceOnTile
): readonly Piece[] {
	const { player: whose, kind } = piece;
	const own = whose === player;
	if ('on' in piece) {
		moveApart(game, { piece, ...(!own && { to: heldIn(player) }) });
		return [];
	}
	const alone = leftAlone(game, piece);
	if (own) return [piece, ...alone];
	returnToSupply(game, piece);
	imprison(game, player, { kind, player: whose });
	return alone;
}

/** Lets a prisoner go home. */
export const release = (game: MutableGame, piece: PieceApart): void => {
	moveApart(game, { piece });
};
