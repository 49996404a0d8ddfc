import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { REACH, SIDES, type Rotation } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { GARDEN_TILES } from '../rules/gardens/tiles';
import type { Rulings } from '../engine/rulings';
import { edgesAt, tileOfLetter } from './sheet-tiles';
import { turned } from './turning';
import type { LineTrouble, SheetTrouble, UnreadLine, WrittenGame, WrittenMove } from './written';

/*
 * Saved games of JCloisterZone 5: JSON with the setup and `replay`, a list of messages. A placed tile is named in its message,
 * and y grows southwards. Tiles that fitted nowhere aren’t in the file: the program draws them again from its random numbers.
 */

/** Its names of the tiles, with our letter and the sides as they lie in its rotation R0, clockwise from north. */
const TILES: Readonly<Record<string, readonly [letter: string, edges: string]>> = {
	L: ['B', 'ffff'],
	LR: ['A', 'ffrf'],
	RCr: ['D', 'crfr'],
	'Cccc+': ['C', 'cccc'],
	'CccR+': ['S', 'ccrc'],
	CccR: ['T', 'ccrc'],
	'CFc+': ['F', 'fcfc'],
	'CFc.1': ['G', 'fcfc'],
	'Cc.1': ['N', 'cffc'],
	'Cc+': ['M', 'cffc'],
	CcRr: ['P', 'crrc'],
	'CcRr+': ['O', 'crrc'],
	Ccc: ['R', 'ccfc'],
	'Ccc+': ['Q', 'ccfc'],
	CRr: ['J', 'crrf'],
	CRRR: ['L', 'crrr'],
	RrC: ['K', 'cfrr'],
	C: ['E', 'cfff'],
	'CFC.2': ['H', 'cfcf'],
	'CC.2': ['I', 'cffc'],
	RRRR: ['X', 'rrrr'],
	RRR: ['W', 'frrr'],
	Rr: ['V', 'ffrr'],
	RFr: ['U', 'frfr']
};
/** The tiles with a garden, each with the name of the tile that is the same without one. */
const GARDENS: Readonly<Record<string, string>> = {
	...{ CcG: 'Cc.1', 'Cc+G': 'Cc+', CccG: 'Ccc', CG: 'C' },
	...{ CFCG: 'CFC.2', CCG: 'CC.2', RrG: 'Rr', RFrG: 'RFr' }
};

const whole = v.pipe(v.number(), v.integer(), v.minValue(-REACH), v.maxValue(REACH));
const Text = v.pipe(v.string(), v.maxLength(1000));
const position = v.strictTuple([whole, whole]);
const ROTATIONS = ['R0', 'R90', 'R180', 'R270'] as const;
const player = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)));

const PlaceTile = v.object({
	type: v.literal('PLACE_TILE'),
	player,
	payload: v.object({ tileId: Text, rotation: v.picklist(ROTATIONS), position })
});
const Deploy = v.object({
	type: v.literal('DEPLOY_MEEPLE'),
	payload: v.object({
		pointer: v.object({ position, feature: Text, location: Text }),
		meepleId: v.pipe(v.string(), v.regex(/^\d\.small\.\d+$/))
	})
});
const Other = v.object({ type: v.picklist(['PASS', 'COMMIT']) });

const Saved = v.object({
	created: v.optional(Text),
	setup: v.object({
		sets: v.record(v.string(), v.number()),
		elements: v.optional(v.record(v.string(), v.unknown()), {}),
		rules: v.optional(v.record(v.string(), v.unknown()), {}),
		start: v.array(v.object({ tile: Text, x: v.number(), y: v.number(), rotation: v.unknown() }))
	}),
	players: v.array(v.object({ name: Text })),
	replay: v.array(v.unknown())
});
type Saved = v.InferOutput<typeof Saved>;

/** True if a value looks like a saved game of JCloisterZone 5. */
export const isJCloister = (value: unknown): boolean =>
	v.is(v.object({ setup: v.looseObject({}), replay: v.array(v.unknown()) }), value);

/** Reads a saved game of the base game, as far as its messages can be read. */
export function readJCloister(value: unknown): Result<WrittenGame, SheetTrouble> {
	const read = v.safeParse(Saved, value);
	if (!read.success) return fail('not-a-sheet');
	const { setup, players, replay, created } = read.output;
	if (!isBaseGame(setup)) return fail('expansions');
	if (!startsUsual(setup)) return fail('no-start');
	const date = Date.parse(created ?? '');
	return ok({
		...(Number.isFinite(date) && { begun: date }),
		players,
		ways: [{ up: false, start: 0 }],
		box: 'basic:2' in setup.sets ? 'base-c2' : 'base-c1',
		rulings: rulingsIn(setup),
		...turnsIn(replay)
	});
}

const BASE_SETS = ['basic', 'basic:1', 'basic:2'];
/** What the base game is played with; a garden alone does nothing. */
const BASE_ELEMENTS = ['small-follower', 'farmers', 'garden'];

function isBaseGame({ sets, elements }: Saved['setup']): boolean {
	const played = Object.keys(elements).filter((one) => elements[one] !== false);
	const [set, ...more] = Object.entries(sets);
	const followers = elements['small-follower'] ?? 7;
	return (
		set !== undefined &&
		more.length === 0 &&
		BASE_SETS.includes(set[0]) &&
		set[1] === 1 &&
		followers === 7 &&
		played.every((one) => BASE_ELEMENTS.includes(one))
	);
}

const startsUsual = ({ start: [first, ...more] }: Saved['setup']): boolean =>
	more.length === 0 &&
	first?.tile === 'BA/RCr' &&
	first.x === 0 &&
	first.y === 0 &&
	first.rotation === 0;

const rulingsIn = ({ elements, rules }: Saved['setup']): Rulings => ({
	farmers: elements['farmers'] === false || !('farmers' in elements) ? 'off' : 'on',
	...(String(rules['tiny-city-scoring']) === '2' && { smallCity: '2' })
});

/** The turns among the messages; a figure comes after its tile. */
function turnsIn(replay: readonly unknown[]): Pick<WrittenGame, 'moves' | 'unread'> {
	const moves: WrittenMove[] = [];
	let unread: UnreadLine | undefined;
	for (const [index, message] of replay.entries()) {
		if (v.is(Other, message)) continue;
		const deployed = v.safeParse(Deploy, message);
		const last = moves.at(-1);
		const move = deployed.success
			? withFigure(last, deployed.output.payload.pointer)
			: tileIn(message, index + 1);
		if (typeof move === 'string') {
			unread = { line: index + 1, trouble: move };
			break;
		}
		if (deployed.success) moves.pop();
		moves.push(move);
	}
	return { moves, unread };
}

function tileIn(message: unknown, line: number): WrittenMove | LineTrouble {
	const placed = v.safeParse(PlaceTile, message);
	if (!placed.success) return 'unreadable';
	const { payload } = placed.output;
	const found = typeOf(payload.tileId);
	if (!found) return 'unknown-tile';
	const [x, y] = payload.position;
	const turn = ROTATIONS.findIndex((one) => one === payload.rotation);
	return {
		...{ kind: 'laid', line, player: placed.output.player, tile: found.type.id, x, y },
		rotation: turned(found.turn, turn)
	};
}

/** The tile with a name, and the rotation in which the app has it as in R0. */
function typeOf(id: string): { readonly type: TileType; readonly turn: Rotation } | undefined {
	const name = id.startsWith('BA/') ? id.slice(3) : '';
	const plain = GARDENS[name] ?? name;
	const [letter = '', edges] = (Object.hasOwn(TILES, plain) && TILES[plain]) || [];
	const base = tileOfLetter(letter)?.type;
	const garden = GARDEN_TILES.find((type) => type.id === `base-${letter}-garden`);
	const type = plain === name ? base : garden;
	const turn = ([0, 1, 2, 3] as const).find((one) => type && edgesAt(type, one) === edges);
	return type && turn !== undefined ? { type, turn } : undefined;
}

const FEATURES: Readonly<Record<string, string>> = {
	...{ Road: 'road', City: 'city', Field: 'field', Monastery: 'monastery' }
};

/** The tile that was just laid, with the figure that a message puts on it. Places are named by how the tile lies. */
function withFigure(
	tile: WrittenMove | undefined,
	{ position: [x, y], feature, location }: v.InferOutput<typeof Deploy>['payload']['pointer']
): WrittenMove | LineTrouble {
	if (tile?.kind !== 'laid' || tile.figure || tile.x !== x || tile.y !== y) return 'unreadable';
	const type = typeById(tile.tile);
	const kind = FEATURES[feature];
	const found = type?.segments.find(
		(segment) =>
			segment.kind === kind &&
			(kind === 'monastery' || touches(type, tile.rotation, segment.index, location))
	);
	return found ? { ...tile, figure: [found.index] } : 'unknown-place';
}

const typeById = (id: string): TileType | undefined =>
	GARDEN_TILES.find((type) => type.id === id) ?? tileOfLetter(id.slice('base-'.length))?.type;

/** True if a segment lies at a place, such as `NE` for two sides, or `NL.NR` for the halves of one. */
function touches(type: TileType, rotation: Rotation, segment: number, location: string): boolean {
	const { through, fields } = type.oriented[rotation];
	const half = /^([NESW])([LR])/.exec(location);
	if (half) {
		const side = SIDES.findIndex((one) => one === half[1]);
		return fields[2 * side + (half[2] === 'L' ? 0 : 1)] === segment;
	}
	return through[SIDES.findIndex((one) => one === location.charAt(0))] === segment;
}
