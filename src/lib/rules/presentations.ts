import type { Board } from '../engine/board';
import { isRunning, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { GameEvent } from '../engine/module';
import type { PieceKindId, PlayerIndex } from '../engine/piece';
import type { Spot } from '../engine/spot';
import { markerAt, type ScoreMarker } from '../engine/track';
import { isPlaced, isStood } from './base/events';
import { BASE_PRESENTATION } from './base/presentation';
import { loadedExpansions } from './loading';
import type { EventPresentation, EventRole } from './presentation/events';
import type { SourceId } from './presentation/facts';
import type {
	BridgePresentation,
	HeldPresentation,
	LinkPresentation,
	MarkerPresentation,
	OnTopPresentation,
	Presentation,
	SecondFigure,
	SegmentTokenPresentation,
	TileTokenPresentation,
	TrackFigurePresentation
} from './presentation/presentation';

/** The presentations of everything that is loaded. The base game comes last: it is asked only if no other module answers. */
interface Known {
	readonly presentations: readonly Presentation[];
	readonly events: ReadonlyMap<string, EventPresentation>;
	readonly sources: ReadonlyMap<string, SourceId>;
	/** How many expansions were loaded. */
	readonly expansions: number;
}

function everythingLoaded(): Known {
	const expansions = [...loadedExpansions().values()];
	const presentations = [...expansions.flatMap((one) => one.presentations), BASE_PRESENTATION];
	return {
		presentations,
		events: new Map(presentations.flatMap(({ events = {} }) => Object.entries(events))),
		sources: new Map(presentations.flatMap(({ sources = {} }) => Object.entries(sources))),
		expansions: expansions.length
	};
}

let before: Known | undefined;

/** What is loaded; put together again after another expansion was loaded. */
function known(): Known {
	if (before?.expansions !== loadedExpansions().size) before = everythingLoaded();
	return before;
}

/** The neutral figures of all modules that are loaded. */
export const markersKnown = (): readonly MarkerPresentation[] =>
	known().presentations.flatMap(({ markers = [] }) => markers);

/** The presentation of an event; undefined if no loaded module has such an event. */
export const presentationOf = ({ type }: Pick<GameEvent, 'type'>): EventPresentation | undefined =>
	known().events.get(type);

/** The role of an event; undefined if no loaded module has such an event. */
export const roleOf = (event: Pick<GameEvent, 'type'>): EventRole | undefined =>
	presentationOf(event)?.role;

export const presentationsIn = ({ rules }: Game): readonly Presentation[] =>
	known().presentations.filter(({ module }) => rules.modules.has(module));

/** The neutral figures of a game. */
export const markersIn = (game: Game): readonly MarkerPresentation[] =>
	presentationsIn(game).flatMap(({ markers = [] }) => markers);

/** The second scoring figure of each player in a game; undefined if each player has only one. */
export const secondFigureIn = (game: Game): SecondFigure | undefined =>
	presentationsIn(game).find(({ secondFigure }) => secondFigure)?.secondFigure;

/** A scoring figure on the track. */
interface ScoringFigure {
	/** Its kind; absent for the scoring marker. */
	readonly piece?: PieceKindId;
	readonly marker: ScoreMarker;
}

/** Where a player's scoring figures stand while a game goes on, the scoring marker first. */
export function scoringFigures(
	game: Game,
	player: PlayerIndex,
	total: number
): readonly ScoringFigure[] {
	const second = isRunning(game) ? secondFigureIn(game) : undefined;
	const points = second?.points(game, player) ?? 0;
	const first = { marker: markerAt(total - points) };
	return second ? [first, { piece: second.id, marker: markerAt(points) }] : [first];
}

/** The neutral figure that an event places on an existing table. */
export const markerOf = (event: GameEvent): MarkerPresentation | undefined =>
	markersKnown().find((marker) => marker.stoodAt(event));

/** The tokens of a game that may lie on the tiles of an existing table. */
export const tileTokensIn = (game: Game): readonly TileTokenPresentation[] =>
	presentationsIn(game).flatMap(({ onTiles = [] }) => onTiles);

/** The tokens of a game that may lie on segments of the tiles of an existing table. */
export const segmentTokensIn = (game: Game): readonly SegmentTokenPresentation[] =>
	presentationsIn(game).flatMap(({ onSegments = [] }) => onSegments);

/** The figures of a game that may stand on the tiles of an existing table as a whole. */
export const onTopIn = (game: Game): readonly OnTopPresentation[] =>
	presentationsIn(game).flatMap(({ onTop }) => onTop ?? []);

/** The figures of a game that may stand on the score track of an existing table. */
export const trackFiguresIn = (game: Game): readonly TrackFigurePresentation[] =>
	presentationsIn(game).flatMap(({ onTrack = [] }) => onTrack);

/** The figures of a game that other players may hold on an existing table. */
export const heldFiguresIn = (game: Game): readonly HeldPresentation[] =>
	presentationsIn(game).flatMap(({ held }) => held ?? []);

/**
 * The spot of an existing table onto which an event puts something: a tile, a figure (also a neutral one), a token, or a link.
 */
export const tileOf = (event: GameEvent): Spot | undefined =>
	isPlaced(event) || isStood(event) ? event : (markerOf(event)?.stoodAt(event) ?? tokenSpot(event));

/** The links of a game that may join segments of the tiles of an existing table. */
export const linksIn = (game: Game): readonly LinkPresentation[] =>
	presentationsIn(game).flatMap(({ links = [] }) => links);

/** The bridges of a game that may lie over the tiles of an existing table; undefined if it has none. */
export const bridgesFoundIn = (game: Game): BridgePresentation | undefined =>
	presentationsIn(game).find(({ bridge }) => bridge)?.bridge;

function tokenSpot(event: GameEvent): Spot | undefined {
	for (const { onTiles = [], onSegments = [], links = [], bridge, onTop } of known()
		.presentations) {
		for (const token of [...onTiles, ...onSegments, ...links, ...(bridge ? [bridge] : [])]) {
			const at = token.foundAt(event);
			if (at) return at;
		}
		const at = onTop?.stoodAt(event);
		if (at) return at;
	}
	return undefined;
}

/** Where the points of a settlement come from. */
export function sourceOf(board: Board, settlement: Settlement): SourceId {
	const { presentations, sources } = known();
	const named = sources.get(settlement.occasion);
	if (named !== undefined) return named;
	for (const presentation of presentations) {
		const source = presentation.sourceOf?.(settlement, board);
		if (source !== undefined) return source;
	}
	return settlement.kind;
}
