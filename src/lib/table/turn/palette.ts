import { bridgedRotations, holeWithBridges } from '../../engine/bridge';
import { nextQuestion, playerToAct } from '../../engine/question';
import type { Hole } from '../../engine/board';
import { copiesFor, isDrawnNow, type Game } from '../../engine/game';
import { holeOf, rotationsAt } from '../../engine/holes';
import { isPlayable, legalRotations } from '../../engine/legal';
import type { Spot } from '../../engine/spot';
import type { TileId, TileType } from '../../engine/tile';
import type { Draft } from '../../record/draft';
import { tableExtends } from '../../rules/base/rulings';
import { expansionOf, type ExpansionId } from '../../rules/catalogue';
import { moverOf } from './turn';

/** A tile type in the palette. */
interface PaletteEntry {
	readonly id: TileId;
	/** Undefined for a custom tile that hasn't been described yet. */
	readonly type: TileType | undefined;
	/** The expansion it belongs to; undefined for the box itself. */
	readonly expansion: ExpansionId | undefined;
	/** True for a tile that isn't drawn: each player has their own. */
	readonly own: boolean;
	/** Copies left; 0 or less when all were laid. */
	readonly left: number;
	/** False when it doesn't fit the chosen spot, or any spot when none is chosen. */
	readonly fits: boolean;
}

/**
 * The tile types that may be drawn now, in a fixed order, judged for the chosen spot or for the whole table. Before the game goes
 * on, all tile types.
 */
export function paletteOf(game: Game, draft: Draft): readonly PaletteEntry[] {
	const { stock, tiles } = game.rules;
	const holes = draft.spot ? [holeOf(game.board, draft.spot)] : [...game.board.holes.values()];
	const mover = moverOf(game, draft);
	// While an existing table is built, tiles may lie apart from all others.
	const apart = game.phase === 'building' && !draft.spot;
	return tilesOffered(game, draft).map((id) => {
		const type = tiles.get(id);
		return {
			id,
			type,
			expansion: expansionOf(id),
			own: stock.has(id),
			left: copiesFor(game, mover, id),
			fits: !type || apart || holes.some((hole) => fitsIn(game, hole, type))
		};
	});
}

/** The ids of the tile types that {@link paletteOf} lists. */
export function tilesOffered(game: Game, draft: Draft): readonly TileId[] {
	const { counts, leftInBox, stock, tiles } = game.rules;
	const comes = (id: TileId): boolean =>
		game.phase !== 'playing' || stock.has(id) || id === draft.tile || isComing(game, id);
	const inGame = (id: TileId): boolean => !leftInBox.has(id) || id === draft.tile;
	return [...new Set([...counts.keys(), ...tiles.keys()])].filter((id) => inGame(id) && comes(id));
}

const fitsIn = (game: Game, hole: Hole, type: TileType): boolean =>
	legalRotations(game, hole, type).length > 0 ||
	bridgedRotations(game, playerToAct(game), { type, spot: { x: hole.x, y: hole.y } }).length > 0;

/** True unless other piles are drawn from first, or the tile's own pile is used up. */
const isComing = (game: Game, id: TileId): boolean =>
	isDrawnNow(game, id) && (!game.rules.piles.has(id) || (game.left.get(id) ?? 0) > 0);

/** An empty spot beside the tiles on the table. */
interface OpenSpot extends Spot {
	/**
	 * True if the chosen tile fits here. If none is chosen yet: true, unless only tiles of a pile come now and none of them fits
	 * here.
	 */
	readonly legal: boolean;
	/** True if the chosen tile fits here only with a bridge. */
	readonly bridge?: true;
}

/**
 * Every spot beside the tiles, and whether the chosen tile fits there, or else any tile of the pile that is drawn from now. Spots
 * beyond the edge are listed only if the chosen tile fits there and may extend the table.
 */
export function openSpots(game: Game, draft: Draft): readonly OpenSpot[] {
	const tile = draft.tile ?? nextQuestion(game)?.tile;
	const type = tile && game.rules.tiles.get(tile);
	const ofPile = !type && drawsFromPile(game) ? typesLeft(game, draft) : undefined;
	const types = type ? [type] : ofPile;
	const fits = (hole: Hole): boolean => !types || types.some((one) => fitsIn(game, hole, one));
	const spots = [...game.board.holes.values()].map((hole) => ({
		...spotOf(hole, fits(hole)),
		...(type && needsBridge(game, hole, type) && { bridge: true as const })
	}));
	if (!type || !tableExtends(game.rules.rulings)) return spots;
	return [
		...spots,
		...[...game.board.offTableHoles.values()].filter(fits).map((hole) => spotOf(hole, true))
	];
}

/** True if a tile fits with a bridge, and not without one. */
const needsBridge = (game: Game, hole: Hole, type: TileType): boolean =>
	game.rules.bridging !== undefined &&
	legalRotations(game, hole, type).length === 0 &&
	fitsIn(game, hole, type);

/** True while tiles of a pile come before all others: their own rules say where they may lie. */
const drawsFromPile = ({ rules, left, phase }: Game): boolean =>
	phase === 'playing' &&
	[...rules.piles].some(([id, order]) => order < 0 && (left.get(id) ?? 0) > 0);

/** The tiles that may be laid now and aren't used up. */
const typesLeft = (game: Game, draft: Draft): readonly TileType[] =>
	tilesOffered(game, draft).flatMap((id) =>
		copiesFor(game, moverOf(game, draft), id) > 0 ? (game.rules.tiles.get(id) ?? []) : []
	);

const spotOf = ({ x, y }: Hole, legal: boolean): OpenSpot => ({ x, y, legal });

/**
 * The types of all tiles that may still be laid by anybody, according to the table's list; undefined while one of them isn't
 * described.
 */
export function typesToCome({
	rules,
	left,
	stock,
	turnedUp
}: Game): readonly TileType[] | undefined {
	const listed = new Set([...rules.counts.keys(), ...rules.stock.keys(), ...rules.tiles.keys()]);
	const coming = [...listed].filter((id) => {
		const counted = rules.counts.has(id) || rules.stock.has(id);
		if (!counted || turnedUp.some(({ tile }) => tile === id)) return true;
		return [left, ...stock].some((pile) => (pile.get(id) ?? 0) > 0);
	});
	const types = coming.flatMap((id) => rules.tiles.get(id) ?? []);
	return types.length === coming.length ? types : undefined;
}

/** The empty spots beside the tiles that none of the remaining tiles fits, according to the table's list. */
export function deadSpots(game: Game): readonly Spot[] {
	const types = typesToCome(game);
	// A custom tile that hasn't been described yet may fit anywhere.
	if (!types) return [];
	return [...game.board.holes.values()].filter((hole) => {
		const asked = holeWithBridges(game, hole);
		return !types.some((type) => rotationsAt(asked, type).length > 0);
	});
}

/** True when the chosen tile fits no spot on the table. */
export function fitsNowhere(game: Game, tile: TileId): boolean {
	const type = game.rules.tiles.get(tile);
	return type ? !isPlayable(game, type) : game.board.holes.size === 0;
}
