import { signsOf } from '../../engine/feature';
import { isOccupied } from '../../engine/figures';
import { award, type Settlement, type Title } from '../../engine/ledger';
import type { Change, Deployment, Game, RuleModule } from '../../engine/module';
import { ENDED } from '../../rules/base/events';
import { holderOf, settleTitle } from '../../rules/base/titles';
import { PRICED, WENT_HOME, type MarketEvent } from './events';
import { hawkerQuestions, isHawkerMoved, recordHawker, settleVisit } from './hawker';
import { MARKET_OBJECTIONS } from './objections';
import {
	STALLKEEPER,
	isPriced,
	isWentHome,
	recordStall,
	settlePrice,
	stallChoices,
	stallOffers
} from './stall';
import { STALL } from './tiles';

/** The token of which there is one: it belongs to who completed the longest road. */
const CASHBOX: Title = {
	token: 'cashbox',
	kind: 'road',
	occasion: 'market-day/taken',
	rule: 'MARKET-5'
};
/** What the cashbox pays at the end. */
const CASHBOX_POINTS = 3;

/** Market Day: stallkeepers, the hawker who pays them, and the cashbox. */
export const market: RuleModule<MarketEvent> = {
	id: 'market-day',
	codes: {
		objections: MARKET_OBJECTIONS,
		occasions: ['market-day/visited', 'market-day/priced', 'market-day/taken', 'market-day/ended'],
		questions: ['market-day/completed', 'market-day/stall', 'market-day/last', PRICED, WENT_HOME],
		offers: [WENT_HOME],
		answers: ['market-day/priced/shows'],
		countables: ['cashbox', 'coins']
	},
	titles: [CASHBOX],
	pieces: {
		[STALLKEEPER]: {
			perPlayer: 1,
			mayStandOn: ({ kind }) => kind === 'road',
			objection: objectionTo,
			strength: () => 1
		}
	},
	record: (game, event, asked) =>
		isPriced(event) || isWentHome(event)
			? recordStall(game, event, asked)
			: recordHawker(game, event, asked),
	settle,
	choices: stallChoices,
	offers: stallOffers,
	questions: hawkerQuestions
};

function objectionTo({ game, features, laying, segment }: Deployment) {
	const { signs = [] } = laying.type.segments[segment] ?? {};
	const stalls = features.flatMap((feature) => signsOf(feature, STALL));
	if (stalls.length === 0 && !signs.includes(STALL)) return MARKET_OBJECTIONS[0];
	return features.some((feature) => isOccupied(game, feature)) ? 'occupied' : undefined;
}

function settle(change: Change): readonly Settlement[] {
	if (change.event.type === ENDED) return settleEnd(change.game);
	const visited = isHawkerMoved(change.event) ? settleVisit(change.game, STALLKEEPER) : [];
	return [...settlePrice(change), ...visited, ...settleTitle(change, CASHBOX)];
}

/** The points for the cashbox; none while nobody has it. */
function settleEnd(game: Game): readonly Settlement[] {
	const { token } = CASHBOX;
	const holder = holderOf(game, token);
	if (holder === undefined) return [];
	return [
		{
			kind: 'tokens',
			stage: 'tokens',
			token,
			occasion: 'market-day/ended',
			rule: 'MARKET-6',
			rulings: [],
			tiles: [],
			pennants: [],
			cities: [],
			compared: [],
			awards: [award(holder, { [token]: CASHBOX_POINTS }, { [token]: 1 })],
			home: []
		}
	];
}
