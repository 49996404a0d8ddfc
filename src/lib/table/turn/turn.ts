import { playerToAct, nextQuestion } from '../../engine/question';
import { tileAt, type Hole } from '../../engine/board';
import { copiesFor, inSupply, tilesLeft, type Game, type Outcome } from '../../engine/game';
import { fitsSomewhere, holeOf, rotationsAt } from '../../engine/holes';
import type { Laying } from '../../engine/laying';
import type { GameEvent } from '../../engine/module';
import { OBJECTIONS, type Objection } from '../../engine/objection';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { play } from '../../engine/play';
import type { Rotation, Spot } from '../../engine/spot';
import { distinctRotations, type TileId, type TileType } from '../../engine/tile';
import type { Draft } from '../../record/draft';
import { descriptionOf } from '../../record/custom-tiles';
import { isLaid, isPlaced, type Laid } from '../../rules/base/events';
import { deployOptions, type DeployOption } from '../../rules/base/options';
import { tableExtends, treesRunOn } from '../../rules/base/rulings';
import { hasCrossing, withTrees } from '../../rules/base/trees';
import { expansionOf, type ExpansionId } from '../../rules/catalogue';

/** A design in the palette. */
interface PaletteEntry {
	readonly id: TileId;
	/** Absent for a design that nobody has told yet. */
	readonly type: TileType | undefined;
	/** What it came with, when that isn't the box. */
	readonly expansion: ExpansionId | undefined;
	/** True for a tile that isn't drawn: each player has their own. */
	readonly own: boolean;
	/** Copies still to come; 0 or less when the box's are used up. */
	readonly left: number;
	/** False when a spot is chosen on which it doesn't fit, or when it fits nowhere at all. */
	readonly fits: boolean;
}

/** The player whose turn is being entered, or who is asked. */
export const moverOf = (game: Game, draft: Draft): PlayerIndex => draft.player ?? playerToAct(game);

/** All designs of the game in their lasting order, for the spot chosen, or for the whole table. */
export function paletteOf(game: Game, draft: Draft): readonly PaletteEntry[] {
	const { counts, stock, tiles } = game.rules;
	const holes = draft.spot ? [holeOf(game.board, draft.spot)] : [...game.board.holes.values()];
	const mover = moverOf(game, draft);
	// While a table is built as found, tiles may lie apart from all others.
	const apart = game.phase === 'building' && !draft.spot;
	return [...new Set([...counts.keys(), ...tiles.keys()])].map((id) => {
		const type = tiles.get(id);
		return {
			id,
			type,
			expansion: expansionOf(id),
			own: stock.has(id),
			left: copiesFor(game, mover, id),
			fits: !type || apart || holes.some((hole) => rotationsAt(hole, type).length > 0)
		};
	});
}

/** An empty spot beside the tiles on the table. */
interface OpenSpot extends Spot {
	/** True when the chosen tile fits here, or when no tile is chosen yet. */
	readonly legal: boolean;
}

/**
 * Every spot beside the tiles, with what the chosen tile makes of it; beyond the edge only for a tile that fits there, where
 * the table may be extended.
 */
export function openSpots(game: Game, draft: Draft): readonly OpenSpot[] {
	const tile = draft.tile ?? nextQuestion(game)?.tile;
	const type = tile && game.rules.tiles.get(tile);
	const fits = (hole: Hole): boolean => !type || rotationsAt(hole, type).length > 0;
	const spots = [...game.board.holes.values()].map((hole) => spotOf(hole, fits(hole)));
	if (!type || !tableExtends(game.rules.rulings)) return spots;
	return [
		...spots,
		...[...game.board.offTableHoles.values()].filter(fits).map((hole) => spotOf(hole, true))
	];
}

const spotOf = ({ x, y }: Hole, legal: boolean): OpenSpot => ({ x, y, legal });

/** The empty spots beside the tiles that no tile still to come fits into, whoever may lay it, as the table's list goes. */
export function deadSpots({ board, rules, left, stock }: Game): readonly Spot[] {
	const listed = new Set([...rules.counts.keys(), ...rules.stock.keys(), ...rules.tiles.keys()]);
	const coming = [...listed].filter((id) => {
		const counted = rules.counts.has(id) || rules.stock.has(id);
		return !counted || [left, ...stock].some((pile) => (pile.get(id) ?? 0) > 0);
	});
	const types = coming.map((id) => rules.tiles.get(id));
	// What a design that nobody has told yet looks like, nobody knows: it may fit anywhere.
	if (types.includes(undefined)) return [];
	return [...board.holes.values()].filter(
		(hole) => !types.some((type) => type && rotationsAt(hole, type).length > 0)
	);
}

/** The rotations to choose from on a spot: those that fit and look different; where none fits, all that look different. */
export function rotationsFor(game: Game, type: TileType, spot: Spot): readonly Rotation[] {
	const fitting = rotationsAt(holeOf(game.board, spot), type);
	const looks = distinctRotations(type);
	const shown = looks.filter((rotation) => fitting.includes(rotation));
	return shown.length > 0 ? shown : looks;
}

/** The tile as the draft would lay it; undefined until tile, spot and rotation are chosen. */
export function layingOf(game: Game, { tile, spot, rotation, trees }: Draft): Laying | undefined {
	const type = tile && game.rules.tiles.get(tile);
	if (!type || !spot || rotation === undefined || tileAt(game.board, spot)) return undefined;
	return { type: trees ? withTrees(type) : type, spot, rotation };
}

/** True when it must be said of the tile about to be laid what stands at its crossing. */
export const asksForTrees = ({ rules }: Game, { type }: Laying): boolean =>
	treesRunOn(rules.rulings) && (type.runsOn === true || hasCrossing(type));

/** The figures that could be put on the tile; empty until it has a spot. */
export function optionsOf(game: Game, draft: Draft): readonly DeployOption[] {
	const laying = layingOf(game, draft);
	return laying ? deployOptions(game, laying, moverOf(game, draft)) : [];
}

/** The turn as an event; undefined until tile, spot and rotation are chosen. */
export function laidOf(game: Game, draft: Draft): Laid | undefined {
	const laying = layingOf(game, draft);
	const type = laying && game.rules.tiles.get(laying.type.id);
	if (!type) return undefined;
	return {
		type: 'base/laid',
		player: moverOf(game, draft),
		tile: type.id,
		...withCustomTile(type),
		x: laying.spot.x,
		y: laying.spot.y,
		rotation: laying.rotation,
		...(draft.trees ? { trees: true } : {}),
		...(draft.deploy ? { deploy: draft.deploy } : {})
	};
}

/** A design that is in no list travels with the event. */
export function withCustomTile(type: TileType): Pick<Laid, 'told'> {
	const told = descriptionOf(type);
	return told ? { told } : {};
}

/** What an event would lead to if the table overruled everything; undefined when it is nonsense. `game` is used up. */
export function previewEvent(game: Game, event: GameEvent): Outcome | undefined {
	const played = play(game, { ...event, overruled: OBJECTIONS });
	return played.ok ? played.value : undefined;
}

/** The event with exactly these objections overruled. */
export const withOverruled = <E extends GameEvent>(
	event: E,
	objections: readonly Objection[]
): E & { overruled?: GameEvent['overruled'] } =>
	objections.length > 0
		? { ...event, overruled: [...new Set(objections.map(({ code }) => code))] }
		: event;

/** True when the game's last tile lies, and nobody is asked for more. */
export const isAllLaid = (game: Game): boolean => tilesLeft(game) === 0 && !nextQuestion(game);

/** True when the chosen tile fits no spot on the table. */
export function fitsNowhere(game: Game, tile: TileId): boolean {
	const type = game.rules.tiles.get(tile);
	return type ? !fitsSomewhere(game.board, type) : game.board.holes.size === 0;
}

/** How far the game is, the start tile counted: number of the tile being laid, and of all in the game. */
interface Progress {
	readonly tile: number;
	readonly of: number;
}

/** The number of the tile that comes next, and of all. */
export function progressOf(game: Game): Progress {
	const laid = game.board.order.length;
	const left = tilesLeft(game);
	return { tile: laid + (left > 0 ? 1 : 0), of: laid + left };
}

/** A player's figures of one kind. */
interface FigureCount {
	readonly hand: number;
	readonly table: number;
}

/** Something else than followers that a player has: a kind of figure, or a tile of their own. */
export interface OtherFigure extends FigureCount {
	readonly kind: PieceKindId;
	/** Present for a tile. */
	readonly tile?: TileType;
}

/** A player's figures of every kind but followers, and then the tiles of their own. */
export const othersOf = (game: Game, player: PlayerIndex): readonly OtherFigure[] => [
	...Object.keys(game.rules.pieces)
		.filter((kind) => kind !== 'follower')
		.map((kind) => ({ kind, ...figuresOf(game, player, kind) })),
	...[...game.rules.stock.keys()].map((id) => {
		const hand = copiesFor(game, player, id);
		const tile = game.rules.tiles.get(id);
		return { kind: id, ...(tile && { tile }), hand, table: ownOnTable(game, player, id) };
	})
];

/** How many tiles of their own a player has laid, or that lay there when the table was taken over. */
const ownOnTable = ({ history }: Game, player: PlayerIndex, tile: TileId): number =>
	history.filter(
		({ event }) =>
			(isLaid(event) || isPlaced(event)) && event.tile === tile && event.player === player
	).length;

/** A player's figures of one kind in hand and on the table. */
export function figuresOf(game: Game, player: PlayerIndex, kind: PieceKindId): FigureCount {
	const onTable = [...game.pieces].filter((one) => one.player === player && one.kind === kind);
	return { hand: inSupply(game, player, kind), table: onTable.length };
}
