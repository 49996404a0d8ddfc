import { award, ofNoFeature, type Occasion, type Settlement } from '../../engine/ledger';
import { whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { BesideFigure } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { ENDED } from '../../rules/base/events';
import {
	ROBBED,
	STOOD,
	type RobberDeclined,
	type RobberPlaced,
	type RobberRobbed,
	type RobbersEvent,
	type RobberStood
} from './events';
import { isDeclined, isPlaced, placingIn, PLACING, PLAYER, putBeside, SECOND } from './placing';
import {
	asGoneAlong,
	goneAlong,
	halfOf,
	isAnyPaid,
	LOOT,
	robbingIn,
	needsChoice,
	ROBBER,
	robberOf,
	robbersOut,
	settleRobbery,
	waitingIn,
	withThoseAlong,
	type Loot
} from './robbery';
import { isSameFigure, oneEach, standingNow, type TrackOf, type Underway } from './scoring-figures';

const END: Occasion = 'robbers/ended';
const AT_END = 3;

const atEnd = (rulings: Rulings): string => rulings['robbersAtEnd'] ?? 'three';

const isRobbed = (event: GameEvent): event is RobberRobbed => event.type === ROBBED;
/** True for an event that says where a robber stands on an existing table. */
export const isRobberStood = (event: GameEvent): event is RobberStood => event.type === STOOD;

/**
 * The Robbers: they take half of what the players score beside whom they stand.
 * @param trackOf where scoring figures stand
 */
export const robbersWith = (trackOf: TrackOf): RuleModule<RobbersEvent> => ({
	id: 'robbers',
	shared: true,
	pieces: { [ROBBER]: { perPlayer: 1, shares: true, onTrack: true, mayStandOn: () => false } },
	codes: {
		occasions: [ROBBED, END],
		countables: [LOOT, ROBBER],
		questions: [...PLACING, ROBBED],
		answers: [
			...[...PLACING, ROBBED].map((question) => `${question}/${PLAYER}`),
			...PLACING.map((question) => `${question}/${SECOND}`)
		]
	},
	record: (game, event, asked) => {
		if (isRobberStood(event)) return recordStood(game, event);
		const notNow = whyNotPlaying(game);
		if (notNow) return fail({ nonsense: notNow });
		return isRobbed(event)
			? recordRobbed(game, event, trackOf, asked)
			: recordPlacing(game, event, trackOf, asked);
	},
	settle: (change) => settle(change, trackOf),
	follows: (change, paid) => settleRobberies(change, paid, trackOf),
	choices: (game, turn) => placingIn(game, turn, trackOf),
	questions: (game) => questions(game, trackOf)
});

/** The Robbers, if each player has one scoring figure. */
export const robbers = robbersWith(oneEach);

type Taken = Result<Recorded, Refusal>;

/** True for another player than the robber's owner. */
const isOther = ({ players }: Game, player: number, other: number): boolean =>
	player < players && other < players && player !== other;

function recordStood(game: MutableGame, { player, beside }: RobberStood): Taken {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (!isOther(game, player, beside)) return fail({ nonsense: 'unknown-player' });
	if (robberOf(game, player)) return fail({ nonsense: 'none-in-supply' });
	putBeside(game, player, { player: beside });
	return ok({ touched: [], objections: [] });
}

function recordPlacing(
	game: MutableGame,
	event: RobberPlaced | RobberDeclined,
	trackOf: TrackOf,
	asked: readonly Question[]
): Taken {
	const { player } = event;
	const ask = asked.find((one) => PLACING.includes(one.id) && one.player === player);
	if (!ask) return fail({ nonsense: 'nothing-asked' });
	if (!isDeclined(event) && !isOther(game, player, event.beside))
		return fail({ nonsense: 'unknown-player' });
	const beside = isPlaced(event) && besideOf(event);
	if (beside && !standingNow(game, trackOf).some((one) => isSameFigure(one, beside)))
		return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	if (beside) putBeside(game, player, beside);
	return ok({ touched: [], objections: judged.value });
}

const besideOf = ({ beside: player, second }: RobberPlaced): BesideFigure => ({
	player,
	...(second && { second })
});

function recordRobbed(
	game: Game,
	event: RobberRobbed,
	trackOf: TrackOf,
	asked: readonly Question[]
): Taken {
	const ask = asked.find(({ id, player }) => id === ROBBED && player === event.player);
	if (!ask) return fail({ nonsense: 'nothing-asked' });
	if (!lootOf(game, event, trackOf)) return fail({ nonsense: 'unknown-player' });
	const judged = judgeAnswer(asked, ask, event);
	return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
}

/** What the chosen player has scored. */
const lootOf = (game: Game, event: RobberRobbed, trackOf: TrackOf): Loot | undefined =>
	waitingIn(game, trackOf)
		.find(({ robber }) => robber.player === event.player)
		?.loot.find(({ from }) => from === event.from);

/** Asks whom to rob, if that matters. */
const questions = (game: Game, trackOf: TrackOf): readonly Question[] =>
	waitingIn(game, trackOf).map(({ robber: { player }, loot }) => ({
		id: ROBBED,
		player,
		timing: 'scored',
		figure: { kind: ROBBER, owned: true },
		options: [],
		choices: loot.map((one) => ({
			id: PLAYER,
			player: one.from,
			count: halfOf(one),
			event: { type: ROBBED, player, from: one.from } satisfies RobberRobbed
		}))
	}));

/** The robbery that was chosen; at the end, by a ruling, 3 points for each robber on the track. */
function settle({ game, event }: Change, trackOf: TrackOf): readonly Settlement[] {
	if (event.type === ENDED) return settleEnd(game);
	if (!isRobbed(event)) return [];
	const robber = robberOf(game, event.player);
	const loot = lootOf(game, event, trackOf);
	return robber && loot ? [settleRobbery(robber, loot, true)] : [];
}

/** The robberies that follow from what is paid for a change. A robber waits if it matters whom it robs. */
function settleRobberies(
	{ game, event }: Change,
	settlements: readonly Settlement[],
	trackOf: TrackOf
): readonly Settlement[] {
	const ended = event.type === ENDED;
	if (game.apart.size === 0 || !isAnyPaid(game, { event, settlements })) return [];
	if (ended && atEnd(game.rules.rulings) !== 'rob') return [];
	const gone = settlements.flatMap(({ apart = [] }) => apart.map(({ piece }) => piece));
	const along = goneAlong(game, trackOf, { event, settlements });
	const underway: Underway = { event, settlements: [...settlements, ...asGoneAlong(along)] };
	const found = robbingIn(game, trackOf, underway).filter(({ robber }) => !gone.includes(robber));
	const robbing = found.flatMap(({ robber, loot = [] }) => {
		const one = ended ? most(loot) : needsChoice(loot) ? undefined : loot[0];
		return one ? [{ robber, settlement: settleRobbery(robber, one) }] : [];
	});
	const robberies = robbing.map(({ settlement }) => settlement);
	const others = found.filter(({ loot }) => loot?.length === 0).map(({ robber }) => robber);
	const staying = along.filter(({ piece }) => !robbing.some(({ robber }) => robber === piece));
	return [
		...asGoneAlong(staying),
		...withThoseAlong(
			game,
			trackOf,
			underway,
			robberies,
			others.filter((robber) => !along.some(({ piece }) => piece === robber))
		)
	];
}

/** The largest loot: after the end nobody is asked any more. */
const most = (loot: readonly Loot[]): Loot | undefined =>
	loot.toSorted((a, b) => b.points - a.points)[0];

function settleEnd(game: Game): readonly Settlement[] {
	const out = robbersOut(game);
	if (out.length === 0 || atEnd(game.rules.rulings) !== 'three') return [];
	return [
		ofNoFeature({
			token: ROBBER,
			stage: 'tokens',
			occasion: END,
			rule: 'ROBBERS-10',
			rulings: ['robbersAtEnd'],
			awards: out.map(({ player }) => award(player, { [ROBBER]: AT_END }, { [ROBBER]: 1 })),
			apart: out.map((piece) => ({ piece }))
		})
	];
}
