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
import { figure, index, piece, place, spot } from './recorded-shapes';

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
	exchanged: v.optional(v.object({ player: index, piece, for: piece, from: index }))
};

/** What records say of towers at the end. */
export const TOWER_AT_END = {
	prisonersAtEnd: v.optional(v.array(v.array(v.object({ player: index, piece })))),
	floorsAtEnd: v.optional(v.array(index))
};

/** A figure put on top of a tower. */
export const onTower = v.object({ piece, ...place.entries });

/** In records that were read: the number of a tower among the features of its tile. */
export const TOWER = 99;

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

/** Fields of a turn with numbers of features on its own tile. */
const OWN = [
	'followerOptions',
	'abbotOptions',
	'mayorOptions',
	'wagonOptions',
	'bigFollowerOptions'
];

/**
 * A record as it was read with its features numbered as we number segments: towers are none, so that a garden after one has a lower
 * number. A ransom just before the figure is told as one before the tile.
 */
export function withoutTowers(record: unknown): unknown {
	if (!isObject(record) || !Array.isArray(record['turns'])) return record;
	const turns: readonly unknown[] = record['turns'];
	const laid = new Map<string, string>();
	for (const one of [...(record['start'] as readonly unknown[]), ...turns])
		if (isObject(one)) laid.set(at(one), String(one['tile']));
	const numberedAt = (where: Fields, feature: number): number =>
		numbered(laid.get(at(where)) ?? '', feature);
	const inside = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(inside);
		if (!isObject(value)) return value;
		const copy = Object.fromEntries(
			Object.entries(value).map(([name, one]) => [name, inside(one)] as const)
		);
		return 'x' in value && typeof value['feature'] === 'number'
			? { ...copy, feature: numberedAt(value, value['feature']) }
			: copy;
	};
	const ofTurn = (turn: unknown): unknown => {
		if (!isObject(turn)) return turn;
		const copy = inside(turn) as Fields;
		for (const name of OWN)
			if (Array.isArray(copy[name]))
				copy[name] = copy[name].map((feature: number) => numberedAt(turn, feature));
		const { deploy, ransom, supplyBefore = {} } = copy;
		if (isObject(deploy) && typeof deploy['feature'] === 'number' && !('x' in deploy))
			copy['deploy'] = { ...deploy, feature: numberedAt(turn, deploy['feature']) };
		if (isObject(ransom) && ransom['when'] === 'before the figure')
			copy['supplyBefore'] = oneMore(supplyBefore as Fields, String(ransom['piece']));
		return copy;
	};
	return { ...(inside(record) as Fields), turns: turns.map(ofTurn) };
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const at = ({ x, y }: Fields): string => `${String(x)},${String(y)}`;
const oneMore = (supply: Fields, kind: string): Fields => ({
	...supply,
	[kind]: Number(supply[kind] ?? 0) + 1
});

/** How many features a tile has beside its tower and what comes after that. */
const BEFORE_TOWER: Readonly<Record<string, number>> = {
	'to-CCCC': 3,
	'to-CCCR': 4,
	'to-CCFF': 2,
	'to-CCFF-two': 3,
	'to-CCRF': 5,
	'to-CFFF': 2,
	'to-CFRF': 4,
	'to-CFRR': 4,
	'to-CRCR-bridge': 6,
	'to-CRCR': 5,
	'to-CRFR': 5,
	'to-FFFF': 1,
	'to-FFFF-garden': 1,
	'to-FFFF-monastery': 2,
	'to-FFRR': 4,
	'to-FFRR-garden': 4,
	'to-FRRR': 6,
	'to-RRRR': 5,
	'to-RRRR-four': 8
};

function numbered(tile: string, feature: number): number {
	const before = BEFORE_TOWER[tile];
	if (before === undefined || feature < before) return feature;
	return feature === before ? TOWER : feature - 1;
}
