import type { Game } from '../engine/game';
import type { Rulings } from '../engine/rulings';
import { replay, type FreshReplay, type Replay } from '../engine/play';
import { rulesOf, type TableEvent } from '../rules/catalogue';
import type { Header } from './header';
import { entriesWithoutClock } from './clock';
import type { Entry, GameRecord } from './entry';
import { effectiveLog } from './log';
import { renumber, describedTypes, type TileTypes } from './custom-tiles';
import type { Amendment } from './amendment';
import { deepEqual } from './deep-equal';

const NO_CUSTOM_TILES: TileTypes = new Map();
/** Replays, by the entries that matter. If only the clock did something, no other replay is needed. */
const replayed = new WeakMap<
	readonly Entry[],
	{ readonly header: Header; readonly extraTiles: TileTypes; readonly replay: Replay }
>();

/**
 * Replays a record up to the first refused event. The replay is cached, so never play on with it. `designs` are custom tiles of
 * other games that may be laid next. Throws if the record's rules aren't loaded, see `load-rules.ts`.
 */
export function replayRecord(record: GameRecord, designs = NO_CUSTOM_TILES): Replay {
	// All empty maps count as the same, so that the table can use the replay from which a summary was made.
	const extraTiles = designs.size === 0 ? NO_CUSTOM_TILES : designs;
	const { header } = record;
	const entries = entriesWithoutClock(record.entries);
	const known = replayed.get(entries);
	if (known?.extraTiles === extraTiles && known.header === header) return known.replay;
	const { events, rulings } = effectiveLog(entries);
	const replay = replayEvents(ruledBy(header, rulings), events, extraTiles);
	replayed.set(entries, { header, extraTiles, replay });
	return replay;
}

/**
 * The game with this header after these events. `extraTiles` is like the designs of {@link replayRecord}, and `before` like that
 * of `replay`.
 */
export function replayEvents(
	header: Header,
	events: readonly TableEvent[],
	extraTiles = NO_CUSTOM_TILES,
	before?: (game: Game, index: number) => void
): FreshReplay {
	const rules = rulesOf(header, new Map([...extraTiles, ...describedTypes(events, header)]));
	const renumbered = renumber(events, rules.tiles);
	return replay(rules, header.players.length, header.first, renumbered, before);
}

/** A game's header with its current rulings, as changed by amendments. */
export const headerOf = ({ header, entries }: GameRecord): Header =>
	ruledBy(header, effectiveLog(entries).rulings);

/** A header with other answers to some rulings. */
export const ruledBy = (header: Header, rulings: Rulings): Header =>
	Object.keys(rulings).length === 0
		? header
		: { ...header, rulings: { ...header.rulings, ...rulings } };

/** The designs of a game with this header after these events. `extraTiles` is like the designs of {@link replayRecord}. */
export const typesIn = (
	header: Header,
	events: readonly TableEvent[],
	extraTiles = NO_CUSTOM_TILES
): TileTypes => rulesOf(header, new Map([...extraTiles, ...describedTypes(events, header)])).tiles;

/** True for an amendment that changes nothing. */
export function changesNothing(record: GameRecord, { edits, rulings = {} }: Amendment): boolean {
	const { events } = effectiveLog(record.entries);
	const standing = headerOf(record).rulings;
	return (
		edits.every(({ at, events: instead }) => deepEqual(instead, events.slice(at, at + 1))) &&
		Object.entries(rulings).every(([id, choice]) => standing[id] === choice)
	);
}
