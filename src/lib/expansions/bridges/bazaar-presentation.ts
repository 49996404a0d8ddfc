import type { Game } from '../../engine/game';
import type { EventFacts, EventPresentations } from '../../rules/presentation/events';
import type { Presentation } from '../../rules/presentation/presentation';
import { OCCASIONS } from './bazaar';
import {
	BOUGHT,
	NOT_HELD,
	SOLD,
	TURNED_UP,
	type BazaarEvent,
	type Bought,
	type Sold
} from './bazaar-events';
import { TAKEN } from './bazaar-questions';

const sold = ({ type, player, paid, tile, points }: Sold, { rules }: Game): EventFacts => ({
	key: type,
	player,
	other: paid,
	tile: rules.tiles.get(tile),
	count: points
});

/** A tile that cost no points is said to be taken, not bought. */
const bought = ({ type, player, tile, points }: Bought, { rules }: Game): EventFacts => ({
	key: points > 0 ? type : TAKEN,
	player,
	tile: rules.tiles.get(tile),
	count: points
});

const EVENTS: EventPresentations<BazaarEvent> = {
	[TURNED_UP]: {
		role: 'answer',
		idle: true,
		facts: ({ type, player, tile }, { rules }) => ({
			key: type,
			player,
			tile: rules.tiles.get(tile)
		})
	},
	[SOLD]: { role: 'answer', facts: sold },
	[BOUGHT]: { role: 'answer', facts: bought },
	[NOT_HELD]: { role: 'answer', idle: true, facts: ({ type, player }) => ({ key: type, player }) }
};

/** How auctions are shown on the screen. */
export const BAZAAR_PRESENTATION: Presentation = {
	module: 'bazaar',
	events: EVENTS,
	sources: Object.fromEntries(OCCASIONS.map((occasion) => [occasion, 'bazaar']))
};
