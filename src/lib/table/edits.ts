import type { Game } from '../engine/game';
import type { Edit } from '../record/amendment';
import { sameValue } from '../record/same';
import { isLaid } from '../rules/base/events';
import type { TableEvent } from '../rules/catalogue';
import { historyWords } from '../words/history';
import { sentenceAt, sentenceOf, type Looked } from './history';

/** What a correction does to the log, a sentence for each event that it touches; `after` is the game as it would be. */
export function toldEdits(looked: Looked, edits: readonly Edit[], after: Game): readonly string[] {
	let more = 0;
	return edits.flatMap((edit) => {
		const before = looked.log.events.slice(0, edit.at).filter(isLaid).length + more;
		const was = looked.log.events[edit.at];
		more += edit.events.filter(isLaid).length - (was && isLaid(was) ? 1 : 0);
		return toldEdit(looked, edit, { after, before });
	});
}

/** The game as it would be, and how many turns lie before an edit of it. */
interface Then {
	readonly after: Game;
	readonly before: number;
}

function toldEdit(looked: Looked, { at, events }: Edit, then: Then): readonly string[] {
	const old = looked.log.events[at];
	const was = sentenceAt(looked, at + 1);
	const is = told(looked, events, then);
	if (old && events.length === 0) return [historyWords.dropped(was)];
	const kept = old && events.findIndex((event) => sameValue(bare(event), bare(old)));
	if (old && kept === -1) {
		const [first = '', ...others] = is;
		return [historyWords.changedTo(was, first), ...others.map(historyWords.added)];
	}
	const added = is.filter((_, index) => index !== kept).map(historyWords.added);
	const overruled = old && kept !== undefined && !sameValue(events[kept], old);
	return overruled ? [...added, historyWords.keptAsPlayed(was)] : added;
}

/** The event whatever the table overruled for it. */
const bare = (event: TableEvent): TableEvent => ({ ...event, overruled: undefined });

function told(looked: Looked, events: readonly TableEvent[], then: Then): readonly string[] {
	const names = looked.header.players.map(({ name }) => name);
	const of = then.after.history.filter(({ event }) => isLaid(event)).length;
	return events.map((event, index) => {
		const number = then.before + events.slice(0, index + 1).filter(isLaid).length;
		return sentenceOf(event, then.after, { names, turn: { number, of } });
	});
}
