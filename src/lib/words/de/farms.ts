import type { Place } from '../../engine/spot';
import { common } from './common';
import { places } from './places';
import { counted } from './format';

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'Alle Wiesen',
	list: 'Alle Wiesen und was sie jetzt wert sind',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? ', geteilt' : '';
		return `${places.place(at, 'field')}${shared}: ${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string => counted(n, 'Wiese gehört niemandem', 'Wiesen gehören niemandem'),
	none: 'Auf dem Tisch liegt kein Bauer.'
};
