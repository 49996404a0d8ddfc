import { hasSign, tileCount, type Feature } from '../../engine/feature';
import type { Rates, RuleId } from '../../engine/ledger';
import type { Payment, RuleModule, TariffChange } from '../../engine/module';
import type { RulingId, Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';
import { smallCityPaysLess } from '../../rules/base/rulings';
import { follower } from '../../rules/base/rules';

/** The signs on tiles, and what a feature with one or more of them pays. */
interface Sign {
	readonly name: string;
	/** The rules for a completed and an unfinished feature, and for an unfinished one whose sign is ignored. */
	readonly rules: Readonly<Record<'completed' | 'unfinished' | 'ignored', RuleId>>;
	/** What a completed feature pays in addition. */
	readonly adds: Rates;
}

const SIGNS: Readonly<Partial<Record<SegmentKind, Sign>>> = {
	road: {
		name: 'inn',
		rules: { completed: 'INN-1', unfinished: 'INN-2', ignored: 'INN-4' },
		adds: { tiles: 1 }
	},
	city: {
		name: 'cathedral',
		rules: { completed: 'CATHEDRAL-1', unfinished: 'CATHEDRAL-2', ignored: 'CATHEDRAL-5' },
		adds: { tiles: 1, pennants: 1 }
	}
};

const UNFINISHED: readonly RulingId[] = ['unfinishedSigns'];

/**
 * A completed road with an inn pays 2 for each tile, and a completed city with a cathedral 3 for each tile and pennant.
 * Unfinished ones pay nothing, or, by a ruling, what others pay.
 */
export const inns: RuleModule = { id: 'inns', tariff };

function tariff({ game, feature, occasion }: Payment): TariffChange | undefined {
	const sign = SIGNS[feature.kind];
	if (!sign || !hasSign(feature, sign.name)) return undefined;
	if (occasion === 'unfinished')
		return game.rules.rulings['unfinishedSigns'] === 'as-without'
			? { rule: sign.rules.ignored, rulings: UNFINISHED }
			: { rule: sign.rules.unfinished, rulings: UNFINISHED, nothing: true };
	if (occasion !== 'completed') return undefined;
	return isPaidLess(game.rules.rulings, feature)
		? { rule: 'CATHEDRAL-3', adds: { tiles: 2, pennants: 2 } }
		: { rule: sign.rules.completed, adds: sign.adds };
}

/** True for a city of two tiles, if the old ruling for these is played: it starts at 1 for each tile. */
const isPaidLess = (rulings: Rulings, feature: Feature): boolean =>
	feature.kind === 'city' && smallCityPaysLess(rulings) && tileCount(feature) === 2;

/** A follower that counts as two when strengths are compared. */
export const bigFollower = (rulings: Rulings): RuleModule => ({
	id: 'big-follower',
	pieces: { 'big-follower': { ...follower(rulings), perPlayer: 1, strength: () => 2 } }
});
