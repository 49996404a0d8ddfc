import type { BoardFigure } from '../../drawing/board/scene';
import type { PlayerColour } from '../../engine/colours';
import type { LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { turnSide } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { dropMarks, isolate } from '../../engine/typed-text';

/** The figures and tiles of their own that a player still holds while these figures stand on the table. */
export function remainingSupply(
	{ rules, stock, apart }: Game,
	figures: readonly BoardFigure[],
	{ index, colour }: { readonly index: PlayerIndex; readonly colour: PlayerColour }
): readonly { readonly kind: PieceKindId; readonly count: number }[] {
	const out = (kind: PieceKindId): number =>
		figures.filter((figure) => figure.colour === colour && figure.kind === kind).length +
		[...apart].filter((one) => one.player === index && one.kind === kind && one.on.kind !== 'tile')
			.length;
	const kinds = Object.entries(rules.pieces).map(([kind, { perPlayer }]) => ({
		kind,
		count: perPlayer - out(kind)
	}));
	const own = [...(stock[index] ?? [])].map(([kind, count]) => ({ kind, count }));
	return [...kinds, ...own].filter(({ count }) => count > 0);
}

/** The fewest first letters that distinguish each name, in capitals and isolated; at most three. */
export const initialsOf = (names: readonly string[]): readonly string[] =>
	names.map((name, index) => {
		const others = names.filter((_, other) => other !== index);
		const begin = (text: string, length: number): string =>
			isolate(Array.from(dropMarks(text)).slice(0, length).join('').toUpperCase());
		const length = [1, 2].find((n) => others.every((one) => begin(one, n) !== begin(name, n)));
		return begin(name, length ?? 3);
	});

/** A tile type with its segments' sides rotated as the tile lies. */
export const rotatedDesign = ({ type, rotation }: LaidTile): Pick<TileType, 'segments'> => ({
	segments: type.segments.map((segment) =>
		segment.kind === 'field'
			? segment
			: { ...segment, sides: segment.sides.map((side) => turnSide(side, rotation)).sort() }
	)
});
