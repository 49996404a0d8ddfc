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

/** The base game comes last: it answers what no other module does. */
const PRESENTATIONS: readonly Presentation[] = [
	...ABBEY_AND_MAYOR_PRESENTATIONS,
	GINGERBREAD_PRESENTATION,
	BASE_PRESENTATION
];

/** The neutral figures of all modules. */
export const MARKERS: readonly MarkerPresentation[] = PRESENTATIONS.flatMap(
	({ marker }) => marker ?? []
);

const EVENTS: ReadonlyMap<string, EventPresentation> = new Map(
	PRESENTATIONS.flatMap(({ events = {} }) => Object.entries(events))
);

/** Undefined for an event of no module. */
export const presentationOf = ({ type }: Pick<GameEvent, 'type'>): EventPresentation | undefined =>
	EVENTS.get(type);

/** Undefined for an event of no module. */
export const roleOf = (event: Pick<GameEvent, 'type'>): EventRole | undefined =>
	presentationOf(event)?.role;

export const presentationsIn = ({ rules }: Game): readonly Presentation[] =>
	PRESENTATIONS.filter(({ module }) => rules.modules.has(module));

/** The neutral figures of a game. */
export const markersIn = (game: Game): readonly MarkerPresentation[] =>
	presentationsIn(game).flatMap(({ marker }) => marker ?? []);

/** The neutral figure that an event places on an existing table. */
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
