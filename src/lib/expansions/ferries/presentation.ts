import { tileAt } from '../../engine/board';
import { sidesOf } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type {
	EventFacts,
	EventPresentation,
	EventPresentations,
	Numbering
} from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import {
	FERRIES_KEPT,
	FERRY_FOUND,
	FERRY_LAID,
	FERRY_MOVED,
	type FerriesKept,
	type FerryEvent,
	type FerryFound,
	type FerryLaid,
	type FerryMoved
} from './events';
import { isFerryFound } from './links';
import { FERRY, pairsOf } from './tiles';

type Lying = FerryLaid | FerryMoved | FerryFound;

/** Where a ferry lies: its lake, and the sides where its roads leave it. */
function whereIn(game: Game, { one, other }: Lying): Pick<EventFacts, 'place' | 'sides'> {
	const tile = tileAt(game.board, one);
	const sides = tile ? [one.segment, other].flatMap((segment) => sidesOf(tile, segment)) : [];
	return { place: namedPlace(game, one), sides: sides.sort((a, b) => a - b) };
}

const lying = <E extends FerryLaid | FerryMoved>(): EventPresentation<E> => ({
	role: 'answer',
	facts: (event, game) => ({ key: event.type, player: event.player, ...whereIn(game, event) }),
	renumbered
});

const renumbered = <E extends Lying>(event: E, number: Numbering): E => ({
	...event,
	one: renumberedPlace(event.one, number),
	other: number({ ...event.one, segment: event.other })
});

const kept: EventPresentation<FerriesKept> = {
	role: 'answer',
	idle: true,
	facts: ({ type, player, at }, game) =>
		at ? { key: 'ferries/kept-one', player, place: namedPlace(game, at) } : { key: type, player },
	renumbered: (event, number) =>
		event.at ? { ...event, at: renumberedPlace(event.at, number) } : event
};

const EVENTS: EventPresentations<FerryEvent> = {
	[FERRY_LAID]: lying(),
	[FERRY_MOVED]: lying(),
	[FERRIES_KEPT]: kept,
	[FERRY_FOUND]: {
		role: 'setup',
		facts: (event, game) => ({ key: event.type, ...whereIn(game, event) }),
		renumbered
	}
};

export const FERRIES_PRESENTATION: Presentation = {
	module: 'ferries',
	events: EVENTS,
	links: [
		{
			id: FERRY,
			pairsOn: ({ type }) => pairsOf(type),
			found: ({ x, y }, [segment, other]): FerryFound => ({
				type: FERRY_FOUND,
				one: { x, y, segment },
				other
			}),
			foundAt: (event) => (isFerryFound(event) ? event.one : undefined)
		}
	]
};
