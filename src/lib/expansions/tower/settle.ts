import {
	award,
	ofNoFeature,
	type Occasion,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Change, GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import { BUILT, RANSOMED, type Built, type Ransomed } from './events';
import { isBuilt } from './questions';
import { isRansomed, RANSOM } from './ransom';
import { FLOOR } from './towers';

/** The occasions in the ledger: a floor was put, a ransom was paid. */
export const OCCASIONS: readonly Occasion[] = [BUILT, RANSOMED];
/** What is counted for a ransom. */
export const RANSOM_PAID = 'ransom';

/** What the ledger says of an event and of what was decided in its turn: where floors went, and ransoms. */
export function settleTower({ game, event }: Change): readonly Settlement[] {
	if (game.phase === 'building') return [];
	return event.choices ? [event, ...event.choices].flatMap(told) : told(event);
}

function told(event: GameEvent): readonly Settlement[] {
	if (isBuilt(event)) return [floorPut(event)];
	return isRansomed(event) ? [ransomed(event)] : [];
}

const line = (
	occasion: Occasion,
	rule: RuleId,
	told: Partial<Pick<Settlement, 'tiles' | 'awards' | 'gains' | 'unscored'>>
): Settlement => ofNoFeature({ token: FLOOR, stage: 'before', occasion, rule, ...told });

const spot = ({ x, y }: Spot): Spot => ({ x, y });

const floorPut = ({ player, at }: Built): Settlement =>
	line(BUILT, 'TOWER-4', {
		tiles: [spot(at)],
		gains: [{ player, token: FLOOR, count: -1, spent: true }]
	});

/** A ransom is paid, and nobody scores it. */
const ransomed = ({ player, from }: Ransomed): Settlement => {
	const paid = (who: PlayerIndex, each: number) =>
		award(who, { [RANSOM_PAID]: each }, { [RANSOM_PAID]: 1 });
	return line(RANSOMED, 'TOWER-15', {
		awards: [paid(player, -RANSOM), paid(from, RANSOM)],
		unscored: true
	});
};
