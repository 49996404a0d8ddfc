import { completedBy } from '../../engine/board';
import { signsOf, type Feature } from '../../engine/feature';
import type { Gain, Occasion, RuleId, Settlement } from '../../engine/ledger';
import type { Change, RuleModule } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import { ENDED, isLaid } from '../../rules/base/events';
import { withoutFigures } from '../../rules/base/settle';
import { settleMajority } from '../../rules/base/tokens';

/** The goods whose signs are printed in cities, and of which tokens are won. */
const GOODS = ['wine', 'grain', 'cloth'] as const;
type Good = (typeof GOODS)[number];

const WON: Occasion = 'goods/won';
const mostOf = (good: Good): Occasion => `goods/${good}`;

/** Points for having the most tokens of a good. */
const MOST = 10;
const WON_RULE: RuleId = 'GOODS-1';
const MOST_RULE: RuleId = 'GOODS-4';

/** Goods: whoever completes a city takes a token for each sign in it; at the end having the most tokens of a good pays. */
export const goods: RuleModule = {
	id: 'goods',
	codes: { tokens: GOODS, occasions: [WON, ...GOODS.map(mostOf)] },
	settle: (change) => (change.event.type === ENDED ? settleEnd(change) : settleCities(change))
};

/** The tokens of every city that a tile completed, for whoever laid it. */
function settleCities({ event, touched }: Change): readonly Settlement[] {
	if (!isLaid(event)) return [];
	return completedBy(touched)
		.filter(({ kind }) => kind === 'city')
		.flatMap((city) => settleCity(city, event.player));
}

function settleCity(city: Feature, player: PlayerIndex): readonly Settlement[] {
	const gains = GOODS.map((token): Gain => ({ player, token, count: signsOf(city, token).length }));
	const won = gains.filter(({ count }) => count > 0);
	return won.length > 0 ? [{ ...settlementOf(city), gains: won }] : [];
}

const settlementOf = (city: Feature): Settlement => ({
	...withoutFigures(city),
	stage: 'tokens',
	occasion: WON,
	rule: WON_RULE
});

/** The majorities of the goods of which somebody has a token. */
const settleEnd = ({ game }: Change): readonly Settlement[] =>
	GOODS.map((good) =>
		settleMajority(game, good, {
			stage: 'tokens',
			occasion: mostOf(good),
			rule: MOST_RULE,
			points: MOST
		})
	).filter(({ compared }) => compared.length > 0);
