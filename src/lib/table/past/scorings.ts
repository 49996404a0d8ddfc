import type { Game } from '../../engine/game';
import { totals, isOfFeature, type Settlement } from '../../engine/ledger';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';
import { countedTiles, tileAt } from '../../engine/board';
import {
	featureOf,
	isCompleted,
	isLainOn,
	nameOf,
	originOf,
	type Feature
} from '../../engine/feature';
import type { FeatureName } from '../../engine/naming';
import { compareStrength } from '../../engine/figures';
import type { PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import { isLaid } from '../../rules/base/events';

/** A feature that a tile began or continued, as it was then. */
export interface Continued extends FeatureName {
	/** Its earliest place. */
	readonly at: Place;
	/** How many tiles it has; for a monastery, including those around it. */
	readonly tiles: number;
	/** How much is missing until it is completed; 0 for a field, undefined for a feature that never is. */
	readonly open: number | undefined;
	readonly completed: boolean;
	/** Who has figures there, the strongest first. */
	readonly players: readonly PlayerIndex[];
}

/**
 * The features of the tile laid by the last event that weren't scored. Fields are listed only if figures stand on them; kinds
 * that nobody scores are left out.
 */
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
			...nameOf(feature),
			tiles: countedTiles(game.board, feature).length,
			open: isLainOn(feature) ? undefined : feature.open,
			completed: isCompleted(feature),
			players: compareStrength(game, [feature]).map(({ player }) => player)
		}));
}

const isScored = (settlements: readonly Settlement[], feature: Feature): boolean =>
	settlements
		.filter(isOfFeature)
		.some(({ kind, at }) => kind === feature.kind && samePlace(at, originOf(feature)));

/** What one event paid. */
export interface Scoring {
	/** Number of events with it: the position to show. */
	readonly position: number;
	readonly turn: TurnNumber;
	/** Points for each player, by seat; negative if points were taken away. */
	readonly gains: readonly number[];
}

/** The events of a game that changed a score, in order. */
export function scoringsOf(game: Game): readonly Scoring[] {
	const turns = turnNumbers(game);
	return game.history.flatMap(({ settlements }, index): readonly Scoring[] => {
		if (settlements.length === 0) return [];
		const gains = totals(settlements, game.players);
		if (gains.every((points) => points === 0)) return [];
		return [{ position: index + 1, turn: turns[index] ?? 0, gains }];
	});
}

/** The scoring at a position, the last one before it, and the first one after it. */
export const scoringsAround = (scorings: readonly Scoring[], position: number) => ({
	now: scorings.find((one) => one.position === position),
	before: scorings.findLast((one) => one.position < position),
	after: scorings.find((one) => one.position > position)
});
