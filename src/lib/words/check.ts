import type { Settlement } from '../engine/ledger';
import type { PieceKindId } from '../engine/piece';
import type { SegmentKind } from '../engine/tile';
import type { Marker } from '../engine/track';
import { words } from '.';

interface Check {
	readonly takeBacks: readonly {
		readonly player: number;
		readonly piece: PieceKindId;
		readonly count: number;
		readonly from: SegmentKind;
	}[];
	readonly markers: readonly { readonly player: number; readonly to: Marker }[];
}

/** What was scored, a sentence each: “Completed city: Ada +8 (3 tiles × 2 + 1 pennant × 2 = 8)”. */
export const scoredLines = (
	settlements: readonly Settlement[],
	names: readonly string[]
): readonly string[] =>
	settlements.map(({ occasion, kind, awards }) => {
		const [first] = awards;
		const who = awards.map(({ player, points }) => words.scoring.gets(names[player] ?? '', points));
		const title = words.scoring.title(occasion, kind);
		return words.scoring.scored(title, who, first && words.scoring.sum(first));
	});

/** What hands must do at the table, a sentence each. */
export const todoLines = (
	{ takeBacks, markers }: Check,
	names: readonly string[]
): readonly string[] => [
	...takeBacks.map(({ player, piece, count, from }) =>
		words.scoring.takeBack(names[player] ?? '', words.tiles.pieces(count, piece), from)
	),
	...markers.map(({ player, to }) => words.scoring.marker(names[player] ?? '', to))
];
