import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { TOOK, TOOK_DOWN, type FestivalEvent } from './events';

const EVENTS: EventPresentations<FestivalEvent> = {
	[TOOK]: {
		role: 'answer',
		facts: ({ type, player, piece, from }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, from)
		}),
		renumbered: (event, number) => ({ ...event, from: renumberedPlace(event.from, number) })
	},
	[TOOK_DOWN]: {
		role: 'answer',
		facts: ({ type, player, piece, at: { x, y } }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, { x, y, segment: 0 })
		})
	}
};

export const FESTIVAL_PRESENTATION: Presentation = { module: 'festival', events: EVENTS };
