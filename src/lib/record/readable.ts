import { newGame } from '../engine/game';
import { play } from '../engine/play';
import type { LaidTile } from '../engine/feature';
import { keyAt } from '../engine/spot';
import {
	isEarly,
	LATE_RULINGS,
	LATER_RULINGS,
	rulesOf,
	UNRECORDED_RULINGS,
	type TableEvent
} from '../rules/catalogue';
import { AMENDED } from './amendment';
import { tellsOfClock } from './clock';
import { describedTypes, renumber } from './custom-tiles';
import { REDONE, UNDONE, type Entry, type GameRecord, type LoggedEvent } from './entry';
import type { Header } from './header-shape';
import { effectiveLog } from './log';
import type { Readable, ReadableTile } from './look-only';
import { ruledBy } from './replay';

/*
 * What an app that doesn't know a game's expansions can show of the game: each entry is sent with what it led to. Games of the
 * first expansions are sent without that, because every app knows these, and older apps refuse a field that they don't know.
 */

/** An entry as it is sent and saved. */
export type ReadableEntry = Entry & { readonly readable?: Readable };

/** True for a game with something that other apps may not know: an expansion, tiles of custom boxes, or a chess clock. */
export const needsReadable = ({ header, entries }: GameRecord): boolean =>
	header.expansions.some((id) => !isEarly(id)) ||
	header.told !== undefined ||
	tellsOfClock(entries);

/**
 * A game's header as it is sent and saved: without rulings that older apps don't know, if they have the answer for records
 * without one.
 */
export function readableHeader(header: Header): Header {
	const played: readonly string[] = header.expansions;
	const unplayed = LATER_RULINGS.filter(([, id]) => !played.includes(id)).map(([ruling]) => ruling);
	const needless = [...unplayed, ...LATE_RULINGS].filter(
		(ruling) => header.rulings[ruling] === UNRECORDED_RULINGS[ruling]
	);
	if (needless.length === 0) return header;
	const rulings = Object.entries(header.rulings).filter(([ruling]) => !needless.includes(ruling));
	return { ...header, rulings: Object.fromEntries(rulings) };
}

/**
 * A game's entries as they are sent and saved: with what each led to, if apps may not know what is played. Its rules must be
 * loaded.
 */
export function readableEntries(record: GameRecord): readonly ReadableEntry[] {
	if (!needsReadable(record)) return record.entries;
	let before: readonly LaidTile[] = [];
	return positionsIn(record).map(({ entry, scores, tiles }) => {
		const readable = { scores, ...changesIn(before, tiles) };
		before = tiles;
		return { ...entry, readable };
	});
}

/** What can be seen on a table. */
interface Position {
	readonly scores: readonly number[];
	readonly tiles: readonly LaidTile[];
}

/** The table after each entry. */
function positionsIn({ header, entries }: GameRecord): readonly (Position & { entry: Entry })[] {
	return runsIn(entries).flatMap(({ from, to }) => {
		const { events, rulings } = effectiveLog(entries.slice(0, to));
		const positions = positionsAfter(ruledBy(header, rulings), events);
		const run = entries.slice(from, to);
		let after = events.length - run.filter(isOfTable).length;
		return run.flatMap((entry) => {
			after += Number(isOfTable(entry));
			const position = positions[Math.min(after, positions.length - 1)];
			return position ? [{ entry, ...position }] : [];
		});
	});
}

const isOfTable = ({ event }: Entry): boolean => !event.type.startsWith('log/');

/**
 * Runs of entries that only add to the table: one replay serves a whole run. The first entry of a run may change what was before.
 */
function runsIn(
	entries: readonly Entry[]
): readonly { readonly from: number; readonly to: number }[] {
	const starts = entries.flatMap(({ seq, event }) =>
		seq === 0 || changesPast(event) ? [seq] : []
	);
	return starts.map((from, index) => ({ from, to: starts[index + 1] ?? entries.length }));
}

/** True for an event that may change events before it, or the design of a tile that lies already. */
const changesPast = (event: LoggedEvent): boolean =>
	event.type === UNDONE || event.type === REDONE || event.type === AMENDED || 'told' in event;

/** The table before all events, and after each event up to the first that is refused. */
function positionsAfter(header: Header, events: readonly TableEvent[]): readonly Position[] {
	const rules = rulesOf(header, describedTypes(events, header));
	const game = newGame(rules, header.players.length, header.first);
	const seen = (): Position => ({ scores: game.scores, tiles: [...game.board.order] });
	const positions = [seen()];
	for (const event of renumber(events, rules.tiles)) {
		if (!play(game, event).ok) break;
		positions.push(seen());
	}
	return positions;
}

const keyOf = ({ x, y }: LaidTile) => keyAt(x, y);
const lookOf = (tile: LaidTile): string =>
	`${String(keyOf(tile))} ${String(tile.rotation)} ${tile.type.line}`;

/** What is on one of two tables and not on the other. */
function changesIn(
	before: readonly LaidTile[],
	after: readonly LaidTile[]
): Pick<Readable, 'laid' | 'gone'> {
	const differs = after.findIndex((tile, index) => tile !== before[index]);
	const same = differs < 0 ? after.length : differs;
	const [old, now] = [before.slice(same), after.slice(same)];
	const looks = new Set(old.map(lookOf));
	const spots = new Set(now.map(keyOf));
	const laid = now.filter((tile) => !looks.has(lookOf(tile)));
	const gone = old.filter((tile) => !spots.has(keyOf(tile)));
	return {
		...(laid.length > 0 && { laid: laid.map(readableTile) }),
		...(gone.length > 0 && { gone: gone.map(({ x, y }) => ({ x, y })) })
	};
}

const readableTile = ({ x, y, rotation, type }: LaidTile): ReadableTile => ({
	x,
	y,
	rotation,
	line: type.line
});
