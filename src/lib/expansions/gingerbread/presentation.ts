import {
	gingerbreadLeftTable,
	gingerbreadPlace,
	gingerbreadStays,
	isGingerbreadStood
} from './gingerbread';
import type { EventPresentations } from '../../rules/presentation/events';
import { figureMove, namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { GINGERBREAD_MOVED, GINGERBREAD_STOOD, type GingerbreadEvent } from './events';
import { GINGERBREAD_MAN } from './tiles';

const EVENTS: EventPresentations<GingerbreadEvent> = {
	[GINGERBREAD_MOVED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({ key: type, player, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({
			...event,
			to: renumberedPlace(event.to, number),
			...(event.from && { from: renumberedPlace(event.from, number) })
		}),
		figureMoves: ({ player, to }, game) => figureMove(game, { player, piece: GINGERBREAD_MAN }, to)
	},
	[GINGERBREAD_STOOD]: {
		role: 'setup',
		facts: ({ type, to }, game) => ({ key: type, place: namedPlace(game, to) }),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

export const GINGERBREAD_PRESENTATION: Presentation = {
	module: 'gingerbread',
	events: EVENTS,
	sources: { 'gingerbread/left': 'gingerbread', 'gingerbread/completed': 'gingerbread' },
	markers: [
		{
			id: GINGERBREAD_MAN,
			standsAt: gingerbreadPlace,
			segmentsOn: ({ type }) =>
				type.segments.filter(({ kind }) => kind === 'city').map(({ index }) => index),
			stood: (to) => ({ type: GINGERBREAD_STOOD, to }),
			stoodAt: (event) => (isGingerbreadStood(event) ? event.to : undefined)
		}
	],
	movesAfterTurn: (game) =>
		game.turn && gingerbreadLeftTable(game)
			? [{ player: game.turn.player, piece: GINGERBREAD_MAN }]
			: [],
	staysAfterTurn: (game) =>
		game.turn && gingerbreadStays(game)
			? [
					{
						player: game.turn.player,
						piece: GINGERBREAD_MAN,
						away: gingerbreadPlace(game) === undefined
					}
				]
			: []
};
