import type { Game } from '../../engine/game';
import { openQuestions } from '../../engine/question';
import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { LANDED, ROLLED, TOOK_OFF, type FlyingEvent } from './events';
import { isLanded } from './landings';
import { flyerOf, spacesTo } from './landings';

/** A roll after which the figure came home. */
const CRASHED = 'flying-machines/crashed';

const EVENTS: EventPresentations<FlyingEvent> = {
	[TOOK_OFF]: {
		role: 'answer',
		facts: ({ type, player, piece }) => ({ key: type, player, piece })
	},
	[ROLLED]: {
		role: 'answer',
		facts: ({ type, player, shows }, game) => ({
			key: hasCrashed(game) ? CRASHED : type,
			player,
			...flown(game),
			count: shows
		})
	},
	[LANDED]: {
		role: 'answer',
		facts: ({ type, player, to }, game) => ({
			key: type,
			player,
			...flown(game),
			...(game.turn && { count: spacesTo(game.turn, to) }),
			place: namedPlace(game, to)
		}),
		renumbered: (event, number) => ({ ...event, to: renumberedPlace(event.to, number) })
	}
};

/** The kind of figure that flew in the last turn. */
function flown({ turn }: Game): { readonly piece?: string } {
	const figure = turn && flyerOf(turn);
	return figure ? { piece: figure.piece } : {};
}

/** True if the figure landed nowhere, and isn't about to land. */
const hasCrashed = (game: Game): boolean =>
	!game.turn?.choices.some(isLanded) && !openQuestions(game).some(({ id }) => id === LANDED);

export const FLYING_PRESENTATION: Presentation = { module: 'flying-machines', events: EVENTS };
