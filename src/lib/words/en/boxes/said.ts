import type { NamedPlace } from '../../../rules/presentation/events';
import { places } from '../places';
import type { SaidEvent, Turn } from './types';

/** “Turn 12 of 71”. */
export const turnOf = ({ number, of }: Turn): string => `Turn ${String(number)} of ${String(of)}`;

/** “city 2 east of the start tile”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? named(place) : '');

const named = (place: NamedPlace): string => places.place(place, place.kind);
