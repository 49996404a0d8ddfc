import { places } from './places';
import type { SaidEvent, Turn } from '../expansion';

/** “Tile 12 of 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Tile ${String(number)} of ${String(of)}`;

/** “city 2 tiles east of the start tile”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string =>
	place ? places.place(place, place.kind) : '';

/** “in the city 2 tiles east of the start tile”: where a figure stands. */
export const onPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.onPlace(place, place.kind) : '';

/** “, second part”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', second part' : `, part ${String(part)}`;
};
