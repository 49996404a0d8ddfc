import { goingAfter, leftAlone, setApart } from '../../engine/figures';
import type { Game, MutableGame } from '../../engine/game';
import type {
	Apart,
	Fate,
	Piece,
	PieceApart,
	PieceKindId,
	PieceOnTile,
	PlayerIndex
} from '../../engine/piece';
import { CAPTURED, EXCHANGED, RANSOMED } from './events';

/** The figures of the player `whose` that `player` holds. */
export const heldBy = (
	{ apart }: Game,
	player: PlayerIndex,
	whose: PlayerIndex
): readonly PieceApart[] =>
	[...apart].filter(
		(one) => one.player === whose && one.on.kind === 'player' && one.on.player === player
	);

/** True if anybody holds a figure of a player. */
export function isAnyHeld({ apart }: Game, whose: PlayerIndex): boolean {
	for (const { player, on } of apart) if (player === whose && on.kind === 'player') return true;
	return false;
}

/** A figure of the player `whose`, of a kind, that `player` holds; undefined if there is none. */
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

/**
 * What a capture does: a follower of the capturing player goes home, another player's becomes a prisoner, and figures that are
 * left alone go home.
 */
export function capture(
	game: Game,
	player: PlayerIndex,
	piece: Piece | PieceOnTile
): readonly Fate[] {
	const to = piece.player !== player && { to: heldIn(player) };
	return [
		{ piece, why: CAPTURED, by: player, ...to },
		...goingAfter('on' in piece ? [] : leftAlone(game, piece))
	];
}

/** A prisoner goes home by an exchange or a ransom. */
export const released = (
	piece: PieceApart,
	why: typeof EXCHANGED | typeof RANSOMED,
	by: PlayerIndex
): Fate => ({ piece, why, by });
