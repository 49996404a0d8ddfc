import { featureAt, tileAt, tilesAround } from '../../engine/board';
import { isSheltered } from '../../engine/figures';
import { award, type Countable, type Occasion, type Settlement } from '../../engine/ledger';
import type { RuleModule } from '../../engine/module';
import type { Game } from '../../engine/game';
import type { Piece } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { follower } from '../../rules/base/rules';
import { isScoredWith, withoutFigures } from '../../rules/base/settle';
import { isCircus, isForAcrobats } from './tiles';

const RINGMASTER = 'ringmaster';

/** Why he pays: his feature is scored. */
const APPLAUDED: Occasion = 'ringmaster/scored';

/** What is counted for him: tiles with a circus or a space for acrobats. */
const SHOWS: Countable = 'ringmaster/shows';
const EACH = 2;

/** The ringmaster: a follower who brings more points if a circus or acrobats are near. */
export const ringmaster = (rulings: Rulings): RuleModule => ({
	id: RINGMASTER,
	codes: { occasions: [APPLAUDED], countables: [SHOWS] },
	pieces: { [RINGMASTER]: { ...follower(rulings), perPlayer: 1 } },
	follows: (change, paid) =>
		[...change.game.pieces]
			.filter(
				(piece) =>
					piece.kind === RINGMASTER &&
					!isSheltered(change.game, piece) &&
					isScoredWith(change, paid, piece)
			)
			.flatMap((piece) => pay(change.game, piece))
});

/** 2 points for each tile with a circus or a space for acrobats among his own and the eight around. */
function pay(game: Game, { player, at }: Piece): readonly Settlement[] {
	const own = tileAt(game.board, at);
	const feature = featureAt(game.board, at);
	if (!own || !feature) return [];
	const tiles = [own, ...tilesAround(game.board, own)].filter(
		({ type }) => isCircus(type) || isForAcrobats(type)
	);
	if (tiles.length === 0) return [];
	return [
		{
			...withoutFigures(
				feature,
				tiles.map(({ spot }) => spot)
			),
			stage: 'features',
			occasion: APPLAUDED,
			rule: 'RINGMASTER-2',
			awards: [award(player, { [SHOWS]: EACH }, { [SHOWS]: tiles.length })]
		}
	];
}
