import type { PieceKindId } from '../../engine/piece';
import type { SegmentKind } from '../../engine/tile';
import { boxes } from './common';
import type { Noun } from './says';
import { KINDS } from './kinds';

const PIECES: Readonly<Record<PieceKindId, Noun>> = {
	follower: { one: 'meeple', many: 'meepleși', the: 'meeple-ul' }
};

/** A figure, or a player's own tile, of a kind. */
export const pieceNoun = (piece: PieceKindId): Noun =>
	PIECES[piece] ?? boxes.pieces[piece] ?? { one: piece, many: piece, the: piece };

/** „căruța”. */
export const thePiece = (piece: PieceKindId): string => pieceNoun(piece).the;

/** What a follower is on a feature of that kind. */
export const roleNoun = (kind: SegmentKind): Noun => KINDS[kind].role;

/** „niciun meeple”, „nicio căruță”. */
export const noPiece = (piece: PieceKindId): string => {
	const { one, feminine } = pieceNoun(piece);
	return feminine ? `nicio ${one}` : `niciun ${one}`;
};

/** „un meeple”, „o căruță”. */
export const somePiece = (piece: PieceKindId): string => {
	const { one, feminine } = pieceNoun(piece);
	return feminine ? `o ${one}` : `un ${one}`;
};
