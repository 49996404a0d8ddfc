import type { Game } from '../../engine/game';
import { isLaid } from '../../rules/base/events';
import type { Tale } from '../../rules/presentation/presentation';
import { metMost } from '../../rules/presentation/tales';
import { DRAGON_MOVED } from './events';
import { isDragonMoved } from './journey';

/** What is told of a game: who was eaten most, and the dragon's longest journey. */
export const dragonTales = (game: Game): readonly Tale[] => [
	...metMost(game, 'dragon/eaten', DRAGON_MOVED),
	...longestJourney(game)
];

/** The moves of one turn. */
interface Journey {
	readonly tiles: number;
	readonly eaten: number;
	/** Number of events after which it was over. */
	readonly position: number;
}

/** The journey over most tiles; of several the one on which most were eaten, and then the first. */
function longestJourney(game: Game): readonly Tale[] {
	const [longest] = journeysIn(game).toSorted((a, b) => b.tiles - a.tiles || b.eaten - a.eaten);
	if (!longest) return [];
	const { tiles, eaten, position } = longest;
	return [{ id: 'dragon/journey', players: [], counts: [tiles, eaten], position }];
}

/** All journeys, found by the turn that began each: some moves are part of that turn's event, the others follow it. */
function journeysIn({ history }: Game): readonly Journey[] {
	const found = new Map<number, Journey>();
	let turn = 0;
	for (const [index, { event, fates = [] }] of history.entries()) {
		const moves = [event, ...(event.choices ?? [])].filter(isDragonMoved);
		if (isLaid(event)) turn = index;
		if (moves.length === 0) continue;
		const { tiles, eaten } = found.get(turn) ?? { tiles: 0, eaten: 0 };
		found.set(turn, {
			tiles: tiles + moves.length,
			eaten: eaten + fates.filter(({ why }) => why === DRAGON_MOVED).length,
			position: index + 1
		});
	}
	return [...found.values()];
}
