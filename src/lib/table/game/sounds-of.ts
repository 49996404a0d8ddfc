import type { Settlement } from '../../engine/ledger';
import type { LoggedEvent } from '../../record';
import { CLOSED, isLaid } from '../../rules/base/events';
import type { Sound } from '../app/sound';

/** The sounds of an event that was just written: a tile laid, the largest feature finished by it, the game's end. */
export function soundsOf(event: LoggedEvent, settlements: readonly Settlement[]): readonly Sound[] {
	if (event.type === CLOSED) return [{ kind: 'ended' }];
	if (!isLaid(event)) return [];
	const tiles = settlements.filter(isFinished).map((settlement) => settlement.tiles.length);
	const finished: Sound = { kind: 'finished', tiles: Math.max(...tiles) };
	return [{ kind: 'laid' }, ...(tiles.length > 0 ? [finished] : [])];
}

const isFinished = ({ kind }: Settlement): boolean => kind !== 'manual' && kind !== 'field';
