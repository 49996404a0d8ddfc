import type { Place } from '../../engine/spot';
import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { LANDED, TOOK_OFF } from './events';

/** A follower flies onto a place. */
const flown = (player: number, to: Place) => ({
	choices: [
		{ type: TOOK_OFF, player, piece: 'follower' },
		{ type: LANDED, player, to }
	]
});

/** Blue flies onto red's road on the start tile, which is then completed with 5 tiles. */
const SHARES = {
	id: 'flight-shares',
	shows: 'ROAD-2',
	events: [
		laid(0, 'base-U', [-1, 0, 0], follower(0)),
		{ ...laid(1, 'fl-FRFR-along', [1, 0, 0]), ...flown(1, { x: 0, y: 0, segment: 1 }) },
		laid(0, 'base-A', [-2, 0, 2]),
		laid(1, 'base-A', [2, 0, 0])
	]
};

/** Blue flies two spaces to red's monastery; nobody completes it. */
const MONASTERY = {
	id: 'flight-monastery',
	shows: 'END-4',
	events: [
		laid(0, 'base-B', [0, 1, 0], follower(0)),
		laid(1, 'base-E', [1, 1, 2]),
		laid(0, 'base-E', [-1, 1, 2]),
		{ ...laid(1, 'fl-FFFF-straight', [2, 1, 0]), ...flown(1, { x: 0, y: 1, segment: 0 }) },
		ENDED_EARLY
	]
};

/** What The Flying Machines add to scoring. */
export const FLYING_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'flight', kinds: ['road', 'city', 'monastery'], examples: [SHARES, MONASTERY] }]
};
