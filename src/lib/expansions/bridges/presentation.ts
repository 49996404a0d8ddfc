import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace, renumberedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { BRIDGE, isBridgeFound } from './bridges';
import { CASTLE, isFound, isSemicircle } from './castles';
import {
	BRIDGE_FOUND,
	CASTLE_CHOSEN,
	CASTLE_DECIDED,
	CASTLE_FOUND,
	type BridgeFound,
	type CastleEvent,
	type CastleFound
} from './events';

const BRIDGE_EVENTS: EventPresentations<BridgeFound> = {
	[BRIDGE_FOUND]: {
		role: 'setup',
		facts: ({ type, at, side }, game) => ({
			key: type,
			place: namedPlace(game, { ...at, segment: 0 }),
			sides: side === 0 ? [0, 2] : [1, 3]
		})
	}
};

const CASTLE_EVENTS: EventPresentations<CastleEvent> = {
	[CASTLE_DECIDED]: {
		role: 'answer',
		facts: ({ player, at, built }, game) => ({
			key: built ? 'castles/decided' : 'castles/declined',
			player,
			place: namedPlace(game, at)
		}),
		renumbered: (event, number) => ({ ...event, at: renumberedPlace(event.at, number) })
	},
	[CASTLE_CHOSEN]: {
		role: 'answer',
		facts: ({ type, player, for: chosen }, game) => ({
			key: type,
			player,
			place: namedPlace(game, chosen)
		}),
		renumbered: (event, number) => ({
			...event,
			at: renumberedPlace(event.at, number),
			for: renumberedPlace(event.for, number)
		})
	},
	[CASTLE_FOUND]: {
		role: 'setup',
		facts: ({ type, at }, game) => ({ key: type, place: namedPlace(game, { ...at, segment: 0 }) })
	}
};

export const BRIDGES_PRESENTATIONS: readonly Presentation[] = [
	{
		module: 'bridges',
		events: BRIDGE_EVENTS,
		bridge: {
			id: BRIDGE,
			found: ({ x, y, side }): BridgeFound => ({ type: BRIDGE_FOUND, at: { x, y }, side }),
			foundAt: (event) => (isBridgeFound(event) ? event.at : undefined)
		}
	},
	{
		module: 'castles',
		events: CASTLE_EVENTS,
		sources: { 'castles/paid': 'castles' },
		onTiles: [
			{
				id: CASTLE,
				mayLieOn: ({ parts }) => parts.some(isSemicircle),
				found: ({ x, y }): CastleFound => ({ type: CASTLE_FOUND, at: { x, y } }),
				foundAt: (event) => (isFound(event) ? event.at : undefined)
			}
		]
	}
];
