import type { Strength } from '../engine/ledger';
import type { PieceKindId } from '../engine/piece';

/** The words for a figure that doesn't count 1. */
export interface StrengthWords {
	/** How much it counts; left out: it depends on where it stands. */
	readonly counts?: number;
	says(strength: number): string;
}

/** What a player's figures count that don't count 1; at most one of them may depend on where it stands. */
export function strengthsSaid(
	{ strength, pieces }: Strength,
	words: Readonly<Partial<Record<PieceKindId, StrengthWords>>>
): readonly string[] {
	const known = pieces.map((piece) => (words[piece] ? (words[piece].counts ?? 0) : 1));
	const rest = strength - known.reduce((sum, counts) => sum + counts, 0);
	return pieces.flatMap((piece) => {
		const said = words[piece];
		return said ? [said.says(said.counts ?? rest)] : [];
	});
}
