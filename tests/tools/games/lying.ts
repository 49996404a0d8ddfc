import type { Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import { playUnscored, replay } from '../../../src/lib/engine/play';

/** A copy of a game with a turn in it that isn't scored, whatever is objected to it. */
export function lyingIn({ rules, players, first, history }: Game, event: GameEvent): Game {
	const events = history.map((outcome) => outcome.event);
	const { game } = replay(rules, players, first, events);
	playUnscored(game, { ...event, overruled: rules.objections });
	return game;
}
