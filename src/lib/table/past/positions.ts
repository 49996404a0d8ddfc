import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';

/** Number of events after which a settlement stood in the ledger. */
export const positionOf = ({ history }: Game, settlement: Settlement): number =>
	history.findIndex(({ settlements }) => settlements.includes(settlement)) + 1;

/** The turn in which a settlement of the ledger was made. */
export const turnOf = (game: Game, settlement: Settlement): TurnNumber =>
	turnNumbers(game)[positionOf(game, settlement) - 1] ?? 0;
