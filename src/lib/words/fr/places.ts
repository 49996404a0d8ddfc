import type { Place, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { the } from './grammar';
import { KINDS } from './kinds';

const START = 'la tuile de départ';

/** “2 à l’est, 1 au nord”; empty for the start tile. */
function distance({ x, y }: Spot): string {
	const across = x === 0 ? [] : [`${String(Math.abs(x))} ${x > 0 ? 'à l’est' : 'à l’ouest'}`];
	const down = y === 0 ? [] : [`${String(Math.abs(y))} ${y > 0 ? 'au sud' : 'au nord'}`];
	return [...across, ...down].join(', ');
}

/** To follow a noun: “2 à l’est de la tuile de départ”. */
const fromStart = (spot: Spot, here: string): string => {
	const far = distance(spot);
	return far === '' ? `${here} ${START}` : `${far} de ${START}`;
};

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].noun.one,
	/** A spot by its distance from the start tile. */
	spot: (spot: Spot): string => distance(spot) || START,
	/** The same, to follow “Emplacement”: “de la tuile de départ”, “2 à l’est de la tuile de départ”. */
	spotFromStart: (spot: Spot): string => fromStart(spot, 'de'),
	/** “ville 2 à l’est de la tuile de départ”. */
	place: (place: Place, kind: SegmentKind): string =>
		`${KINDS[kind].noun.one} ${fromStart(place, 'sur')}`,
	/** The same with an article: “la ville 2 à l’est de la tuile de départ”. */
	thePlace: (place: Place, kind: SegmentKind): string =>
		`${the(KINDS[kind].noun)} ${fromStart(place, 'sur')}`
};

const preposition = (kind: SegmentKind): string => KINDS[kind].preposition;

/** Where a figure stands: “dans la ville”, “sur la route”. */
export const within = (kind: SegmentKind): string =>
	`${preposition(kind)} ${the(KINDS[kind].noun)}`;

/** The same with its distance: “dans la ville 2 à l’est de la tuile de départ”. */
export const withinPlace = (place: Place, kind: SegmentKind): string =>
	`${preposition(kind)} ${places.thePlace(place, kind)}`;
