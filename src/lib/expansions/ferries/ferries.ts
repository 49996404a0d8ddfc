import { tileAt } from '../../engine/board';
import { goingAfter, leftAloneBy } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import { changeLinks } from '../../engine/links';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { sameSpot } from '../../engine/spot';
import {
	FERRY_LAID,
	FERRY_MOVED,
	type FerriesKept,
	type FerryEvent,
	type FerryFound,
	type FerryLaid,
	type FerryMoved
} from './events';
import {
	ferryAt,
	isFerryFound,
	isFerryLaid,
	isLying,
	isPair,
	linkOf,
	movableFerries
} from './links';
import { KEEP_ONE, layQuestion, moveQuestion, otherPairs, SIDES } from './questions';
import { FERRY } from './tiles';

/** The ferries: each joins two roads that end at its lake, and may be moved when one of them is extended. */
export const ferries: RuleModule<FerryEvent> = {
	id: 'ferries',
	codes: {
		links: [FERRY],
		questions: [FERRY_LAID, FERRY_MOVED],
		answers: [`${FERRY_LAID}/${SIDES}`, `${FERRY_MOVED}/${SIDES}`, `${FERRY_MOVED}/${KEEP_ONE}`]
	},
	choices: (game, turn) => {
		const laying = layQuestion(game, turn);
		return laying.length > 0 ? laying : moveQuestion(game, turn);
	},
	record: (game, event, asked) => {
		if (isFerryFound(event)) return recordFound(game, event);
		return isLying(event) ? recordLying(game, event, asked) : judge(game, event, asked);
	}
};

type Taken = Result<Recorded, Refusal>;

function recordFound(game: MutableGame, event: FerryFound): Taken {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (!isPair(game, event)) return fail({ nonsense: 'no-such-place' });
	if (ferryAt(game, event.one)) return fail({ nonsense: 'spot-taken' });
	changeLinks(game.board, { laid: [linkOf(event)] });
	// What it completes is scored when play begins.
	return ok({ touched: [], objections: [] });
}

/** Lays a ferry, or moves the one that lies there. */
function recordLying(
	game: MutableGame,
	event: FerryLaid | FerryMoved,
	asked: readonly Question[]
): Taken {
	const judged = judge(game, event, asked);
	if (!judged.ok) return judged;
	const there = ferryAt(game, event.one);
	const change = changeLinks(game.board, {
		taken: there ? [there] : [],
		laid: [linkOf(event)]
	});
	const fates = goingAfter(leftAloneBy(game, change));
	return ok({ ...judged.value, touched: [change], ...(fates.length > 0 && { fates }) });
}

/** Finds the objections to an answer. Refuses an answer to a question that wasn't asked, and an impossible one. */
function judge(game: Game, event: Answer, asked: readonly Question[]): Taken {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id, player }) => id === questionFor(event) && player === event.player);
	if (!ask || !game.turn) return fail({ nonsense: 'nothing-asked' });
	if (!isPossible(game, game.turn, event)) return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
}

type Answer = FerryLaid | FerryMoved | FerriesKept;

const questionFor = ({ type }: Answer): string => (type === FERRY_LAID ? FERRY_LAID : FERRY_MOVED);

/** True for two roads of the lake just laid, for two other roads of a ferry that may be moved, or for such a ferry that stays. */
function isPossible(game: Game, turn: Turn, event: Answer): boolean {
	if (isLying(event) && !isPair(game, event)) return false;
	if (isFerryLaid(event)) return sameSpot(event.one, turn.tile);
	const at = isLying(event) ? event.one : event.at;
	const ferry = movableFerries(game, turn).find(({ one }) => !at || sameSpot(one, at));
	if (!ferry || !isLying(event)) return ferry !== undefined;
	const tile = tileAt(game.board, event.one);
	const others = tile ? otherPairs(tile, ferry) : [];
	return others.some((pair) => pair.includes(event.one.segment) && pair.includes(event.other));
}
