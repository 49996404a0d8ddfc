import type { EventPresentations } from '../../rules/presentation/events';
import { figureMove, namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import {
	HAWKER_MOVED,
	HAWKER_STAYED,
	HAWKER_STOOD,
	PRICED,
	WENT_HOME,
	type MarketEvent
} from './events';
import { HAWKER, hawkerPlace, isHawkerStood } from './hawker';
import { STALLKEEPER } from './stall';

const EVENTS: EventPresentations<MarketEvent> = {
	[HAWKER_MOVED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({ key: type, player, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) }),
		figureMoves: ({ player, to }, game) => figureMove(game, { player, piece: HAWKER }, to)
	},
	[HAWKER_STAYED]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player }) => ({ key: type, player })
	},
	[PRICED]: {
		role: 'answer',
		facts: ({ type, player, shows }) => ({ key: type, player, count: shows })
	},
	[WENT_HOME]: {
		role: 'answer',
		facts: ({ type, player, from }, game) => ({ key: type, player, place: namedPlace(game, from) }),
		renumbered: (event, number) => ({ ...event, from: renumberedPlace(event.from, number) }),
		figureMoves: ({ player }) => [{ player, piece: STALLKEEPER }]
	},
	[HAWKER_STOOD]: {
		role: 'setup',
		facts: ({ type, to }, game) => ({ key: type, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

export const MARKET_PRESENTATION: Presentation = {
	module: 'market-day',
	events: EVENTS,
	sources: {
		'market-day/visited': 'hawker',
		'market-day/priced': 'hawker',
		'market-day/taken': 'cashbox',
		'market-day/ended': 'cashbox'
	},
	markers: [
		{
			id: HAWKER,
			standsAt: hawkerPlace,
			segmentsOn: ({ type }) =>
				type.segments.filter(({ kind }) => kind === 'road').map(({ index }) => index),
			stood: (to) => ({ type: HAWKER_STOOD, to }),
			stoodAt: (event) => (isHawkerStood(event) ? event.to : undefined)
		}
	]
};
