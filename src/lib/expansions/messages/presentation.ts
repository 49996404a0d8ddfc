import type {
	EventFacts,
	EventPresentation,
	EventPresentations
} from '../../rules/presentation/events';
import { renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { messageOf, OCCASIONS, type MessageName } from './effects';
import { CARRIED_OUT, MESSENGER_MOVED, NO_MESSAGE, TWO_POINTS, type MessagesEvent } from './events';
import { MESSENGER, MESSENGER_MOVES, messengerInTurn, scoringFigures } from './figures';

const said = <E extends MessagesEvent>(
	factsOf: (event: E) => EventFacts = ({ type, player, points }) => ({
		key: type,
		player,
		count: points
	})
): EventPresentation<E> => ({ role: 'answer', facts: factsOf });

/** What is said of a message that was carried out. */
const SAID: Readonly<Record<MessageName, string>> = {
	road: 'messages/road',
	city: 'messages/city',
	monastery: 'messages/monastery',
	tile: 'messages/tile',
	pennants: 'messages/pennants',
	knights: 'messages/knights',
	farmers: 'messages/farmers',
	follower: 'messages/follower'
};

const EVENTS: EventPresentations<MessagesEvent> = {
	[MESSENGER_MOVED]: said(),
	[NO_MESSAGE]: said(({ type, player, points, by }) => ({
		key: by === MESSENGER_MOVES ? MESSENGER_MOVED : type,
		player,
		count: points
	})),
	[TWO_POINTS]: said(),
	[CARRIED_OUT]: {
		...said(({ type, player, message }) => {
			const name = messageOf(message);
			return { key: name ? SAID[name] : type, player };
		}),
		renumbered: (event, number) =>
			event.at ? { ...event, at: renumberedPlace(event.at, number) } : event
	}
};

export const MESSAGES_PRESENTATION: Presentation = {
	module: 'messages',
	events: EVENTS,
	sources: Object.fromEntries(OCCASIONS.map((occasion) => [occasion, 'messages'])),
	secondFigure: {
		id: MESSENGER,
		points: (game, player) => scoringFigures(game, player)[1],
		pointsInTurn: messengerInTurn
	}
};
