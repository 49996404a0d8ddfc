import type { Game } from '../../engine/game';
import type { EventPresentations, FigureMove } from '../../rules/presentation/events';
import type { Presentation } from '../../rules/presentation/presentation';
import { DECLINED, PLACED, ROBBED, STOOD, type RobbersEvent, type RobberStood } from './events';
import { isRobberStood } from './robbers';
import { ROBBER } from './robbery';

const SOURCE = 'robbery';

const EVENTS: EventPresentations<RobbersEvent> = {
	[PLACED]: {
		role: 'answer',
		facts: ({ type, player, beside }) => ({ key: type, player, other: beside })
	},
	[DECLINED]: { role: 'answer', facts: ({ type, player }) => ({ key: type, player }) },
	[ROBBED]: {
		role: 'answer',
		facts: ({ type, player, from }) => ({ key: type, player, other: from })
	},
	[STOOD]: {
		role: 'setup',
		facts: ({ type, player, beside }) => ({ key: type, player, other: beside })
	}
};

/** The robbers that go home after a turn: their owners take them off the track. */
const goingHome = ({ history, turn }: Game): readonly FigureMove[] =>
	history
		.slice(turn?.since ?? 0)
		.flatMap(({ settlements }) => settlements.flatMap(({ apart = [] }) => apart))
		.filter(({ to }) => to === undefined)
		.map(({ piece: { player, kind } }) => ({ player, piece: kind }));

export const ROBBERS_PRESENTATION: Presentation = {
	module: 'robbers',
	events: EVENTS,
	sources: { [ROBBED]: SOURCE, 'robbers/ended': SOURCE },
	movesAfterTurn: goingHome,
	onTrack: [
		{
			piece: ROBBER,
			stood: (player, beside): RobberStood => ({ type: STOOD, player, beside }),
			stoodBy: (event) => (isRobberStood(event) ? event : undefined)
		}
	]
};
