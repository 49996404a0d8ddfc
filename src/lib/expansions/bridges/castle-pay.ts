import { completedBy } from '../../engine/board';
import { citiesAround, originOf, spotsOf, type Feature } from '../../engine/feature';
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
import { awardFor, completedIn, isScored, settleFeature } from '../../rules/base/settle';
import {
	buildQuestions,
	CASTLE,
	castlesWaiting,
	castlesWithLords,
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
/** Why lords go home at the end. */
const NOT_PAID: Occasion = 'castles/not-paid';
/** What is counted for castles beside a field, in addition to counting them as cities there. */
const CASTLES = 'castles/castles';

/** The castles: small cities that aren't scored, but are paid for what is completed beside them. */
export const castles = (rulings: Rulings): RuleModule<CastleEvent> => ({
	id: 'castles',
	sheltered: [CASTLE],
	codes: {
		tokens: [CASTLE],
		onTiles: [CASTLE],
		occasions: [BUILT, PAID, NOT_PAID],
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
	settle: (change) => (change.event.type === ENDED ? lordsLeft(change) : builtIn(change)),
	follows: payCastles,
	tariff: payFields
});

/** What the ledger says of castles that were built, as part of a turn or by an event of their own: whose they were. */
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

/** At the end of the game lords go home, and their castles pay nothing. */
const lordsLeft = ({ game }: Change): readonly Settlement[] =>
	castlesWithLords(game).map((castle) =>
		ofNoFeature({
			token: CASTLE,
			stage: 'after',
			occasion: NOT_PAID,
			rule: 'CASTLE-13',
			tiles: spotsOf(castle),
			home: castle.pieces
		})
	);

/** A completed feature beside a castle, and what it pays the lord's player. */
interface Candidate {
	readonly feature: Feature;
	readonly points: number;
}

/** The features that were completed beside a castle, those with the most points first. */
function candidatesFor(
	game: Game,
	castle: Feature,
	completed: readonly Feature[]
): readonly Candidate[] {
	const lord = lordOf(game, castle);
	const near = surroundingsOf(castle);
	if (!lord) return [];
	return completed
		.filter((feature) => isScored(game, feature) && isNear(feature, near))
		.map((feature) => ({ feature, points: pointsFor(game, feature, lord.player) }))
		.sort(byPoints);
}

/** Sorts those with the most points first. */
const byPoints = (a: Candidate, b: Candidate): number => b.points - a.points;

const isNear = (feature: Feature, near: ReturnType<typeof surroundingsOf>): boolean =>
	spotsOf(feature).some((spot) => near.some((other) => sameSpot(spot, other)));

const pointsFor = (game: Game, feature: Feature, player: PlayerIndex): number =>
	awardFor(game, feature, 'completed', player)?.points ?? 0;

const pointsAt = (place: Place, candidates: readonly Candidate[]): number =>
	candidates.find(({ feature }) => isOn(place, feature))?.points ?? 0;

/** Asks which of several features a castle is paid for, if that makes a difference. */
function choiceQuestions(game: Game, { touched, choices }: Turn): readonly Question[] {
	// Answers may complete more than the tile did.
	const completed = completedBy(game.unscored?.touched ?? touched);
	if (completed.length < 2) return [];
	return castlesWaiting(game).flatMap((castle) => {
		const at = originOf(castle);
		const [best, ...others] = candidatesFor(game, castle, completed);
		const lord = lordOf(game, castle);
		if (!best || !lord || others.every(({ points }) => points === best.points)) return [];
		if (choices.some((one) => isChosen(one) && isOn(one.at, castle))) return [];
		const answer = (to: Place): CastleChosen => ({
			type: CASTLE_CHOSEN,
			player: lord.player,
			at,
			for: { x: to.x, y: to.y, segment: to.segment }
		});
		return [
			{
				id: CASTLE_CHOSEN,
				player: lord.player,
				timing: 'built',
				about: at,
				options: [best, ...others].map(({ feature }) => placesOf(feature)),
				answer,
				pays: (place) => pointsAt(place, [best, ...others]),
				usual: answer(originOf(best.feature)),
				reach: surroundingsOf(castle)
			}
		];
	});
}

/** What castles are paid for everything that a change completed. A castle that is paid is completed too, for others beside it. */
function payCastles(change: Change): readonly Settlement[] {
	const { game } = change;
	const completed = completedIn(change);
	const waiting = completed.length > 0 ? castlesWaiting(game) : [];
	if (waiting.length === 0) return [];
	const paid = new Map<Feature, Candidate>();
	for (const castle of waiting) {
		const found = chosenFor(game, castle, candidatesFor(game, castle, completed));
		if (found) paid.set(castle, found);
	}
	payBeside(waiting, paid);
	return [...paid].map(([castle, { feature }]) => settlementOf(game, castle, feature));
}

/** The feature that the lord's player chose, or else the best. */
function chosenFor(
	{ turn }: Game,
	castle: Feature,
	candidates: readonly Candidate[]
): Candidate | undefined {
	const chosen = turn?.choices.filter(isChosen).find(({ at }) => isOn(at, castle));
	return candidates.find(({ feature }) => chosen && isOn(chosen.for, feature)) ?? candidates[0];
}

/** Adds the castles that are paid because one beside them is, each for the best feature; then those beside these, and so on. */
function payBeside(
	waiting: readonly Feature[],
	paid: Map<Feature, Candidate>,
	latest: ReadonlyMap<Feature, Candidate> = paid
): void {
	const next = new Map<Feature, Candidate>();
	for (const castle of waiting.filter((one) => !paid.has(one))) {
		const best = bestBeside(castle, latest);
		if (best) next.set(castle, best);
	}
	for (const [castle, candidate] of next) paid.set(castle, candidate);
	if (next.size > 0) payBeside(waiting, paid, next);
}

/** The best of the features for which the castles beside this one are paid; undefined if none is. */
function bestBeside(castle: Feature, paid: ReadonlyMap<Feature, Candidate>): Candidate | undefined {
	const near = surroundingsOf(castle);
	const [best] = [...paid]
		.flatMap(([beside, candidate]) => (isNear(beside, near) ? [candidate] : []))
		.sort(byPoints);
	return best;
}

/** Pays a castle like the feature, and sends its lord home. A lord whose strength is 0 gets nothing. */
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
