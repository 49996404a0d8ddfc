import type { BoardFarm } from '../../drawing/board/scene';
import { partsOf, placeOf } from '../../engine/feature';
import type { Player } from '../../record';
import type { FarmStanding } from '../../rules/base/proof';
import { playerName } from '../../words';
import { colourOf } from './scene';

/** A farm as the board draws it: who holds it, and what it is worth to whom. */
export const farmDrawn = (
	{ field, holders, points }: FarmStanding,
	players: readonly Player[]
): BoardFarm => ({
	places: partsOf(field).map(placeOf),
	holders: holders.map((player) => colourOf(players, player)),
	worth: points.map(({ player, points: n }) => {
		const of = players[player];
		return { name: of ? playerName(of) : '', colour: colourOf(players, player), points: n };
	})
});
