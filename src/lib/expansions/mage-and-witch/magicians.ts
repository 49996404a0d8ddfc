import { featureAt, featuresOfKind } from '../../engine/board';
import { isCompleted, type Feature } from '../../engine/feature';
import { markerPlace } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { SegmentKind } from '../../engine/tile';
import {
	MAGE_MOVED,
	MAGE_STOOD,
	WITCH_MOVED,
	WITCH_STOOD,
	type MagicEvent,
	type MagicianMoved,
	type MagicianStood
} from './events';

/* The two neutral figures. */
export const MAGE = 'mage';
export const WITCH = 'witch';

export const MAGICIANS = [MAGE, WITCH] as const;
/** The mage or the witch. */
export type Magician = (typeof MAGICIANS)[number];

/** The kinds of features on which they stand. */
const KINDS: readonly SegmentKind[] = ['road', 'city'];

export const mayStandOn = ({ kind }: { readonly kind: SegmentKind }): boolean =>
	KINDS.includes(kind);

/** The feature on which one of them stands; undefined if it isn’t on the table. */
export function featureWith(game: Game, magician: Magician): Feature | undefined {
	const place = markerPlace(game, magician);
	return place && featureAt(game.board, place);
}

/** True while both stand on one feature. */
export function shareFeature(game: Game): boolean {
	const feature = featureWith(game, MAGE);
	return feature !== undefined && feature === featureWith(game, WITCH);
}

/** Where either may go: every unfinished road and city on which neither stands. */
export function targetsIn(game: Game): readonly Feature[] {
	const taken = MAGICIANS.map((magician) => featureWith(game, magician));
	return KINDS.flatMap((kind) => featuresOfKind(game.board, kind)).filter(
		(feature) => !isCompleted(feature) && !taken.includes(feature)
	);
}

export const isMagicianMoved = (event: GameEvent): event is MagicianMoved =>
	event.type === MAGE_MOVED || event.type === WITCH_MOVED;

/** True for an event that says where one of them stands on an existing table. */
export const isMagicianStood = (event: GameEvent): event is MagicianStood =>
	event.type === MAGE_STOOD || event.type === WITCH_STOOD;

/** Which of the two an event is about. */
export const magicianOf = ({ type }: Pick<MagicEvent, 'type'>): Magician =>
	type === MAGE_MOVED || type === MAGE_STOOD ? MAGE : WITCH;

/** The type of event that moves one of them. */
export const movedType = (magician: Magician): MagicianMoved['type'] =>
	magician === MAGE ? MAGE_MOVED : WITCH_MOVED;

/** The type of event that puts one of them on an existing table. */
export const stoodType = (magician: Magician): MagicianStood['type'] =>
	magician === MAGE ? MAGE_STOOD : WITCH_STOOD;
