import { spotsOf, type Feature } from '../../engine/feature';
import {
	award,
	ofNoFeature,
	type Countable,
	type Occasion,
	type RuleId,
	type Settlement,
	type Title
} from '../../engine/ledger';
import type { Game, RuleModule } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { BaseCountable } from '../../rules/base/codes';
import { ENDED } from '../../rules/base/events';
import { withoutFigures } from '../../rules/base/settle';
import { completedByTile, completedOnBoard, holderOf, settleTitle } from '../../rules/base/titles';
import { payOf, type Pay } from './rulings';
import type { Presentation } from '../../rules/presentation/presentation';

/** King or robber baron: a title, and what it pays. */
interface PaidTitle extends Title {
	readonly token: TitleId;
	/** The name under which completed features of its kind are counted for points. */
	readonly counted: Countable;
	/** The rule by which it pays 1 for each of them at the end. */
	readonly paidBy: RuleId;
}

const TITLE_IDS = ['king', 'robber'] as const;
type TitleId = (typeof TITLE_IDS)[number];

/** The occasions of a title: it passes, pays at once for a feature that was completed, or pays at the end. */
const occasionsOf = (token: TitleId) =>
	({
		taken: `${token}/taken`,
		atOnce: `${token}/at-once`,
		ended: `${token}/ended`
	}) as const satisfies Record<string, Occasion>;

/** The rule for the ways to pay that are in no rulebook. */
const OTHER_PAY: RuleId = 'KING-8';
const RULING = 'kingAndRobber';

const KING: PaidTitle = {
	token: 'king',
	kind: 'city',
	occasion: occasionsOf('king').taken,
	rule: 'KING-3',
	counted: 'cities' satisfies BaseCountable,
	paidBy: 'KING-6'
};

const ROBBER: PaidTitle = {
	token: 'robber',
	kind: 'road',
	occasion: occasionsOf('robber').taken,
	rule: 'ROBBER-1',
	counted: 'roads',
	paidBy: 'ROBBER-2'
};

/** The king: the largest completed city, and points for all completed cities. */
export const king = moduleOf(KING);
/** The robber baron: the same for roads. */
export const robber = moduleOf(ROBBER);

function moduleOf(title: PaidTitle): RuleModule {
	const { token, counted } = title;
	const { atOnce, ended, taken } = occasionsOf(token);
	return {
		id: token,
		titles: [title],
		codes: { occasions: [taken, atOnce, ended], countables: [token, counted] },
		settle: (change) => {
			if (change.event.type === ENDED) return settleEnd(change.game, title);
			const completed = completedByTile(change, title.kind);
			return completed.length === 0
				? []
				: [...settleAtOnce(change.game, title, completed), ...settleTitle(change, title)];
		}
	};
}

/** By one ruling, whoever held the title before gets a point for each feature that was completed. */
function settleAtOnce(
	game: Game,
	title: PaidTitle,
	completed: readonly Feature[]
): readonly Settlement[] {
	if (payOf(game.rules.rulings) !== 'at-once') return [];
	const holder = holderOf(game, title.token);
	if (holder === undefined) return [];
	return completed.map((feature) => ({
		...withoutFigures(feature),
		stage: 'tokens',
		occasion: occasionsOf(title.token).atOnce,
		rule: OTHER_PAY,
		rulings: [RULING],
		awards: [award(holder, { [title.counted]: 1 }, { [title.counted]: 1 })]
	}));
}

/** What a title pays its holder at the end; nothing if no completed feature counts. */
function settleEnd(game: Game, title: PaidTitle): readonly Settlement[] {
	const pay = payOf(game.rules.rulings);
	const holder = holderOf(game, title.token);
	if (pay === 'at-once' || holder === undefined) return [];
	const { token, counted } = title;
	const ended = endOf(token);
	if (pay !== 'each') {
		const points = fixedPoints(game, holder, pay);
		const awards = [award(holder, { [token]: points }, { [token]: 1 })];
		return [ofNoFeature({ ...ended, rule: OTHER_PAY, rulings: [RULING], awards })];
	}
	const completed = completedOnBoard(game.board, title.kind);
	if (completed.length === 0) return [];
	const awards = [award(holder, { [counted]: 1 }, { [counted]: completed.length })];
	const tiles = [...new Set(completed.flatMap(spotsOf))];
	return [ofNoFeature({ ...ended, tiles, rule: title.paidBy, awards })];
}

/** The points for one title: by one ruling 10; by the other 15, or 20 if its holder has both, which makes 40. */
function fixedPoints(game: Game, holder: PlayerIndex, pay: Pay): number {
	if (pay === '10') return 10;
	return TITLE_IDS.every((token) => holderOf(game, token) === holder) ? 20 : 15;
}

/** The parts of the settlement of a title at the end that don’t depend on what it pays. */
const endOf = (token: TitleId) =>
	({ stage: 'tokens', token, occasion: occasionsOf(token).ended }) as const;

/** Points of king and robber have sources of their own. */
export const KING_AND_ROBBER_PRESENTATIONS: readonly Presentation[] = TITLE_IDS.map((title) => ({
	module: title,
	sources: Object.fromEntries(
		Object.values(occasionsOf(title)).map((occasion) => [occasion, title])
	)
}));
