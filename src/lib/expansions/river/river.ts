import { neighbourAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Laying } from '../../engine/laying';
import type { RuleModule } from '../../engine/module';
import type { Objection } from '../../engine/objection';
import type { Rulings } from '../../engine/rulings';
import type { Side } from '../../engine/spot';
import { tileId } from '../../engine/tile';
import {
	continuedSides,
	courseFrom,
	coursesUpstream,
	hasRiver,
	hasRoom,
	riverSides
} from './course';
import { riverTilesOf } from './counts';
import { RIVER_OBJECTIONS, type RiverObjection } from './objections';
import {
	RIVER_RULINGS,
	riverEditionOf,
	riverJoinsFields,
	riverTurnsOf,
	startTileIsDrawn
} from './rulings';

/** The River: the spring lies first, its other tiles are drawn before all others, and the lake is the last of them. */
export function river(rulings: Rulings): RuleModule {
	const { spring, lake, between } = riverTilesOf(riverEditionOf(rulings));
	return {
		id: 'river',
		codes: { objections: RIVER_OBJECTIONS },
		rulings: RIVER_RULINGS,
		unpaid: { river: 'RIVER-7' },
		...(riverJoinsFields(rulings) && { crossed: ['river'] }),
		start: { tiles: [spring], boxTile: startTileIsDrawn(rulings) ? 'drawn' : 'left-out' },
		piles: [
			{ order: -2, tiles: [spring.tile, ...Object.keys(between).map(tileId)], kind: 'river' },
			{ order: -1, tiles: [lake] }
		],
		objections
	};
}

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

function turnsTooMuch(
	{ board, rules }: Game,
	laying: Laying,
	from: Side
): RiverObjection | undefined {
	const course = courseFrom(riverSides(laying), from);
	if (course === undefined || course === 'straight') return undefined;
	const upstream = coursesUpstream(board, laying.spot, from);
	if (upstream[0] === course) return 'river/turns-back';
	const [last, before] = upstream.filter((each) => each !== 'straight');
	return riverTurnsOf(rules.rulings) === 'third-turn' && last === course && before === course
		? 'river/third-turn'
		: undefined;
}
