import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { Spot } from '../../engine/spot';
import { isLaid } from '../../rules/base/events';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';

/** Number of events after which a settlement stood in the ledger. */
export const positionOf = ({ history }: Game, settlement: Settlement): number =>
	history.findIndex(({ settlements }) => settlements.includes(settlement)) + 1;

/** The turn in which a settlement of the ledger was made. */
export const turnOf = (game: Game, settlement: Settlement): TurnNumber =>
	turnNumbers(game)[positionOf(game, settlement) - 1] ?? 0;

/** Number of events after which a spot's tile had just been laid; undefined for a tile that lay there before the first turn. */
export function positionLaid({ history }: Game, { x, y }: Spot): number | undefined {
	const index = history.findIndex(({ event }) => isLaid(event) && event.x === x && event.y === y);
	return index < 0 ? undefined : index + 1;
}
