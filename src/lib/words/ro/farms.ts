import type { Place } from '../../engine/spot';
import { common } from './common';
import { counted } from './format';
import { places } from './places';

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'Toate câmpurile',
	list: 'Toate câmpurile și cât ar aduce acum',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'împărțit: ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string =>
		n === 1 ? 'Un câmp nu este al nimănui' : `${counted(n, 'câmp', 'câmpuri')} nu sunt ale nimănui`,
	none: 'Pe hartă nu este niciun țăran.'
};
