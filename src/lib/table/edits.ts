import type { Game } from '../engine/game';
import { sameSpot } from '../engine/spot';
import type { Edit } from '../record/amendment';
import { sameValue } from '../record/same';
import { isLaid, type Laid } from '../rules/base/events';
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
		const changes = events[0] && isLaid(old) && isLaid(events[0]) ? laidAnew(old, events[0]) : [];
		return [
			historyWords.changedTo(was, first === was ? changes : [first, ...changes]),
			...others.map(historyWords.added)
		];
	}
	const added = is.filter((_, index) => index !== kept).map(historyWords.added);
	const overruled = old && kept !== undefined && !sameValue(events[kept], old);
	return overruled ? [...added, historyWords.keptAsPlayed(was)] : added;
}

/** What of a tile's laying is different that its sentence doesn't say: the spot, or how it is turned. */
function laidAnew(was: Laid, is: Laid): readonly string[] {
	if (!sameSpot(was, is)) return [historyWords.liesAt(is)];
	if (was.tile === is.tile && was.rotation !== is.rotation) return [historyWords.liesTurned];
	const [before, now] = [was.deploy, is.deploy];
	const moved = before && now && before.piece === now.piece && before.segment !== now.segment;
	return was.tile === is.tile && moved ? [historyWords.standsElsewhere] : [];
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
