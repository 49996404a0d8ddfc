import type { SearchedGame } from './game-filter';
import { excerptOf, searchPartsOf, type FoundPiece } from './search-text';

/** A text of an evening in which something was found. */
export interface FoundText {
	readonly where: 'place' | 'note';
	readonly pieces: readonly FoundPiece[];
}

/** The games with what was found in the places and notes of their evenings. */
export function withFound<Game extends SearchedGame>(
	games: readonly Game[],
	about: string
): readonly (Game & { readonly found?: readonly FoundText[] })[] {
	const parts = searchPartsOf(about);
	if (parts.length === 0) return games;
	return games.map((game) => ({ ...game, found: foundIn(game, parts) }));
}

const foundIn = ({ evening }: SearchedGame, parts: readonly string[]): readonly FoundText[] =>
	(['place', 'note'] as const).flatMap((where) => {
		const pieces = excerptOf(evening?.[where] ?? '', parts);
		return pieces ? [{ where, pieces }] : [];
	});
