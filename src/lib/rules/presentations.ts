import type { Board } from '../engine/board';
import type { Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { GameEvent } from '../engine/module';
import { ABBEY_AND_MAYOR_PRESENTATIONS } from './abbey-and-mayor/presentation';
import { BASE_PRESENTATION } from './base/presentation';
import { GINGERBREAD_PRESENTATION } from './gingerbread/presentation';
import type { EventPresentation, EventRole } from './presentation/events';
import type { SourceId } from './presentation/facts';
import type { MarkerPresentation, Presentation } from './presentation/presentation';

/** What every module brings to the screen; the base game, which answers for what no other does, last. */
const PRESENTATIONS: readonly Presentation[] = [
	...ABBEY_AND_MAYOR_PRESENTATIONS,
	GINGERBREAD_PRESENTATION,
	BASE_PRESENTATION
];

/** Every figure that belongs to nobody, whatever is played. */
export const MARKERS: readonly MarkerPresentation[] = PRESENTATIONS.flatMap(
	({ marker }) => marker ?? []
);

const EVENTS: ReadonlyMap<string, EventPresentation> = new Map(
	PRESENTATIONS.flatMap(({ events = {} }) => Object.entries(events))
);

/** How the screen treats an event; undefined for one of no module. */
export const presentationOf = ({ type }: Pick<GameEvent, 'type'>): EventPresentation | undefined =>
	EVENTS.get(type);

/** What an event is in the course of a game; undefined for one of no module. */
export const roleOf = (event: Pick<GameEvent, 'type'>): EventRole | undefined =>
	presentationOf(event)?.role;

/** What the modules of a game bring to the screen. */
export const presentationsIn = ({ rules }: Game): readonly Presentation[] =>
	PRESENTATIONS.filter(({ module }) => rules.modules.has(module));

/** The figures of a game that belong to nobody. */
export const markersIn = (game: Game): readonly MarkerPresentation[] =>
	presentationsIn(game).flatMap(({ marker }) => marker ?? []);

/** The figure of nobody's of which an event says where it stood on an existing table. */
export const markerOf = (event: GameEvent): MarkerPresentation | undefined =>
	MARKERS.find((marker) => marker.stoodAt(event));

const SOURCES: ReadonlyMap<string, SourceId> = new Map(
	PRESENTATIONS.flatMap(({ sources = {} }) => Object.entries(sources))
);

/** Where the points of a settlement come from. */
export function sourceOf(board: Board, settlement: Settlement): SourceId {
	const named = SOURCES.get(settlement.occasion);
	if (named !== undefined) return named;
	for (const presentation of PRESENTATIONS) {
		const source = presentation.sourceOf?.(settlement, board);
		if (source !== undefined) return source;
	}
	return settlement.kind;
}
