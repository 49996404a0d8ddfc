import { tilesAround } from '../../engine/board';
import type { Payment, RuleModule, TariffChange } from '../../engine/module';
import type { BaseOccasion } from '../../rules/base/codes';
import { hasVineyard } from './tiles';

const VINEYARDS = 'vineyards';
const COMPLETED: BaseOccasion = 'completed';

/** Vineyards: a completed monastery pays 3 more for each one around it. */
export const vineyards: RuleModule = {
	id: 'vineyards',
	codes: { countables: [VINEYARDS] },
	tariff: vineyardsPay
};

function vineyardsPay({ game, feature, occasion }: Payment): TariffChange | undefined {
	if (feature.kind !== 'monastery' || occasion !== COMPLETED) return undefined;
	const around = tilesAround(game.board, feature.first.tile);
	const count = around.filter(({ type }) => hasVineyard(type)).length;
	return count === 0
		? undefined
		: { rule: 'VINEYARD-1', adds: { [VINEYARDS]: 3 }, counts: { [VINEYARDS]: count } };
}
