import type { Place, Spot, Side } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { counted, list } from './format';
import { the } from './grammar';
import { KINDS } from './kinds';
import type { SaidEvent, Turn } from '../expansion';

const START = 'la tuile de départ';

/** The way along one axis; nothing for no tiles. */
const along = (
	tiles: number,
	[ahead, back]: readonly [string, string]
): readonly [number, string][] =>
	tiles === 0 ? [] : [[Math.abs(tiles), tiles > 0 ? ahead : back]];

/** “à 2 tuiles à l’est et 1 au nord”: the first number has the unit. Empty for the middle spot. */
function distance({ x, y }: Spot): string {
	const ways = [...along(x, ['à l’est', 'à l’ouest']), ...along(y, ['au sud', 'au nord'])];
	const each = ways.map(([tiles, way], index) =>
		index === 0 ? `${counted(tiles, 'tuile', 'tuiles')} ${way}` : `${String(tiles)} ${way}`
	);
	return each.length === 0 ? '' : `à ${list(each)}`;
}

/** To follow a noun: “à 2 tuiles à l’est de la tuile de départ”, “de la tuile de départ”. */
const fromStart = (spot: Spot): string => `${distance(spot)} de ${START}`.trimStart();

/** Where a figure stands: “dans la ville”, “sur la route”. */
export const within = (kind: SegmentKind): string =>
	`${KINDS[kind].preposition} ${the(KINDS[kind].noun)}`;

/** The same on a tile that has several: “dans l’une des villes”. */
export const withinOne = (kind: SegmentKind): string => {
	const { noun, preposition } = KINDS[kind];
	return `${preposition} ${noun.feminine ? 'l’une' : 'l’un'} des ${noun.many}`;
};

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].noun.one,
	/** A spot by its distance: “à 2 tuiles à l’est”, “sur la tuile de départ”. */
	spot: (spot: Spot): string => distance(spot) || `sur ${START}`,
	/** The name of a spot: “emplacement à 1 tuile au nord de la tuile de départ”. The middle one may still be empty. */
	spotName: (spot: Spot): string =>
		distance(spot) === '' ? 'emplacement du milieu' : `emplacement ${fromStart(spot)}`,
	/** “la tuile à 2 tuiles à l’est de la tuile de départ”, “la tuile de départ”. */
	theTile: (spot: Spot): string => (distance(spot) === '' ? START : `la tuile ${fromStart(spot)}`),
	/** “ville à 2 tuiles à l’est de la tuile de départ”. */
	place: (place: Place, kind: SegmentKind): string => `${KINDS[kind].noun.one} ${fromStart(place)}`,
	/** The same with an article: “la ville à 2 tuiles à l’est de la tuile de départ”. */
	thePlace: (place: Place, kind: SegmentKind): string =>
		`${the(KINDS[kind].noun)} ${fromStart(place)}`,
	/** Where a figure stands: “dans la ville à 2 tuiles à l’est de la tuile de départ”. */
	withinPlace: (place: Place, kind: SegmentKind): string => `${within(kind)} ${fromStart(place)}`,
	/** The same in a list of distances from the start tile: “dans la ville, à 2 tuiles à l’est”. */
	withinSpot: (place: Place, kind: SegmentKind): string =>
		distance(place) === '' ? places.withinPlace(place, kind) : `${within(kind)}, ${distance(place)}`
};

const SIDES: readonly string[] = ['au nord', 'à l’est', 'au sud', 'à l’ouest'];

/** Sides of a tile as a list: “au nord et à l’est”. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));

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
