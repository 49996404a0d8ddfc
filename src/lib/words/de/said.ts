import type { SaidEvent, Turn } from '../expansion';
import { places } from './places';

/** „Karte 12 von 72“: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Karte ${String(number)} von ${String(of)}`;

/** „in der Stadt 2 östlich der Startkarte“: where an event happened. */
export const onPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.onPlace(place, place.kind) : '';

/** „in die Stadt 2 östlich der Startkarte“: where something went. */
export const ontoPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.ontoPlace(place, place.kind) : '';

/** „, zweiter Teil“: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', zweiter Teil' : `, Teil ${String(part)}`;
};
