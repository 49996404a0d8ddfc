import { partAt } from '$lib/engine/board';
import type { Game } from '$lib/engine/game';
import type { Question } from '$lib/engine/question';
import type { SegmentKind } from '$lib/engine/tile';

/** This many answers are seen at a glance. */
const FEW = 8;

/**
 * Returns the kinds of places among many answers to a question, and how many there are of each, always in the same order. Empty
 * if whole tiles are the answers.
 */
export function kindsAmong(
	{ board }: Game,
	{ options }: Question
): ReadonlyMap<SegmentKind, number> {
	const found = new Map<SegmentKind, number>();
	if (options.length <= FEW) return found;
	for (const places of options) {
		const [kind, ...others] = new Set(places.map((place) => partAt(board, place)?.segment.kind));
		if (others.length > 0) return new Map();
		if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
	}
	return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** True if an answer would send figures home: the board draws rings around them. */
export const ringsFigures = (question: Question): boolean =>
	question.options.some(
		([place]) => place !== undefined && (question.sends?.(place) ?? []).length > 0
	);
