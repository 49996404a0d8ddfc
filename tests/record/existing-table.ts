import type { Game } from '../../src/lib/engine/game';
import type { Piece } from '../../src/lib/engine/piece';
import { descriptionOf } from '../../src/lib/record/custom-tiles';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { gingerbreadPlace } from '../../src/lib/expansions/gingerbread/gingerbread';
import { seededRandom } from '../tools/games/seeded-random';

/** Events that enter a game's table as an existing one, in random order: tiles, then figures, then points. */
export function existingTableEvents(game: Game, seed: number): readonly TableEvent[] {
	const rng = seededRandom(seed);
	const tiles = rng.shuffle([...game.board.order]).map((tile): TableEvent => {
		// As it was described, without trees.
		const told = descriptionOf(game.rules.tiles.get(tile.type.id) ?? tile.type);
		return {
			type: 'base/placed',
			tile: tile.type.id,
			...(told && { told }),
			...(game.rules.stock.has(tile.type.id) && { player: ownerOf(game, tile) }),
			x: tile.x,
			y: tile.y,
			rotation: tile.rotation,
			...(tile.type.runsOn && { trees: true }),
			overruled: ['edges-differ', 'none-left']
		};
	});
	const figures = rng.shuffle([...game.pieces]).map(stood);
	return [...tiles, ...figures, ...gingerbreadManIn(game), ...pointsIn(game)];
}

const ownerOf = ({ history }: Game, { x, y }: { x: number; y: number }): number => {
	const laid = history.find(
		({ event }) =>
			'rotation' in event && 'x' in event && event.x === x && 'y' in event && event.y === y
	)?.event;
	return laid && 'player' in laid && typeof laid.player === 'number' ? laid.player : 0;
};

const stood = ({ player, kind, at, corner }: Piece): TableEvent => ({
	type: 'base/stood',
	player,
	piece: kind,
	...at,
	...(corner !== undefined && { corner })
});

const gingerbreadManIn = (game: Game): readonly TableEvent[] => {
	const to = gingerbreadPlace(game);
	return to ? [{ type: 'gingerbread/stood', to }] : [];
};

const pointsIn = ({ scores }: Game): readonly TableEvent[] => {
	const changes = scores.map((points, player) => ({ player, points }));
	const none = scores.every((points) => points === 0);
	return none ? [] : [{ type: 'base/corrected', changes, reason: '', why: 'found' }];
};
