import { featureAt } from '../../../src/lib/engine/board';
import { originOf } from '../../../src/lib/engine/feature';
import type { Game } from '../../../src/lib/engine/game';
import type { Question } from '../../../src/lib/engine/question';
import type { GameEvent } from '../../../src/lib/engine/module';
import { samePlace, type Corner, type Place, type Spot } from '../../../src/lib/engine/spot';
import { isOnCorner } from './codes';
import { pointAt } from './recorded-corners';
import { toldAs, WHOLE_TILE, type RecordedTurn } from './recorded-shapes';

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

interface Figure extends Spot {
	readonly player: number;
	readonly piece: string;
	/** That of a record, or of ours; {@link WHOLE_TILE} on top of it. */
	readonly feature: number;
}

/** A figure where it stands; one on a corner on the spot whose north-west corner that is, whichever field lies there. */
export const figureText = ({ player, piece, feature, ...spot }: Figure): string =>
	`${playerText(player)}’s ${piece} ${isOnCorner(piece) ? 'at the corner of' : 'at'} ${xy(spot)} ${featureText(piece, feature)}`.trimEnd();

const featureText = (piece: string, feature: number): string =>
	isOnCorner(piece) ? '' : feature === WHOLE_TILE ? 'on top' : `segment ${String(feature)}`;

interface Standing {
	readonly player: number;
	readonly kind: string;
	readonly at: Place;
	readonly corner?: Corner | undefined;
}

/** The same of one of our figures. */
export const standingText = ({ player, kind: piece, at, corner }: Standing): string =>
	figureText({
		player,
		piece,
		feature: at.segment,
		...(corner === undefined ? at : pointAt(at, corner))
	});

/** The same of one of ours that a record names by a place of ours. */
export function standingAt(game: Game, player: number, piece: string, at: Place): string {
	const figure = [...game.pieces].find(
		(one) => one.player === player && one.kind === piece && samePlace(one.at, at)
	);
	return standingText({ player, kind: piece, at, corner: figure?.corner });
}

/** A place on another tile. */
export const elsewhereText = ([x, y, segment]: readonly [number, number, number]): string =>
	placeText({ x, y, segment });

/** A feature, by the place where it began. */
export const originText = (game: Game, place: Place): string => {
	const feature = featureAt(game.board, place);
	return feature ? placeText(originOf(feature)) : `nowhere (${placeText(place)})`;
};

/** What is known of a figure without options: it can stand nowhere if it is in hand. */
export const nowhere = (
	{ supplyBefore }: RecordedTurn,
	kind: string
): readonly never[] | undefined => (supplyBefore?.[toldAs(kind)] ? [] : undefined);

/** One place for each that may be chosen. */
export const firstPlaces = ({ options }: Question): readonly Place[] =>
	options.flatMap(([place]) => place ?? []);

/** Every event that answers a question, by a tap or a button. */
export const answersTo = (ask: Question): readonly GameEvent[] => [
	...ask.options.flatMap(([place]) => (place && ask.answer?.(place)) ?? []),
	...(ask.choices ?? []).flatMap(({ event }) => event ?? [])
];
