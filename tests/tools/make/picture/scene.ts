import type { Rotation } from '../../../../src/lib/engine/spot';
import { tileId, type TileType } from '../../../../src/lib/engine/tile';
import { tileType } from '../../../../src/lib/rules/catalogue';

/** A tile of a small scene; columns and rows count from the north-west. */
interface SceneTile {
	readonly type: TileType;
	readonly rotation: Rotation;
	readonly x: number;
	readonly y: number;
}

const lies = (x: number, y: number, id: string, rotation: Rotation): SceneTile => ({
	type: tileType(tileId(id)),
	rotation,
	x,
	y
});

/** A corner of a table, laid by the rules: what a newcomer sees first. The spot at (3, 0) is free. */
export const SCENE: readonly SceneTile[] = [
	lies(0, 0, 'base-A', 2),
	lies(1, 0, 'base-D', 0),
	lies(2, 0, 'base-K', 0),
	lies(0, 1, 'base-D', 2),
	lies(1, 1, 'base-W', 0),
	lies(2, 1, 'base-V', 1),
	lies(3, 1, 'base-E', 1)
];
