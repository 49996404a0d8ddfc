import type { SaidEvent, Turn } from '../../en/boxes/types';
import { onPlace } from '../places';

/** „Cartonașul 12 din 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string =>
	`Cartonașul ${String(number)} din ${String(of)}`;

/** „în orașul aflat 2 la est de cartonașul de start”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? onPlace(place, place.kind) : '');
