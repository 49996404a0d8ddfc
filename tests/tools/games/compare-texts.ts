import type { Place, Spot } from '../../../src/lib/engine/spot';

/** Facts as strings, compared as a multiset. */
export type Facts = readonly string[];
export type Compare = (what: string, recorded: Facts | undefined, found: Facts) => void;

/* How what is compared with recorded games is written. */

export const playerText = (player: number): string => `player ${String(player)}`;
export const xy = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;
export const placeText = (place: Place): string => `${xy(place)} segment ${String(place.segment)}`;
export const spotsText = (spots: readonly Spot[]): string => `on ${spots.map(xy).sort().join(' ')}`;
export const segmentsText = (segments: readonly number[] | undefined): Facts | undefined =>
	segments && [[...segments].sort((a, b) => a - b).join(' ')];
export const numbers = (number: number | undefined): Facts | undefined =>
	number === undefined ? undefined : [String(number)];
export const itemText = ([of, count, points]: readonly [string, number, number]): string =>
	`${String(count)} ${of} = ${String(points)}`;
