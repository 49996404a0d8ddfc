import { countedTiles, tileAt } from '../../engine/board';
import { featureOf, isCompleted, originOf, type Feature } from '../../engine/feature';
import { compareStrength } from '../../engine/figures';
import type { Game } from '../../engine/game';
import { isOfFeature, type Settlement } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { isLaid } from '../../rules/base/events';

/** A feature that a tile began or continued, as it was then. */
export interface Continued {
	/** Its earliest place. */
	readonly at: Place;
	readonly kind: SegmentKind;
	/** How many tiles it has; for a monastery with those around it. */
	readonly tiles: number;
	/** How much is missing until it is completed; 0 for a field. */
	readonly open: number;
	readonly completed: boolean;
	/** Who has figures there, the strongest first. */
	readonly players: readonly PlayerIndex[];
}

/** The features of the tile that the last event laid which weren't scored; fields only where figures stand, and nothing that nobody scores. */
export function continuedBy(game: Game): readonly Continued[] {
	const last = game.history.at(-1);
	const tile = last && isLaid(last.event) ? tileAt(game.board, last.event) : undefined;
	if (!last || !tile) return [];
	const features = [...new Set(tile.parts.map(featureOf))];
	return features
		.filter(({ kind, pieces }) =>
			kind === 'field' ? pieces.length > 0 : game.rules.scoring[kind] !== undefined
		)
		.filter((feature) => !isScored(last.settlements, feature))
		.map((feature) => ({
			at: originOf(feature),
			kind: feature.kind,
			tiles: countedTiles(game.board, feature).length,
			open: feature.open,
			completed: isCompleted(feature),
			players: compareStrength(game, [feature]).map(({ player }) => player)
		}));
}

const isScored = (settlements: readonly Settlement[], feature: Feature): boolean =>
	settlements
		.filter(isOfFeature)
		.some(({ kind, at }) => kind === feature.kind && samePlace(at, originOf(feature)));
