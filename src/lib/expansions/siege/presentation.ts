import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { ESCAPED, STAYED, type SiegeEvent } from './events';
import { NOTE } from './siege';
import { isBesieged } from './tiles';

const EVENTS: EventPresentations<SiegeEvent> = {
	[ESCAPED]: {
		role: 'answer',
		facts: ({ type, player, piece, from }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, from)
		}),
		renumbered: (event, number) => ({ ...event, from: renumberedPlace(event.from, number) })
	},
	[STAYED]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player }) => ({ key: type, player })
	}
};

export const SIEGE_PRESENTATION: Presentation = {
	module: 'siege',
	events: EVENTS,
	notesOn: (_, feature) => (isBesieged(feature) ? [{ id: NOTE, players: [] }] : [])
};
