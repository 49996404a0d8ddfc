import { featureAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import {
	award,
	type MovedFigure,
	type Occasion,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Change, GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import {
	BUILT,
	CAPTURED,
	EXCHANGED,
	RANSOMED,
	type Built,
	type Captured,
	type Exchanged,
	type Ransomed
} from './events';
import { isBuilt, isCaptured, isExchanged } from './questions';
import { isRansomed, RANSOM } from './ransom';
import { FLOOR } from './towers';

/** Why something is in the ledger: a floor, a follower captured, two exchanged, one ransomed. */
export const OCCASIONS: readonly Occasion[] = [BUILT, CAPTURED, EXCHANGED, RANSOMED];
/** What is counted for a ransom. */
export const RANSOM_PAID = 'ransom';

/** What the ledger says of an event and of what was decided in its turn: where floors and figures went, and ransoms. */
export function settleTower({ game, event }: Change): readonly Settlement[] {
	if (game.phase === 'building') return [];
	return [event, ...(event.choices ?? [])].flatMap((one) => {
		const line = lineOf(game, one);
		return line ? [line] : [];
	});
}

function lineOf(game: Game, event: GameEvent): Settlement | undefined {
	if (isBuilt(event)) return floorPut(event);
	if (isCaptured(event)) return captured(game, event);
	if (isExchanged(event)) return exchanged(event);
	return isRansomed(event) ? ransomed(event) : undefined;
}

const line = (
	occasion: Occasion,
	rule: RuleId,
	told: Partial<Pick<Settlement, 'tiles' | 'awards' | 'gains' | 'figures' | 'unscored'>>
): Settlement => ({
	kind: 'tokens',
	token: FLOOR,
	stage: 'before',
	occasion,
	rule,
	rulings: [],
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	awards: [],
	home: [],
	...told
});

const spot = ({ x, y }: Spot): Spot => ({ x, y });

const floorPut = ({ player, at }: Built): Settlement =>
	line(BUILT, 'TOWER-4', {
		tiles: [spot(at)],
		gains: [{ player, token: FLOOR, count: -1, spent: true }]
	});

/** A figure that moved from one player's hands or place to another's. */
const moved = (
	player: PlayerIndex,
	kind: string,
	by: PlayerIndex,
	on?: SegmentKind
): MovedFigure => ({ player, kind, by, ...(on && { on }) });

function captured({ board }: Game, event: Captured): Settlement {
	const { player, whose, piece, from, top } = event;
	const on = from && top === 0 ? featureAt(board, from)?.kind : undefined;
	return line(CAPTURED, 'TOWER-5', {
		tiles: from ? [spot(from)] : [],
		figures: [moved(whose, piece, player, on)]
	});
}

const exchanged = ({ player, from, piece, instead }: Exchanged): Settlement =>
	line(EXCHANGED, 'TOWER-10', {
		figures: [moved(player, piece, from), moved(from, instead, player)]
	});

/** A ransom is paid, and nobody scores it. */
const ransomed = ({ player, from, piece }: Ransomed): Settlement => {
	const paid = (who: PlayerIndex, each: number) =>
		award(who, { [RANSOM_PAID]: each }, { [RANSOM_PAID]: 1 });
	return line(RANSOMED, 'TOWER-15', {
		awards: [paid(player, -RANSOM), paid(from, RANSOM)],
		figures: [moved(player, piece, from)],
		unscored: true
	});
};
