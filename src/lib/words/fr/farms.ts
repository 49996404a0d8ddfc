import type { Place } from '../../engine/spot';
import { common } from './common';
import { counted } from './format';
import { places } from './places';

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

export const farms = {
	show: 'Tous les prés',
	list: 'Tous les prés, et ce qu’ils rapporteraient maintenant',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'partagé : ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string => counted(n, 'pré est sans paysan', 'prés sont sans paysan'),
	none: 'Il n’y a aucun paysan sur le plateau.'
};
