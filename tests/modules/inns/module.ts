import { partsOf, type Feature, type Part } from '../../../src/lib/engine/feature';
import type { Payment, RuleModule, TariffChange } from '../../../src/lib/engine/module';
import { CATHEDRALS, INNS } from './tiles';

/** A road beside an inn pays 2 a tile, a city with a cathedral 3 a tile and 3 a pennant; unfinished both pay nothing. */
export const inns: RuleModule = { id: 'inns', tariff };

function tariff({ feature, occasion }: Payment): TariffChange | undefined {
	const rule = hasInn(feature) ? 'INN' : hasCathedral(feature) ? 'CATHEDRAL' : undefined;
	if (rule === undefined) return undefined;
	if (occasion === 'unfinished') return { rule: `${rule}-2`, nothing: true };
	return occasion === 'completed'
		? { rule: `${rule}-1`, adds: rule === 'INN' ? { tiles: 1 } : { tiles: 1, pennants: 1 } }
		: undefined;
}

const hasInn = (feature: Feature): boolean =>
	feature.kind === 'road' && partsOf(feature).some(isByInn);

const isByInn = ({ tile, segment }: Part): boolean =>
	segment.kind === 'road' && segment.sides.some((side) => INNS.get(tile.type.id)?.includes(side));

const hasCathedral = (feature: Feature): boolean =>
	feature.kind === 'city' && partsOf(feature).some(({ tile }) => CATHEDRALS.has(tile.type.id));

/** A follower that counts as two where strengths are compared. */
export const largeFollower: RuleModule = {
	id: 'large-follower',
	pieces: { large: { perPlayer: 1, mayStandOn: () => true, strength: () => 2 } }
};
