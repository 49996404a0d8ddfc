import type { TileOnSpot } from '$lib/drawing/board/scene';
import type { PlayerColour } from '$lib/engine/colours';
import { tileAt } from '$lib/engine/board';
import { around } from '$lib/engine/spot';
import type { DraftFigure } from '$lib/record';
import { layingOf } from '$lib/table/turn/turn';
import type { TurnEntry } from '$lib/table/turn/turn-entry';
import { draftFor, type Candidate, type Proposal } from '$lib/table/watch/proposed-turn';
import { watchWords } from '$lib/words/en/watch';
import { figureOn } from '../turn/parts/closeup';

/** What the picture of a turn shows. */
export interface PicturedTurn {
	readonly turn: Candidate;
	/** What is entered, in words. */
	readonly label: string;
	/** Where the figure stands, or the fact that there is none. */
	readonly says: string;
	readonly tile: TileOnSpot;
	/** The tiles around. */
	readonly around: readonly TileOnSpot[];
	readonly figure: DraftFigure | undefined;
	readonly colour: PlayerColour;
}

/** Returns what is entered, in a short form by which tests find it: the tile, where and how it lies, and its figure. */
export const shortFor = ({ tile, spot, rotation, figure }: Candidate): string =>
	[tile, spot.x, spot.y, rotation, ...(figure ? [figure.piece, figure.segment] : [])].join(' ');

/** Returns the picture of a turn; undefined if its tile can't lie there. */
export function pictureOf(
	entry: Pick<TurnEntry, 'game' | 'header' | 'mover'>,
	turn: Candidate
): PicturedTurn | undefined {
	const laying = layingOf(entry.game, draftFor(turn));
	if (!laying) return undefined;
	const { type, rotation, spot } = laying;
	const figure = turn.figure && figureOn(type, rotation, turn.figure);
	return {
		turn,
		label: watchWords.turn(type, figure),
		says: watchWords.stands(figure),
		tile: { type, rotation, ...spot },
		around: around(spot).flatMap((one) => tileAt(entry.game.board, one) ?? []),
		figure: turn.figure,
		colour: entry.header.players[entry.mover]?.colour ?? 'grey'
	};
}

/** Returns what is said about a tile that was seen: whose turn it is, or what must be chosen. */
export function sayProposal(
	entry: Pick<TurnEntry, 'game' | 'header' | 'mover'>,
	{ sure, tiles }: Pick<Proposal, 'sure' | 'tiles'>,
	name: string
): string {
	if (!tiles.some((turn) => pictureOf(entry, turn))) return watchWords.unknownTile;
	return sure ? watchWords.proposed(name) : watchWords.whichTile(name);
}

/**
 * Returns the points that each player gets for the turn that is laid out. `player` is the seat; players who get none are left
 * out.
 */
export function paymentsAhead({ game, preview }: Pick<TurnEntry, 'game' | 'preview'>): readonly {
	readonly player: number;
	readonly points: number;
}[] {
	return (preview?.scores ?? []).flatMap((after, player) => {
		const points = after - (game.scores[player] ?? 0);
		return points === 0 ? [] : [{ player, points }];
	});
}
