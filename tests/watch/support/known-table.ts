import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import { tile } from '../../../src/lib/engine/tile';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { lookFinder, looksOf } from '../../../src/lib/snap/looks';
import type { KnownTable } from '../../../src/lib/watch/watching';
import type { PicturedBoard } from './boards';

type Laid = KnownTable['laid'][number];

const find = lookFinder(looksOf(BASE_TILES));

/** A tile of the base game that looks like that of a pictured board. */
function laidAs({ x, y, line, rotation }: PicturedBoard['tiles'][number]): Laid {
	const seen = find(tile(line, {}, line));
	const type = BASE_TILES.find((one) => find(one)?.look === seen?.look);
	if (!type || !seen) throw new Error(`The base game has no tile ${line}.`);
	const turns = rotation + seen.rotation - (find(type)?.rotation ?? 0) + 4;
	return { x, y, type, rotation: (turns % 4) as Rotation };
}

/** A board as its log has it, when it was begun from another side of the table: turned clockwise so often, and elsewhere. */
export const knownTable = (tiles: PicturedBoard['tiles'], turns: number): KnownTable => ({
	laid: tiles.map((one) => {
		const laid = laidAs(one);
		const rotation = ((laid.rotation + turns) % 4) as Rotation;
		return { ...logSpot(laid, turns), type: laid.type, rotation };
	}),
	left: BASE_TILES.map((type) => ({ type, count: 1 })),
	lays: [],
	figures: [],
	home: [],
	mover: 'red'
});

/** The spot of the log that is this spot of the picture. */
export function logSpot({ x, y }: Spot, turns: number): Spot {
	const turned = [
		{ x, y },
		{ x: -y, y: x },
		{ x: -x, y: -y },
		{ x: y, y: -x }
	][turns] ?? { x, y };
	return { x: turned.x + 5, y: turned.y - 3 };
}
