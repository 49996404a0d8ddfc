import type { FeatureSettlement, Settlement, Strength } from '../engine/ledger';
import type { PieceKindId } from '../engine/piece';

/** What the title of a settlement says. */
export type Titled = Pick<Settlement, 'occasion' | 'kind'> &
	Partial<Pick<FeatureSettlement, 'sort'>>;

/** The words for a figure that doesn't count 1. */
export interface StrengthWords {
	/** How much it counts. */
	readonly counts: number | 'varies';
	says(strength: number): string;
}

const countsAlways = (counts: StrengthWords['counts']): number =>
	counts === 'varies' ? 0 : counts;

/** What a player's figures count that don't count 1; at most one of them may depend on where it stands. */
export function strengthsSaid(
	{ strength, pieces }: Strength,
	words: Readonly<Partial<Record<PieceKindId, StrengthWords>>>
): readonly string[] {
	const known = pieces.map((piece) => countsAlways(words[piece]?.counts ?? 1));
	const rest = strength - known.reduce((sum, counts) => sum + counts, 0);
	return pieces.flatMap((piece) => {
		const said = words[piece];
		return said ? [said.says(said.counts === 'varies' ? rest : said.counts)] : [];
	});
}

/** True where several have the most strength, and a rule for ties gave it to one of them. */
export const isTieWon = (compared: readonly Strength[], winners: number): boolean =>
	winners === 1 && compared.filter(({ strength }) => strength === compared[0]?.strength).length > 1;

/** True for a purchase without a reason. Games before version 0.7 stored the English default instead. */
export const hasDefaultReason = (reason: string): boolean =>
	reason.trim() === '' || reason === 'Tile bought';
