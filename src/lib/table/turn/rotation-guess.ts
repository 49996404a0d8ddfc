import { compareStrength } from '../../engine/figures';
import type { Game } from '../../engine/game';
import { joinedSegments, type JoinedSegments, type Laying } from '../../engine/laying';
import { strongest } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/**
 * The rotation in which a player most likely lays a tile, out of those that can be chosen: the one that completes and continues
 * most of the player's own features, and least of others'. Of equally likely ones, it is the first. Mostly all are equally
 * likely, because what lies around a spot asks for the same terrain whichever way a tile is turned.
 */
export function likelyRotation(
	game: Game,
	tile: Omit<Laying, 'rotation'>,
	player: PlayerIndex,
	rotations: readonly Rotation[]
): Rotation | undefined {
	if (rotations.length < 2) return rotations[0];
	const gains = rotations.map((rotation) => gainOf(game, { ...tile, rotation }, player));
	return rotations[gains.indexOf(Math.max(...gains))];
}

/** What a player gains by laying a tile like this, in segments: each counts once, and twice if its feature is completed. */
function gainOf(game: Game, laying: Laying, player: PlayerIndex): number {
	let gain = 0;
	for (const group of joinedSegments(game.board, laying)) {
		const before = group.joined.map((one) => heldBy(game, { ...group, joined: [one] }, player));
		const after = heldBy(game, group, player) * sizeOf(laying.type, group);
		gain += group.joined.reduce((left, { size }, i) => left - size * (before[i] ?? 0), after);
	}
	return gain;
}

/** 1 when only this player holds the features together; -1 when only others do; 0 when nobody does, or both. */
function heldBy(game: Game, { joined }: JoinedSegments, player: PlayerIndex): number {
	const first = strongest(compareStrength(game, joined));
	return Number(first.includes(player)) - Number(first.some((other) => other !== player));
}

function sizeOf(type: TileType, { segments, joined, open }: JoinedSegments): number {
	const size = joined.reduce((sum, feature) => sum + feature.size, segments.length);
	const isField = type.segments[segments[0] ?? 0]?.kind === 'field';
	return isField || open > 0 ? size : 2 * size;
}
