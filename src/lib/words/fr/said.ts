import { places } from './places';
import type { SaidEvent, Turn } from '../expansion';

/** “Tuile 12 sur 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Tuile ${String(number)} sur ${String(of)}`;

/** “la ville à 2 tuiles à l’est de la tuile de départ”: where a figure goes. */
export const placeOf = ({ place }: SaidEvent): string =>
	place ? places.thePlace(place, place.kind) : '';

/** “dans la ville à 2 tuiles à l’est de la tuile de départ”: where a figure stood. */
export const withinOf = ({ place }: SaidEvent): string =>
	place ? places.withinPlace(place, place.kind) : '';

/** “, seconde partie du tour”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', seconde partie du tour' : `, ${String(part)}e partie du tour`;
};
