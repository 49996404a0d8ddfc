import { tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import { sameSpot } from '../../engine/spot';
import type { Edit } from '../../record/amendment';
import { deepEqual } from '../../record/deep-equal';
import { replacementIndex } from '../../record/steps';
import { isLaid, isPlaced, isStood, type Laid, type Placed } from '../../rules/base/events';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import type { TableEvent } from '../../rules/catalogue';
import { historyWords } from '../../words/en/history';
import { sentenceAt, sentenceOf, type GameHistory } from './history';
import { playerNames } from '../../words';

/** What edits do to the log, one sentence for each event; `after` is the game as it would be. */
export function describeEdits(
	past: GameHistory,
	edits: readonly Edit[],
	after: Game
): readonly string[] {
	let more = 0;
	return edits.flatMap((edit) => {
		const laid = past.log.events.slice(edit.at).filter(isLaid).length;
		const before = lastTileNumber(past.game) - laid + more;
		const was = past.log.events[edit.at];
		more += edit.events.filter(isLaid).length - (was && isLaid(was) ? 1 : 0);
		return describeEdit(past, edit, { after, before });
	});
}

/** The game as it would be, and the number of the last tile before an edit. */
interface Then {
	readonly after: Game;
	readonly before: number;
}

function describeEdit(past: GameHistory, { at, events }: Edit, then: Then): readonly string[] {
	const old = past.log.events[at];
	const was = sentenceAt(past, at + 1);
	const is = describeEvents(past, events, then);
	if (old && events.length === 0) return [historyWords.eventDropped(was)];
	const kept = old && events.findIndex((event) => deepEqual(bare(event), bare(old)));
	if (old && kept === -1) {
		const changed = replacementIndex(old, events) ?? 0;
		const { [changed]: now = '' } = is;
		const changes = describeChange(past.game, old, { event: events[changed], after: then.after });
		const differences = [...(now === was ? [] : [now]), ...changes];
		const others = is.filter((_, index) => index !== changed);
		return [
			...(differences.length > 0 ? [historyWords.changedTo(was, differences)] : []),
			...others.map(historyWords.eventAdded)
		];
	}
	const added = is.filter((_, index) => index !== kept).map(historyWords.eventAdded);
	const overruled = old && kept !== undefined && !deepEqual(events[kept], old);
	return overruled ? [...added, historyWords.keptAsPlayed(was)] : added;
}

/** What an event became, and the game as it would be. */
interface Became {
	readonly event: TableEvent | undefined;
	readonly after: Game;
}

/** Changes that the event's sentence doesn't show: the spot, the rotation, where a figure stands. */
function describeChange(
	before: Game,
	was: TableEvent,
	{ event: is, after }: Became
): readonly string[] {
	if (is && isTile(was) && isTile(is)) return describeTileChange(was, is);
	if (!is || !isStood(was) || !isStood(is)) return [];
	// If the tile is another one, its segments have other numbers, and nobody moved.
	const [old, now] = [tileAt(before.board, was), tileAt(after.board, is)];
	return was.segment === is.segment || old?.type.line !== now?.type.line
		? []
		: [historyWords.figureMoved];
}

const isTile = (event: TableEvent): event is Laid | Placed => isLaid(event) || isPlaced(event);

function describeTileChange(was: Laid | Placed, is: Laid | Placed): readonly string[] {
	if (!sameSpot(was, is)) return [historyWords.nowLiesAt(is)];
	if (was.tile !== is.tile) return [];
	if (was.rotation !== is.rotation) return [historyWords.nowRotated];
	if (was.trees !== is.trees) return [historyWords.crossingChanged(is.trees === true)];
	return isLaid(was) && isLaid(is) ? describeFigureMove(was, is) : [];
}

const describeFigureMove = ({ deploy: before }: Laid, { deploy: now }: Laid): readonly string[] =>
	before && now && before.piece === now.piece && before.segment !== now.segment
		? [historyWords.figureMoved]
		: [];

/** The event without what was overruled. */
const bare = (event: TableEvent): TableEvent => ({ ...event, overruled: undefined });

function describeEvents(
	past: GameHistory,
	events: readonly TableEvent[],
	then: Then
): readonly string[] {
	const names = playerNames(past.header.players);
	const of = tilesInAll(then.after);
	return events.map((event, index) => {
		const number = then.before + events.slice(0, index + 1).filter(isLaid).length;
		return sentenceOf(event, then.after, { names, turn: { number, of } });
	});
}
