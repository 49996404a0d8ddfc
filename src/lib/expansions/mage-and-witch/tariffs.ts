import type { Payment, RuleModule } from '../../engine/module';
import { countIn } from '../../rules/base/settle';
import { featureWith, MAGE, WITCH, type Magician } from './magicians';

/** How sums name the tiles of a feature that the mage counts once more. */
const MAGE_TILES = 'tiles/mage';

/** The mage: a road or city pays 1 more for each tile when it is scored, even if it would pay nothing. */
export const mage: RuleModule = {
	id: MAGE,
	codes: { countables: [MAGE_TILES] },
	tariff: (payment) => {
		const rule = ruleFor(MAGE, payment);
		if (rule === undefined) return undefined;
		const { tiles } = countIn(payment.game, payment.feature).counts;
		return { rule, besides: { [MAGE_TILES]: 1 }, counts: { [MAGE_TILES]: tiles } };
	}
};

/** The witch: a road or city pays half when it is scored. */
export const witch: RuleModule = {
	id: WITCH,
	tariff: (payment) => {
		const rule = ruleFor(WITCH, payment);
		return rule === undefined ? undefined : { rule, halves: WITCH };
	}
};

const PREFIX: Readonly<Record<Magician, string>> = { [MAGE]: 'MAGE', [WITCH]: 'WITCH' };

/** The rule by which one of them changes a payment; undefined if it doesn’t. */
function ruleFor(magician: Magician, { game, feature, occasion }: Payment): string | undefined {
	if (feature !== featureWith(game, magician)) return undefined;
	if (occasion === 'completed') return `${PREFIX[magician]}-1`;
	return occasion === 'unfinished' ? `${PREFIX[magician]}-2` : undefined;
}
