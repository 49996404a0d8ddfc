import type { NamedPlace } from '../../../rules/presentation/events';
import { places } from '../places';
import type { SaidEvent, Turn } from './types';

/** “Tile 12 of 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Tile ${String(number)} of ${String(of)}`;

/** “city 2 east of the start tile”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? named(place) : '');

const named = (place: NamedPlace): string => places.place(place, place.kind);

/** “, second part”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', second part' : `, part ${String(part)}`;
};
