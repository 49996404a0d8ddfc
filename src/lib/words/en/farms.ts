import type { Place } from '../../engine/spot';
import { common } from './common';
import { places } from './places';

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'All farms',
	/** Heading of the list for screen readers. */
	list: 'All farms, and what they are worth now',
	/** A farm by one of its places. `holders` is how many of the players share it; others are paid for its cities. */
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'shared: ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string =>
		n === 1 ? '1 field has no farmer' : `${String(n)} fields have no farmer`,
	none: 'There are no farmers on the board.'
};
