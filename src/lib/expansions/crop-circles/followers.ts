import { featureAt } from '../../engine/board';
import { isCompleted } from '../../engine/feature';
import { isFollower } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { figureElsewhere } from '../../rules/base/options';
import { ADDED } from './events';

/** A kind of follower, and where a player may add one or take it from. */
export interface Candidate {
	readonly piece: PieceKindId;
	readonly at: Place;
}

/** A player's followers that a crop circle is about: those of any kind that stand on unfinished features of its kind. */
export const followersOn = (game: Game, kind: SegmentKind, player: PlayerIndex): readonly Piece[] =>
	[...game.pieces].filter((piece) => {
		if (piece.player !== player || piece.corner !== undefined || !isFollower(game, piece))
			return false;
		const feature = featureAt(game.board, piece.at);
		return feature?.kind === kind && !isCompleted(feature);
	});

/** The followers that a player may take home, each kind at each place once, followers of the base game first. */
export const candidatesToTake = (
	game: Game,
	kind: SegmentKind,
	player: PlayerIndex
): readonly Candidate[] => {
	const own = followersOn(game, kind, player);
	return Object.keys(game.rules.pieces).flatMap((piece) =>
		placesOf(own.filter((one) => one.kind === piece)).map((at) => ({ piece, at }))
	);
};

/** The followers in hand that a player may put beside one of their own, each kind at each place where one stands. */
export const candidatesToAdd = (
	game: Game,
	kind: SegmentKind,
	player: PlayerIndex
): readonly Candidate[] => {
	const places = placesOf(followersOn(game, kind, player));
	return Object.keys(game.rules.pieces)
		.filter((piece) => isFollower(game, { kind: piece }))
		.flatMap((piece) =>
			places
				.filter((at) => {
					const found = figureElsewhere(game, at, added(player, piece));
					return found.ok && found.value.objection === undefined;
				})
				.map((at) => ({ piece, at }))
		);
};

/** A follower that a crop circle adds: it joins the followers of its own player. */
export const added = (player: PlayerIndex, piece: PieceKindId) =>
	({ player, piece, because: ADDED, joins: true }) as const;

/** The places of figures, each once. */
function placesOf(pieces: readonly Piece[]): readonly Place[] {
	const found: Place[] = [];
	for (const { at } of pieces) if (!found.some((one) => samePlace(one, at))) found.push(at);
	return found;
}
