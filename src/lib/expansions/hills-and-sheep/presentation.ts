import type { Feature } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace } from '../../rules/presentation/helpers';
import type { Note, Presentation } from '../../rules/presentation/presentation';
import { isAnyUntold, SHEEP_TOKENS, sheepOn } from './bag';
import {
	DRIVEN_HOME,
	FOUND,
	SHEEP_DRAWN,
	UNTOLD_DRAWN,
	WOLF_DRAWN,
	type FlockEvent
} from './events';
import { CLOSED, flockOn, HOME, isSheepFound, SHEPHERD } from './flocks';

interface OfPlayer {
	readonly type: string;
	readonly player: PlayerIndex;
}
const told = {
	role: 'answer',
	facts: ({ type, player }: OfPlayer) => ({ key: type, player })
} as const;

const EVENTS: EventPresentations<FlockEvent> = {
	[SHEEP_DRAWN]: {
		role: 'answer',
		facts: ({ type, player, sheep }) => ({ key: type, player, count: sheep })
	},
	[WOLF_DRAWN]: told,
	[UNTOLD_DRAWN]: told,
	[DRIVEN_HOME]: told,
	[FOUND]: {
		role: 'setup',
		facts: ({ type, at, sheep }, game) => ({
			key: type,
			count: sheep,
			place: namedPlace(game, { x: at.x, y: at.y, segment: 0 })
		})
	}
};

const UNTOLD: Note = { id: 'flocks/untold', players: [] };

/** How many sheep are beside the shepherds of a field, and whether there may be more. */
function notesOn(game: Game, feature: Feature): readonly Note[] {
	const shepherds = feature.pieces.filter(({ kind }) => kind === SHEPHERD);
	if (shepherds.length === 0) return [];
	const flock = flockOn(game, feature);
	const players = shepherds.map(({ player }) => player);
	const count: Note = { id: 'flocks/count', players, count: sheepOn(flock) };
	return isAnyUntold(flock) ? [count, UNTOLD] : [count];
}

/** Notes that points are missing for sheep whose number nobody told, if such a flock was scored in the latest turn. */
const notesAfterTurn = ({ history, turn }: Game): readonly Note[] =>
	history
		.slice(turn?.since ?? history.length)
		.some(({ settlements }) => settlements.some(({ taken }) => taken && isAnyUntold(taken)))
		? [UNTOLD]
		: [];

export const HILLS_PRESENTATION: Presentation = {
	module: 'flocks',
	events: EVENTS,
	sources: { [HOME]: 'flocks', [CLOSED]: 'flocks' },
	onTiles: SHEEP_TOKENS.map(({ token, sheep }) => ({
		id: token,
		found: ({ x, y }) => ({ type: FOUND, at: { x, y }, sheep }),
		foundAt: (event) => (isSheepFound(event) && event.sheep === sheep ? event.at : undefined)
	})),
	notesOn,
	notesAfterTurn
};
