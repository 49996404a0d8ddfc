import { completedBy } from '../../engine/board';
import { citiesAround, originOf, spotsOf, type Feature } from '../../engine/feature';
import { featuresWithFigures } from '../../engine/figures';
import type { Game, Turn } from '../../engine/game';
import {
	ofNoFeature,
	type FeatureSettlement,
	type Occasion,
	type Settlement
} from '../../engine/ledger';
import type { Change, Payment, RuleModule, TariffChange } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Question } from '../../engine/question';
import type { Rulings } from '../../engine/rulings';
import { sameSpot, type Place } from '../../engine/spot';
import { ENDED } from '../../rules/base/events';
import {
	awardFor,
	completedIn,
	isScored,
	settleFeature,
	withoutFigures
} from '../../rules/base/settle';
import {
	buildQuestions,
	CASTLE,
	castlesWaiting,
	isChosen,
	isDecided,
	isOn,
	lordOf,
	placesOf,
	recordCastle,
	surroundingsOf
} from './castles';
import { dealtTo } from './bridges';
import { CASTLE_CHOSEN, CASTLE_DECIDED, type CastleChosen, type CastleEvent } from './events';
import { lordsChoose } from './rulings';

/** Why a castle is in the ledger when it is built, and when it pays its lord's player. */
const BUILT: Occasion = 'castles/built';
const PAID: Occasion = 'castles/paid';
/** Castles beside a field, counted besides being cities there. */
const CASTLES = 'castles/castles';

/** The castles: small cities that aren't scored, but paid for what is completed beside them. */
export const castles = (rulings: Rulings): RuleModule<CastleEvent> => ({
	id: 'castles',
	codes: {
		tokens: [CASTLE],
		onTiles: [CASTLE],
		occasions: [BUILT, PAID],
		countables: [CASTLES],
		questions: [CASTLE_DECIDED, CASTLE_CHOSEN],
		answers: [`${CASTLE_DECIDED}/build`]
	},
	begins: (players) => ({ [CASTLE]: dealtTo(players) }),
	record: recordCastle,
	choices: (game, turn) => {
		const building = buildQuestions(game, turn);
		return building.length > 0 || !lordsChoose(rulings) ? building : choiceQuestions(game, turn);
	},
	settle: (change) => (change.event.type === ENDED ? leftIn(change.game) : builtIn(change)),
	follows: payCastles,
	tariff: payFields
});

/** What the ledger says of castles that were built, in their turn or by themselves: whose they were. */
const builtIn = ({ event }: Change): readonly Settlement[] =>
	[event, ...(event.choices ?? [])]
		.filter(isDecided)
		.filter(({ built }) => built)
		.map(({ player, at }) =>
			ofNoFeature({
				token: CASTLE,
				stage: 'before',
				occasion: BUILT,
				rule: 'CASTLE-5',
				tiles: [{ x: at.x, y: at.y }],
				gains: [{ player, token: CASTLE, count: -1, spent: true }]
			})
		);

/** The castles whose lords go home unpaid at the end. */
const leftIn = (game: Game): readonly Settlement[] =>
	featuresWithFigures(game)
		.filter(({ kind }) => kind === CASTLE)
		.map((castle) => ({
			...withoutFigures(castle),
			stage: 'after',
			occasion: PAID,
			rule: 'CASTLE-13',
			home: castle.pieces
		}));

/** Something completed beside a castle: a feature, or another castle that is paid for one. */
interface Candidate {
	readonly completed: Feature;
	/** What is paid for: itself, or what the other castle is paid for. */
	readonly feature: Feature;
	/** What it pays the lord's player. */
	readonly points: number;
}

/** What a change completes, and the castles that may be paid for it. */
interface Paying {
	readonly game: Game;
	readonly completed: readonly Feature[];
	readonly waiting: readonly Feature[];
}

/**
 * What was completed beside a castle, the best first.
 * @param without castles that wait for this one
 */
function candidatesFor(
	paying: Paying,
	castle: Feature,
	without: readonly Feature[]
): readonly Candidate[] {
	const { game, completed, waiting } = paying;
	const lord = lordOf(game, castle);
	const near = surroundingsOf(castle);
	if (!lord) return [];
	const seen = [...without, castle];
	const paidBeside = waiting
		.filter((other) => !seen.includes(other) && isNear(other, near))
		.flatMap((other) => {
			const paid = paidFor(paying, other, seen);
			return paid ? [{ completed: other, feature: paid.feature }] : [];
		});
	const features = completed.filter((feature) => isScored(game, feature) && isNear(feature, near));
	return [...features.map((feature) => ({ completed: feature, feature })), ...paidBeside]
		.map((one) => ({ ...one, points: pointsFor(game, one.feature, lord.player) }))
		.sort((a, b) => b.points - a.points);
}

/** What a castle is paid for: what the lord's player chose, or else the best. Nothing while it waits for one of those left out. */
function paidFor(
	paying: Paying,
	castle: Feature,
	without: readonly Feature[] = []
): Candidate | undefined {
	const candidates = candidatesFor(paying, castle, without);
	const chosen = paying.game.turn?.choices.filter(isChosen).find(({ at }) => isOn(at, castle));
	if (chosen && without.some((other) => isOn(chosen.for, other))) return undefined;
	return candidates.find(({ completed }) => chosen && isOn(chosen.for, completed)) ?? candidates[0];
}

const isNear = (feature: Feature, near: ReturnType<typeof surroundingsOf>): boolean =>
	spotsOf(feature).some((spot) => near.some((other) => sameSpot(spot, other)));

const pointsFor = (game: Game, feature: Feature, player: PlayerIndex): number =>
	awardFor(game, feature, 'completed', player)?.points ?? 0;

/** Asks what a castle is paid for, where that makes a difference. */
function choiceQuestions(game: Game, { touched, choices }: Turn): readonly Question[] {
	const completed = completedBy(touched);
	if (completed.length < 2) return [];
	const waiting = castlesWaiting(game);
	return waiting.flatMap((castle) => {
		const candidates = candidatesFor({ game, completed, waiting }, castle, []);
		const [best, ...others] = candidates;
		const lord = lordOf(game, castle);
		if (!best || !lord || others.every(({ points }) => points === best.points)) return [];
		if (choices.some((one) => isChosen(one) && isOn(one.at, castle))) return [];
		return [choiceFor(castle, lord.player, candidates, best)];
	});
}

function choiceFor(
	castle: Feature,
	player: PlayerIndex,
	candidates: readonly Candidate[],
	best: Candidate
): Question {
	const at = originOf(castle);
	const answer = ({ x, y, segment }: Place): CastleChosen => ({
		type: CASTLE_CHOSEN,
		player,
		at,
		for: { x, y, segment }
	});
	return {
		id: CASTLE_CHOSEN,
		player,
		timing: 'moves',
		about: at,
		options: candidates.map(({ completed }) => placesOf(completed)),
		answer,
		usual: answer(originOf(best.completed)),
		reach: surroundingsOf(castle)
	};
}

/** What castles are paid for all that a change completed; one that is paid is itself completed beside others. */
function payCastles(change: Change): readonly Settlement[] {
	const { game } = change;
	const waiting = castlesWaiting(game);
	const completed = waiting.length > 0 ? completedIn(change) : [];
	if (completed.length === 0) return [];
	return waiting.flatMap((castle) => {
		const paid = paidFor({ game, completed, waiting }, castle);
		return paid ? [settlementOf(game, castle, paid.feature)] : [];
	});
}

/** A castle is paid like a feature, and its lord goes home. One that counts 0 gets nothing. */
function settlementOf(game: Game, castle: Feature, feature: Feature): FeatureSettlement {
	const lord = lordOf(game, castle);
	const counts = lord ? (game.rules.pieces[lord.kind]?.strength?.(castle) ?? 0) : 0;
	return {
		...settleFeature(game, feature, 'completed', lord && counts > 0 ? [lord.player] : []),
		stage: 'after',
		occasion: PAID,
		rule: 'CASTLE-8',
		home: castle.pieces
	};
}

/** A field is paid one point more for each castle around it. */
function payFields({ feature, occasion }: Payment): TariffChange | undefined {
	if (feature.kind === CASTLE) return occasion === 'farm' ? ONE_MORE(1) : undefined;
	if (feature.kind !== 'field') return undefined;
	const count = citiesAround(feature).filter(({ city }) => city.kind === CASTLE).length;
	return count > 0 ? ONE_MORE(count) : undefined;
}

const ONE_MORE = (count: number): TariffChange => ({
	rule: 'CASTLE-14',
	adds: { [CASTLES]: 1 },
	counts: { [CASTLES]: count }
});
