import { nextQuestion, type Question } from '../../engine/question';
import { edgeOf, neighbourAt, partAt, tileAt, isOffTable, type Board } from '../../engine/board';
import { sidesOf } from '../../engine/feature';
import type { PlayerColour } from '../../engine/colours';
import { onWholeTiles } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { TileToken, TokenId } from '../../engine/ledger';
import type { Piece, PieceApart } from '../../engine/piece';
import { unlikeSides, type Laying } from '../../engine/laying';
import {
	isAt,
	opposite,
	samePlace,
	sameSpot,
	SIDES,
	type Place,
	type Spot
} from '../../engine/spot';
import {
	lyingOf,
	type BoardChoice,
	type BoardEdge,
	type BoardFigure,
	type BoardSpot,
	type Ghost,
	type MismatchedSide,
	type UnlikeEdge
} from '../../drawing/board/scene';
import { isMouth, type SegmentKind } from '../../engine/tile';
import type { Draft, Player } from '../../record';
import { tableEdgeMoves } from '../../rules/base/table-edge';
import type { MarkerPresentation, TokenStack } from '../../rules/presentation/presentation';
import { markersIn, tileTokensIn } from '../../rules/presentations';
import { words } from '../../words/en/table';
import { showsHoles } from './assistance';
import { figuresAwaitingAnswer } from '../turn/table-tasks';
import { goesTurned } from '../turn/entering';
import { deadSpots, openSpots } from '../turn/palette';
import type { RecallChoice } from '../turn/previews';
import { isAllLaid, groundOf, layingOf, moverOf, rotationsFor } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';

export const colourOf = (players: readonly Player[], player: number): PlayerColour =>
	players[player]?.colour ?? 'grey';

/** The figures as the board shows them; those with an open question still stand where they stood. `ask` is the question. */
export function figuresIn(
	game: Game,
	pieces: Iterable<Piece>,
	players: readonly Player[],
	ask = nextQuestion(game)
): readonly BoardFigure[] {
	const about = ask?.about;
	const asked = figuresAwaitingAnswer(game);
	const next = asked.find(({ at }) => about && samePlace(at, about));
	const sent = new Set<Piece | PieceApart>(ask ? sentBy(ask) : []);
	const figures = [...pieces, ...asked].map((piece) => ({
		...figureOf(game, piece, players),
		asked: piece === next,
		leaving: sent.has(piece)
	}));
	const markers = markersIn(game).flatMap((marker) =>
		markerFigure(marker, game, next ? undefined : about)
	);
	return [
		...linkFigures(game.board, about),
		...figures,
		...markers,
		...tokenFigures(game, game.onTiles, players),
		...apartIn(game, players, sent)
	];
}

/** The figures that any of the answers to a question would send home. */
const sentBy = (ask: Question): readonly (Piece | PieceApart)[] =>
	ask.options.flatMap(([place]) => (place && ask.sends?.(place)) ?? []);

/** The links that join two segments of a tile; the one asked about is ringed. Between mouths, tokens that lie there show them. */
export const linkFigures = (board: Board, about?: Place): readonly BoardFigure[] =>
	board.links.flatMap(({ token, one, other }) => {
		const tile = tileAt(board, one);
		const from = tile?.type.segments[one.segment];
		if (!tile || !from || isMouth(from)) return [];
		const across = [one, other].flatMap(({ segment }) => sidesOf(tile, segment));
		const asked = about !== undefined && samePlace(about, one);
		return [{ at: tile.spot, kind: token, colour: undefined, lying: false, across, asked }];
	});

/** How far above the others of a pyramid its third figure stands, in units of figures. */
const SHOULDERS = 17;

/** Figures that stand on tiles as a whole: on top of what is stacked there, or on the picture of the tile, a third one above two others. */
const apartIn = (
	game: Game,
	players: readonly Player[],
	sent: ReadonlySet<Piece | PieceApart>
): readonly BoardFigure[] =>
	onWholeTiles(game).map((piece, index, all) => {
		const { kind, player, on } = piece;
		const before = all.slice(0, index).filter((other) => sameSpot(other.on.spot, on.spot));
		const onMark = stackAt(game, on.spot)?.top ?? (before.length < 2 ? 0 : SHOULDERS);
		const figure = { at: on.spot, kind, colour: colourOf(players, player), lying: false };
		return { ...figure, leaving: sent.has(piece), onMark };
	});

/** What lies on tiles and isn't a figure, as the board shows it. */
export const tokenFigures = (
	game: Game,
	tokens: Iterable<TileToken>,
	players: readonly Player[]
): readonly BoardFigure[] => {
	const all = [...tokens];
	if (all.length === 0) return [];
	const stacks = stacksIn(game, all);
	return [
		...all
			.filter(({ token }) => !stacks.some((stack) => stack.token === token))
			.map(({ token, at, owner }) => ({
				at: { x: at.x, y: at.y },
				kind: token,
				colour: owner === undefined ? undefined : colourOf(players, owner),
				lying: false,
				...lyingAt(game, at)
			})),
		...stacks.map(({ at, kind }) => ({ at, kind, colour: undefined, lying: false, onMark: 0 }))
	];
};

/**
 * Where a token lies on its tile: in the mouth of a road, or over the side of whatever else it lies on. Empty for a token of the
 * whole tile.
 */
function lyingAt({ board }: Game, at: TileToken['at']): Pick<BoardFigure, 'across' | 'over'> {
	const tile = at.segment === undefined ? undefined : tileAt(board, at);
	if (!tile || at.segment === undefined) return {};
	const sides = sidesOf(tile, at.segment);
	if (tile.type.segments[at.segment]?.shape === 'path') return { across: sides };
	const [over] = sides;
	return over === undefined ? {} : { over };
}

/** Tokens that lie on top of each other. */
interface StackOnTile extends TokenStack {
	readonly token: TokenId;
	readonly at: Spot;
}

const stacksIn = (game: Game, tokens: Iterable<TileToken>): readonly StackOnTile[] =>
	tileTokensIn(game).flatMap(({ id, stackOf }) => {
		const own = [...tokens].filter(({ token }) => token === id);
		const spots = own
			.map(({ at }) => at)
			.filter((at, index, all) => all.findIndex((other) => sameSpot(other, at)) === index);
		return stackOf
			? spots.map((at) => ({
					token: id,
					at,
					...stackOf(own.filter((one) => sameSpot(one.at, at)).length)
				}))
			: [];
	});

/**
 * A figure without an owner. It is the one asked about if it is at the place that is asked about, and no other figure is. Beside
 * a figure on top of what is stacked on a tile, it stands up there, too.
 */
function markerFigure(
	marker: MarkerPresentation,
	game: Game,
	about: Place | undefined
): readonly BoardFigure[] {
	const at = marker.standsAt(game);
	if (!at) return [];
	const asked = about !== undefined && isAt(about, at);
	const figure = { at, kind: marker.id, colour: undefined, lying: false, asked };
	if ('segment' in at) return [figure];
	const onTop = at.beside && game.apart.has(at.beside) && stackAt(game, at);
	return [{ ...figure, ...(onTop ? { onMark: onTop.top } : { raised: true }) }];
}

/** What lies on a tile on top of each other; undefined if nothing does. */
const stackAt = (game: Game, spot: Spot): StackOnTile | undefined =>
	stacksIn(game, game.onTiles).find(({ at }) => sameSpot(at, spot));

export const figureOf = (game: Game, piece: Piece, players: readonly Player[]): BoardFigure => ({
	at: piece.at,
	...(piece.corner !== undefined && { corner: piece.corner }),
	kind: piece.kind,
	colour: colourOf(players, piece.player),
	lying: lyingOf(partAt(game.board, piece.at)?.segment.kind, piece)
});

/**
 * The answers to a question on the board; none for a question that is answered by laying a tile.
 * @param sought the only kind of places that is shown; undefined for all
 */
export const choicesIn = (
	game: Game,
	ask: Question,
	names: readonly string[],
	sought?: SegmentKind
): readonly BoardChoice[] =>
	ask.options.flatMap((places) => {
		const [first] = places;
		if (sought && first && partAt(game.board, first)?.segment.kind !== sought) return [];
		const gone = (first && ask.sends?.(first)) ?? [];
		const tile = first && tileAt(game.board, first);
		const figures = gone.map(({ kind, player }) => ({ piece: kind, name: names[player] ?? '' }));
		const pays = first && ask.pays?.(first);
		const label =
			tile && figures.length > 0
				? words.questions.sends(tile.type, figures)
				: labelOf(game, places);
		return {
			places,
			whole: isWholeTile(game, places),
			label: pays === undefined ? label : words.questions.pays(label, pays),
			pays
		};
	});

/** True for all places of one tile that has several. */
function isWholeTile({ board }: Game, places: readonly Place[]): boolean {
	const [first, ...others] = places;
	if (!first || others.length === 0) return false;
	const all = tileAt(board, first)?.type.segments.length === places.length;
	return all && others.every((place) => sameSpot(place, first));
}

/** What can be done on the board instead of placing a figure. None of it is required. */
export function insteadIn(entry: TurnEntry | undefined): readonly BoardChoice[] {
	if (!entry) return [];
	const home = recallsIn(entry.recalls);
	return entry.lying ? [...home, ...offeredIn(entry.lying, entry.offers, entry.draft, home)] : home;
}

/** The figures that can be taken home instead of placing one. */
const recallsIn = (recalls: readonly RecallChoice[]): readonly BoardChoice[] =>
	recalls.map(({ recall: { piece, x, y, segment }, from, points }) => ({
		places: [{ x, y, segment }],
		quiet: true,
		label: words.table.takeHome(piece, from, points)
	}));

/** The offers that a tap on a place takes up, without those on the tile about to be laid, or where another choice is. */
const offeredIn = (
	game: Game,
	offers: readonly Question[],
	{ spot }: Draft,
	others: readonly BoardChoice[]
): readonly BoardChoice[] =>
	offers
		.filter(({ tappable }) => tappable)
		.flatMap(({ id, options }) =>
			options.map((places) => ({
				places: places.filter((place) => !others.some((one) => isAmong(one.places, place))),
				whole: isWholeTile(game, places),
				quiet: true as const,
				label: offerLabel(game, id, places)
			}))
		)
		.filter(({ places: [first] }) => first && !(spot && sameSpot(spot, first)));

const isAmong = (places: readonly Place[], place: Place): boolean =>
	places.some((one) => samePlace(one, place));

function offerLabel(game: Game, id: string, places: readonly Place[]): string {
	const [place] = places;
	if (isWholeTile(game, places)) return labelOf(game, places);
	const kind = place && partAt(game.board, place)?.segment.kind;
	return kind ? words.questions.offerAt(id, place, kind) : words.questions.offer(id);
}

function labelOf(game: Game, places: readonly Place[]): string {
	const [first] = places;
	const tile = first && tileAt(game.board, first);
	if (!tile) return '';
	if (isWholeTile(game, places)) return words.tiles.label(tile.type);
	const kind = tile.type.segments[first.segment]?.kind;
	return kind ? words.tiles.place(first, kind) : '';
}

/** The sides where different terrains meet, each once: seen from the tile west or north of it. */
export const mismatchesIn = ({ board }: Game): readonly MismatchedSide[] =>
	board.order.flatMap((tile) =>
		unlikeSides(board, { type: tile.type, spot: tile, rotation: tile.rotation })
			.filter((side) => SIDES[side] === 'E' || SIDES[side] === 'S')
			.map((side) => ({ x: tile.x, y: tile.y, side }))
	);

/** The edge of the table as it is now; undefined if there is none. */
export function edgeIn({ board: { bounds }, rules }: Game): BoardEdge | undefined {
	if (!bounds) return undefined;
	return { ...bounds, moves: tableEdgeMoves(rules.rulings), label: words.table.edge(bounds) };
}

/** The spots that can be tapped for the draft; none once all tiles are laid. */
export function spotsIn(game: Game, draft: Draft): readonly BoardSpot[] {
	if (isAllLaid(game) && !draft.tile) return [];
	const lost = showsHoles(game) ? deadSpots(game) : [];
	return openSpots(game, draft).map((spot) => {
		const dead = lost.some((one) => sameSpot(one, spot));
		const beyondEdge = isOffTable(game.board, spot);
		const turned = draft.tile !== undefined && spot.legal && goesTurned(game, draft, spot);
		const label = words.table.spot(spot, {
			beyondEdge,
			unfillable: dead,
			turned,
			bridge: spot.bridge
		});
		return { ...spot, dead, turned, label };
	});
}

/** The sides of a tile where its neighbours show other terrains, and which terrains meet there. */
export const unlikeEdges = ({ board }: Game, laying: Laying): readonly UnlikeEdge[] =>
	unlikeSides(board, laying).flatMap((side) => {
		const mine = laying.type.oriented[laying.rotation].edges[side];
		const neighbour = neighbourAt(board, laying.spot, side);
		const theirs = neighbour && edgeOf(neighbour, opposite(side));
		return mine && theirs ? [{ side, label: words.tiles.meets(mine, theirs) }] : [];
	});

/** The tile of the draft, with its figure. */
export function ghostIn(game: Game, draft: Draft, players: readonly Player[]): Ghost | undefined {
	const laying = layingOf(game, draft);
	if (!laying) return undefined;
	const { type, spot, rotation } = laying;
	const on = draft.deploy && type.segments[draft.deploy.segment];
	const unlike = unlikeEdges(groundOf(game, draft), laying);
	return {
		...spot,
		type,
		rotation,
		unlike,
		turns: rotationsFor(game, type, spot).length > 1,
		label: words.table.rotateTile(type, unlike),
		...(on && {
			figure: {
				segment: on.index,
				...(draft.deploy.corner !== undefined && { corner: draft.deploy.corner }),
				kind: draft.deploy.piece,
				colour: colourOf(players, moverOf(game, draft)),
				lying: lyingOf(on.kind, draft.deploy)
			}
		})
	};
}
