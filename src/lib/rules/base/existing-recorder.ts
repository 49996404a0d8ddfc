import type { MutableGame } from '../../engine/game';
import type { Recorded } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { fail, type Result } from '../../engine/result';
import type { Begun, Placed, StandingFigure } from './events';

/* Few games begin with an existing table. The code that records it is loaded with the first such game. */

type Recorder = (
	game: MutableGame,
	event: Placed | StandingFigure | Begun
) => Result<Recorded, Refusal>;

let recorder: Recorder | undefined;

/** Loads the code that records an existing table. Rejects if it isn't on the device and there is no network. */
export async function loadExistingTables(): Promise<void> {
	recorder ??= (await import('./existing-table')).recordEvent;
}

/**
 * Records a part of an existing table. For a game with such a table, throws if {@link loadExistingTables} wasn't called before.
 */
export function recordExisting(...[game, event]: Parameters<Recorder>): ReturnType<Recorder> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (!recorder) throw new Error('The rules of existing tables haven’t been loaded.');
	return recorder(game, event);
}
