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
import { FIGURES } from '../../tools/games/codes';
import type { Elsewhere, GameTold, Glue } from '../../tools/games/glue';
import {
	figure,
	index,
	piece,
	spot,
	toldAs,
	WHOLE_TILE,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';
import { compareHomeFromTowers, compareTowers, compareTowersAtEnd } from './compared';
import { withoutTowers } from './numbers';

/* Towers in recorded games. */

/** What records say of towers in a turn. */
const TURN = {
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
	/** Whom the floor could capture, and whom it did; left out: nobody. */
	captureOptions: v.optional(v.array(figure)),
	capture: v.optional(figure),
	/** The captured `for` was exchanged for the player's `piece`, which `from` held. */
	exchanged: v.optional(v.object({ player: index, piece, for: piece, from: index })),
	/** The kinds that could come home by it, where there were several. */
	exchangeOptions: v.optional(v.array(piece))
};

/** What records say of towers at the end. */
const GAME = {
	prisonersAtEnd: v.optional(v.array(v.array(v.object({ player: index, piece })))),
	floorsAtEnd: v.optional(v.array(index))
};

/** Tiles on whose tower each kind of figure could be put. */
const CLIMBS = Object.fromEntries(
	FIGURES.map((kind) => [`${toldAs(kind)}TowerOptions`, v.optional(v.array(spot))])
);

export type TowerTurn = RecordedTurn &
	Told<typeof TURN> & {
		[Field in `${string}TowerOptions`]?: v.InferOutput<typeof spot>[] | undefined;
	};
export type TowerGame = GameTold & Told<typeof GAME>;

/** A figure is put on top of a tower. */
const climbed: Elsewhere = (player, { piece: kind, x, y, feature }): readonly Climbed[] =>
	feature === WHOLE_TILE ? [{ type: CLIMBED, player, piece: kind, at: { x, y } }] : [];

/** The ransom that was paid before a turn's tile. */
const ransomOf = ({ ransom }: TowerTurn): readonly Ransomed[] =>
	ransom
		? [{ type: RANSOMED, player: ransom.player, from: ransom.jailer, piece: ransom.piece }]
		: [];

/** What a turn did with towers: a floor, then whom it captured, then an exchange. */
export function towerEvents(turn: TowerTurn): readonly TowerEvent[] {
	const { player, floor, captureOptions, exchanged } = turn;
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

function capturedIn({ player, capture }: TowerTurn): Captured | undefined {
	if (!capture) return undefined;
	const { x, y, feature } = capture;
	const top = feature === WHOLE_TILE;
	return {
		type: CAPTURED,
		player,
		whose: capture.player,
		piece: capture.piece,
		from: { x, y, segment: top ? 0 : feature },
		top: top ? 1 : 0
	};
}

/** A prisoner whom nobody holds. */
const HELD = { player: 1, piece: 'follower' };

const floored = ({ floor }: TowerTurn): boolean => floor !== undefined;
const capturing = ({ capture }: TowerTurn): boolean => capture !== undefined;
const paying = ({ ransom }: TowerTurn): boolean => ransom !== undefined;
const exchanging = ({ exchanged }: TowerTurn): boolean => exchanged !== undefined;
const choosing = ({ exchangeOptions }: TowerTurn): boolean => exchangeOptions !== undefined;
const climbing = ({ deploy }: TowerTurn): boolean =>
	deploy !== undefined && 'x' in deploy && deploy.feature === WHOLE_TILE;
const goingHome = ({ returned = [] }: TowerTurn): boolean =>
	returned.some(({ by }) => by === 'capture');
const eatenOnTop = ({ returned = [] }: TowerTurn): boolean =>
	returned.some(
		({ feature, by }) => feature === WHOLE_TILE && by !== undefined && by !== 'capture'
	);

export default {
	editions: { tower: { towerTiles: 'first' }, 'tower-c2': { towerTiles: 'later' } },
	fields: { turn: { ...CLIMBS, ...TURN }, game: GAME },
	readAs: withoutTowers,
	done: ['floor'],
	before: { what: 'the ransom', decided: ransomOf },
	elsewhere: climbed,
	choices: towerEvents,
	offers: compareTowers,
	ended: (game, turn, { onTiles }, compare) => {
		compareHomeFromTowers(game, turn, onTiles, compare);
	},
	final: (game, record, _, compare) => {
		compareTowersAtEnd(game, record, compare);
	},
	damages: [
		{
			what: 'tiles for a floor',
			file: 'tower',
			has: floored,
			change: (turn) => turn.floorOptions?.pop()
		},
		{
			what: 'towers for a follower',
			file: 'tower',
			has: climbing,
			change: (turn) => turn.followerTowerOptions?.pop()
		},
		{
			what: 'supply before',
			file: 'tower',
			has: climbing,
			change: (turn) => delete turn.deploy
		},
		{
			what: 'whom a floor captures',
			file: 'tower',
			has: capturing,
			change: (turn) => delete turn.floor
		},
		{
			what: 'whom a floor captures',
			file: 'tower',
			has: capturing,
			change: (turn) => turn.captureOptions?.pop()
		},
		{
			what: 'the move',
			file: 'tower',
			has: capturing,
			change: ({ capture }) => capture && (capture.x += 9)
		},
		{
			what: 'the ransom',
			file: 'tower',
			has: paying,
			change: ({ ransom }) => ransom && (ransom.jailer = 3)
		},
		{
			what: 'supply before',
			file: 'tower',
			has: paying,
			change: (turn) => delete turn.ransom
		},
		{
			what: 'kinds for an exchange',
			file: 'tower',
			has: exchanging,
			change: (turn) => delete turn.exchanged
		},
		{
			what: 'figures returned',
			file: 'tower',
			has: goingHome,
			change: (turn) => turn.returned?.pop()
		},
		{
			what: 'prisoners at the end',
			file: 'tower',
			changeGame: ({ prisonersAtEnd }) => prisonersAtEnd?.[0]?.push(HELD)
		},
		{
			what: 'floors at the end',
			file: 'tower',
			changeGame: (game) => (game.floorsAtEnd = [1, 0])
		},
		{
			what: 'kinds for an exchange',
			file: 'mixed-big',
			has: choosing,
			change: (turn) => turn.exchangeOptions?.pop()
		},
		{
			what: 'followers home from towers',
			file: 'mixed-big',
			has: eatenOnTop,
			change: (turn) => {
				turn.returned = turn.returned?.filter(({ feature }) => feature !== WHOLE_TILE);
			}
		}
	]
} satisfies Glue<TowerTurn, TowerGame>;
