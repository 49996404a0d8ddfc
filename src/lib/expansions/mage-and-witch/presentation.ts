import type { EventPresentation, EventPresentations } from '../../rules/presentation/events';
import { figureMove, namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { MarkerPresentation, Presentation } from '../../rules/presentation/presentation';
import {
	MAGE_MOVED,
	MAGE_STOOD,
	WITCH_MOVED,
	WITCH_STOOD,
	type MagicEvent,
	type MagicianMoved,
	type MagicianStood
} from './events';
import {
	MAGICIANS,
	mayStandOn,
	type Magician,
	isMagicianStood,
	magicianOf,
	stoodType
} from './magicians';

const REMOVED: Readonly<Record<Magician, string>> = {
	mage: 'mage-and-witch/mage-removed',
	witch: 'mage-and-witch/witch-removed'
};

/** A move; taking one off the table has a sentence of its own. */
const moved = <E extends MagicianMoved>(): EventPresentation<E> => ({
	role: 'answer',
	facts: (event, game) =>
		event.to
			? { key: event.type, player: event.player, place: namedPlace(game, event.to) }
			: { key: REMOVED[magicianOf(event)], player: event.player },
	renumbered: (event, number) =>
		event.to ? { ...event, to: renumberedPlace(event.to, number) } : event,
	figureMoves: (event, game) => {
		const figure = { player: event.player, piece: magicianOf(event) };
		return event.to ? figureMove(game, figure, event.to) : [figure];
	}
});

const stood = <E extends MagicianStood>(): EventPresentation<E> => ({
	role: 'setup',
	facts: ({ type, to }, game) => ({ key: type, place: namedPlace(game, to) }),
	renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
});

const EVENTS: EventPresentations<MagicEvent> = {
	[MAGE_MOVED]: moved(),
	[WITCH_MOVED]: moved(),
	[MAGE_STOOD]: stood(),
	[WITCH_STOOD]: stood()
};

const markerOf = (magician: Magician): MarkerPresentation => ({
	id: magician,
	standsAt: ({ markers }) => markers.get(magician),
	segmentsOn: ({ type }) => type.segments.filter(mayStandOn).map(({ index }) => index),
	stood: (to): MagicianStood => ({ type: stoodType(magician), to }),
	stoodAt: (event) =>
		isMagicianStood(event) && magicianOf(event) === magician ? event.to : undefined
});

export const MAGIC_PRESENTATION: Presentation = {
	module: 'mage-and-witch',
	events: EVENTS,
	markers: MAGICIANS.map(markerOf)
};
