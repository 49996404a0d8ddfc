import { neighbourAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Laying } from '../../engine/laying';
import type { RuleModule } from '../../engine/module';
import type { StartLayout } from '../../engine/contents';
import type { Objection } from '../../engine/objection';
import type { Rulings } from '../../engine/rulings';
import type { Side } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import {
	continuedSides,
	courseBetween,
	coursesUpstream,
	hasRiver,
	hasRoom,
	riverSides,
	type Course
} from './course';
import {
	RIVER_MODULE,
	RIVER_OBJECTIONS,
	riverJoinsFields,
	riverTurnsOf,
	startTileIsDrawn,
	type RiverObjection
} from './declared';

/** The rules of any river: it pays nothing, parts fields, and continues from its open end without turning back. */
export const river = (rulings: Rulings): RuleModule => ({
	id: RIVER_MODULE,
	shared: true,
	codes: { objections: RIVER_OBJECTIONS },
	unpaid: { river: 'RIVER-7' },
	...(riverJoinsFields(rulings) && { crossed: ['river'] }),
	objections
});

/** The tiles of a river, by the order in which they come. */
export interface RiverTiles {
	/** It lies first. */
	readonly spring: StartLayout['tiles'][number];
	/** The first tile that is drawn, if the river forks. */
	readonly fork?: TileId;
	readonly between: readonly TileId[];
	/** It is drawn last. */
	readonly lake: TileId;
}

/** The tile that lies first when a river is played. */
export const springOf = ({ spring }: RiverTiles, rulings: Rulings): StartLayout => ({
	tiles: [spring],
	boxTile: startTileIsDrawn(rulings) ? 'drawn' : 'left-out'
});

/** The piles of a river: its tiles are drawn before all others. */
export const riverPiles = ({
	spring,
	fork,
	between,
	lake
}: RiverTiles): NonNullable<RuleModule['piles']> => [
	...(fork ? [{ order: -3, tiles: [fork] }] : []),
	{ order: BETWEEN, tiles: [spring.tile, ...between], kind: 'river' },
	{ order: -1, tiles: [lake] }
];

/** A module for another expansion's tile with a stretch of river, which is drawn with the tiles between spring and lake. */
export const drawnWithRiver = (id: string, tile: TileId): RuleModule => ({
	id,
	piles: [{ order: BETWEEN, tiles: [tile] }]
});

/** The order of the pile of river tiles between the first and the last. */
export const BETWEEN = -2;

function objections(game: Game, laying: Laying): readonly Objection<RiverObjection>[] {
	if (!hasRiver(laying.type)) return [];
	const [from] = continuedSides(game.board, laying);
	if (from === undefined) return [{ code: 'river/apart' }];
	const wrong =
		riverTurnsOf(game.rules.rulings) === 'room'
			? lacksRoom(game, laying)
			: turnsTooMuch(game, laying, from);
	return wrong ? [{ code: wrong }] : [];
}

function lacksRoom({ board }: Game, laying: Laying): RiverObjection | undefined {
	const open = riverSides(laying).filter((side) => !neighbourAt(board, laying.spot, side));
	return open.every((side) => hasRoom(board, laying.spot, side)) ? undefined : 'river/no-room';
}

/** Judges each arm of the river by itself. */
function turnsTooMuch({ board, rules }: Game, laying: Laying, from: Side) {
	const outs = riverSides(laying).filter((side) => side !== from);
	const upstream = coursesUpstream(board, laying.spot, from);
	return outs
		.map((out) => turnedTooMuch(courseBetween(from, out), upstream, rules.rulings))
		.find((wrong) => wrong !== undefined);
}

function turnedTooMuch(
	course: Course,
	upstream: readonly Course[],
	rulings: Rulings
): RiverObjection | undefined {
	if (course === 'straight') return undefined;
	if (upstream[0] === course) return 'river/turns-back';
	const [last, before] = upstream.filter((each) => each !== 'straight');
	return riverTurnsOf(rulings) === 'third-turn' && last === course && before === course
		? 'river/third-turn'
		: undefined;
}
