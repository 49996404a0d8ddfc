import type { NamedPlace } from '../../../rules/presentation/events';
import { places, withinPlace } from '../places';
import type { SaidEvent, Turn } from './types';

/** “Tuile 12 sur 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Tuile ${String(number)} sur ${String(of)}`;

/** “la ville 2 à l’est de la tuile de départ”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? named(place) : '');

const named = (place: NamedPlace): string => places.thePlace(place, place.kind);

/** “dans la ville 2 à l’est de la tuile de départ”: where a figure stood. */
export const withinOf = ({ place }: SaidEvent): string =>
	place ? withinPlace(place, place.kind) : '';

/** “, deuxième partie”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', deuxième partie' : `, partie ${String(part)}`;
};
