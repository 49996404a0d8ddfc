import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import { openQuestions } from '../../engine/question';
import type { EventPresentations, FigureMove, FigureStay } from '../../rules/presentation/events';
import type { Presentation } from '../../rules/presentation/presentation';
import { DECLINED, PLACED, ROBBED, STOOD, type RobbersEvent, type RobberStood } from './events';
import { isRobberStood } from './robbers';
import { ROBBER, robbersOut } from './robbery';

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

const robberiesIn = ({ history, turn }: Game): readonly Settlement[] =>
	history
		.slice(turn?.since ?? 0)
		.flatMap(({ settlements }) => settlements)
		.filter(({ occasion }) => occasion === ROBBED);

/** The robbers that go home after a turn: their owners take them off the track. */
const goingHome = (game: Game): readonly FigureMove[] =>
	robberiesIn(game)
		.flatMap(({ apart = [] }) => apart)
		.filter(({ to }) => to === undefined)
		.map(({ piece: { player, kind } }) => ({ player, piece: kind }));

/** The robbers beside a figure that moved by robbing: they go along with it. */
function goingAlong(game: Game): readonly FigureStay[] {
	const moved = robberiesIn(game).flatMap(({ awards }) => awards.map(({ player }) => player));
	if (moved.length === 0) return [];
	const choosing = openQuestions(game).filter(({ id }) => id === ROBBED);
	return robbersOut(game)
		.filter(
			({ player, on }) =>
				moved.includes(on.player) && !choosing.some((ask) => ask.player === player)
		)
		.map(({ player, kind }) => ({ player, piece: kind, away: true }));
}

export const ROBBERS_PRESENTATION: Presentation = {
	module: 'robbers',
	events: EVENTS,
	sources: { [ROBBED]: SOURCE, 'robbers/ended': SOURCE },
	movesAfterTurn: goingHome,
	staysAfterTurn: goingAlong,
	onTrack: [
		{
			piece: ROBBER,
			stood: (player, beside): RobberStood => ({ type: STOOD, player, beside }),
			stoodBy: (event) => (isRobberStood(event) ? event : undefined)
		}
	]
};
