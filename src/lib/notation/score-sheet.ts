import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { REACH } from '../engine/spot';
import {
	segmentOf,
	SHEET_KINDS,
	sheetSegment,
	START_LETTER,
	START_TURN,
	tileOfLetter
} from './sheet-tiles';
import type { GameToWrite, TurnToWrite } from './game-to-write';
import { aroundStart, turned } from './turning';
import type { LineTrouble, SheetTrouble, WrittenGame, WrittenMove, WrittenPlayer } from './written';

/*
 * Score sheets in JSON, as sash2104/carcassonne describes them in `doc/score_sheet_format.md`: the base game, x to the right, y
 * upwards, rotations clockwise from the picture of the rulebook. Today’s form says `type`, an older one said `action`.
 */

const ACTIONS = {
	...{ initial: 'first', regular: 'laid', skipped: 'skipped' },
	...{ firstPlace: 'first', playerPlace: 'laid', skip: 'skipped' }
} as const;
type Named = keyof typeof ACTIONS;

// Programs write what is missing as `null`, too.
const whole = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(-REACH), v.maxValue(REACH)), 0);
const Action = v.nullish(v.picklist(Object.keys(ACTIONS) as [Named, ...Named[]]));
const Rotation = v.nullish(v.picklist([0, 1, 2, 3]), 0);
const Text = v.pipe(v.string(), v.maxLength(1000));

/** The start tile. Its spot is 0, 0, whatever is said. */
const Start = v.object({
	type: Action,
	action: Action,
	tile: v.literal(START_LETTER),
	tilePlacement: v.nullish(v.object({ rotation: Rotation }), {})
});

const Placement = v.object({
	type: Action,
	action: Action,
	tile: Text,
	player: v.nullish(Text),
	tilePlacement: v.nullish(v.object({ x: whole, y: whole, rotation: Rotation }), {}),
	meeplePlacement: v.nullish(
		v.object({ segmentType: v.picklist(SHEET_KINDS), segmentIndex: whole })
	)
});
type Placement = v.InferOutput<typeof Placement>;

const Sheet = v.object({
	info: v.object({
		startDate: v.nullish(Text),
		'date-start': v.nullish(Text),
		players: v.array(v.object({ name: Text, color: v.nullish(Text) }))
	}),
	placements: v.array(v.unknown())
});

/** True if a value looks like a score sheet in JSON. */
export const isScoreSheet = (value: unknown): boolean =>
	v.is(v.object({ info: v.looseObject({}), placements: v.array(v.unknown()) }), value);

/** Reads a score sheet, as far as its placements can be read. */
export function readScoreSheet(value: unknown): Result<WrittenGame, SheetTrouble> {
	const sheet = v.safeParse(Sheet, value);
	if (!sheet.success) return fail('not-a-sheet');
	const { info, placements } = sheet.output;
	if (!areUnique(info.players.map(({ name }) => name))) return fail('names');
	const [first, ...others] = placements;
	const start = v.safeParse(Start, first);
	if (!start.success || actionOf(start.output) !== 'first') return fail('no-start');
	const date = Date.parse(info.startDate ?? info['date-start'] ?? '');
	const read = others.map((one, index) => readPlacement(one, info.players, index + 2));
	const wrong = read.findIndex((one) => typeof one === 'string');
	const moves = read.slice(0, wrong < 0 ? undefined : wrong) as readonly WrittenMove[];
	return ok({
		...(Number.isFinite(date) && { begun: date }),
		...seated(
			info.players.map(({ name, color }) => ({ name, colour: color ?? undefined })),
			moves
		),
		ways: [{ up: true, start: turned(START_TURN, start.output.tilePlacement.rotation) }],
		...(wrong >= 0 && { unread: { line: wrong + 2, trouble: read[wrong] as LineTrouble } })
	});
}

/** True if the names tell whose turn it is: no two are the same. */
const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

const actionOf = ({ type, action }: Pick<Placement, 'type' | 'action'>) =>
	ACTIONS[action ?? type ?? 'regular'];

/** A placement, or why it can’t be read. */
function readPlacement(
	value: unknown,
	players: readonly WrittenPlayer[],
	line: number
): WrittenMove | LineTrouble {
	const read = v.safeParse(Placement, value);
	if (!read.success) return 'unreadable';
	const placement = read.output;
	const action = actionOf(placement);
	if (action === 'first') return 'start-again';
	const found = tileOfLetter(placement.tile);
	if (!found) return 'unknown-tile';
	const player = players.findIndex(({ name }) => name === placement.player);
	if (player < 0) return 'unknown-player';
	const tile = found.type.id;
	if (action === 'skipped') return { kind: 'aside', line, player, tile };
	return laidBy(placement, player, line);
}

function laidBy(placement: Placement, player: number, line: number): WrittenMove | LineTrouble {
	const { tile: letter, tilePlacement, meeplePlacement: figure } = placement;
	const found = tileOfLetter(letter);
	if (!found) return 'unknown-tile';
	const segment = figure ? segmentOf(letter, figure.segmentType, figure.segmentIndex) : undefined;
	if (figure && (segment === undefined || segment < 0)) return 'unknown-place';
	return {
		...{ kind: 'laid', line, player, tile: found.type.id },
		...{ x: tilePlacement.x, y: tilePlacement.y },
		rotation: turned(found.turn, tilePlacement.rotation),
		...(segment !== undefined && { figure: [segment] })
	};
}

/**
 * The players in turn order: the sheet’s own order if its turns follow it, otherwise the order in which they first lay a tile.
 */
function seated(
	players: readonly WrittenPlayer[],
	moves: readonly WrittenMove[]
): Pick<WrittenGame, 'players' | 'moves'> {
	const seen = [...new Set(moves.flatMap(({ player }) => player ?? []))];
	const first = seen[0] ?? 0;
	const inOrder = seen.every((player, turn) => player === (first + turn) % players.length);
	if (inOrder) return { players, moves };
	const order = [...seen, ...players.keys()].filter((one, at, all) => all.indexOf(one) === at);
	return {
		players: order.flatMap((index) => players[index] ?? []),
		moves: moves.map((move) => ({ ...move, player: order.indexOf(move.player ?? 0) }))
	};
}

/** The score sheet of a game, its start tile at rotation 0. */
export function writeScoreSheet({ title, begun, players, turns }: GameToWrite): string {
	const names = players.map(({ name }) => name);
	const placements = [
		{ turn: 0, type: 'initial', tile: START_LETTER },
		...turns.map((turn, index) => ({ turn: index + 1, ...placementOf(turn, names) }))
	].map((one) => JSON.stringify(one));
	const info = {
		title,
		startDate: new Date(begun).toISOString(),
		players: players.map(({ name, colour }) => ({ name, color: colour }))
	};
	return `{\n\t"info": ${JSON.stringify(info)},\n\t"placements": [\n\t\t${placements.join(',\n\t\t')}\n\t]\n}\n`;
}

function placementOf(turn: TurnToWrite, names: readonly string[]): object {
	const { letter } = turn;
	const player = names[turn.player];
	if (turn.kind === 'aside') return { type: 'skipped', tile: letter, player };
	const { x, y } = aroundStart(turn, START_TURN);
	const rotation = turned(turn.rotation, START_TURN - (tileOfLetter(letter)?.turn ?? 0));
	const figure = turn.segment === undefined ? undefined : sheetSegment(letter, turn.segment);
	return {
		...{ type: 'regular', tile: letter, player },
		tilePlacement: { x, y: 0 - y, rotation },
		...(figure && { meeplePlacement: figure })
	};
}
