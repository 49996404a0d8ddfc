import type { Choice, GameEvent, Question } from '../../engine/event';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';

/** A figure that may be chosen. */
export interface Candidate {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly at: Place;
}

/** Some figures of which one is chosen: by a tap on its place; a button is for each further one that stands on the same place. */
export function candidates(
	pieces: readonly Piece[],
	event: (chosen: Candidate) => GameEvent
): Pick<Question, 'options' | 'choices' | 'answer'> {
	const all = eachOnce(pieces);
	const first = all.filter(
		({ at }, index) => !all.slice(0, index).some((one) => samePlace(one.at, at))
	);
	const others = all.filter((one) => !first.includes(one));
	return {
		options: first.map(({ at }) => [at]),
		answer: (place) => {
			const chosen = first.find(({ at }) => samePlace(at, place));
			return event(chosen ?? { player: 0, piece: '', at: place });
		},
		...(others.length > 0 && {
			choices: others.map((one): Choice => ({
				id: 'figure',
				piece: one.piece,
				player: one.player,
				event: event(one)
			}))
		})
	};
}

/** Each kind of figure of a player on a place once: which of several alike is chosen makes no difference. */
function eachOnce(pieces: readonly Piece[]): readonly Candidate[] {
	const found: Candidate[] = [];
	for (const {
		kind,
		player,
		at: { x, y, segment }
	} of pieces) {
		const one = { player, piece: kind, at: { x, y, segment } };
		if (!found.some((each) => isSame(each, one))) found.push(one);
	}
	return found;
}

const isSame = (a: Candidate, b: Candidate): boolean =>
	a.player === b.player && a.piece === b.piece && samePlace(a.at, b.at);
