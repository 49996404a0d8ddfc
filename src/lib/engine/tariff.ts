import type { Feature } from './feature';
import {
	award,
	halved,
	isTieBroken,
	strongest,
	type Award,
	type Counts,
	type Occasion,
	type Rates,
	type RuleId,
	type Strength
} from './ledger';
import type { Game, Payment, TariffChange } from './module';
import type { MarkerId, PlayerIndex } from './piece';
import type { RulingId } from './rulings';

/** What a feature pays by its own module. */
interface Tariff {
	readonly feature: Feature;
	readonly occasion: Occasion;
	/** Rates before other modules' changes; absent if it pays nothing. */
	readonly rates?: Rates | undefined;
	/** Rules of other modules that these rates follow already; absent without any. */
	readonly changedBy?: readonly RuleId[];
}

/** A tariff with the rulings that it follows from. */
interface RuledTariff extends Tariff {
	readonly rulings: readonly RulingId[];
}

interface Paid {
	readonly awards: readonly Award[];
	/** Rulings of the feature's own module, and of those that changed the amount. */
	readonly rulings: readonly RulingId[];
	/** Rules of other modules that changed the amount; absent without any. */
	readonly changedBy?: readonly RuleId[];
}

/** The awards of some players after all {@link TariffChange}s; `countsOf` says what is counted for a player. */
export function payOut(
	game: Game,
	{ feature, occasion, rates, rulings, changedBy = [] }: RuledTariff,
	players: readonly PlayerIndex[],
	countsOf: (player: PlayerIndex) => Counts
): Paid {
	const awards: Award[] = [];
	const changed: TariffChange[] = [];
	for (const player of rates ? players : []) {
		const changes = changesTo({ game, feature, occasion, player });
		changed.push(...changes);
		const paid = rates && applyChanges(rates, changes);
		if (!paid) continue;
		const whole = award(player, paid, mergeCounts(countsOf(player), changes));
		awards.push(changes.some(({ halves }) => halves) ? halved(whole, halverIn(changes)) : whole);
	}
	if (changed.length === 0 && changedBy.length === 0) return { awards, rulings };
	const rules = sorted([...changedBy, ...changed.map(({ rule }) => rule)]);
	return {
		awards,
		rulings: [...rulings, ...sorted(changed.flatMap((change) => change.rulings ?? []))],
		...(rules.length > 0 && { changedBy: rules })
	};
}

/** The awards of those with the most strength; if there are several, a rule for ties may choose among them. */
export function payStrongest(
	game: Game,
	tariff: RuledTariff,
	compared: readonly Strength[],
	countsOf: (player: PlayerIndex) => Counts
): Paid {
	const { rulings, changedBy = [] } = tariff;
	const breaks = isTieBroken(compared) ? game.rules.answering.tieBreak : [];
	const ruled = {
		...tariff,
		rulings: [...rulings, ...breaks.flatMap(({ tieBreak }) => tieBreak.rulings)],
		changedBy: [...changedBy, ...breaks.map(({ tieBreak }) => tieBreak.rule)]
	};
	return payOut(game, ruled, strongest(compared), countsOf);
}

/** These ids in order, each once: the order of modules never matters. */
const sorted = (ids: readonly string[]): readonly string[] =>
	ids.length < 2 ? ids : [...new Set(ids)].sort();

/** The first neutral figure because of which half is paid. */
const halverIn = (changes: readonly TariffChange[]): MarkerId | undefined =>
	changes.map(({ halves }) => halves).find((by) => typeof by === 'string');

/** What each counted thing pays a player after all {@link TariffChange}s, halves as fractions; no rates if it pays nothing. */
export function ratesFor(
	game: Game,
	{ feature, occasion, rates = {} }: Tariff,
	player: PlayerIndex
): Rates {
	const changes = changesTo({ game, feature, occasion, player });
	const paid = applyChanges(rates, changes) ?? {};
	return changes.some(({ halves }) => halves) ? halfOf(paid) : paid;
}

const halfOf = (rates: Rates): Rates =>
	Object.fromEntries(Object.entries(rates).map(([of, each]) => [of, each / 2]));

function changesTo(payment: Payment): readonly TariffChange[] {
	const found: TariffChange[] = [];
	for (const module of payment.game.rules.answering.tariff) {
		const change = module.tariff(payment);
		if (change) found.push(change);
	}
	return found;
}

/** Rates after all changes except halving; undefined if nothing is paid, or if everything added comes to nothing. */
function applyChanges(rates: Rates, changes: readonly TariffChange[]): Rates | undefined {
	if (changes.length === 0) return rates;
	const nothing = changes.some((change) => change.nothing);
	const besides = changes.map((change) => change.besides);
	if (nothing) return besides.some((one) => one) ? plus({}, besides) : undefined;
	const all = plus(rates, [...changes.map(({ adds }) => adds), ...besides]);
	return Object.values(all).some((each) => each !== 0) ? all : undefined;
}

/** Rates plus what is added: existing lines first, then new ones by name. */
function plus(rates: Rates, added: readonly (Rates | undefined)[]): Rates {
	const all = { ...rates };
	const lines = added.flatMap((one = {}) => Object.entries(one));
	for (const [of, points] of lines.sort(([a], [b]) => (a < b ? -1 : 1)))
		all[of] = (all[of] ?? 0) + points;
	return all;
}

const mergeCounts = (counts: Counts, changes: readonly TariffChange[]): Counts =>
	changes.length === 0
		? counts
		: (Object.assign({}, ...changes.map((change) => change.counts), counts) as Counts);
