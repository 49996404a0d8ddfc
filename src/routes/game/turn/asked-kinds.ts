import { tileAt } from '$lib/engine/board';
import type { Game } from '$lib/engine/game';
import type { Question } from '$lib/engine/question';
import type { Place } from '$lib/engine/spot';
import type { SegmentKind } from '$lib/engine/tile';

/** So many answers are seen at a glance. */
const FEW = 8;

/** The kinds of places among many answers to a question, with how many there are of each; none where whole tiles answer it. */
export function kindsAmong(game: Game, { options }: Question): ReadonlyMap<SegmentKind, number> {
	const found = new Map<SegmentKind, number>();
	if (options.length <= FEW) return found;
	for (const places of options) {
		const [kind, ...others] = new Set(places.map((place) => kindAt(game, place)));
		if (others.length > 0) return new Map();
		if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
	}
	return found;
}

const kindAt = ({ board }: Game, place: Place): SegmentKind | undefined =>
	tileAt(board, place)?.type.segments[place.segment]?.kind;
