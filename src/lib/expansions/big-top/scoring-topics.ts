import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { PUT, SCORED, SHOWN } from './events';

const put = (player: number, x: number, y: number) => ({ type: PUT, player, at: { x, y } });

/** A 6 is shown under the big top: red has two followers around it, and blue has one. */
const AUDIENCE = {
	id: 'big-top-audience',
	shows: 'CIRCUS-4',
	events: [
		laid(0, 'bt-FRFR-circus', [1, 0, 0], follower(2)),
		laid(1, 'base-U', [2, 0, 0], follower(0)),
		laid(0, 'base-B', [1, 1, 0], follower(0)),
		laid(1, 'bt-FFFR-circus', [-1, 0, 2]),
		{ type: SHOWN, player: 1, at: { x: 1, y: 0 }, count: 6 }
	]
};

/** Two red acrobats and a blue one. */
const PYRAMIDS = {
	id: 'acrobats-pyramid',
	shows: 'ACROBATS-2',
	events: [
		{ ...laid(0, 'bt-FRFR-acrobats', [1, 0, 0]), choices: [put(0, 1, 0)] },
		{ ...laid(1, 'base-U', [2, 0, 0]), choices: [put(1, 1, 0)] },
		{ ...laid(0, 'base-B', [1, 1, 0]), choices: [put(0, 1, 0)] },
		{
			...laid(1, 'base-U', [3, 0, 0]),
			choices: [{ type: SCORED, player: 1, at: { x: 1, y: 0 } }]
		}
	]
};

/** The road of red's ringmaster is completed: he stands on a tile for acrobats, beside a circus. */
const SHOWS = {
	id: 'ringmaster-shows',
	shows: 'RINGMASTER-2',
	events: [
		laid(0, 'bt-FRFR-acrobats', [1, 0, 0], { piece: 'ringmaster', segment: 1 }),
		laid(1, 'bt-FFFR-circus', [2, 0, 0]),
		laid(0, 'base-A', [-1, 0, 2])
	]
};

/** What Under the Big Top adds to scoring. */
export const BIG_TOP_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'big-top',
			kinds: ['road', 'city', 'monastery', 'field'],
			examples: [AUDIENCE, PYRAMIDS, SHOWS]
		}
	]
};
