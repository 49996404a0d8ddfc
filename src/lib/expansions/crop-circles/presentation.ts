import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import {
	ADDED,
	CHOSE_ADDING,
	CHOSE_TAKING,
	DECLINED,
	TOOK,
	type Chose,
	type CircleEvent,
	type Declined
} from './events';

/** A sentence that names its player only. */
const plain = {
	role: 'answer',
	facts: ({ type, player }: Chose | Declined) => ({ key: type, player })
} as const;

const EVENTS: EventPresentations<CircleEvent> = {
	[CHOSE_ADDING]: { ...plain, idle: true },
	[CHOSE_TAKING]: plain,
	[ADDED]: {
		role: 'answer',
		facts: ({ type, player, piece, to }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, to)
		}),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	},
	[DECLINED]: { ...plain, idle: true },
	[TOOK]: {
		role: 'answer',
		facts: ({ type, player, piece, from }, game) => ({
			key: type,
			player,
			piece,
			place: namedPlace(game, from)
		}),
		renumbered: (event, number) => ({ ...event, from: renumberedPlace(event.from, number) })
	}
};

export const CIRCLE_PRESENTATION: Presentation = { module: 'crop-circles', events: EVENTS };
