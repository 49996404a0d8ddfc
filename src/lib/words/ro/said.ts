import type { SaidEvent, Turn } from '../expansion';
import { onPlace } from './places';

/** „Cartonașul 12 din 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string =>
	`Cartonașul ${String(number)} din ${String(of)}`;

/** „în orașul aflat 2 la est de cartonașul de start”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? onPlace(place, place.kind) : '');

/** „, partea a doua”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', partea a doua' : `, partea ${String(part)}`;
};
