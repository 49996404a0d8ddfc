import * as v from 'valibot';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	RANSOMED,
	SPARED,
	type Captured,
	type Climbed,
	type Ransomed,
	type TowerEvent
} from '../../../src/lib/expansions/tower/events';
import { figure, index, piece, place, spot, TOWER } from './recorded-shapes';

/* Towers in recorded games. */

/** What records say of towers in a turn. */
export const TOWER_FIELDS = {
	ransom: v.optional(
		v.object({
			player: index,
			jailer: index,
			piece,
			when: v.picklist(['before the tile', 'before the figure'])
		})
	),
	/** Tiles where a floor could be put, and where it was put. */
	floorOptions: v.optional(v.array(spot)),
	floor: v.optional(spot),
	/** Tiles on whose tower a figure could be put. */
	followerTowerOptions: v.optional(v.array(spot)),
	bigFollowerTowerOptions: v.optional(v.array(spot)),
	/** Whom the floor could capture, and whom it did; left out: nobody. */
	captureOptions: v.optional(v.array(figure)),
	capture: v.optional(figure),
	/** The captured `for` was exchanged for the player's `piece`, which `from` held. */
	exchanged: v.optional(v.object({ player: index, piece, for: piece, from: index })),
	/** The kinds that could come home by it, where there were several. */
	exchangeOptions: v.optional(v.array(piece))
};

/** What records say of towers at the end. */
export const TOWER_AT_END = {
	prisonersAtEnd: v.optional(v.array(v.array(v.object({ player: index, piece })))),
	floorsAtEnd: v.optional(v.array(index))
};

/** A figure put on top of a tower. */
export const onTower = v.object({ piece, ...place.entries });

type TowerFields = {
	-readonly [Field in keyof typeof TOWER_FIELDS]?: v.InferOutput<(typeof TOWER_FIELDS)[Field]>;
};
interface TowerTurn extends TowerFields {
	readonly player: number;
	readonly deploy?: object | undefined;
}

export const isOnTower = (deploy: object | undefined): deploy is v.InferOutput<typeof onTower> =>
	deploy !== undefined && 'x' in deploy && 'feature' in deploy && deploy.feature === TOWER;

/** The ransom that was paid before a turn's tile. */
export const ransomOf = ({ ransom }: TowerTurn): readonly Ransomed[] =>
	ransom
		? [{ type: RANSOMED, player: ransom.player, from: ransom.jailer, piece: ransom.piece }]
		: [];

/** What a turn did with towers: a follower on top, or a floor, then whom it captured, then an exchange. */
export function towerEvents(turn: TowerTurn): readonly TowerEvent[] {
	const { player, deploy, floor, captureOptions, exchanged } = turn;
	if (isOnTower(deploy)) return [climbedIn(player, deploy)];
	if (!floor) return [];
	return [
		{ type: BUILT, player, at: { x: floor[0], y: floor[1] } },
		...(captureOptions ? [capturedIn(turn) ?? ({ type: SPARED, player } as const)] : []),
		...(exchanged
			? [
					{
						type: EXCHANGED,
						player: exchanged.player,
						from: exchanged.from,
						piece: exchanged.piece,
						instead: exchanged.for
					} as const
				]
			: [])
	];
}

const climbedIn = (
	player: number,
	{ piece: kind, x, y }: v.InferOutput<typeof onTower>
): Climbed => ({ type: CLIMBED, player, piece: kind, at: { x, y } });

function capturedIn({ player, capture }: TowerTurn): Captured | undefined {
	if (!capture) return undefined;
	const { x, y, feature } = capture;
	const top = feature === TOWER;
	return {
		type: CAPTURED,
		player,
		whose: capture.player,
		piece: capture.piece,
		from: { x, y, segment: top ? 0 : feature },
		top: top ? 1 : 0
	};
}
