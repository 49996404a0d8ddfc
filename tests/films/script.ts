import { UNIT } from '../../src/lib/drawing/geometry/point';
import { standingPoint } from '../../src/lib/drawing/tile/hit-test';
import { PLAYER_COLOURS, type PlayerColour } from '../../src/lib/engine/colours';
import { newGame, type Game } from '../../src/lib/engine/game';
import { legalPlacements } from '../../src/lib/engine/legal';
import type { Piece } from '../../src/lib/engine/piece';
import { play } from '../../src/lib/engine/play';
import type { Placement } from '../../src/lib/engine/holes';
import { keyAt, type Rotation, type Spot } from '../../src/lib/engine/spot';
import type { TileType } from '../../src/lib/engine/tile';
import { effectiveLog, type GameRecord } from '../../src/lib/record';
import { rulesOf, type LaidTurn } from '../../src/lib/rules/catalogue';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { findLook } from './shown';

/** A tile as a film draws it. */
interface DrawnTile extends Spot {
	readonly tile: string;
	/** Its place among the looks that the simulator draws (tests/snap/training/looks.json). */
	readonly look: number;
	/** Quarter turns clockwise from how that look is drawn. */
	readonly turn: Rotation;
}

/** A figure that is put on the tile of a turn. */
interface DrawnFigure {
	readonly kind: string;
	readonly colour: PlayerColour;
	/** Where on the tile as it lies: from its top left corner, in tiles. */
	readonly at: readonly [number, number];
	/** True for a figure in a field: it lies. */
	readonly lies: boolean;
}

/** A figure that is taken home. */
interface GoneHome extends Spot {
	readonly colour: PlayerColour;
	readonly kind: string;
}

/** A turn as a film shows it. */
interface FilmedTurn {
	/** Whose turn it is: in turn order, from 0. */
	readonly player: number;
	readonly laid: DrawnTile;
	/** Where the same tile might have been laid instead: first there and then taken back. */
	readonly instead?: DrawnTile;
	readonly figure?: DrawnFigure;
	/** What is taken home after the turn is scored. */
	readonly home: readonly GoneHome[];
}

/** What a film shows. */
interface FilmScript {
	readonly seed: number;
	readonly players: number;
	/** What lies on the table when the film begins. */
	readonly lying: readonly DrawnTile[];
	/** What stands there. */
	readonly standing: readonly (DrawnFigure & Spot)[];
	readonly turns: readonly FilmedTurn[];
}

/** Which turns of a game are filmed: the first, from 0, and how many. */
interface FilmedPart {
	readonly from: number;
	readonly count: number;
}

/** A film, the game as it is before, and the game as it is afterwards. */
interface WrittenScript {
	readonly script: FilmScript;
	readonly before: GameRecord;
	readonly after: GameRecord;
}

/** How a tile is drawn. Throws for one that the simulator doesn't draw. */
function drawn(type: TileType, { x, y, rotation }: Placement): DrawnTile {
	const found = findLook(type);
	if (!found) throw new Error(`The simulator draws no ${type.id}.`);
	const turn = ((rotation + found.rotation) % 4) as Rotation;
	return { tile: type.id, look: found.look, turn, x, y };
}

/** The colours of a table's players: any of the six that the network knows. */
export function recoloured(record: GameRecord, seed: number): GameRecord {
	const colours = seededRandom(seed).shuffle(PLAYER_COLOURS.filter((one) => one !== 'pink'));
	const players = record.header.players.map((player, seat) => ({
		...player,
		colour: colours[seat] ?? player.colour
	}));
	return { ...record, header: { ...record.header, players } };
}

/** Writes the script of a film of some turns of a game. The rules of the game must be loaded. Throws where there is no such turn. */
export function writeScript(record: GameRecord, part: FilmedPart, seed: number): WrittenScript {
	const { events } = effectiveLog(record.entries);
	const first = placeOfTurn(record, part.from);
	const table = new ScriptedTable(record, seed);
	for (const event of events.slice(0, first)) table.play(event);
	const { lying, standing } = table;
	const turns: FilmedTurn[] = [];
	let end = first;
	while (turns.length < part.count && end < events.length) {
		const event = events[end++];
		const turn = event && table.play(event);
		if (turn) turns.push(turn);
	}
	return {
		script: { seed, players: record.header.players.length, lying, standing, turns },
		before: { ...record, entries: record.entries.slice(0, first) },
		after: { ...record, entries: record.entries.slice(0, end) }
	};
}

/** The place of a turn's event in a log without undo. */
function placeOfTurn({ entries }: GameRecord, turn: number): number {
	const places = [...entries.keys()].filter((at) => entries[at]?.event.type === 'base/laid');
	const place = places[turn];
	if (place === undefined) throw new Error(`The game has ${String(places.length)} turns.`);
	return place;
}

type FilmedEvent = ReturnType<typeof effectiveLog>['events'][number];

/** A game that is played event by event, and what of it a film shows. */
class ScriptedTable {
	readonly #game;
	readonly #colours: readonly PlayerColour[];
	readonly #rng: SeededRandom;

	constructor({ header }: GameRecord, seed: number) {
		this.#game = newGame(rulesOf(header), header.players.length, header.first);
		this.#colours = header.players.map(({ colour }) => colour);
		this.#rng = seededRandom(seed);
	}

	get lying(): readonly DrawnTile[] {
		return [...this.#game.board.tiles.values()].map(({ type, spot, rotation }) =>
			drawn(type, { ...spot, rotation })
		);
	}

	get standing(): readonly (DrawnFigure & Spot)[] {
		return [...this.#game.pieces].flatMap(({ kind, player, at }) => {
			const figure = this.#figureOn(kind, player, at, at.segment);
			return figure ? [{ ...figure, x: at.x, y: at.y }] : [];
		});
	}

	/** Plays an event; the turn that it shows, undefined for none. Throws for one that can't be played. */
	play(event: FilmedEvent): FilmedTurn | undefined {
		const before = [...this.#game.pieces];
		const instead = event.type === 'base/laid' ? this.#instead(event) : undefined;
		if (!play(this.#game, event).ok) throw new Error(`It can't be played: ${event.type}.`);
		return event.type === 'base/laid' ? this.#turnOf(event, before, instead) : undefined;
	}

	#turnOf(laid: LaidTurn, before: readonly Piece[], instead: DrawnTile | undefined): FilmedTurn {
		const { player, deploy } = laid;
		const figure = deploy && this.#figureOn(deploy.piece, player, laid, deploy.segment);
		const gone = before.filter((piece) => !this.#game.pieces.has(piece));
		const own = figure && !isOn(this.#game, laid) ? [{ ...spotOf(laid), ...figure }] : [];
		const home = [
			...gone.map(({ kind, at, player: owner }) => ({
				...spotOf(at),
				kind,
				colour: this.#colourOf(owner)
			})),
			...own.map(({ x, y, kind, colour }) => ({ x, y, kind, colour }))
		];
		return {
			player,
			laid: drawn(this.#typeOf(laid.tile), laid),
			...(instead && { instead }),
			...(figure && { figure }),
			home
		};
	}

	#figureOn(kind: string, player: number, at: Spot, segment: number): DrawnFigure | undefined {
		const tile = this.#game.board.tiles.get(keyAt(at.x, at.y));
		if (!tile) return undefined;
		const { x, y } = standingPoint(tile.type, tile.rotation, segment);
		const lies = tile.type.segments[segment]?.kind === 'field';
		return { kind, colour: this.#colourOf(player), at: [x / UNIT, y / UNIT], lies };
	}

	#instead({ tile, x, y }: LaidTurn): DrawnTile | undefined {
		const type = this.#typeOf(tile);
		const others = legalPlacements(this.#game, type).filter((at) => at.x !== x || at.y !== y);
		return others.length > 0 ? drawn(type, this.#rng.pick(others)) : undefined;
	}

	#typeOf(id: LaidTurn['tile']): TileType {
		const type = this.#game.rules.tiles.get(id);
		if (!type) throw new Error(`The game has no tile ${id}.`);
		return type;
	}

	#colourOf(player: number): PlayerColour {
		return this.#colours[player] ?? 'grey';
	}
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** True where a figure of the player whose turn it was still stands on the tile. */
const isOn = ({ pieces }: Game, { x, y, player }: LaidTurn): boolean =>
	[...pieces].some(({ at, player: owner }) => at.x === x && at.y === y && owner === player);
