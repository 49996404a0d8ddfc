import type { Game } from '../../../src/lib/engine/game';
import type { Question } from '../../../src/lib/engine/question';
import type { GameEvent } from '../../../src/lib/engine/module';
import { samePlace, type Corner, type Place, type Spot } from '../../../src/lib/engine/spot';
import { pointAt } from './recorded-corners';
import { TOWER } from './recorded-shapes';

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
	/** That of a record, or of ours; {@link TOWER} on top of one. */
	readonly feature: number;
}

/** A figure where it stands; a barn on the spot whose north-west corner it stands on, whichever field that is. */
export const figureText = ({ player, piece, feature, ...spot }: Figure): string =>
	`${playerText(player)}’s ${piece} ${piece === 'barn' ? 'at the corner of' : 'at'} ${xy(spot)} ${featureText(piece, feature)}`.trimEnd();

const featureText = (piece: string, feature: number): string =>
	piece === 'barn' ? '' : feature === TOWER ? 'on top' : `segment ${String(feature)}`;

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

/** Every event that answers a question, by a tap or a button. */
export const answersTo = (ask: Question): readonly GameEvent[] => [
	...ask.options.flatMap(([place]) => (place && ask.answer?.(place)) ?? []),
	...(ask.choices ?? []).flatMap(({ event }) => event ?? [])
];
