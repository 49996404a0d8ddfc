import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { PLACED, type PhantomEvent } from './events';

const EVENTS: EventPresentations<PhantomEvent> = {
	[PLACED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({ key: type, player, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

export const PHANTOM_PRESENTATION: Presentation = { module: 'phantom', events: EVENTS };
