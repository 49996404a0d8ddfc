import type { Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import type { EventPresentations } from '../../rules/presentation/events';
import { namedPlace } from '../../rules/presentation/helpers';
import type { Presentation } from '../../rules/presentation/presentation';
import { isIngotFound } from './gold';
import { INGOTS_PUT, INGOT_FOUND, INGOT_TAKEN, type GoldEvent } from './events';
import { INGOT } from './tiles';

/** A tile is named by where it lies: its sentences don't say what is on it. */
const tilePlace = (game: Game, { x, y }: Spot) => namedPlace(game, { x, y, segment: 0 });

const EVENTS: EventPresentations<GoldEvent> = {
	[INGOTS_PUT]: {
		role: 'answer',
		facts: ({ type, player, on }, game) => ({ key: type, player, place: tilePlace(game, on) })
	},
	[INGOT_FOUND]: {
		role: 'setup',
		facts: ({ type, at }, game) => ({ key: type, place: tilePlace(game, at) })
	},
	[INGOT_TAKEN]: {
		role: 'answer',
		facts: ({ type, player, from }, game) => ({ key: type, player, place: tilePlace(game, from) })
	}
};

export const GOLD_PRESENTATION: Presentation = {
	module: 'gold-mines',
	events: EVENTS,
	onTiles: [
		{
			id: INGOT,
			found: ({ x, y }) => ({ type: INGOT_FOUND, at: { x, y } }),
			foundAt: (event) => (isIngotFound(event) ? event.at : undefined)
		}
	],
	sources: { 'gold-mines/taken': 'ingots', 'gold-mines/ended': 'ingots' }
};
