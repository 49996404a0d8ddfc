import * as v from 'valibot';
import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import { gameId, type Entry, type GameRecord, type Header } from '../../../src/lib/record';
import type { SetAside } from '../../../src/lib/rules/base/events';
import { usualRulingsFor, type LaidTurn } from '../../../src/lib/rules/catalogue';
import { segmentOf, SHEET_KINDS, typeOf } from './sheet-tiles';

/*
 * Score sheets in JSON, as sash2104/carcassonne describes them in `doc/score_sheet_format.md`: the base game, x to the right, y
 * upwards, rotations clockwise from the picture of the rulebook. An older form says `type` where a newer one says `action`.
 */

const ACTIONS = {
	...{ initial: 'first', regular: 'laid', skipped: 'skipped' },
	...{ firstPlace: 'first', playerPlace: 'laid', skip: 'skipped' }
} as const;
type Named = keyof typeof ACTIONS;

const whole = v.optional(v.pipe(v.number(), v.integer()), 0);
const Action = v.optional(v.picklist(Object.keys(ACTIONS) as [Named, ...Named[]]));

const Placement = v.object({
	type: Action,
	action: Action,
	tile: v.string(),
	player: v.optional(v.string()),
	tilePlacement: v.optional(
		v.object({ x: whole, y: whole, rotation: v.optional(v.picklist([0, 1, 2, 3]), 0) }),
		{}
	),
	meeplePlacement: v.optional(
		v.object({ segmentType: v.picklist(SHEET_KINDS), segmentIndex: whole })
	)
});
type Placement = v.InferOutput<typeof Placement>;

const Sheet = v.object({
	info: v.object({
		title: v.string(),
		players: v.array(v.object({ name: v.string(), color: v.optional(v.string()) }))
	}),
	placements: v.array(Placement)
});
type ScoreSheet = v.InferOutput<typeof Sheet>;

/** Reads a score sheet. Throws where the text isn't one. */
export const parseSheet = (text: string): ScoreSheet => v.parse(Sheet, JSON.parse(text));

/** The game of a score sheet, each turn a second after the one before. Throws for moves that can't be on a sheet. */
export function recordOfSheet(sheet: ScoreSheet, id: string, created: number): GameRecord {
	const turns = turnsOf(sheet);
	const header: Header = {
		id: gameId(id),
		created,
		players: playersOf(sheet),
		first: turns[0]?.player ?? 0,
		box: 'base-c1',
		expansions: [],
		rulings: usualRulingsFor([])
	};
	const entries = [...turns, { type: 'base/ended' } as const].map((event, seq): Entry => ({
		seq,
		at: created + 1000 * (seq + 1),
		v: 1,
		event
	}));
	return { header, entries };
}

/** Colours of the app for those of a sheet; players without one get those that are left. */
const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'grey'] as const;

function playersOf({ info }: ScoreSheet): Header['players'] {
	const said = info.players.map(({ color }) => COLOURS.find((one) => one === color));
	const left = COLOURS.filter((colour) => !said.includes(colour));
	return info.players.map(({ name }, at) => {
		const colour = said[at] ?? left.shift();
		if (!colour) throw new Error('A game has at most six players.');
		return { name, colour };
	});
}

type Turn = LaidTurn | SetAside;

/** The turns of a sheet. The table is turned so that the start tile lies as the app lays it, its city to the north. */
function turnsOf({ info, placements }: ScoreSheet): Turn[] {
	const [first, ...others] = placements;
	const names = info.players.map(({ name }) => name);
	if (!first || actionOf(first) !== 'first') throw new Error('A sheet begins with the start tile.');
	const start = typeOf(first.tile);
	if (first.tile !== 'D' || !start) throw new Error('The start tile is D.');
	const turn = turned(0, -start.turn - first.tilePlacement.rotation);
	return others.map((one) => eventOf(one, names.indexOf(one.player ?? ''), turn));
}

const actionOf = ({ type, action }: Placement) => ACTIONS[action ?? type ?? 'playerPlace'];

function eventOf(placement: Placement, player: number, turn: Rotation): Turn {
	const type = typeOf(placement.tile)?.type;
	if (!type) throw new Error(`There is no tile ${placement.tile}.`);
	if (player < 0) throw new Error(`There is no player ${String(placement.player)}.`);
	if (actionOf(placement) === 'first') throw new Error('Only the first tile is the start tile.');
	if (actionOf(placement) === 'skipped') return { type: 'base/set-aside', player, tile: type.id };
	return laidOf(placement, player, turn);
}

function laidOf(placement: Placement, player: number, turn: Rotation): LaidTurn {
	const { tile, tilePlacement, meeplePlacement } = placement;
	const found = typeOf(tile);
	if (!found) throw new Error(`There is no tile ${tile}.`);
	const laid: LaidTurn = {
		type: 'base/laid',
		player,
		tile: found.type.id,
		...around({ x: tilePlacement.x, y: 0 - tilePlacement.y }, turn),
		rotation: turned(found.turn, tilePlacement.rotation + turn)
	};
	if (!meeplePlacement) return laid;
	const { segmentType, segmentIndex } = meeplePlacement;
	const segment = segmentOf(tile, segmentType, segmentIndex);
	if (segment === undefined || segment < 0)
		throw new Error(`${tile} has no ${segmentType} ${String(segmentIndex)}.`);
	return { ...laid, deploy: { piece: 'follower', segment } };
}

const turned = (rotation: Rotation, more: number): Rotation =>
	((((rotation + more) % 4) + 4) % 4) as Rotation;

/** Where a spot is once the table was turned around the start tile. */
const around = ({ x, y }: Spot, turn: Rotation): Spot =>
	turn === 0 ? { x, y } : around({ x: 0 - y, y: x }, turned(turn, -1));
