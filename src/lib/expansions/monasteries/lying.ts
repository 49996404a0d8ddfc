import { neighbourAt, type Board } from '../../engine/board';
import { isLainOn, nameOf, originOf, type Feature, type LaidTile } from '../../engine/feature';
import { compareStrength, featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Countable, Occasion, Settlement } from '../../engine/ledger';
import type { RuleModule } from '../../engine/module';
import type { Side } from '../../engine/spot';
import { payStrongest } from '../../engine/tariff';
import type { BaseOccasion } from '../../rules/base/codes';
import { ENDED } from '../../rules/base/events';
import { MINSTER } from './tiles';

/** Why a monastery pays at the end: a follower lies there. */
export const LAIN: Occasion = 'monasteries/lain';
/** The note on the card of a monastery where somebody lies. */
export const LIES = 'monasteries/lies';
const ROW: Countable = 'monasteries/row';
const COLUMN: Countable = 'monasteries/column';

/** Monasteries on which a follower may lie as an abbot: at the end it scores row and column. */
export const monasteries: RuleModule = {
	id: 'monasteries',
	codes: { occasions: [LAIN], countables: [ROW, COLUMN], notes: [LIES] },
	mayLieOn: ({ signs = [] }) => signs.includes(MINSTER),
	settle: ({ game, event }) =>
		event.type === ENDED
			? featuresWithFigures(game)
					.filter(isLainOn)
					.map((feature) => settleLying(game, feature))
			: []
};

/** Pays 1 for each tile in the monastery's row and in its column, outward until the first gap. */
function settleLying(game: Game, feature: Feature): Settlement {
	const { board } = game;
	const own = feature.first.tile;
	const row = [own, ...lineFrom(board, own, 1), ...lineFrom(board, own, 3)];
	const column = [...lineFrom(board, own, 0), ...lineFrom(board, own, 2)];
	const compared = compareStrength(game, [feature]);
	return {
		stage: 'features',
		occasion: LAIN,
		rule: 'LYING-5',
		...nameOf(feature),
		at: originOf(feature),
		tiles: [...row, ...column].map(({ spot }) => spot),
		pennants: [],
		cities: [],
		compared,
		...payStrongest(
			game,
			// For other modules it's unfinished: what they add to an unfinished one is added here, too.
			{
				feature,
				occasion: 'unfinished' satisfies BaseOccasion,
				rates: { [ROW]: 1, [COLUMN]: 1 },
				rulings: []
			},
			compared,
			() => ({ [ROW]: row.length, [COLUMN]: column.length })
		),
		home: feature.pieces
	};
}

/** The tiles in line with a tile on one side of it, until the first gap. */
function lineFrom(board: Board, from: LaidTile, side: Side): readonly LaidTile[] {
	const found: LaidTile[] = [];
	for (let next = neighbourAt(board, from, side); next; next = neighbourAt(board, next, side))
		found.push(next);
	return found;
}
